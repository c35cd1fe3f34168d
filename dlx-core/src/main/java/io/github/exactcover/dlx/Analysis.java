package io.github.exactcover.dlx;

import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramFactory;
import io.github.exactcover.dlx.internal.file.DiskSpace;
import io.github.exactcover.dlx.internal.learn.Explainer;
import io.github.exactcover.dlx.internal.project.Projection;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.estimate.Particles;
import io.github.exactcover.dlx.internal.symmetry.SymmetryFinder;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.Limits;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.steps.Grade;
import io.github.exactcover.dlx.steps.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Questions about a problem whose answer is not a list of solutions: whether its solution is unique, why it has none,
 * how near you can come, how large the search is, all solutions compiled into a diagram, which symmetries it has, and
 * how a person would solve it.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * Analysis<String, String> analysis = DLX.search(problem).analysis();
 * System.out.println(analysis.uniqueness().kind()); // MULTIPLE
 * System.out.println(analysis.diagram().count()); // 2
 * }</pre>
 *
 * <p>Made by {@link Search#analysis() Search.analysis}, and configured by that search: its presets, time-out,
 * conditions and progress apply here too, unless a method says otherwise. Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Analysis<I, O> {

    private final ExactCoverProblem<I, O> problem;
    private final Settings settings;

    Analysis(ExactCoverProblem<I, O> problem, Settings settings) {
        this.problem = problem;
        this.settings = settings;
    }

    /**
     * Says whether there is no solution, exactly one, or more. It looks for any two solutions in the same way as
     * {@link Search#first() Search.first}; a limit is ignored.
     *
     * @return the answer, and the solutions found
     * @throws IllegalStateException if the search has checkpoints
     */
    public Uniqueness<O> uniqueness() {
        settings.refuseCheckpoints("uniqueness");
        Settings two = settings.clone();
        two.limit = 2;
        List<Solution<O>> found = new ArrayList<>();
        SearchEnd end = Start.any(problem, two).list(found);
        return Uniqueness.of(end, found);
    }

    /**
     * Explains why there is no solution: by a set of primary items that cannot be covered together, and none of which
     * can be left out of the set; by the limits that keep them from it: secondary items, colors and upper bounds; and
     * by the required options that take part, or exclude each other. There may be other such sets, also smaller ones.
     * {@link Infeasibility} says precisely what it means that items cannot be covered together.
     *
     * <p>It first proves that there is no solution, in the ways of {@link Search#first() Search.first}, and begins with
     * those that know which items the proof needs: an engine that learns from conflicts, and a look for an arithmetical
     * reason. So it explains problems that are far too hard to search through. Then it leaves out more and more of
     * these items, as many at a time as goes well. A question that takes long is put off until the others are answered.
     * At last it does the same with the limits. This takes at most about a second, or as long as all before.
     *
     * <p>Required and forbidden options count. A {@linkplain Search#seed seed} makes another proof, which can lead to
     * other items. The time-out, the conditions to cancel and interrupts can end it before the time is over, with what
     * is known by then. It runs on the calling thread alone. What it learns takes at most
     * {@link Search#maxMemory Search.maxMemory} bytes, because it forgets some of it in time. The engine, the item
     * choice, a limit and {@link Search#reduce() Search.reduce} are ignored.
     *
     * @param time how long it may take, more than nothing; it can take longer by the time to set up a search
     * @return what was found in this time; with enough time, either that there is a solution or a minimal set
     * @throws IllegalArgumentException if the time is zero or negative
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof, is up to symmetry, or is for
     *     distinct solutions
     */
    public Infeasibility<I> explainInfeasible(Duration time) {
        Objects.requireNonNull(time, "The time must not be null");
        if (time.isZero() || time.isNegative()) {
            throw new IllegalArgumentException(
                    "The time is " + time + ", but must be positive; some seconds are a good start");
        }
        settings.refuseCheckpoints("explainInfeasible");
        settings.refuseListener("explainInfeasible");
        settings.refuseProof("explainInfeasible");
        settings.refuseClasses("explainInfeasible");
        long timeout = Math.min(settings.timeout, nanos(time));
        Settings used = settings.with(changed -> {
            changed.timeout = timeout;
            changed.limit = Settings.NO_LIMIT;
            changed.itemChoice = ItemChoice.AUTO;
            changed.engine = Engine.AUTO;
            changed.preferred = new BitSet();
        });
        Watch watch = used.newWatch();
        View view = Start.restricted(problem, settings);
        Explainer items = new Explainer(
                view.table(), settings.seed.orElse(0), settings.memoryForMemos(), part -> search(part, used));
        new Run<>(problem, used, view, Strategy.inTurns(), items, watch, null).use(Run::finish);
        BitSet culprits = new BitSet();
        items.culprits().orElseGet(BitSet::new).stream()
                .filter(item -> !view.isImpossible())
                .forEach(item -> culprits.set(view.item(item)));
        List<I> named = culprits.stream().mapToObj(problem::item).toList();
        if (!items.isMinimal() && !view.isImpossible()) {
            return new Infeasibility<>(kind(items), named);
        }
        try {
            Limits limits = Patience.during(
                    () -> new Limits(problem.table(), culprits, settings.required, settings.forbidden), watch);
            Explainer explainer = items.explain(limits);
            Settings silent = used.with(changed -> changed.listeners = List.of());
            new Run<>(problem, silent, view, Strategy.inTurns(), explainer, watch, null).use(Run::finish);
            return explanation(named, limits, explainer);
        } catch (Patience.OverException e) {
            return new Infeasibility<>(Infeasibility.Kind.MINIMAL, named);
        }
    }

    private Infeasibility<I> explanation(List<I> items, Limits limits, Explainer explainer) {
        BitSet culprits = explainer.culprits().orElseThrow();
        return new Infeasibility<>(
                Infeasibility.Kind.MINIMAL,
                items,
                limits.limits(culprits)
                        .map(limit ->
                                new Infeasibility.Limit<>(problem.item(limit.item()), problem.color(limit.color())))
                        .toList(),
                limits.required(culprits).stream()
                        .<Object>mapToObj(problem.options()::get)
                        .toList(),
                explainer.isMinimal());
    }

    private static Infeasibility.Kind kind(Explainer explainer) {
        if (explainer.isFeasible()) {
            return Infeasibility.Kind.FEASIBLE;
        }
        return explainer.culprits().isPresent() ? Infeasibility.Kind.NOT_MINIMAL : Infeasibility.Kind.UNKNOWN;
    }

    /** At most some 70 years, so that a difference of two times is right. */
    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofDays(25_000)) < 0 ? time.toNanos() : Long.MAX_VALUE / 4;
    }

    /**
     * Estimates the size of the search tree and the number of solutions before you wait for them. Each probe goes down
     * a random path of the tree, and stands for as many paths as it passed by, as in Knuth's <em>Estimating the
     * efficiency of backtrack programs</em> (1975). But probes do not go alone: on each level where most of them have
     * come to stand for little, they are drawn anew from those that stand for much. This is sequential Monte Carlo (Del
     * Moral, Doucet and Jasra 2006) with systematic resampling (Kitagawa 1996); Chen's <em>Heuristic sampling</em>
     * (1992) was the first to do so on search trees. {@link Estimate} says how far to trust the result.
     *
     * <p>The estimate is that of a search without limit, by dancing links. The time-out, the conditions to cancel and
     * interrupts end it early, with the probes made until then. Up to a hundred probes go side by side, and count once
     * all of them are made. Progress is the share of the probes that were made.
     *
     * @param probes the number of probes, at least 1; a thousand is a good number, and ten say little. Each takes about
     *     as long as as many nodes as the tree is deep
     * @param seed any number; the same seed makes the same probes
     * @return the estimate
     * @throws IllegalArgumentException if the number of probes is less than 1
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof, is up to symmetry, or is for
     *     distinct solutions
     * @throws SearchIncompleteException if the search timed out or was cancelled before the first probes were made
     */
    public Estimate estimate(int probes, long seed) {
        if (probes < 1) {
            throw new IllegalArgumentException(
                    "The number of probes is " + probes + ", but must be at least 1; some hundreds are a good start");
        }
        settings.refuseCheckpoints("estimate");
        settings.refuseListener("estimate");
        settings.refuseProof("estimate");
        settings.refuseClasses("estimate");
        Run<O> estimate = Start.setUp(settings, () -> Start.view(problem, settings), (used, view, watch) -> {
            Strategy strategy = Strategy.ofLinks(used, view);
            Particles particles = new Particles(view.table(), strategy.rule(), probes, seed);
            return new Run<>(problem, used, view, strategy, particles, watch, null);
        });
        return estimate.use(run -> {
            run.finish();
            Particles particles = (Particles) run.machine();
            if (particles.made() == 0) {
                run.failIfGivenUp();
            }
            return Estimate.of(particles);
        });
    }

    /**
     * Options that cover as many primary items as can be covered, for problems that have no solution. No item is
     * covered more often than it may be, and options exclude each other as ever.
     *
     * <p>This is solved as a problem of costs: each primary item may also be left uncovered, at a price of 1, and the
     * search looks for the cheapest solution. The costs of the options are ignored. An item with the bounds
     * {@code low..high} has this price for each time that it is short of {@code low}. Of choices that are equally good,
     * the one that the search meets first is the result. Where the problem has solutions, the result is one of them;
     * but to look for a solution, {@link Search#first() Search.first} is much faster.
     *
     * <p>The result has all {@linkplain Search#require required} options and no {@linkplain Search#forbid forbidden}
     * one. If the required options exclude each other, it has as many of them as possible, whatever that leaves
     * uncovered, and {@link #explainInfeasible explainInfeasible} says which ones exclude each other.
     * {@link Search#reduce() Search.reduce} is ignored. Threads, limits and checkpoints mean what they mean for
     * {@link Search#cheapest(int) Search.cheapest}.
     *
     * @return the options, and the items that they leave uncovered
     * @throws IllegalStateException if the search has a listener or a proof, is up to symmetry, or is for distinct
     *     solutions
     */
    public PartialResult<I, O> bestPartial() {
        settings.refuseListener("bestPartial");
        settings.refuseProof("bestPartial");
        settings.refuseClasses("bestPartial");
        return CheapestSearch.partial(problem, settings);
    }

    /**
     * How cheap and how dear solutions can be: the cheapest one and the dearest one, each with its proof. It is done by
     * {@link Search#cheapest() Search.cheapest}, at first with the costs, then with all their signs turned around. The
     * time-out is for each of the two.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b")
     *         .option("both", List.of("a", "b"), 10)
     *         .option("left", List.of("a"), 3)
     *         .option("right", List.of("b"), 4)
     *         .build();
     * Analysis.CostRange<String> range = DLX.search(problem).analysis().costRange();
     * System.out.println(range.cheapest().orElseThrow().cost() + " to " + range.dearest().orElseThrow().cost());
     * // prints 7 to 10
     * System.out.println(range.isProven()); // true
     * }</pre>
     *
     * @return the two solutions
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof, is up to symmetry, or is for
     *     distinct solutions
     * @throws ArithmeticException as {@link Search#cheapest(int) Search.cheapest}, or if an option costs {@link
     *     Long#MIN_VALUE}, because no long is the opposite of that
     */
    public CostRange<O> costRange() {
        settings.refuseCheckpoints("costRange");
        settings.refuseListener("costRange");
        settings.refuseProof("costRange");
        settings.refuseClasses("costRange");
        CheapestResult<O> cheapest = CheapestSearch.find(problem, settings, 1, solution -> Visit.CONTINUE);
        CheapestResult<O> dearest =
                CheapestSearch.find(problem.withTurnedCosts(), settings, 1, solution -> Visit.CONTINUE);
        return new CostRange<>(
                cheapest.best(),
                dearest.best()
                        .map(solution -> new Solution<>(
                                problem.options(),
                                problem::costOf,
                                solution.indices().toArray())),
                cheapest.isProven() && dearest.isProven());
    }

    /**
     * Compiles all solutions into a diagram, which can then be counted, sampled, listed and asked about without another
     * search. It is built layer by layer along a frontier, as with {@link Counting#FRONTIER}, or from the solutions
     * that a search finds, as with {@link Counting#SEARCH}; with {@link Counting#AUTO}, in the way that seems to have
     * less to do. One thread does it.
     *
     * <p>In a search for solutions that are {@linkplain Search#distinctOn distinct} in some options, the diagram has
     * these options only, and each choice among them once that some solution makes.
     *
     * @return the diagram
     * @throws IllegalArgumentException if it counts by {@link Counting#FRONTIER}, and the problem is too large for
     *     that, or options that matter have no item that no others have
     * @throws IllegalStateException if the search has a limit, checkpoints, a listener or a proof, is up to symmetry,
     *     or for solutions that differ in keys or colors that several options have, or if the diagram needs more memory
     *     than {@link Search#maxMemory Search.maxMemory} allows, or than the JVM has
     * @throws SearchIncompleteException if it timed out or was cancelled
     */
    public SolutionDiagram<O> diagram() {
        checkDiagram();
        return diagram((DiskSpace) null);
    }

    /**
     * Compiles all solutions into a diagram on a disk. It can be larger than the heap, and answers the same questions.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a")
     *         .option("one", "a")
     *         .option("two", "a")
     *         .build();
     * Path folder = Path.of(System.getProperty("java.io.tmpdir"));
     * System.out.println(DLX.search(problem).analysis().diagram(folder).count()); // 2
     * }</pre>
     *
     * <p>It is always built layer by layer. Memory holds as many states of the layers under construction as fit in
     * {@link Search#maxMemory Search.maxMemory}. Everything else lies in files in the folder, also the numbers that a
     * question needs for each node. The system keeps as much of them in memory as it can; if they are much larger than
     * the memory of the machine, it waits for the disk.
     *
     * <p>The files are deleted when the diagram is garbage or the process ends, even if it is killed. Only on Windows,
     * they stay, as {@code .dlx-*.tmp}, until a diagram is compiled in the folder an hour later. Several processes can
     * use the same folder. To keep a diagram, {@linkplain SolutionDiagram#save save} it.
     *
     * @param folder the folder, which must exist
     * @return the diagram; its methods throw an {@link java.io.UncheckedIOException} if the disk is full
     * @throws IOException if the folder does not exist, cannot be written to, or has no more room; the message says
     *     which
     * @throws IllegalArgumentException if the problem is so large that the layers would need more memory than {@link
     *     Search#maxMemory Search.maxMemory} allows before they have a state, or if options that matter have no item
     *     that no others have
     * @throws IllegalStateException if the search has a limit, checkpoints, a listener or a proof, is up to symmetry,
     *     or for solutions that differ in keys or colors that several options have, if it counts by
     *     {@link Counting#SEARCH}, which has no layers, or if the JVM has hardly any memory
     * @throws SearchIncompleteException if it timed out or was cancelled
     */
    public SolutionDiagram<O> diagram(Path folder) throws IOException {
        Objects.requireNonNull(folder, "The folder must not be null; to compile in memory, use diagram()");
        checkDiagram();
        if (settings.counting == Counting.SEARCH) {
            throw new IllegalStateException("A diagram in a folder is built by layers, and the search counts by SEARCH;"
                    + " choose Counting.AUTO, or leave out the folder");
        }
        try {
            return diagram(new DiskSpace(folder));
        } catch (DiskSpace.FullException e) {
            throw e.getCause();
        }
    }

    private SolutionDiagram<O> diagram(@Nullable DiskSpace disk) {
        try {
            return compile(disk);
        } catch (OutOfMemoryError e) {
            throw new IllegalStateException(
                    "The diagram needs more memory than the JVM may take; give it more, as with -Xmx4g, or count"
                            + " without a diagram",
                    e);
        }
    }

    private SolutionDiagram<O> compile(@Nullable DiskSpace disk) {
        Run<O> diagram = Start.setUp(settings, () -> Start.view(problem, settings), (used, view, watch) -> {
            Projection projection = used.projection;
            Function<View, Finder> searches = projection == null
                    ? part -> search(part, used)
                    : part -> Start.distinct(part, used, projection, false, () -> search(part, used));
            DiagramMachine machine = new DiagramMachine(
                    view,
                    searches,
                    used.counting.method,
                    used.memoryForMemos(),
                    disk,
                    wanted(projection),
                    Settings.LOG::debug);
            return new Run<>(problem, used, view, Strategy.withoutProbe(used, view), machine, watch, null);
        });
        return diagram.use(run -> {
            run.finish();
            run.failIfGivenUp();
            return made(((DiagramMachine) run.machine()).diagram());
        });
    }

    /** The options that a diagram is about; null for all. */
    private static @Nullable BitSet wanted(@Nullable Projection projection) {
        return projection == null ? null : projection.options().orElseThrow(Refusals::diagramOfKeys);
    }

    /** A search that shows the solutions of a view. */
    private static Finder search(View view, Settings settings) {
        Strategy strategy = Strategy.of(settings, view);
        return strategy.engines(view.table()).make(strategy.rule(), false, Branch.ROOT);
    }

    @SuppressWarnings("unchecked") // The factory makes it of the same options.
    private SolutionDiagram<O> made(Diagram diagram) {
        return (SolutionDiagram<O>) DiagramFactory.make(SolutionDiagram.class, diagram, problem.options());
    }

    private void checkDiagram() {
        settings.refuseLimit("diagram");
        settings.refuseCheckpoints("diagram");
        settings.refuseListener("diagram");
        settings.refuseProof("diagram");
        settings.with(changed -> changed.projection = null).refuseClasses("diagram");
        wanted(settings.projection);
    }

    /**
     * The symmetries of the problem: generators of the group, its order, and which items and options can take each
     * other's place. {@link Search#upToSymmetry() Search.upToSymmetry} then finds one solution of each class.
     *
     * <p>If options are required or forbidden, these are the symmetries that take required options to required ones and
     * forbidden to forbidden ones. It is done in a moment for most problems, a second for a hundred thousand options.
     * Some highly regular ones take very long: it gives up after about a minute of work, and the time-out, the
     * conditions to cancel and interrupts can end it before. Then {@link Symmetries#isComplete() Symmetries.isComplete}
     * is false. It runs on the calling thread alone. All that is about the way to search is ignored.
     *
     * @return what was found
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof
     */
    public Symmetries<I, O> symmetries() {
        return symmetries(item -> "");
    }

    /**
     * Those {@link #symmetries() symmetries} that take each item to one with the same key: where not everything that
     * can change places may do so. A Latin square stays one if rows change places, or columns, or symbols; and also if
     * rows and symbols exchange their roles. By the kinds of its items as keys, that is left out:
     *
     * <pre>{@code
     * ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
     * for (String kind : List.of("cell ", "row ", "column ")) {
     *     for (int pair = 0; pair < 9; pair++) {
     *         builder.primary(kind + pair);
     *     }
     * }
     * for (int i = 0; i < 27; i++) {
     *     int row = i / 9;
     *     int column = i / 3 % 3;
     *     int symbol = i % 3;
     *     builder.option(
     *             row + "," + column + " has " + symbol,
     *             "cell " + (3 * row + column),
     *             "row " + (3 * row + symbol),
     *             "column " + (3 * column + symbol));
     * }
     * Analysis<String, String> squares = DLX.search(builder.build()).analysis();
     * System.out.println(squares.symmetries().order()); // 1296
     * System.out.println(squares.symmetries(item -> item.split(" ")[0]).order()); // 216
     * }</pre>
     *
     * <p>Colors of an item may still change places; to keep them, write them as items. A secondary item by which no two
     * options exclude each other plays no part, whatever its key.
     *
     * @param keyOfItem gives the key of an item; called once for each item of the problem. Keys are compared with
     *     {@code equals}
     * @return what was found
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof
     */
    public Symmetries<I, O> symmetries(Function<? super I, ?> keyOfItem) {
        refuseForSymmetries();
        int[] keys = Symmetries.keys(problem, keyOfItem);
        return inTime(watch -> {
            SymmetryGraph graph = new SymmetryGraph(problem.table(), settings.required, settings.forbidden, keys, true);
            SymmetryFinder finder = new SymmetryFinder(graph, SymmetryFinder.MOST_WORK);
            try {
                finder.run();
            } catch (Patience.OverException e) {
                Settings.LOG.debug("Not all symmetries were found in time");
            }
            // Listing begins with new patience, so what takes no longer than a moment is not left out.
            return Patience.during(() -> Symmetries.of(problem, graph, finder), watch);
        });
    }

    private Symmetries<I, O> inTime(Function<Watch, Symmetries<I, O>> look) {
        Watch watch = settings.newWatch();
        try {
            return Patience.during(() -> look.apply(watch), watch);
        } catch (Patience.OverException e) {
            return Symmetries.none();
        }
    }

    /**
     * The symmetry that takes options where a function says, for {@link Search#upToSymmetry(Collection)
     * Search.upToSymmetry}: where not all symmetries of a problem are to count, but only turns of a board, say.
     *
     * <pre>{@code
     * record Square(int x, int y) {}
     * ProblemBuilder<String, Square> builder = ExactCoverProblem.builder();
     * for (int i = 0; i < 4; i++) {
     *     builder.primary("row " + i, "column " + i);
     * }
     * for (int i = 0; i < 16; i++) {
     *     builder.option(new Square(i % 4, i / 4), "row " + i / 4, "column " + i % 4);
     * }
     * Search<String, Square> rooks = DLX.search(builder.build());
     * Symmetry<String, Square> quarterTurn =
     *         rooks.analysis().symmetry(square -> new Square(3 - square.y(), square.x()));
     * System.out.println(quarterTurn.items().get("row 0")); // column 3
     * System.out.println(rooks.upToSymmetry(List.of(quarterTurn)).count().solutions()); // 9
     * }</pre>
     *
     * <p>The function must take each option to another one, or to itself, with the same cost. It must take the options
     * of each item to all the options of an item with the same bounds, and those in which the item has one color to
     * such again. Where the items go follows from that. Items that make no difference play no part, as in {@link
     * Symmetries}. What is required or forbidden is not looked at here.
     *
     * @param image gives the option to which one goes; called once for each option of the problem
     * @return the symmetry
     * @throws IllegalArgumentException if it is none; the message names an option and the reason. Also if two options
     *     are equal as objects, because then a function cannot tell them apart
     */
    public Symmetry<I, O> symmetry(UnaryOperator<O> image) {
        Objects.requireNonNull(image, "The image must not be null; the function gives an option for each option");
        return GivenSymmetries.of(problem, image);
    }

    /**
     * These symmetries and all that can be made of them, one after the other: the group that
     * {@link Search#upToSymmetry(Collection) Search.upToSymmetry} uses.
     *
     * @param generators symmetries of the problem, as from {@link #symmetry symmetry}
     * @return their group, of which all elements are known, unless the time-out, a condition to cancel or an interrupt
     *     ended it
     * @throws IllegalArgumentException if they make more than 10,000, or one is no symmetry of this problem
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof
     */
    public Symmetries<I, O> symmetries(Collection<Symmetry<I, O>> generators) {
        refuseForSymmetries();
        List<Symmetry<I, O>> given = Given.copy(generators, "generators");
        return inTime(watch -> Symmetries.of(problem, GivenSymmetries.group(problem, settings, given)));
    }

    private void refuseForSymmetries() {
        settings.refuseCheckpoints("symmetries");
        settings.refuseListener("symmetries");
        settings.refuseProof("symmetries");
    }

    /**
     * The steps in which a person would solve the problem, each of the easiest kind that there is. The first one is a
     * hint. {@link Step.Kind} says which kinds there are.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b", "c")
     *         .option("left", "a", "b")
     *         .option("right", "b", "c")
     *         .option("one", "a")
     *         .build();
     * DLX.search(problem).analysis().steps().forEach(step -> System.out.println(step.items() + " " + step.taken()));
     * // prints [c] [right]
     * // prints [a] [one]
     * }</pre>
     *
     * <p>If they lead to a solution, it is the only one: {@linkplain Search#require required} options, and those that
     * the steps take. Otherwise the last step is of the kind {@link Step.Kind#STUCK}, which does not say how many
     * solutions there are, or {@link Step.Kind#CONTRADICTION}, and then there is none. No trial is made within another
     * one, so the size of the problem bounds the work for each step. All steps of one of 192 Sudokus took less than a
     * tenth of a second. Thousands of options can take long.
     *
     * <p>The stream is lazy: each step is looked for when it is asked for. Costs are ignored, and so is all that is
     * about the way to search. The time-out starts with the first step.
     *
     * @return the steps, always the same for a problem and the options that are required and forbidden. It throws a
     *     {@link SearchIncompleteException} when the time is up or the search is cancelled
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof, is up to symmetry, or is for
     *     distinct solutions
     */
    public Stream<Step<I, O>> steps() {
        refuseWhatStepsLack("steps");
        return StreamSupport.stream(
                () -> new StepSpliterator<>(problem, settings), StepSpliterator.CHARACTERISTICS, false);
    }

    /**
     * How hard the problem is for a person: a summary of all {@link #steps() steps}.
     *
     * @return the hardest kind of step, its length, and how often each kind was needed
     * @throws IllegalStateException if the search has checkpoints, a listener or a proof, is up to symmetry, or is for
     *     distinct solutions
     * @throws SearchIncompleteException if it timed out or was cancelled
     */
    public Grade grade() {
        refuseWhatStepsLack("grade");
        return Grade.of(steps());
    }

    private void refuseWhatStepsLack(String what) {
        settings.refuseCheckpoints(what);
        settings.refuseListener(what);
        settings.refuseProof(what);
        settings.refuseClasses(what);
    }

    /** The size of the problem and what was configured, as {@link Search} says it. */
    @Override
    public String toString() {
        return "Analysis[" + problem + settings.configured() + "]";
    }

    /**
     * How cheap and how dear solutions can be, from {@link #costRange() costRange}.
     *
     * <pre>{@code
     * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofRows(
     *         List.of(new int[] {0, 1}, new int[] {0}, new int[] {1}));
     * Analysis.CostRange<Integer> range = DLX.search(problem.withCosts(row -> 1)).analysis().costRange();
     * System.out.println(range.cheapest().orElseThrow().options()); // [0]
     * System.out.println(range.dearest().orElseThrow().options()); // [1, 2]
     * }</pre>
     *
     * @param <O> the type of the options
     * @param cheapest the cheapest solution that was found; empty if there is none
     * @param dearest the dearest solution that was found; empty if there is none
     * @param isProven whether no solution is cheaper than the one or dearer than the other; false if a search was ended
     *     before
     */
    public record CostRange<O>(Optional<Solution<O>> cheapest, Optional<Solution<O>> dearest, boolean isProven) {

        /**
         * A range.
         *
         * @param cheapest the cheapest solution
         * @param dearest the dearest solution
         * @param isProven whether both are proven
         */
        public CostRange {
            Objects.requireNonNull(cheapest, "The cheapest solution must not be null");
            Objects.requireNonNull(dearest, "The dearest solution must not be null");
        }
    }

    /**
     * Whether a problem has no solution, exactly one, or more, and up to two of them to show it.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b")
     *         .option("both", "a", "b")
     *         .option("left", "a")
     *         .option("right", "b")
     *         .build();
     * System.out.println(DLX.search(problem).analysis().uniqueness().kind()); // MULTIPLE
     * System.out.println(DLX.search(problem).analysis().uniqueness().solutions()); // [[both], [left, right]]
     * System.out.println(DLX.search(problem).forbid("both").analysis().uniqueness().kind()); // UNIQUE
     * }</pre>
     *
     * @param <O> the type of the options
     * @param kind the answer
     * @param solutions the solutions that were found: two if there are more than one, and one or none for
     *     {@link Kind#UNKNOWN}
     */
    public record Uniqueness<O>(Kind kind, List<Solution<O>> solutions) {

        /** The possible answers. */
        public enum Kind {
            /** There is no solution. */
            NONE,
            /** There is exactly one solution. */
            UNIQUE,
            /** There are two solutions or more. */
            MULTIPLE,
            /** The search ended before it knew. */
            UNKNOWN
        }

        /**
         * An answer.
         *
         * @param kind the answer
         * @param solutions the solutions that were found; the list is copied
         */
        public Uniqueness {
            Objects.requireNonNull(kind, "The kind must not be null");
            solutions = Given.copy(solutions, "solutions");
        }

        /** What the end of a search for two solutions tells. */
        static <O> Uniqueness<O> of(SearchEnd end, List<Solution<O>> found) {
            if (found.size() > 1) {
                return new Uniqueness<>(Kind.MULTIPLE, found);
            }
            if (end != SearchEnd.EXHAUSTED) {
                return new Uniqueness<>(Kind.UNKNOWN, found);
            }
            return new Uniqueness<>(found.isEmpty() ? Kind.NONE : Kind.UNIQUE, found);
        }
    }
}
