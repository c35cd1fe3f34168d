package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.internal.cost.AllCheapest;
import io.github.exactcover.dlx.internal.cost.Kept;
import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.cost.MinimumCost.Given;
import io.github.exactcover.dlx.internal.cost.PartialCover;
import io.github.exactcover.dlx.internal.cost.PriceProof;
import io.github.exactcover.dlx.internal.learn.Ways;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.resume.Fingerprint;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Checkpointer;
import io.github.exactcover.dlx.internal.run.ProgressReport;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Lines;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A search for the cheapest solutions, or for all that cost as little as the cheapest. */
record CheapestSearch<I, O>(
        Asked<I, O> asked, @Nullable BitSet known, View view, MinimumCost engine, Run<O> run, Watch watch) {

    /** Shows each improvement to a visitor, until nothing is left to improve or the search ends otherwise. */
    static <I, O> CheapestResult<O> find(
            Asked<I, O> asked, @Nullable BitSet known, int most, SolutionVisitor<O> visitor) {
        checkStart(asked, known);
        Asked<I, O> provable = Start.provable(asked, 1);
        Settings settings = provable.settings();
        CheapestSearch<I, O> search = of(provable, known, () -> Start.view(provable), most);
        if (settings.proofTo.isEmpty()) {
            return search.run.use(run -> search.cheapest(visitor, SearchResult::end));
        }
        PriceProof.check(search.view.table(), asked.table());
        ProofWriter proof = Start.writer(search.asked, search.view, settings.proofTo.get());
        search.run.countAsFirstHalf();
        try {
            return search.run.use(run -> search.cheapest(visitor, result -> search.prove(result, most, proof)));
        } finally {
            proof.stop("the search ended before it knew the cheapest solutions");
        }
    }

    /** Shows all solutions that cost as little as the cheapest. */
    static <I, O> SearchResult showAll(Asked<I, O> asked, @Nullable BitSet known, SolutionVisitor<O> visitor) {
        checkStart(asked, known);
        if (!asked.table().isPriced()) {
            return Start.search(asked, false).use(run -> run.show(visitor));
        }
        Run<O> search = Start.setUp(asked, (used, view, watch) -> {
            ItemRule rule = Strategy.ofLinks(used.settings(), view).rule();
            Given given = new Given(null, known(used, known, view), Ways.beside(used.settings(), view));
            AllCheapest machine = new AllCheapest(view.table(), rule, used.settings().threads, given);
            return new Run<>(used, view, Strategy.inTurns(), machine, watch, null);
        });
        return search.use(run -> run.show(visitor));
    }

    private static void checkStart(Asked<?, ?> asked, @Nullable BitSet known) {
        if (known != null) {
            KnownSolution.checkPresets(asked, known);
        }
    }

    /** The options of a view that the known solution has, if there is one and the view is that of the search. */
    private static Optional<int[]> known(Asked<?, ?> asked, @Nullable BitSet known, View view) {
        return asked.settings().endedEarly || known == null ? Optional.empty() : Optional.of(view.found(known));
    }

    /** Proves what the search has found, as long as it may, if it is exhausted. Returns how everything ended. */
    private SearchEnd prove(SearchResult result, int most, ProofWriter proof) {
        List<Kept> found = engine.cheapest();
        if (!result.isExhausted()) {
            return result.end();
        }
        sayThatItIsProven(found.size());
        if (found.size() < most) {
            return prove(provingAll(proof, found.isEmpty()), result, proof);
        }
        PriceProof cheapest = PriceProof.of(view.table(), asked.table(), found, proof);
        try {
            SearchEnd end = prove(cheapest.search(), result, cheapest.writer());
            proof.replaceBy(cheapest.writer());
            return end;
        } finally {
            cheapest.writer().delete();
        }
    }

    /** Proves that there are no more solutions than were found. */
    private Finder provingAll(ProofWriter proof, boolean none) {
        Settings settings = asked.settings();
        return none
                ? Ways.proving(settings, view, proof)
                : new Start(settings, view, true)
                        .proven(proof, Strategy.ofLinks(settings, view).rule());
    }

    /** Who has asked for lines about the progress gets one about this too. */
    private void sayThatItIsProven(int solutions) {
        String message = "The search has ended with {}; now the proof is written";
        if (asked.settings().listeners.stream().anyMatch(listener -> !listener.atEnd())) {
            Settings.LOG.info(message, Phrases.count(solutions, "solution"));
        } else {
            Settings.LOG.debug(message, Phrases.count(solutions, "solution"));
        }
    }

    private SearchEnd prove(Machine machine, SearchResult found, ProofWriter proof) {
        Asked<I, O> unlimited = asked.with(changed -> changed.limit = Settings.NO_LIMIT);
        Run<O> proving = new Run<>(unlimited, view, Strategy.inTurns(), machine, watch, null);
        proving.tellMore(progress ->
                ProgressReport.asSecondHalf(ProgressReport.withCosts(progress, bestCost(), knownBound()), found));
        proving.prove(proof);
        return proving.use(Run::finish).end();
    }

    /** Finds options that cover as much as can be covered: the cheapest solution of a relaxed table. */
    static <I, O> PartialResult<I, O> partial(Asked<I, O> asked) {
        BitSet required = asked.settings().required;
        boolean isClash = Start.restricted(asked).isImpossible();
        Asked<I, O> free = isClash ? asked.with(changed -> changed.required = new BitSet()) : asked;
        CheapestSearch<I, O> search = of(free, null, () -> relaxed(free, required), 1);
        return search.run.use(run -> search.partial());
    }

    /** If required options exclude each other, none is chosen beforehand, and each of them is wanted above all. */
    private static View relaxed(Asked<?, ?> asked, BitSet required) {
        View restricted = Start.restricted(asked);
        int[] wanted = restricted.found(required);
        return Start.ordered(restricted.then(PartialCover.of(restricted.table(), wanted)), asked.settings());
    }

    /** A search for so many solutions of a view. */
    private static <I, O> CheapestSearch<I, O> of(
            Asked<I, O> asked, @Nullable BitSet known, Supplier<View> view, int most) {
        Checkpointer.checkWritable(asked.settings());
        return Start.setUp(asked, view, (used, made, watch) -> of(used, known, made, most, watch));
    }

    private static <I, O> CheapestSearch<I, O> of(
            Asked<I, O> asked, @Nullable BitSet known, View view, int most, Watch watch) {
        Settings settings = asked.settings();
        Strategy links = Strategy.ofLinks(settings, view);
        Optional<int[]> start = known(asked, known, view);
        Function<@Nullable Lines, MinimumCost> maker = state -> {
            Given given = new Given(state, start, Ways.beside(settings, view));
            return new MinimumCost(view.table(), links.rule(), most, settings.threads, given);
        };
        Strategy strategy = Strategy.inTurns();
        if (!settings.usesCheckpoints()) {
            MinimumCost engine = maker.apply(null);
            Run<O> run = new Run<>(asked, view, strategy, engine, watch, null);
            return new CheapestSearch<>(asked, known, view, engine, run, watch);
        }
        CheckpointFile.Identity identity = identity(asked, view, links, most);
        return Checkpointer.locked(settings, lock -> {
            MinimumCost engine = Checkpointer.resumed(settings, identity, maker);
            // The solution that was handed out last is in the result, shown or not.
            Checkpointer checkpointer =
                    new Checkpointer(settings, identity, engine, (file, shown) -> file.write(engine.state()), lock);
            Run<O> run = new Run<>(asked, view, strategy, engine, watch, checkpointer);
            return new CheapestSearch<>(asked, known, view, engine, run, watch);
        });
    }

    /** Everything that determines the cheapest solutions. */
    private static CheckpointFile.Identity identity(Asked<?, ?> asked, View view, Strategy strategy, int most) {
        OptionTable table = view.table();
        int[] costs = IntStream.range(0, table.optionCount())
                .flatMap(option -> IntStream.of((int) (table.cost(option) >> 32), (int) table.cost(option)))
                .toArray();
        return Checkpointer.identity(
                asked.problem(), view, strategy.order() + " cheapest " + most + " " + Fingerprint.of(costs));
    }

    /** Shows each improvement to a visitor; then does what is left to do, which says how everything ended. */
    private CheapestResult<O> cheapest(SolutionVisitor<O> visitor, Function<SearchResult, SearchEnd> last) {
        boolean isHalf = asked.settings().proofTo.isPresent();
        run.tellMore(progress -> {
            Progress costs = ProgressReport.withCosts(progress, bestCost(), knownBound());
            return isHalf ? ProgressReport.asFirstHalf(costs) : costs;
        });
        SearchResult result = run.show(visitor);
        SearchEnd end = last.apply(result);
        List<Solution<O>> solutions = found().map(run::solution).toList();
        return new CheapestResult<>(
                solutions,
                result.isExhausted() && solutions.isEmpty() ? OptionalLong.empty() : knownBound(),
                end,
                result.statistics(),
                result.checkpointFailure());
    }

    /** What the engine found; the known solution if the search had to end before the engine was set up. */
    private Stream<int[]> found() {
        if (!asked.settings().endedEarly || known == null) {
            return engine.cheapest().stream().map(Kept::options);
        }
        BitSet rest = (BitSet) known.clone();
        rest.andNot(asked.settings().required);
        return Stream.of(rest.stream().toArray());
    }

    private OptionalLong knownBound() {
        return withChosen(engine.leastCost());
    }

    private OptionalLong bestCost() {
        return withChosen(engine.cheapest().stream().mapToLong(Kept::cost).findFirst());
    }

    /** The cost with that of the required options, which the engine does not see; the nearest long if none holds it. */
    private OptionalLong withChosen(OptionalLong cost) {
        if (cost.isEmpty()) {
            return cost;
        }
        BigInteger sum = view.chosen()
                .mapToObj(option -> BigInteger.valueOf(asked.table().cost(option)))
                .reduce(BigInteger.valueOf(cost.getAsLong()), BigInteger::add);
        return OptionalLong.of(sum.max(BigInteger.valueOf(Long.MIN_VALUE))
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .longValue());
    }

    private PartialResult<I, O> partial() {
        SearchResult result = run.finish();
        // A search that was ended before it found anything still has this: to choose nothing more.
        int[] chosen = engine.cheapest().stream().findFirst().map(Kept::options).orElse(new int[0]);
        return new PartialResult<>(
                run.solution(chosen),
                uncovered(view.solution(chosen)),
                result.end(),
                result.statistics(),
                result.checkpointFailure());
    }

    private List<I> uncovered(int[] options) {
        OptionTable table = asked.table();
        int[] covered = new int[table.itemCount()];
        for (int option : options) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                covered[table.item(cell)]++;
            }
        }
        List<I> uncovered = new ArrayList<>();
        for (int item = 0; item < table.primaryCount(); item++) {
            if (covered[item] < table.low(item)) {
                uncovered.add(asked.item(item));
            }
        }
        return uncovered;
    }
}
