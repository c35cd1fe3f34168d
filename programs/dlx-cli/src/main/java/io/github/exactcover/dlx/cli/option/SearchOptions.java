package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Proof;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cheapest.AllCheapest;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.output.Answers;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.projection.Projection;
import io.github.exactcover.dlx.symmetry.Symmetry;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;

/** The options of every command that searches. */
public final class SearchOptions extends ArgumentGroup {

    /** At most one of them can be given. */
    private static final List<String> QUESTIONS = List.of("--cheapest", "--unique", "--explain", "--estimate");

    private final Argument<Long> limit = add(Argument.option(
            "--limit",
            "N",
            Long.class,
            "Stop after N solutions. With 1, this is whichever solution is found fastest, not always the first of"
                    + " all."));

    private static final String UP_TO_SYMMETRY = "--up-to-symmetry";

    private static final List<Refusal> NOT_UP_TO_SYMMETRY = List.of(
            new Refusal("it is for all solutions", "--cheapest", "--cheapest-all", "--explain", "--estimate"),
            new Refusal("a search up to symmetry cannot be saved", "--checkpoint", "--resume"),
            new Refusal("a proof is about all solutions", "--proof"),
            StrategyOptions.refusal("it has a search of its own"));

    private final Argument<Boolean> upToSymmetry = Argument.flag(
            UP_TO_SYMMETRY,
            "Of solutions that a symmetry of the problem takes to each other, only one, and how many there are of its"
                    + " class.");

    private final DistinctOptions distinct = add(new DistinctOptions());

    private final StrategyOptions strategy = add(new StrategyOptions());

    private final Argument<Integer> threads =
            add(Argument.number("--threads", "N", "Search with N threads; the default is 1."));

    private final CheckpointOptions checkpoint = add(new CheckpointOptions());

    private final ProofOption proof = add(new ProofOption());

    private final GeneralOptions general = add(new GeneralOptions());

    /** Whether the problem has an option of this name. */
    private final Predicate<String> isOfProblem;

    /** For a command that also has the options of its problem, if there are any. */
    public SearchOptions() {
        this(name -> false);
    }

    /** For a problem whose own options are known only when the arguments are read. */
    public SearchOptions(Predicate<String> isOfProblem) {
        this.isOfProblem = isOfProblem;
    }

    @Override
    public void addTo(CommandSpec command) {
        if (command.findOption(UP_TO_SYMMETRY) == null) {
            upToSymmetry.addTo(command);
        }
        super.addTo(command);
    }

    /** Refuses options that have no meaning for a task. */
    public void check(String task, List<Refusal> refusals) {
        ParsedOptions parsed = new ParsedOptions(command());
        parsed.oneQuestionOf(QUESTIONS);
        parsed.refuse(task, refusals);
        proof.check(parsed);
        distinct.check(parsed);
        checkClasses(asksForClasses());
    }

    private void checkClasses(boolean isForClasses) {
        if (isForClasses) {
            new ParsedOptions(command()).refuse(UP_TO_SYMMETRY, NOT_UP_TO_SYMMETRY);
        }
    }

    /** The settings that every question has. Checks the files that are named. */
    public <O> CommonSettings<O> settings(Display<O> display, Console console) {
        checkClasses(isForClasses(display));
        CommonSettings<O> settings = general.settings(display, console, true);
        checkpoint.check();
        proof.file(strategy);
        return settings;
    }

    /** The search that shows so many of the solutions that were asked for, one by one. */
    public <I, O> SolutionSearch<O> search(
            ExactCoverProblem<I, O> problem,
            Display<O> display,
            long most,
            CommonSettings<O> settings,
            Console console) {
        if (distinct.isGiven()) {
            Projection<I, O> different =
                    distinct.applyTo(settings.applyTo(Projection.of(problem))).limit(most);
            return new SolutionSearch<>(different::solve, () -> Counted.of(different.count()));
        }
        if (isForClasses(display)) {
            UpToSymmetry<I, O> classes = settings.applyTo(classes(problem, display))
                    .threads(threads())
                    .limit(most);
            return new SolutionSearch<>(classes::solve, () -> Counted.of(classes.count()));
        }
        Optional<Path> file = proof.file(strategy);
        if (file.isPresent()) {
            Proof<I, O> proven = settings.applyTo(Proof.of(problem))
                    .threads(threads())
                    .itemChoice(strategy.itemChoice())
                    .prefer(strategy.preferred(problem.primaryItems()))
                    .limit(most);
            return new SolutionSearch<>(
                    visitor -> proven.solve(visitor, file.get()), () -> Counted.visited(proven.count(file.get())));
        }
        Search<I, O> plain = settings.applyTo(DLX.search(problem))
                .threads(threads())
                .engine(strategy.engine())
                .itemChoice(strategy.itemChoice())
                .prefer(strategy.preferred(problem.primaryItems()))
                .limit(most);
        Search<I, O> saved = checkpoint.applyTo(plain, console);
        return new SolutionSearch<>(saved::solve, () -> Counted.visited(saved.count()));
    }

