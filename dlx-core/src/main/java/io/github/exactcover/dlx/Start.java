package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.count.ClassesRace;
import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingTrial;
import io.github.exactcover.dlx.internal.count.ProjectionRace;
import io.github.exactcover.dlx.internal.learn.ClauseExchange;
import io.github.exactcover.dlx.internal.learn.Portfolio;
import io.github.exactcover.dlx.internal.parallel.Container;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.project.DistinctSearch;
import io.github.exactcover.dlx.internal.project.Projection;
import io.github.exactcover.dlx.internal.proof.ProofPieces;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.FirstAnswer;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.resume.SearchPlan;
import io.github.exactcover.dlx.internal.resume.SearchPlanText;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.search.links.ProvenLinks;
import io.github.exactcover.dlx.internal.search.links.TracedLinks;
import io.github.exactcover.dlx.internal.search.links.Tracer;
import io.github.exactcover.dlx.internal.symmetry.GrownClasses;
import io.github.exactcover.dlx.internal.symmetry.ListedGroup;
import io.github.exactcover.dlx.internal.symmetry.SetClasses;
import io.github.exactcover.dlx.internal.symmetry.SolutionClasses;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGroup;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.Reduction;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.parts.Plan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * Starts searches: makes of a problem the table to be searched, of the settings a strategy, and of both the machine
 * that shows or counts solutions, on one thread or several, from the beginning or from a checkpoint.
 */
final class Start {

    /** The part of the memory that a diagram may take with which projections are counted: a fourth. */
    private static final int DIAGRAM_OF_DISTINCT = 4;

    /** Why solutions are grown. */
    private static final String BOUNDS = "Some items have bounds";

    private final Settings settings;
    private final View view;
    private final boolean counting;

    /** The classes of solutions, if one of each is to be found by dancing links; null if not. */
    private final @Nullable SolutionClasses classes;

    /** The symmetries, if one solution of each class is to be grown; null if not. */
    private final @Nullable SetClasses group;

    /** Where a single search writes its proof; null if none is wanted. */
    private @Nullable ProofWriter proof;

    private Start(Settings settings, View view, boolean counting) {
        this(settings, view, counting, null, null);
    }

    private Start(
            Settings settings,
            View view,
            boolean counting,
            @Nullable SolutionClasses classes,
            @Nullable SetClasses group) {
        this.settings = settings;
        this.view = view;
        this.counting = counting;
        this.classes = classes;
        this.group = group;
    }

    /** A start of a search for all solutions, or for one of each class. */
    private static Start of(ExactCoverProblem<?, ?> problem, Settings settings, View view, boolean counting) {
        if (!settings.upToSymmetry || settings.endedEarly || view.isImpossible()) {
            return new Start(settings, view, counting);
        }
        OptionTable table = problem.table();
        ListedGroup listed;
        if (settings.generators.isPresent()) {
            listed = GivenSymmetries.group(problem, settings, settings.generators.get());
            if (table.isBounded()) {
                return grown(table, settings, counting, listed, BOUNDS);
            }
        } else {
            SymmetryGroup all = SymmetryGroup.of(table, settings.required, settings.forbidden, settings.symmetryKeys);
            if (table.isBounded() || !all.isSmall()) {
                String many = "The problem has " + all.order() + " symmetries";
                return grown(table, settings, counting, all, all.isSmall() ? BOUNDS : many);
            }
            listed = ListedGroup.of(all, settings.memoryForMemos());
        }
        SolutionClasses classes = new SolutionClasses(listed);
        BitSet copies = classes.copies();
        BitSet forbidden = new BitSet();
        for (int option = 0; option < view.table().optionCount(); option++) {
            forbidden.set(option, copies.get(view.option(option)));
        }
        View without = forbidden.isEmpty() ? view : view.then(Restriction.of(view.table(), new BitSet(), forbidden));
        return new Start(settings, without, counting, classes, null);
    }

    private static Start grown(
            OptionTable table, Settings settings, boolean counting, SetClasses group, String reason) {
        Refusals.checkGrown(settings, reason);
        return new Start(settings, View.same(table), counting, null, group);
    }

    /** What makes a search of the view that is to be searched. */
    interface SetUp<R> {

        /** Makes a search with these settings. The watch has started. */
        R of(Settings settings, View view, Watch watch);
    }

