package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.Search;
import java.io.IOException;
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

    @Option(names = "--threads", paramLabel = "N", description = "Search with N threads; 1 is the default.")
    private int threads = 1;

    @Mixin
    private CheckpointOptions checkpoint = new CheckpointOptions();

    @Mixin
    private GeneralOptions general = new GeneralOptions();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private CommandSpec command;

    /** Does a task, which was {@link #checked}, on the model; returns the exit code. */
    <O> int run(Task task, Model<O> model, Console console) throws IOException {
        try {
            return general.run(task, search(model, console), model, console);
        } catch (IllegalArgumentException complaint) {
            throw checkpoint.explained(complaint);
        }
    }

    /** The task, if what the user asks for goes together. */
    Task checked(Task task) {
        ParsedOptions parsed = new ParsedOptions(command);
        parsed.oneQuestionOf(QUESTIONS);
        parsed.refuse(task.name(), task.refusals());
        return task;
    }

    private <O> Search<?, O> search(Model<O> model, Console console) {
        Search<?, O> search = strategy.search(model.problem());
        return BadInputException.checked(() -> checkpoint.applyTo(general.applyTo(configured(search), model), console));
    }

    private <O> Search<?, O> configured(Search<?, O> plain) {
        Search<?, O> search = plain.threads(threads);
        search = limit == null ? search : search.limit(limit);
        Long seed = general.seed();
        return seed == null ? search : search.seed(seed);
    }
}
