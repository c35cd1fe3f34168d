package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What each thread does with a branch, slice by slice: visit, report, and share work with other threads. It starts no
 * thread, never waits, and uses only the clock it is given, so that a test can drive many workers in turns.
 */
final class Worker {

    /** The most bytes of a batch, before its last solution: some hundred solutions. */
    private static final int MAX_BATCH = 1 << 15;

    /** An engine is fresh for at least this long. */
    private static final long FRESH_NANOS = 50_000_000;

    /** An engine is fresh for at least this many times the time that it took to make it. */
    private static final int FRESH_TIMES = 100;

    /** An engine that takes longer than this to make is never replaced: there might be no memory for two of them. */
    private static final long LARGE_NANOS = 10_000_000;

    private static final long FOR_GOOD = Long.MAX_VALUE / 2;

    private final Segments segments;
    private final Supplier<Reporter> newReporter;
    private final Pace pace;
    private final LongSupplier clock;

    /** The current engine. Other threads may close it. */
    private volatile Reporter reporter;

    private volatile boolean closed;

    /** When the engine is no longer fresh. */
    private long stale;

    /** The nodes that earlier engines have visited. */
    private long earlierNodes;

    /** The solutions found in the current slice. When they are reported, the segments take them over. */
    private List<int[]> batch = List.of();

    /** The bytes at which the current batch is full. This starts at 1, because one solution is often enough. */
    private int fullBatch = 1;

    /**
     * A worker that has nothing to visit; {@code newReporter} makes reporters of engines that have nothing to visit.
     */
    Worker(Segments segments, Supplier<Reporter> newReporter, Pace pace) {
        this(segments, newReporter, pace, System::nanoTime);
    }

    /** With a clock that returns nanoseconds. */
    Worker(Segments segments, Supplier<Reporter> newReporter, Pace pace, LongSupplier clock) {
        this.segments = segments;
        this.newReporter = newReporter;
        this.pace = pace;
        this.clock = clock;
        this.reporter = fresh();
    }

    private Reporter fresh() {
        long start = clock.getAsLong();
        Reporter made = newReporter.get();
        long now = clock.getAsLong();
        long took = now - start;
        stale = now + (took > LARGE_NANOS ? FOR_GOOD : Math.max(FRESH_NANOS, FRESH_TIMES * took));
        return made;
    }

    /**
     * Goes to a branch that this worker has taken. If its engine is no longer fresh, it makes a new one in memory of
     * its own thread. The garbage collector moves engines of several threads close to each other. Then they write to
     * the same cache lines, and each has to wait for the others, which took up to half of the time.
     */
    void enter(Segment segment) {
        if (clock.getAsLong() - stale > 0) {
            long before = nodes();
            reporter = fresh();
            earlierNodes = before;
            if (closed) {
                engine().close();
            }
        }
        engine().restart(segment.position);
    }

    /** Lets the engine end early, because it can take long to reach a deep branch. Another thread may call this. */
    void close() {
        closed = true;
        engine().close();
    }

    /** The current engine. */
    SearchEngine engine() {
        return reporter.engine();
    }

    /**
     * Visits one slice of the branch, at most {@code budget} nodes. Returns whether the branch is still the worker's:
     * it may be finished, be left to others, or the search may be closed.
     */
    boolean visitSlice(Segment segment, long budget) {
        batch = List.of();
        Step step = runSlice(budget);
        if (step == Step.PAUSED && batch.isEmpty() && !reporter.isDue()) {
            return !segments.isClosed();
        }
        Segments.Next next = segments.report(segment, reporter.report(batch));
        if (step == Step.EXHAUSTED && next != Segments.Next.STOP) {
            segments.finish(segment);
            return false;
        }
        switch (next) {
            case LEAVE -> segments.leave(segment, engine().position());
            case SPLIT ->
                engine().split().ifPresent(branch -> segments.addBehind(segment, branch, reporter.position()));
            case GO_ON, STOP -> {}
        }
        return next == Segments.Next.GO_ON || next == Segments.Next.SPLIT;
    }

    /** Runs until the slice is over, the batch is full or the branch is exhausted. */
    private Step runSlice(long budget) {
        SearchEngine engine = engine();
        long nodes = pace.start();
        long stop = engine.nodes() + Math.min(nodes, budget);
        long bytes = 0;
        Step step;
        do {
            step = engine.run(stop - engine.nodes());
            if (step == Step.SOLUTION) {
                bytes += keep(engine.told());
            }
        } while (step == Step.SOLUTION && engine.nodes() < stop && bytes < fullBatch);
        if (engine.nodes() >= stop && nodes <= budget) {
            pace.end();
        }
        if (bytes >= fullBatch) {
            fullBatch = Math.min(MAX_BATCH, 2 * fullBatch);
        }
        return step;
    }

    private long keep(int[] solution) {
        long bytes = Segment.bytes(solution);
        if (batch.isEmpty()) {
            batch = new ArrayList<>(1 + (int) (fullBatch / bytes));
        }
        batch.add(solution);
        return bytes;
    }

    /** The nodes visited so far, in all branches together. */
    long nodes() {
        return earlierNodes + engine().nodes();
    }
}