    /**
     * Sets up a search. If it has to end before it is set up, it becomes a search of nothing, which ends as soon as it
     * is run: its watch says how.
     *
     * @param view the view that is to be searched, which can take long to make
     */
    static <R> R setUp(Settings settings, Supplier<View> view, SetUp<R> search) {
        Watch watch = settings.newWatch();
        try {
            return Patience.during(() -> search.of(settings, view.get(), watch), watch);
        } catch (Patience.OverException e) {
            return search.of(endedEarly(settings), View.impossible(settings.required), watch);
        }
    }

    private static Settings endedEarly(Settings settings) {
        return settings.with(changed -> {
            changed.endedEarly = true;
            changed.resumeFrom = Optional.empty();
        });
    }

    /**
     * A search that shows or counts solutions.
     *
     * @param counting whether solutions are counted without coming back for each
     */
    static <O> Run<O> search(ExactCoverProblem<?, O> problem, Settings settings, boolean counting) {
        if (settings.isTraced()) {
            Refusals.checkTraced(settings);
        }
        Refusals.checkClasses(settings);
        Refusals.checkProjection(settings);
        Settings provable = provable(settings, settings.threads);
        Checkpointer.checkWritable(settings);
        return setUp(
                provable,
                () -> view(problem, provable),
                (used, view, watch) -> of(problem, used, view, counting).search(problem, watch));
    }

    private <O> Run<O> search(ExactCoverProblem<?, O> problem, Watch watch) {
        if (settings.proofTo.isPresent()) {
            return proven(problem, settings.proofTo.get(), watch, this::machine);
        }
        if (settings.isTraced()) {
            Strategy strategy = Strategy.ofLinks(settings, view);
            return new Run<>(problem, settings, view, strategy, traced(strategy), watch, null);
        }
        if (settings.projection != null && !settings.endedEarly) {
            Machine machine = distinct(settings.projection);
            return new Run<>(problem, settings, view, Strategy.inTurns(), machine, watch, null);
        }
        if (group != null) {
            return grown(problem, group, watch);
        }
        Strategy strategy = strategy();
        Strategy settled = strategy.settled();
        if (!settings.usesCheckpoints()) {
            return new Run<>(problem, settings, view, settled, machine(strategy), watch, null);
        }
        CheckpointFile.Identity identity = Checkpointer.identity(problem, view, settled, counting);
        return Checkpointer.locked(settings, lock -> {
            Remainder rest = Checkpointer.start(settings, identity, view, settled, counting);
            ParallelMachine machine = several(settled, true, rest);
            Checkpointer checkpointer = new Checkpointer(settings, identity, machine, lock);
            return new Run<>(problem, settings, view, settled, machine, watch, checkpointer);
        });
    }

    /**
     * Searches, and gives the result of a collector to an action. Several threads collect at the same time, unless the
     * solutions have to come one after the other, because at each of them the search may end, or be resumed there.
     *
     * @param whole whether to throw a {@link SearchIncompleteException} if the search gave up
     */
    static <O, A, R> SearchResult collect(
            ExactCoverProblem<?, O> problem,
            Settings settings,
            Collector<? super Solution<O>, A, R> collector,
            boolean whole,
            Consumer<? super R> action) {
        if (settings.threads > 1 && !settings.needsOneByOne()) {
            return inContainers(problem, settings, collector, whole, action);
        }
        return search(problem, settings, false).use(run -> inOne(run, collector, whole, action));
    }

    private static <O, A, R> SearchResult inOne(
            Run<O> run, Collector<? super Solution<O>, A, R> collector, boolean whole, Consumer<? super R> action) {
        A content = collector.supplier().get();
        BiConsumer<A, ? super Solution<O>> accumulator = collector.accumulator();
        run.show(solution -> {
            accumulator.accept(content, solution);
            return Visit.CONTINUE;
        });
        return run.resultOf(collector, content, whole, action);
    }

