package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.parallel.CheckpointFile;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.Remainder;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.Machine;

/** Starts searches: one engine, or several for as many threads, with what a checkpoint has left for them. */
final class Machines {

    private Machines() {}

    static <O> SearchRun<O> start(ExactCoverProblem<?, O> problem, SearchSettings settings, boolean counting) {
        long started = System.nanoTime();
        Checkpointer.checkWritable(settings.checkpoint());
        if (settings.control().isTraced()) {
            return TracedSearch.start(problem, settings, counting, started);
        }
        Prepared prepared = Prepared.of(problem, settings);
        Strategy strategy = strategy(settings, prepared, counting);
        if (settings.checkpoint().isUsed()) {
            return startWithCheckpoints(problem, settings, prepared, strategy.settled(), counting, started);
        }
        if (counting && settings.strategy().mayCountByMemo()) {
            Machine counter = counter(prepared, strategy, settings);
            return new SearchRun<>(problem, prepared, strategy.settled(), counter, settings, started);
        }
        boolean watched = !settings.control().listeners().isEmpty();
        Machine machine = settings.threads() == 1
                ? one(prepared, strategy, counting)
                : several(settings.threads(), prepared, strategy.settled(), counting, watched, Remainder.ALL);
        return new SearchRun<>(problem, prepared, strategy.settled(), machine, settings, started);
    }

    /** A probe would only take time where the search is over already, and where it does not matter which one is fastest. */
    private static Strategy strategy(SearchSettings settings, Prepared prepared, boolean counting) {
        boolean idle = Thread.currentThread().isInterrupted()
                || (counting && settings.strategy().isCountedByMemo());
        // What goes on from a checkpoint has to search as what wrote it, interrupted or not.
        return idle && !settings.checkpoint().isUsed()
                ? Strategy.withoutProbe(settings.strategy(), prepared)
                : Strategy.of(settings.strategy(), prepared);
    }

    private static Machine counter(Prepared prepared, Strategy strategy, SearchSettings settings) {
        CountingSettings counting = settings.strategy().counting();
        CountingSearches searches = new CountingSearches(prepared.table(), strategy, settings.threads());
        return new CountingMachine(prepared.table(), searches, counting.internal(), counting.bytes());
    }

    private static <O> SearchRun<O> startWithCheckpoints(
            ExactCoverProblem<?, O> problem,
            SearchSettings settings,
            Prepared prepared,
            Strategy strategy,
            boolean counting,
            long started) {
        CheckpointFile.Identity identity = Checkpointer.identity(problem, prepared, strategy, counting);
        Remainder start = Checkpointer.start(settings.checkpoint(), identity, prepared, strategy, counting);
        ParallelMachine machine = several(settings.threads(), prepared, strategy, counting, true, start);
        Checkpointer checkpointer = new Checkpointer(settings.checkpoint(), identity, machine);
        return new SearchRun<>(problem, prepared, strategy, machine, settings, started, checkpointer);
    }

    /** A probe that has begun to count goes on. */
    private static Machine one(Prepared prepared, Strategy strategy, boolean counting) {
        Machine begun = strategy.begun();
        return counting && begun != null
                ? begun
                : strategy.kind().make(prepared.table(), strategy.rule(), counting, Branch.ROOT);
    }

    private static ParallelMachine several(
            int threads, Prepared prepared, Strategy strategy, boolean counting, boolean watched, Remainder start) {
        EngineFactory factory = strategy.kind().factory(prepared.table());
        return new ParallelMachine(
                threads, () -> factory.make(strategy.rule(), counting, Branch.NONE), counting, watched, start);
    }
}
