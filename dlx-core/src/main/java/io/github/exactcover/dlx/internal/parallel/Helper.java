package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.HelperThreads;
import io.github.exactcover.dlx.internal.search.Machine;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a helper thread does: it visits branches until none are left, and keeps the solutions for the thread that asks.
 */
final class Helper implements HelperThreads.Task {

    private final Segments segments;
    private final Supplier<Worker> newWorker;

    /** For {@link #close}; null until there is one. */
    private volatile @Nullable Worker closeable;

    private volatile long nodes;

    Helper(Segments segments, Supplier<Worker> newWorker) {
        this.segments = segments;
        this.newWorker = newWorker;
    }

    @Override
    public void run() throws InterruptedException {
        Worker worker = newWorker.get();
        closeable = worker;
        for (Segment segment = segments.awaitWork(); segment != null; segment = segments.awaitWork()) {
            worker.enter(segment);
            while (worker.visitSlice(segment, Machine.UNLIMITED)) {
                nodes = worker.nodes();
            }
            nodes = worker.nodes();
        }
    }

    /** As {@link Worker#close}. Another thread calls this, after the segments were closed. */
    void close() {
        Worker worker = closeable;
        if (worker != null) {
            worker.close();
        }
    }

    /** How many nodes this thread had visited after its last slice. Other threads call this. */
    long nodes() {
        return nodes;
    }
}