    private static <O, A, R> SearchResult inContainers(
            ExactCoverProblem<?, O> problem,
            Settings settings,
            Collector<? super Solution<O>, A, R> collector,
            boolean whole,
            Consumer<? super R> action) {
        Set<Collector.Characteristics> characteristics = collector.characteristics();
        boolean inOrder = !characteristics.contains(Collector.Characteristics.UNORDERED);
        boolean shared = !inOrder && characteristics.contains(Collector.Characteristics.CONCURRENT);
        Refusals.checkClasses(settings);
        Supplier<A> contents = shared ? same(collector.supplier().get()) : collector.supplier();
        Settings provable = provable(settings, settings.threads);
        Run<O> search = setUp(provable, () -> view(problem, provable), (used, restricted, watch) -> {
            Start start = of(problem, used, restricted, false);
            if (start.group != null) {
                return start.grown(problem, start.group, watch);
            }
            Function<Strategy, Machine> newMachine =
                    strategy -> start.collecting(problem, collector, contents, inOrder, strategy);
            if (used.proofTo.isPresent()) {
                return start.proven(problem, used.proofTo.get(), watch, newMachine);
            }
            Strategy strategy = start.strategy().settled();
            return new Run<>(problem, used, start.view, strategy, newMachine.apply(strategy), watch, null);
        });
        return search.use(run -> {
            if (!(run.machine() instanceof ParallelMachine machine)) {
                return inOne(run, collector, whole, action);
            }
            run.finish();
            @SuppressWarnings("unchecked") // So it was made above.
            Container<Solution<O>, A> all = (Container<Solution<O>, A>) machine.collected();
            return run.resultOf(collector, all.content(), whole, action);
        });
    }

    private static <A> Supplier<A> same(A content) {
        return () -> content;
    }

    /** Puts the solutions of each part of the search into a container of its own, or of each thread. */
    private <O, A> ParallelMachine collecting(
            ExactCoverProblem<?, O> problem,
            Collector<? super Solution<O>, A, ?> collector,
            Supplier<A> contents,
            boolean inOrder,
            Strategy strategy) {
        Supplier<SearchEngine> newEngine = newEngine(view.table(), strategy, strategy.rule());
        boolean watched = !settings.listeners.isEmpty();
        ParallelMachine machine = new ParallelMachine(settings.threads, newEngine, true, watched, Remainder.ALL);
        return proving(machine)
                .collectInto(
                        telling -> {
                            Solution.Source<O> source = Run.source(problem, view, telling, strategy);
                            return new Container<>(collector, told -> new Solution<>(source, told), contents.get());
                        },
                        inOrder);
    }

    /** A search for any solution, in several ways that take turns, unless the settings ask for a certain one. */
    static <O> Run<O> any(ExactCoverProblem<?, O> problem, Settings settings) {
        if (!settings.leavesTheWayOpen()) {
            return search(problem, settings, false);
        }
        Settings provable = provable(settings, 1);
        Watch watch = provable.newWatch();
        return viewed(problem, provable, watch).any(problem, watch);
    }

    /** A start with the view of a problem, or with one of nothing if the search has to end before the view is made. */
    private static Start viewed(ExactCoverProblem<?, ?> problem, Settings settings, Watch watch) {
        Patience before = Patience.begin(watch);
        try {
            return new Start(settings, view(problem, settings), false);
        } catch (Patience.OverException e) {
            return new Start(endedEarly(settings), View.impossible(settings.required), false);
        } finally {
            Patience.end(before);
        }
    }

    private <O> Run<O> any(ExactCoverProblem<?, O> problem, Watch watch) {
        ProofWriter writer =
                settings.proofTo.isEmpty() ? null : writer(problem, settings, view, settings.proofTo.get());
        Portfolio own = portfolio(writer);
        Machine machine = settings.threads == 1 ? own : besideOthers(own);
        Run<O> run = new Run<>(problem, settings, view, Strategy.inTurns(), machine, watch, null);
        if (!settings.listeners.isEmpty()) {
            run.tellMore(progress -> progress.with(machine.conflicts(), machine.restarts()));
        }
        if (writer != null) {
            run.prove(writer);
        }
        return run;
    }

    /** Several ways that take turns. */
    private Portfolio portfolio(@Nullable ProofWriter writer) {
        Portfolio race = new Portfolio(view.table(), settings.seed.orElse(0), memoryOfAThread(), new WholeTree(writer));
        if (writer != null) {
            race.proveTo(writer);
        }
        return race;
    }

    /**
     * Makes the search that visits the whole tree, beside others. Of several threads, half divide it; the others race.
     */
    private final class WholeTree implements Supplier<Finder> {

        private final @Nullable ProofWriter writer;

        WholeTree(@Nullable ProofWriter writer) {
            this.writer = writer;
        }

        @Override
        public Finder get() {
            if (writer != null) {
                return proven(writer, Strategy.ofLinks(settings, view).rule());
            }
            Start tree = new Start(settings.with(changed -> changed.threads = threadsOfTheTree()), view, counting);
            return tree.finder(tree.strategy());
        }
    }

