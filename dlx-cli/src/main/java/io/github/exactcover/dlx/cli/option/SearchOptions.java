package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Symmetry;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.output.Answers;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.util.List;
import java.util.function.Predicate;
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

    private static final String UP_TO_SYMMETRY = "--up-to-symmetry";

    private static final List<Refusal> NOT_UP_TO_SYMMETRY = List.of(
            new Refusal("--cheapest", "it is about all solutions"),
            new Refusal("--cheapest-all", "it is about all solutions"),
            new Refusal("--explain", "it is about all solutions"),
            new Refusal("--estimate", "it is about all solutions"),
            new Refusal("--checkpoint", "a search up to symmetry cannot be saved"),
            new Refusal("--resume", "a search up to symmetry cannot be saved"),
            new Refusal("--proof", "a proof is about all solutions"));

    private final Argument<Boolean> upToSymmetry = Argument.flag(
            UP_TO_SYMMETRY,
            "Of solutions that a symmetry of the problem takes to each other, only one, and how many there are of its"
                    + " class.");

    /** Whether the problem itself has the option, and does what is asked, or says which symmetries are meant. */
    private boolean leftToProblem;

    private boolean isByProblem;

    private final DistinctOptions distinct = new DistinctOptions();

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
        leftToProblem = command.findOption(UP_TO_SYMMETRY) != null;
        if (!leftToProblem) {
            upToSymmetry.addTo(command);
        }
        distinct.addTo(command);
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
        distinct.check(parsed);
        checkClasses(parsed);
    }

    private void checkClasses(ParsedOptions parsed) {
        if (isUpToSymmetry()) {
            parsed.refuse(UP_TO_SYMMETRY, NOT_UP_TO_SYMMETRY);
            if (strategy.engine() != Engine.AUTO && strategy.engine() != Engine.DANCING_LINKS) {
                throw new BadInputException(UP_TO_SYMMETRY + " is done by --engine dancing-links; leave out --engine");
            }
        }
    }

    /** The search that was asked for. */
    public <O> Search<?, O> search(ExactCoverProblem<?, O> problem, Display<O> display, Console console) {
        isByProblem = !display.symmetries().isEmpty();
        checkClasses(new ParsedOptions(command));
        Search<?, O> plain = distinct.applyTo(strategy.search(problem));
        Search<?, O> search = isByProblem ? upTo(display.symmetries(), plain) : plain;
        return BadInputException.checked(() -> proof.applyTo(
                checkpoint.applyTo(general.applyTo(configured(search), display, console), console), strategy));
    }

    @SuppressWarnings("unchecked") // The symmetries are those of the problem.
    private static <I, O> Search<I, O> upTo(List<?> symmetries, Search<I, O> search) {
        return search.upToSymmetry((List<Symmetry<I, O>>) symmetries);
    }

    /**
     * What to throw when the search refuses its input. The checkpoint or the engine that the user named may not suit
     * it.
     */
    public RuntimeException explained(IllegalArgumentException complaint) {
        return strategy.engine() == Engine.AUTO && !isUpToSymmetry()
                ? checkpoint.explained(complaint)
                : new BadInputException(String.valueOf(complaint.getMessage()));
    }

    /** Whether a single solution is wanted and it does not matter which: no checkpoint counts on the order. */
    public boolean isForAnySolution() {
        return limit.isGiven() && limit.get() == 1 && !checkpoint.isUsed();
    }

    /** Which solutions were asked for. */
    public Answers answers() {
        if (distinct.isGiven()) {
            return Answers.DISTINCT;
        }
        return isUpToSymmetry() ? Answers.CLASSES : Answers.ALL;
    }

    /** Whether the search has to find one solution of each class. */
    private boolean isUpToSymmetry() {
        return isByProblem || (upToSymmetry.isGiven() && !leftToProblem);
    }

    /** Whether a proof is wanted. */
    public boolean isProven() {
        return proof.isGiven();
    }

    /**
     * Leaves it to a problem to find one solution of each class, if that is asked for and the problem has the option.
     *
     * @param has whether the problem has an option of this name
     * @return what the problem gets as further arguments
     */
    public List<String> leftToProblem(Predicate<String> has) {
        leftToProblem = upToSymmetry.isGiven() && has.test(UP_TO_SYMMETRY);
        return leftToProblem ? List.of(UP_TO_SYMMETRY) : List.of();
    }

    public GeneralOptions general() {
        return general;
    }

    private <O> Search<?, O> configured(Search<?, O> plain) {
        Search<?, O> search = plain.threads(threads.or(1));
        search = limit.isGiven() ? search.limit(limit.get()) : search;
        search = isUpToSymmetry() && !isByProblem ? search.upToSymmetry() : search;
        Long seed = general.seed();
        return seed == null ? search : search.seed(seed);
    }
}
