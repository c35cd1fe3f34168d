package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of every command that searches. */
public final class SearchOptions {

    /** At most one of them can be given. */
    private static final List<String> QUESTIONS = List.of("--cheapest", "--unique", "--explain", "--estimate");

    @Option(names = "--limit", paramLabel = "N", description = "Stop after N solutions.")
    private @Nullable Long limit;

    @Mixin
    private StrategyOptions strategy = new StrategyOptions();

    @Option(names = "--threads", paramLabel = "N", description = "Search with N threads; the default is 1.")
    private int threads = 1;

    @Mixin
    private CheckpointOptions checkpoint = new CheckpointOptions();

    @Mixin
    private GeneralOptions general = new GeneralOptions();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private CommandSpec command;

    /** Refuses options that have no meaning for a task. */
    public void check(String task, List<Refusal> refusals) {
        ParsedOptions parsed = new ParsedOptions(command);
        parsed.oneQuestionOf(QUESTIONS);
        parsed.refuse(task, refusals);
    }

    /** The search that was asked for. */
    public <O> Search<?, O> search(ExactCoverProblem<?, O> problem, Display<O> display, Console console) {
        Search<?, O> search = strategy.search(problem);
        return BadInputException.checked(
                () -> checkpoint.applyTo(general.applyTo(configured(search), display), console));
    }

    /** What to throw when the search refuses its input: the checkpoint may be to blame. */
    public RuntimeException explained(IllegalArgumentException complaint) {
        return checkpoint.explained(complaint);
    }

    public GeneralOptions general() {
        return general;
    }

    private <O> Search<?, O> configured(Search<?, O> plain) {
        Search<?, O> search = plain.threads(threads);
        search = limit == null ? search : search.limit(limit);
        Long seed = general.seed();
        return seed == null ? search : search.seed(seed);
    }
}