    /** The same ways on one thread, beside a search for something else. */
    static Contender<Portfolio> waysBeside(Settings settings, View view) {
        Settings alone = settings.with(changed -> changed.threads = 1);
        return new Contender<>(() -> new Start(alone, view, false).portfolio(null), Portfolio::work);
    }

    private int threadsOfTheTree() {
        return Math.max(1, settings.threads / 2);
    }

    private long memoryOfAThread() {
        return settings.memoryForMemos() / settings.threads;
    }

    /** The same on the threads that race, with other random numbers. They tell each other what they learn. */
    private FirstAnswer besideOthers(Portfolio own) {
        OptionTable table = view.table();
        ClauseExchange exchange = new ClauseExchange();
        own.share(exchange.join(View.same(table)));
        long seed = settings.seed.orElse(0);
        long memory = memoryOfAThread();
        List<Supplier<FirstAnswer.Rival>> others = new ArrayList<>();
        for (int thread = 0; thread < settings.threads - threadsOfTheTree(); thread++) {
            long other = seed + 1 + thread;
            others.add(() -> {
                View shuffled = View.shuffled(table, other);
                Portfolio portfolio = new Portfolio(shuffled.table(), other, memory);
                portfolio.share(exchange.join(shuffled));
                return new FirstAnswer.Rival(portfolio, shuffled);
            });
        }
        return new FirstAnswer(own, table, others);
    }

    /** A search that shows or counts solutions, made ready to be run in parts. */
    static Plan plan(ExactCoverProblem<?, ?> problem, Settings settings, boolean counting) {
        settings.refuseLimit("a plan");
        settings.refuseCheckpoints("A plan");
        settings.refuseListener("A plan");
        settings.refuseProof("A plan");
        settings.refuseClasses("A plan");
        if (counting && settings.isCountedByMemo()) {
            throw new IllegalStateException("Counting." + settings.counting
                    + " counts by a memo, which cannot be divided; leave out counting, or choose Counting.SEARCH");
        }
        View view = view(problem, settings);
        Strategy strategy = Strategy.of(settings, view).forParts(view.table());
        SearchPlan plan = new SearchPlan(
                Checkpointer.identity(problem, view, strategy, counting),
                problem.table().optionCount(),
                view,
                strategy.kind(),
                strategy.rule(),
                counting);
        return Plan.parse(SearchPlanText.lines(plan));
    }

    /** Whether counting in parts would only take longer. */
    static boolean isBestCountedWhole(ExactCoverProblem<?, ?> problem, Settings settings) {
        settings.refuseClasses("isBestCountedWhole");
        Start start = new Start(settings.with(changed -> changed.threads = 1), view(problem, settings), true);
        return new CountingTrial(start.view.table(), start.new PlainSearches(start.strategy()), System::nanoTime)
                .isBestCountedWhole();
    }

    /**
     * The view of a problem that is to be searched: without what presets settle, reduced, and in the order of the seed.
     */
    static View view(ExactCoverProblem<?, ?> problem, Settings settings) {
        return ordered(reduced(restricted(problem, settings), settings), settings);
    }

    /** A problem without the options that are required or forbidden, and all that follows from it. */
    static View restricted(ExactCoverProblem<?, ?> problem, Settings settings) {
        return settings.required.isEmpty() && settings.forbidden.isEmpty()
                ? View.same(problem.table())
                : Restriction.of(problem.table(), settings.required, settings.forbidden);
    }

    private static View reduced(View view, Settings settings) {
        if (!settings.reduced) {
            return view;
        }
        OptionTable before = view.table();
        View reduced = view.then(Reduction.of(before));
        OptionTable left = reduced.table();
        Settings.LOG.debug(
                "Reduction leaves {} of {} and {} of {}",
                left.optionCount(),
                Phrases.count(before.optionCount(), "option"),
                left.itemCount(),
                Phrases.count(before.itemCount(), "item"));
        return reduced;
    }

    /**
     * A view with its options in the order in which they are to be tried. Proofs are about options in the order of the
     * problem.
     */
    static View ordered(View view, Settings settings) {
        return settings.seed.isEmpty() || settings.proofTo.isPresent()
                ? view
                : view.then(View.shuffled(view.table(), settings.seed.getAsLong()));
    }

