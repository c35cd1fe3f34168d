package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * What a {@link Helper} does with a branch, slice by slice: visit, report, and share work with idle threads. It starts
 * no thread, and reads no clock except that of its slice, so that a test can drive many workers in turns.
 */
final class Worker {

    private static final int MAX_BATCH = 256;

    private final Segments segments;
    private final SearchEngine engine;
    private final Reporter reporter;
    private final Slice slice;
    private final List<int[]> batch = new ArrayList<>();

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

    /** Visits one slice of the branch; false if the branch is finished, or the search was closed. */
    boolean visitSlice(Segment segment) throws InterruptedException {
        batch.clear();
        Step step = runSlice();
        if (step == Step.PAUSED && batch.isEmpty() && !reporter.isDue()) {
            return !segments.isClosed();
        }
        if (!segments.awaitReport(segment, reporter.report(batch))) {
            return false;
        }
        if (step == Step.EXHAUSTED) {
            segments.finish(segment);
            return false;
        }
        if (segments.isHungry()) {
            engine.split().ifPresent(branch -> segments.addBehind(segment, branch, reporter.position()));
        }
        return !segments.isClosed();
    }

    /** Runs until the slice is over, the batch is full or the branch is exhausted. */
    private Step runSlice() {
        long stop = engine.nodes() + slice.start();
        Step step;
        do {
            step = engine.run(Math.max(1, stop - engine.nodes()));
            if (step == Step.SOLUTION) {
                batch.add(engine.solution());
            }
        } while (step == Step.SOLUTION && engine.nodes() < stop && batch.size() < MAX_BATCH);
        if (step == Step.PAUSED) {
            slice.end();
        }
        return step;
    }

    /** The nodes visited so far, in all branches together. */
    long nodes() {
        return engine.nodes();
    }
}
