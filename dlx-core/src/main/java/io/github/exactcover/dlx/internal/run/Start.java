package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.parallel.Container;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.proof.ProofPieces;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.resume.CheckpointFile;
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
import io.github.exactcover.dlx.internal.table.Consistency;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.Reduction;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * Starts searches: makes of a problem the table to be searched, of the settings a strategy, and of both the machine
 * that shows or counts solutions, on one thread or several, from the beginning or from a checkpoint.
 */
public final class Start {

    private final Settings settings;
    private final View view;
    private final boolean counting;

    /** Where a single search writes its proof; null if none is wanted. */
    private @Nullable ProofWriter proof;

    public Start(Settings settings, View view, boolean counting) {
        this.settings = settings;
        this.view = view;
        this.counting = counting;
    }

    /** What makes a search of the view that is to be searched. */
    public interface SetUp<I, O, R> {

        /** Makes a search with these settings. The watch has started. */
        R of(Asked<I, O> asked, View view, Watch watch);
    }

    /**
     * Sets up a search. If it has to end before it is set up, it becomes a search of nothing, which ends as soon as it
     * is run: its watch says how.
     *
     * @param view the view that is to be searched, which can take long to make
     */
    public static <I, O, R> R setUp(Asked<I, O> asked, Supplier<View> view, SetUp<I, O, R> search) {
        Watch watch = asked.settings().newWatch();
        try {
            return Patience.during(() -> search.of(asked, view.get(), watch), watch);
        } catch (Patience.OverException e) {
            return search.of(endedEarly(asked), View.impossible(asked.settings().required), watch);
        }
    }

    /** Sets up a search of {@link #view} of a problem. */
    public static <I, O, R> R setUp(Asked<I, O> asked, SetUp<I, O, R> search) {
        return setUp(asked, () -> view(asked), search);
    }

    public static <I, O> Asked<I, O> endedEarly(Asked<I, O> asked) {
        return asked.with(changed -> {
            changed.endedEarly = true;
            changed.resumeFrom = Optional.empty();
        });
    }

    /**
     * A search that shows or counts solutions.
     *
     * @param counting whether solutions are counted without coming back for each
     */
    public static <I, O> Run<O> search(Asked<I, O> asked, boolean counting) {
        return search(asked, counting, Start::finder);
    }

    /**
     * A search that shows or counts solutions.
     *
     * @param newMachine makes of a strategy what searches, if it is neither told step by step nor saved
     */
    public static <I, O> Run<O> search(
            Asked<I, O> asked, boolean counting, BiFunction<Start, Strategy, Machine> newMachine) {
        Checkpointer.checkWritable(asked.settings());
        return setUp(
                provable(asked, asked.settings().threads),
                (used, view, watch) -> new Start(used.settings(), view, counting).search(used, watch, newMachine));
    }

    private <O> Run<O> search(Asked<?, O> asked, Watch watch, BiFunction<Start, Strategy, Machine> newMachine) {
        if (settings.proofTo.isPresent()) {
            return proven(asked, settings.proofTo.get(), watch, newMachine);
        }
        Strategy strategy = strategy();
        Strategy settled = strategy.settled();
        if (!settings.usesCheckpoints()) {
            return new Run<>(asked, view, settled, newMachine.apply(this, strategy), watch, null);
        }
        CheckpointFile.Identity identity = Checkpointer.identity(asked.problem(), view, settled, counting);
        return Checkpointer.locked(settings, lock -> {
            Remainder rest = Checkpointer.start(settings, identity, view, settled, counting);
            ParallelMachine machine = several(settled, true, rest);
            Checkpointer checkpointer = new Checkpointer(settings, identity, machine, lock);
            return new Run<>(asked, view, settled, machine, watch, checkpointer);
        });
    }

    /**
     * Searches, and gives the result of a collector to an action. Several threads collect at the same time, unless the
     * solutions have to come one after the other, because at each of them the search may end, or be resumed there.
     *
     * @param whole whether to throw a {@link io.github.exactcover.dlx.SearchIncompleteException} if the search gave up
     */
    public static <I, O, A, R> SearchResult collect(
            Asked<I, O> asked,
            Collector<? super Solution<O>, A, R> collector,
            boolean whole,
            Consumer<? super R> action) {
        if (asked.settings().threads > 1 && !asked.settings().needsOneByOne()) {
            return inContainers(asked, collector, whole, action);
        }
        return search(asked, false).use(run -> inOne(run, collector, whole, action));
    }