    /**
     * A probe would only take time where the search is over already, and where it does not matter which one is fastest.
     */
    private Strategy strategy() {
        if (classes != null) {
            return Strategy.ofClasses(settings, view, classes);
        }
        boolean idle = settings.endedEarly || (counting && settings.isCountedByMemo() && !settings.usesCheckpoints());
        return idle ? Strategy.withoutProbe(settings, view) : Strategy.of(settings, view);
    }

    /** A search that finds one solution of each projection, on this thread. */
    private Machine distinct(Projection projection) {
        if (settings.threads > 1) {
            Settings.LOG.debug("Solutions that differ in what matters are found by one thread");
        }
        Start all = new Start(settings.with(changed -> changed.threads = 1), view, false);
        Finder listing = distinct(
                view,
                settings,
                projection,
                counting,
                () -> all.finder(all.strategy().settled()));
        Optional<BitSet> wanted = counting && settings.counting == Counting.AUTO
                ? projection.options().filter(options -> ProjectionRace.canRun(view, options))
                : Optional.empty();
        return wanted.isEmpty()
                ? listing
                : new ProjectionRace(
                        view,
                        listing,
                        wanted.get(),
                        settings.memoryForMemos() / DIAGRAM_OF_DISTINCT,
                        Settings.LOG::debug);
    }

    /**
     * A search that shows or counts one solution of each projection.
     *
     * @param all makes a search for all solutions
     */
    static DistinctSearch distinct(
            View view, Settings settings, Projection projection, boolean counting, Supplier<Finder> all) {
        return new DistinctSearch(
                view,
                projection,
                counting,
                settings.seed.orElse(0),
                settings.memoryForMemos(),
                all,
                DistinctSearch.FIRST_TURN);
    }

    /** A search that grows one solution of each class, on this thread. */
    private <O> Run<O> grown(ExactCoverProblem<?, O> problem, SetClasses symmetries, Watch watch) {
        if (settings.threads > 1) {
            Settings.LOG.debug("Where there are many symmetries, one solution of each class is found by one thread");
        }
        GrownClasses machine = new GrownClasses(symmetries, counting, settings.memoryForMemos());
        return new Run<>(problem, settings, view, Strategy.ofGrown(symmetries), machine, watch, null);
    }

    private Machine machine(Strategy strategy) {
        if (!counting || !settings.mayCountByMemo()) {
            return finder(strategy);
        }
        if (classes != null) {
            return classes.hasFixed(view) ? race(classes, strategy) : finder(strategy);
        }
        settings.checkMemo();
        return counter(strategy);
    }

    private CountingMachine counter(Strategy strategy) {
        return new CountingMachine(
                view.table(), new PlainSearches(strategy), settings.counting.method, settings.memoryForMemos());
    }

    /** Counts classes by a search for one solution of each, and by Burnside's lemma. */
    private ClassesRace race(SolutionClasses counted, Strategy strategy) {
        Settings plain = Settings.DEFAULT.with(changed -> {
            changed.threads = settings.threads;
            changed.maxMemory = settings.maxMemory;
        });
        return new ClassesRace(view.table(), finder(strategy), () -> counted.fixed(view), table -> {
            Start all = new Start(plain, View.same(table), true);
            return all.counter(all.strategy());
        });
    }

    /** The search by one engine or by several, which shows solutions or counts them. */
    private Finder finder(Strategy strategy) {
        return settings.threads == 1
                ? one(view.table(), strategy, strategy.rule())
                : several(strategy.settled(), !settings.listeners.isEmpty(), Remainder.ALL);
    }

    /** A search of a table by one thread. A probe that has begun to count goes on. */
    private SearchEngine one(OptionTable table, Strategy strategy, ItemRule rule) {
        if (proof != null) {
            return proven(proof, rule);
        }
        SearchEngine begun = strategy.begun();
        return counting && begun != null && table.equals(view.table())
                ? begun
                : engines(table, strategy).make(rule, counting, Branch.ROOT);
    }

    private ParallelMachine several(Strategy strategy, boolean watched, Remainder start) {
        return several(view.table(), strategy, strategy.rule(), watched, start);
    }

    private ParallelMachine several(
            OptionTable table, Strategy strategy, ItemRule rule, boolean watched, Remainder start) {
        return proving(
                new ParallelMachine(settings.threads, newEngine(table, strategy, rule), counting, watched, start));
    }

