package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * What each thread does with a branch, slice by slice: visit, report, and share work with other threads. It starts no
 * thread, never waits, and reads no clock except that of its slice, so that a test can drive many workers in turns.
 */
final class Worker {

    /** The most solutions in a batch. */
    private static final int MAX_BATCH = 256;

    private final Segments segments;
    private final SearchEngine engine;
    private final Reporter reporter;
    private final Slice slice;

    /** The solutions found in the current slice. Once they were reported, they belong to the segments. */
    private List<int[]> batch = List.of();

    /** The size at which the current batch is full. It begins with 1 and grows, because a first solution is often enough. */
    private int fullBatch = 1;

    Worker(Segments segments, SearchEngine engine, Reporter reporter, Slice slice) {
        this.segments = segments;
        this.engine = engine;
        this.reporter = reporter;
        this.slice = slice;
    }

    /** Goes to a branch that this worker has taken. */
    void enter(Segment segment) {
        engine.restart(segment.position);
    }

    /**
     * Visits one slice of the branch, at most {@code budget} nodes. Returns whether the branch is still the worker's: it
     * may be finished, be left to others, or the search may be closed.
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
            case LEAVE -> segments.leave(segment, engine.position());
            case SPLIT -> engine.split().ifPresent(branch -> segments.addBehind(segment, branch, reporter.position()));
            case GO_ON, STOP -> {}
        }
        return next == Segments.Next.GO_ON || next == Segments.Next.SPLIT;
    }

    /** Runs until the slice is over, the batch is full or the branch is exhausted. */
    private Step runSlice(long budget) {
        long nodes = slice.start();
        long stop = engine.nodes() + Math.min(nodes, budget);
        long size = 0;
        Step step;
        do {
            step = engine.run(stop - engine.nodes());
            if (step == Step.SOLUTION) {
                size += keep(engine.told());
            }
        } while (step == Step.SOLUTION && engine.nodes() < stop && size < fullBatch);
        if (engine.nodes() >= stop && nodes <= budget) {
            slice.end();
        }
        if (size >= fullBatch) {
            fullBatch = Math.min(MAX_BATCH, 2 * fullBatch);
        }
        return step;
    }

    private long keep(int[] solution) {
        if (batch.isEmpty()) {
            batch = new ArrayList<>(fullBatch);
        }
        batch.add(solution);
        return Segment.size(solution);
    }

    /** The nodes visited so far, in all branches together. */
    long nodes() {
        return engine.nodes();
    }
}
