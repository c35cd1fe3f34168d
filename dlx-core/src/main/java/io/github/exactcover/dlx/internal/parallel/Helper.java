package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.HelperThreads;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a helper thread does: it visits branches until none are left, and keeps the solutions for the thread that asks.
 */
final class Helper implements HelperThreads.Task {

    private final Segments segments;
    private final Supplier<SearchEngine> newEngine;
    private final boolean counting;
    private final boolean watched;
    /** Its engine, for {@link #abandon}; null until there is one. */
    private volatile @Nullable SearchEngine abandonable;

    private volatile long nodes;

    Helper(Segments segments, Supplier<SearchEngine> newEngine, boolean counting, boolean watched) {
        this.segments = segments;
        this.newEngine = newEngine;
        this.counting = counting;
        this.watched = watched;
    }

    @Override
    public void run() throws InterruptedException {
        SearchEngine engine = newEngine.get();
        abandonable = engine;
        Worker worker = new Worker(segments, engine, new Reporter(engine, counting, watched), new Slice());
        for (Segment segment = segments.awaitWork(); segment != null; segment = segments.awaitWork()) {
            worker.enter(segment);
            while (worker.visitSlice(segment, Machine.UNLIMITED)) {
                nodes = worker.nodes();
            }
            nodes = worker.nodes();
        }
    }

    /**
     * Lets the engine end early, because it can take long to reach a deep branch. Another thread calls this, after
     * {@code close}.
     */
    void abandon() {
        SearchEngine engine = abandonable;
        if (engine != null) {
            engine.abandon();
        }
    }

    /** How many nodes this thread had visited after its last slice. Other threads call this. */
    long nodes() {
        return nodes;
    }
}