    /** Whether nothing says which search to use, nor which solutions, so that each question goes its fastest way. */
    public boolean leavesTheWayOpen(ExactCoverProblem<?, ?> problem, Display<?> display) {
        return !distinct.isGiven() && isFree(problem, display);
    }

    private boolean isFree(ExactCoverProblem<?, ?> problem, Display<?> display) {
        return !isForClasses(display) && !checkpoint.isUsed() && strategy.leavesTheWayOpen(problem.primaryItems());
    }

    /** The search for any solution. */
    public <I, O> Feasibility<I, O> feasibility(ExactCoverProblem<I, O> problem, CommonSettings<O> settings) {
        Feasibility<I, O> search = settings.applyTo(Feasibility.of(problem)).threads(threads());
        return proof.file(strategy).map(search::proofTo).orElse(search);
    }

    /** The count of all solutions in the fastest way. */
    public <I, O> Count<I, O> counting(ExactCoverProblem<I, O> problem, CommonSettings<O> settings) {
        Count<I, O> count = settings.applyTo(Count.of(problem)).threads(threads());
        return proof.file(strategy).map(count::proofTo).orElse(count);
    }

    /** The search for the cheapest solutions. */
    public <I, O> Cheapest<I, O> cheapest(
            ExactCoverProblem<I, O> problem, CommonSettings<O> settings, Console console) {
        Cheapest<I, O> search =
                checkpoint.applyTo(settings.applyTo(Cheapest.of(problem)).threads(threads()), console);
        return proof.file(strategy).map(search::proofTo).orElse(search);
    }

    /** The search for all solutions that cost as little as the cheapest. */
    public <I, O> AllCheapest<I, O> allCheapest(ExactCoverProblem<I, O> problem, CommonSettings<O> settings) {
        return settings.applyTo(AllCheapest.of(problem)).threads(threads()).limit(limit());
    }

    private int threads() {
        return threads.or(1);
    }

    @SuppressWarnings("unchecked") // The symmetries are those of the problem.
    private <I, O> UpToSymmetry<I, O> classes(ExactCoverProblem<I, O> problem, Display<O> display) {
        UpToSymmetry<I, O> all = UpToSymmetry.of(problem);
        List<Symmetry<I, O>> symmetries = (List<Symmetry<I, O>>) display.symmetries();
        return symmetries.isEmpty() ? all : all.under(symmetries);
    }

    /**
     * What to throw when the search refuses its input. The checkpoint or the engine that the user named may not suit
     * it.
     */
    public RuntimeException explained(IllegalArgumentException complaint, Display<?> display) {
        return strategy.engine() == Engine.AUTO && !isForClasses(display)
                ? checkpoint.explained(complaint)
                : new BadInputException(String.valueOf(complaint.getMessage()));
    }

    /** Whether a single solution is wanted and it does not matter which, nor how it is found. */
    public boolean isForAnySolution(ExactCoverProblem<?, ?> problem, Display<?> display) {
        return limit() == 1 && isFree(problem, display);
    }

    /** Which solutions were asked for. */
    public Answers answers(Display<?> display) {
        if (distinct.isGiven()) {
            return Answers.DISTINCT;
        }
        return isForClasses(display) ? Answers.CLASSES : Answers.ALL;
    }

    /** Whether the search has to find one solution of each class: the user wants that, or the problem asks for it. */
    private boolean isForClasses(Display<?> display) {
        return asksForClasses() || !display.symmetries().isEmpty();
    }

    /** Whether the user wants one solution of each class, and the problem has no option for that. */
    private boolean asksForClasses() {
        return upToSymmetry.isGiven() && leftToProblem().isEmpty();
    }

    /** How many solutions are wanted; {@link Long#MAX_VALUE} for all. */
    public long limit() {
        return limit.or(Long.MAX_VALUE);
    }

    /** Whether not all solutions are wanted. */
    public boolean isLimited() {
        return limit.isGiven();
    }

    /** Whether a proof is wanted. */
    public boolean isProven() {
        return proof.isGiven();
    }

    /**
     * The further arguments of the problem: it finds one solution of each class itself, if that is asked for and it has
     * the option.
     */
    public List<String> leftToProblem() {
        return upToSymmetry.isGiven() && isOfProblem.test(UP_TO_SYMMETRY) ? List.of(UP_TO_SYMMETRY) : List.of();
    }

    public GeneralOptions general() {
        return general;
    }
}