    private static <O, A, R> SearchResult inOne(
            Run<O> run, Collector<? super Solution<O>, A, R> collector, boolean whole, Consumer<? super R> action) {
        A content = collector.supplier().get();
        BiConsumer<A, ? super Solution<O>> accumulator = collector.accumulator();
        while (run.advance()) { // Without what changed: a collector may leave solutions out.
            accumulator.accept(content, run.solution());
        }
        return run.resultOf(collector, content, whole, action);
    }

    private static <I, O, A, R> SearchResult inContainers(
            Asked<I, O> asked,
            Collector<? super Solution<O>, A, R> collector,
            boolean whole,
            Consumer<? super R> action) {
        Set<Collector.Characteristics> characteristics = collector.characteristics();
        boolean inOrder = !characteristics.contains(Collector.Characteristics.UNORDERED);
        boolean shared = !inOrder && characteristics.contains(Collector.Characteristics.CONCURRENT);
        Supplier<A> contents = shared ? same(collector.supplier().get()) : collector.supplier();
        Run<O> search = setUp(asked, (used, view, watch) -> {
            Start start = new Start(used.settings(), view, false);
            Strategy strategy = start.strategy().settled();
            Machine machine = start.collecting(used, collector, contents, inOrder, strategy);
            return new Run<>(used, view, strategy, machine, watch, null);
        });
        return search.use(run -> {
            run.finish();
            @SuppressWarnings("unchecked") // So it was made above.
            Container<Solution<O>, A> all = (Container<Solution<O>, A>) ((ParallelMachine) run.machine()).collected();
            return run.resultOf(collector, all.content(), whole, action);
        });
    }

    private static <A> Supplier<A> same(A content) {
        return () -> content;
    }

    /** Puts the solutions of each part of the search into a container of its own, or of each thread. */
    private <O, A> ParallelMachine collecting(
            Asked<?, O> asked,
            Collector<? super Solution<O>, A, ?> collector,
            Supplier<A> contents,
            boolean inOrder,
            Strategy strategy) {
        return ParallelMachine.collecting(
                settings.threads,
                newEngine(view.table(), strategy, strategy.rule()),
                !settings.listeners.isEmpty(),
                telling -> {
                    Source<O> source = Source.of(asked, view, telling, strategy);
                    return new Container<>(collector, told -> new Solution<>(source, told), contents.get());
                },
                inOrder);
    }

    /** What is searched of a problem: without options that are required or forbidden, reduced, and shuffled. */
    public static View view(Asked<?, ?> asked) {
        return ordered(reduced(restricted(asked), asked.settings()), asked.settings());
    }

