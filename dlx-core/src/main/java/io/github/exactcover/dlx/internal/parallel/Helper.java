package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Engine;
import io.github.exactcover.dlx.internal.search.HelperThreads;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a helper thread does: it visits branches until there are none, and keeps the solutions for the thread that asks.
 */
final class Helper implements HelperThreads.Task {

    /** How many solutions it collects at most before it reports them. */
    private static final int MAX_BATCH = 256;

    private final Segments segments;
    private final Supplier<Engine> newEngine;
    private final boolean counting;
    private final boolean watched;
    private final Slice slice = new Slice();

    /** Its engine, for {@link #abandon}; null until there is one. */
    private volatile @Nullable Engine abandonable;

    Helper(Segments segments, Supplier<Engine> newEngine, boolean counting, boolean watched) {
        this.segments = segments;
        this.newEngine = newEngine;
        this.counting = counting;
        this.watched = watched;
    }

    @Override
    public void run() throws InterruptedException {
        Engine engine = newEngine.get();
        abandonable = engine;
        Reporter reporter = new Reporter(engine, counting, watched);
        for (Segment segment = segments.awaitWork(); segment != null; segment = segments.awaitWork()) {
            engine.restart(segment.position);
            visit(engine, reporter, segment);
        }
    }

    /**
     * Lets the engine end early, since it can take long to reach a deep branch. For another thread, after {@code
     * close}.
     */
    void abandon() {
        Engine engine = abandonable;
        if (engine != null) {
            engine.abandon();
        }
    }

    private void visit(Engine engine, Reporter reporter, Segment segment) throws InterruptedException {
        List<int[]> batch = new ArrayList<>();
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED && !segments.isClosed()) {
            batch.clear();
            step = visitSlice(engine, batch);
            if (step == Step.PAUSED && batch.isEmpty() && !reporter.isDue()) {
                continue;
            }
            if (!segments.awaitReport(segment, reporter.report(batch))) {
                return;
            }
            if (step == Step.EXHAUSTED) {
                segments.finish(segment);
            } else if (segments.isHungry()) {
                engine.split().ifPresent(branch -> segments.addBehind(segment, branch, reporter.position()));
            }
        }
    }

    /** Runs until the slice is over, the batch is full or the branch is exhausted. */
    private Step visitSlice(Engine engine, List<int[]> batch) {
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
}