    /** Lets several threads write the proof, if one is wanted, in place of what one has written. */
    private ParallelMachine proving(ParallelMachine machine) {
        return proof == null
                ? machine
                : machine.proveTo(
                        new ProofPieces(proof), (engine, writer) -> ProvenLinks.write((DancingLinks) engine, writer));
    }

    /** Makes the engines of several threads, which have nothing to visit. */
    private Supplier<SearchEngine> newEngine(OptionTable table, Strategy strategy, ItemRule rule) {
        EngineFactory factory = engines(table, strategy);
        return () -> factory.make(rule, counting, Branch.NONE);
    }

    /** What makes the engines for a table, which is the one to be searched or a part of it. */
    private EngineFactory engines(OptionTable table, Strategy strategy) {
        return table.equals(view.table())
                ? strategy.engines(table)
                : strategy.kind().factory(table);
    }

    /** The plain searches that compete with memos; in parts of the table, the smallest item comes first. */
    private final class PlainSearches implements CountingMachine.Searches {

        private final Strategy strategy;

        PlainSearches(Strategy strategy) {
            this.strategy = strategy;
        }

        @Override
        public @Nullable ProofWriter proof() {
            return proof;
        }

        @Override
        public void tell(String reason) {
            Settings.LOG.debug(reason);
        }

        @Override
        public Machine single(OptionTable table) {
            return one(table, strategy, ruleOf(table));
        }

        @Override
        public Machine parallel(OptionTable table) {
            return several(table, strategy, ruleOf(table), true, Remainder.ALL);
        }

        @Override
        public int threads() {
            return settings.threads;
        }

        private ItemRule ruleOf(OptionTable table) {
            return table.equals(view.table()) ? strategy.rule() : ItemRule.SMALLEST;
        }
    }

    /** A search that tells its steps. */
    private Machine traced(Strategy strategy) {
        DancingLinks engine = new DancingLinks(view.table(), strategy.rule(), counting, Branch.ROOT);
        List<Tracer> tracers =
                settings.tracers.stream().map(tracer -> tracer.apply(view)).toList();
        return new TracedLinks(engine, tracers);
    }

    /** A search that writes a proof. The numbers of items and options are those of the problem. */
    private <O> Run<O> proven(
            ExactCoverProblem<?, O> problem, Path file, Watch watch, Function<Strategy, Machine> newMachine) {
        Strategy strategy = Strategy.ofLinks(settings, view);
        ProofWriter writer = writer(problem, settings, view, file);
        proof = writer;
        try {
            Run<O> run = new Run<>(problem, settings, view, strategy, newMachine.apply(strategy), watch, null);
            run.prove(writer);
            return run;
        } catch (RuntimeException e) {
            writer.stop("the search could not begin");
            throw e;
        }
    }

    /** Dancing links that write a proof. */
    private DancingLinks proven(ProofWriter writer, ItemRule rule) {
        DancingLinks engine = new DancingLinks(view.table(), rule, counting, Branch.ROOT);
        ProvenLinks.write(engine, writer);
        return engine;
    }

    /**
     * A machine that proves how many solutions there are.
     *
     * @param none whether it is known that there is none
     */
    static Finder provingAll(Settings settings, View view, ProofWriter proof, boolean none) {
        Start start = new Start(settings, view, true);
        return none
                ? start.portfolio(proof)
                : start.proven(proof, Strategy.ofLinks(settings, view).rule());
    }

    /** A proof about a view of a problem. If the view could not be made in time, it will only say so. */
    static ProofWriter writer(ExactCoverProblem<?, ?> problem, Settings settings, View view, Path file) {
        OptionTable table = problem.table();
        View searched = settings.endedEarly ? View.same(table) : view;
        return new ProofWriter(file, table, searched, settings.required, settings.forbidden);
    }

    /**
     * Settings of a search that can write a proof, if one is wanted. What is only about speed is left out.
     *
     * @param threads how many threads such a search has
     */
    static Settings provable(Settings settings, int threads) {
        if (settings.proofTo.isEmpty()) {
            return settings;
        }
        Path file = Refusals.checkProven(settings, settings.proofTo.get());
        Settings.LOG.debug(
                "A proof is written by {}, without a reduction, and only dancing links visit the whole tree",
                Phrases.count(threads, "thread"));
        return settings.with(changed -> {
            changed.proofTo = Optional.of(file);
            changed.threads = threads;
            changed.reduced = false;
        });
    }
}