    /** A problem without the options that are required or forbidden, and all that follows from it. */
    public static View restricted(Asked<?, ?> asked) {
        Settings settings = asked.settings();
        return settings.required.isEmpty() && settings.forbidden.isEmpty()
                ? View.same(asked.table())
                : Restriction.of(asked.table(), settings.required, settings.forbidden);
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

    /** What is left of a view when the options are gone whose colors some item does not support. */
    public static View consistent(View view) {
        return view.then(Consistency.of(view.table()));
    }

    /** A view in another order if there is a seed. A proof is written in the order of the problem. */
    public static View ordered(View view, Settings settings) {
        return settings.seed.isEmpty() || settings.proofTo.isPresent()
                ? view
                : view.then(View.shuffled(view.table(), settings.seed.getAsLong()));
    }

    /** The strategy, for which engines may be tried out. */
    public Strategy strategy() {
        return settings.endedEarly ? Strategy.withoutProbe(settings, view) : Strategy.of(settings, view);
    }

    /** The search by one engine or by several, which shows solutions or counts them. */
    public Finder finder(Strategy strategy) {
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
        Supplier<SearchEngine> newEngine = newEngine(table, strategy, rule);
        // Several threads write the proof, if one is wanted, in place of what one has written.
        return proof == null
                ? new ParallelMachine(settings.threads, newEngine, counting, watched, start)
                : ParallelMachine.proving(
                        settings.threads,
                        newEngine,
                        counting,
                        watched,
                        new ProofPieces(proof),
                        (engine, writer) -> ProvenLinks.write((DancingLinks) engine, writer));
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

    /** A search that tells its steps to the tracer of its view. */
    public static <I, O> Run<O> traced(Asked<I, O> asked, boolean counting, Function<View, Tracer> tracer) {
        return setUp(asked, (used, view, watch) -> {
            Strategy strategy = Strategy.ofLinks(used.settings(), view);
            DancingLinks engine = new DancingLinks(view.table(), strategy.rule(), counting, Branch.ROOT);
            return new Run<>(used, view, strategy, new TracedLinks(engine, tracer.apply(view)), watch, null);
        });
    }

    /** A search that writes a proof. The numbers of items and options are those of the problem. */
    private <O> Run<O> proven(
            Asked<?, O> asked, Path file, Watch watch, BiFunction<Start, Strategy, Machine> newMachine) {
        Strategy strategy = Strategy.ofLinks(settings, view);
        ProofWriter writer = writer(asked, view, file);
        proof = writer;
        try {
            Run<O> run = new Run<>(asked, view, strategy, newMachine.apply(this, strategy), watch, null);
            run.prove(writer);
            return run;
        } catch (RuntimeException e) {
            writer.stop("the search could not begin");
            throw e;
        }
    }

    /** What is searched. */
    public View view() {
        return view;
    }

    /** Plain searches of the view or of parts of it. */
    public Searches plain(Strategy strategy) {
        return new PlainSearches(strategy);
    }

    /** The plain searches that compete with other methods; in parts of the table, the smallest item comes first. */
    private final class PlainSearches implements Searches {

        private final Strategy strategy;

        PlainSearches(Strategy strategy) {
            this.strategy = strategy;
        }

        @Override
        public int threads() {
            return settings.threads;
        }

        @Override
        public void tell(String reason) {
            Settings.LOG.debug(reason);
        }

        @Override
        public @Nullable ProofWriter proof() {
            return proof;
        }

        @Override
        public Machine single(OptionTable table) {
            return one(table, strategy, ruleOf(table));
        }

        @Override
        public Machine parallel(OptionTable table) {
            return several(table, strategy, ruleOf(table), true, Remainder.ALL);
        }

        private ItemRule ruleOf(OptionTable table) {
            return table.equals(view.table()) ? strategy.rule() : ItemRule.SMALLEST;
        }
    }

    /** A search that shows the solutions of a view. */
    public static Finder shower(View view, Settings settings) {
        Strategy strategy = Strategy.of(settings, view);
        return strategy.engines(view.table()).make(strategy.rule(), false, Branch.ROOT);
    }

    /** Dancing links that write a proof. */
    public DancingLinks proven(ProofWriter writer, ItemRule rule) {
        DancingLinks engine = new DancingLinks(view.table(), rule, counting, Branch.ROOT);
        ProvenLinks.write(engine, writer);
        return engine;
    }

    /** A proof about a view of a problem. If the view could not be made in time, it will only say so. */
    public static ProofWriter writer(Asked<?, ?> asked, View view, Path file) {
        OptionTable table = asked.table();
        Settings settings = asked.settings();
        View searched = settings.endedEarly ? View.same(table) : view;
        return new ProofWriter(file, table, searched, settings.required, settings.forbidden);
    }

    /** The settings for a search that writes a proof, if one is wanted, with so many threads. */
    public static <I, O> Asked<I, O> provable(Asked<I, O> asked, int threads) {
        Settings settings = asked.settings();
        if (settings.proofTo.isEmpty()) {
            return asked;
        }
        if (settings.usesCheckpoints()) {
            throw new IllegalStateException("A proof is written by one search from its beginning to its end, but this"
                    + " one has checkpoints; leave out checkpointTo and resume, or leave out proofTo");
        }
        Path file = writable(settings.proofTo.get());
        Settings.LOG.debug(
                "A proof is written by {}, without a reduction, and only dancing links visit the whole tree",
                Phrases.count(threads, "thread"));
        return asked.with(changed -> {
            changed.proofTo = Optional.of(file);
            changed.threads = threads;
            changed.reduced = false;
        });
    }

    /** The file that a proof is written to, where a link leads to. */
    private static Path writable(Path file) {
        try {
            FileReplacement.check(file);
            return FileReplacement.replaced(file)
                    .orElseThrow(() -> new IllegalStateException(
                            "The proof " + file + " is a pipe or a device; name a file, which can be written anew"));
        } catch (IOException e) {
            throw new UncheckedIOException("The proof " + file + " cannot be written", e);
        }
    }
}
