package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The options of every command that searches. */
public final class SearchOptions implements Arguments {

    /** At most one of them can be given. */
    private static final List<String> QUESTIONS = List.of("--cheapest", "--unique", "--explain", "--estimate");

    private final Argument<Long> limit = Argument.option(
            "--limit",
            "N",
            Long.class,
            "Stop after N solutions. With 1, this is whichever solution is found fastest, not always the first of"
                    + " all.");

    private final StrategyOptions strategy = new StrategyOptions();

    private final Argument<Integer> threads =
            Argument.option("--threads", "N", Integer.class, "Search with N threads; the default is 1.");

    private final CheckpointOptions checkpoint = new CheckpointOptions();

    private final ProofOption proof = new ProofOption();

    private final GeneralOptions general = new GeneralOptions();

    @SuppressWarnings("NullAway.Init") // Set by addTo.
    private CommandSpec command;

    @Override
    public void addTo(CommandSpec command) {
        this.command = command;
        limit.addTo(command);
        strategy.addTo(command);
        threads.addTo(command);
        checkpoint.addTo(command);
        proof.addTo(command);
        general.addTo(command);
    }

    /** Refuses options that have no meaning for a task. */
    public void check(String task, List<Refusal> refusals) {
        ParsedOptions parsed = new ParsedOptions(command);
        parsed.oneQuestionOf(QUESTIONS);
        parsed.refuse(task, refusals);
        proof.check(parsed);
    }

    /** The search that was asked for. */
    public <O> Search<?, O> search(ExactCoverProblem<?, O> problem, Display<O> display, Console console) {
        Search<?, O> search = strategy.search(problem);
        return BadInputException.checked(() -> proof.applyTo(
                checkpoint.applyTo(general.applyTo(configured(search), display, console), console), strategy));
    }

    /**
     * What to throw when the search refuses its input. The checkpoint or the engine that the user named may not suit
     * it.
     */
    public RuntimeException explained(IllegalArgumentException complaint) {
        return strategy.engine() == Engine.AUTO
                ? checkpoint.explained(complaint)
                : new BadInputException(String.valueOf(complaint.getMessage()));
    }

    /** Whether a single solution is wanted and it does not matter which: no checkpoint counts on the order. */
    public boolean isForAnySolution() {
        return limit.isGiven() && limit.get() == 1 && !checkpoint.isUsed();
    }

    public GeneralOptions general() {
        return general;
    }

    private <O> Search<?, O> configured(Search<?, O> plain) {
        Search<?, O> search = plain.threads(threads.or(1));
        search = limit.isGiven() ? search.limit(limit.get()) : search;
        Long seed = general.seed();
        return seed == null ? search : search.seed(seed);
    }
}
