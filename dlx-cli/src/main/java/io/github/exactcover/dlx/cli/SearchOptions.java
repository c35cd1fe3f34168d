package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.Search;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of every command that searches, and the search that they make. */
final class SearchOptions {

    /** Only one of them can be asked at a time. */
    private static final List<String> QUESTIONS = List.of("--cheapest", "--unique", "--explain", "--estimate");

    @Option(names = "--limit", paramLabel = "N", description = "Stop after N solutions.")
    private @Nullable Long limit;

    @Mixin
    private StrategyOptions strategy = new StrategyOptions();

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            description = "Stop after this time, such as 500ms, 30s, 5m, 2h or PT1M30S, with what was found.")
    private @Nullable Duration timeout;

    @Option(names = "--threads", paramLabel = "N", description = "Search with N threads; 1 is the default.")
    private int threads = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Try the options in a random order, the same for the same number.")
    private @Nullable Long seed;

    @Option(
            names = "--reduce",
            description = "Before the search, take away options that are in no solution, and items without meaning.")
    private boolean reduce;

    @Option(names = "--format", paramLabel = "FORMAT", description = "Write text (the default) or json.")
    private Format format = Format.TEXT;

    @Mixin
    private PresetOptions presets = new PresetOptions();

    @Mixin
    private CheckpointOptions checkpoint = new CheckpointOptions();

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private CommandSpec command;

    /** Does a task, which was {@link #checked}, on the model; returns the exit code. */
    <O> int run(Task task, Model<O> model, Console console) throws IOException {
        Search<?, O> plain = search(model);
        try (ProgressDisplay display = progress.display(console)) {
            Search<?, O> search =
                    display.follow(plain.cancelWhen(console.interruption().searching()));
            return task.run(new Job<>(search, model, this, console, display));
        } catch (IllegalArgumentException complaint) {
            throw checkpoint.explained(complaint);
        }
    }

    /** The task, if what the user asks for goes together. */
    Task checked(Task task) {
        List<String> asked = QUESTIONS.stream().filter(this::isGiven).toList();
        if (asked.size() > 1) {
            throw new BadInputException(
                    asked.get(0) + " and " + asked.get(1) + " are two questions; ask one at a time");
        }
        for (Task.Refusal refusal : task.refusals()) {
            if (isGiven(refusal.option())) {
                throw new BadInputException(refusal.option() + " does not go with " + task.name() + ", for "
                        + refusal.why() + "; leave it out");
            }
        }
        return task;
    }

    private boolean isGiven(String option) {
        return command.commandLine().getParseResult().hasMatchedOption(option);
    }

    Format format() {
        return format;
    }

    Duration timeoutOr(Duration usual) {
        return timeout == null ? usual : timeout;
    }

    long seedOr(long usual) {
        return seed == null ? usual : seed;
    }

    private <O> Search<?, O> search(Model<O> model) {
        Search<?, O> search = strategy.search(model.problem());
        return BadInputException.checked(() -> checkpoint.applyTo(presets.applyTo(configured(search), model)));
    }

    private <O> Search<?, O> configured(Search<?, O> plain) {
        Search<?, O> search = plain.threads(threads);
        search = limit == null ? search : search.limit(limit);
        search = timeout == null ? search : search.timeout(timeout);
        search = seed == null ? search : search.seed(seed);
        return reduce ? search.reduce() : search;
    }
}
