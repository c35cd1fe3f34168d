package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.AllCheapest;
import io.github.exactcover.dlx.internal.cost.Kept;
import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.cost.PriceProof;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.PartialCover;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A search by the engine for costs, from the beginning or from a checkpoint: for the cheapest solutions, or for options
 * that cover as much as can be covered.
 *
 * @param view what the engine searches
 * @param engine the engine, to be asked for what it found
 * @param watch says when the search has to end
 */
record CheapestSearch<I, O>(
        ExactCoverProblem<I, O> problem, Settings settings, View view, MinimumCost engine, Run<O> run, Watch watch) {

    /** Shows each improvement to a visitor, until nothing is left to improve or the search ends otherwise. */
    static <I, O> CheapestResult<O> find(
            ExactCoverProblem<I, O> problem, Settings settings, int most, SolutionVisitor<O> visitor) {
        checkStart(problem, settings);
        Settings provable = Start.provable(settings, 1);
        CheapestSearch<I, O> search = of(problem, provable, () -> Start.view(problem, provable), most);
        if (provable.proofTo.isEmpty()) {
            return search.run.use(run -> search.cheapest(visitor, SearchResult::end));
        }
        PriceProof.check(search.view.table(), problem.table());
        ProofWriter proof = Start.writer(problem, search.settings, search.view, provable.proofTo.get());
        search.run.isFirstHalf();
        try {
            return search.run.use(run -> search.cheapest(visitor, result -> search.prove(result, most, proof)));
        } finally {
            proof.stop("the search ended before it knew the cheapest solutions");
        }
    }

    /** Shows all solutions that cost as little as the cheapest. */
    static <O> SearchResult showAll(ExactCoverProblem<?, O> problem, Settings settings, SolutionVisitor<O> visitor) {
        checkStart(problem, settings);
        Run<O> search = Start.setUp(settings, () -> Start.view(problem, settings), (used, view, watch) -> {
            ItemRule rule = Strategy.ofLinks(used, view).rule();
            AllCheapest machine = new AllCheapest(view.table(), rule, used.threads);
            machine.lookForAnyBy(Start.waysBeside(used, view));
            used.known(view).ifPresent(machine::startFrom);
            return new Run<>(problem, used, view, Strategy.inTurns(), machine, watch, null);
        });
        return search.use(run -> run.show(visitor));
    }

    private static void checkStart(ExactCoverProblem<?, ?> problem, Settings settings) {
        settings.start.ifPresent(start -> KnownSolution.checkPresets(problem, start, settings));
    }

    /** Proves what the search has found, as long as it may, if it is exhausted. Returns how everything ended. */
    private SearchEnd prove(SearchResult result, int most, ProofWriter proof) {
        List<Kept> found = engine.cheapest();
        if (!result.isExhausted()) {
            return result.end();
        }
        sayThatItIsProven(found.size());
        if (found.size() < most) {
            return prove(Start.provingAll(settings, view, proof, found.isEmpty()), result, proof);
        }
        PriceProof cheapest = PriceProof.of(view.table(), problem.table(), found, proof);
        try {
            SearchEnd end = prove(cheapest.search(), result, cheapest.writer());
            proof.replaceBy(cheapest.writer());
            return end;
        } finally {
            cheapest.writer().delete();
        }
    }

    /** Who has asked for lines about the progress gets one about this too. */
    private void sayThatItIsProven(int solutions) {
        String message = "The search has ended with {}; now the proof is written";
        if (settings.listeners.stream().anyMatch(listener -> !listener.atEnd())) {
            Settings.LOG.info(message, Phrases.count(solutions, "solution"));
        } else {
            Settings.LOG.debug(message, Phrases.count(solutions, "solution"));
        }
    }

    private SearchEnd prove(Machine machine, SearchResult found, ProofWriter proof) {
        Settings unlimited = settings.with(changed -> changed.limit = Settings.NO_LIMIT);
        Run<O> proving = new Run<>(problem, unlimited, view, Strategy.inTurns(), machine, watch, null);
        proving.tellMore(progress -> progress.with(bestCost(), knownBound()).afterFirstHalf(found));
        proving.prove(proof);
        return proving.use(Run::finish).end();
    }

    /** Finds options that cover as much as can be covered: the cheapest solution of a relaxed table. */
    static <I, O> PartialResult<I, O> partial(ExactCoverProblem<I, O> problem, Settings settings) {
        boolean isClash = Start.restricted(problem, settings).isImpossible();
        Settings fresh = settings.with(changed -> {
            changed.start = Optional.empty();
            changed.required = isClash ? new BitSet() : changed.required;
        });
        CheapestSearch<I, O> search = of(problem, fresh, () -> relaxed(problem, fresh, settings.required), 1);
        return search.run.use(run -> search.partial());
    }

    /** If required options exclude each other, none is chosen beforehand, and each of them is wanted above all. */
    private static View relaxed(ExactCoverProblem<?, ?> problem, Settings settings, BitSet required) {
        View restricted = Start.restricted(problem, settings);
        int[] wanted = restricted.found(required);
        return Start.ordered(restricted.then(PartialCover.of(restricted.table(), wanted)), settings);
    }

    /** A search for so many solutions of a view. */
    private static <I, O> CheapestSearch<I, O> of(
            ExactCoverProblem<I, O> problem, Settings settings, Supplier<View> view, int most) {
        Checkpointer.checkWritable(settings);
        return Start.setUp(settings, view, (used, made, watch) -> of(problem, used, made, most, watch));
    }

    private static <I, O> CheapestSearch<I, O> of(
            ExactCoverProblem<I, O> problem, Settings settings, View view, int most, Watch watch) {
        Strategy links = Strategy.ofLinks(settings, view);
        MinimumCost engine = new MinimumCost(view.table(), links.rule(), most, settings.threads);
        engine.lookForAnyBy(Start.waysBeside(settings, view));
        Strategy strategy = Strategy.inTurns();
        if (!settings.usesCheckpoints()) {
            settings.known(view).ifPresent(engine::startFrom);
            Run<O> run = new Run<>(problem, settings, view, strategy, engine, watch, null);
            return new CheapestSearch<>(problem, settings, view, engine, run, watch);
        }
        CheckpointFile.Identity identity = Checkpointer.identity(problem, view, links, most);
        return Checkpointer.locked(settings, lock -> {
            Checkpointer.resume(settings, identity, engine);
            settings.known(view).ifPresent(engine::startFrom);
            Checkpointer checkpointer = new Checkpointer(settings, identity, engine, lock);
            Run<O> run = new Run<>(problem, settings, view, strategy, engine, watch, checkpointer);
            return new CheapestSearch<>(problem, settings, view, engine, run, watch);
        });
    }

    /** Shows each improvement to a visitor; then does what is left to do, which says how everything ended. */
    private CheapestResult<O> cheapest(SolutionVisitor<O> visitor, Function<SearchResult, SearchEnd> last) {
        boolean isHalf = settings.proofTo.isPresent();
        run.tellMore(progress -> {
            Progress costs = progress.with(bestCost(), knownBound());
            return isHalf ? costs.asFirstHalf() : costs;
        });
        SearchResult result = run.show(visitor);
        SearchEnd end = last.apply(result);
        List<Solution<O>> solutions = found().map(run::solution).toList();
        return new CheapestResult<>(
                solutions,
                result.isExhausted() ? provenBound(solutions) : knownBound(),
                end,
                result.statistics(),
                result.checkpointFailure());
    }

    /** What the engine found; the known solution if the search had to end before the engine was set up. */
    private Stream<int[]> found() {
        if (!settings.endedEarly || settings.start.isEmpty()) {
            return engine.cheapest().stream().map(Kept::options);
        }
        BitSet known = (BitSet) settings.start.get().clone();
        known.andNot(settings.required);
        return Stream.of(known.stream().toArray());
    }

    private OptionalLong provenBound(List<Solution<O>> solutions) {
        return solutions.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(solutions.get(0).cost());
    }

    private OptionalLong knownBound() {
        return withChosen(engine.leastCost());
    }

    private OptionalLong bestCost() {
        List<Kept> kept = engine.cheapest();
        return kept.isEmpty()
                ? OptionalLong.empty()
                : withChosen(OptionalLong.of(kept.get(0).cost()));
    }

    /** The cost with that of the required options, which the engine does not see; the nearest long if none holds it. */
    private OptionalLong withChosen(OptionalLong cost) {
        if (cost.isEmpty()) {
            return cost;
        }
        BigInteger sum = view.chosen()
                .mapToObj(option -> BigInteger.valueOf(problem.costOf(option)))
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
        OptionTable table = problem.table();
        int[] covered = new int[table.itemCount()];
        for (int option : options) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                covered[table.item(cell)]++;
            }
        }
        List<I> uncovered = new ArrayList<>();
        for (int item = 0; item < table.primaryCount(); item++) {
            if (covered[item] < table.low(item)) {
                uncovered.add(problem.primaryItems().get(item));
            }
        }
        return uncovered;
    }
}
