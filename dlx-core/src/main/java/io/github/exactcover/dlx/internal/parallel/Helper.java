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

    /** For {@link #abandon}; null until there is one. */
    private volatile @Nullable Worker abandonable;

    private volatile long nodes;

    Helper(Segments segments, Supplier<Worker> newWorker) {
        this.segments = segments;
        this.newWorker = newWorker;
    }

    @Override
    public void run() throws InterruptedException {
        Worker worker = newWorker.get();
        abandonable = worker;
        for (Segment segment = segments.awaitWork(); segment != null; segment = segments.awaitWork()) {
            worker.enter(segment);
            while (worker.visitSlice(segment, Machine.UNLIMITED)) {
                nodes = worker.nodes();
            }
            nodes = worker.nodes();
        }
    }

    /** As {@link Worker#abandon}. Another thread calls this, after {@code close}. */
    void abandon() {
        Worker worker = abandonable;
        if (worker != null) {
            worker.abandon();
        }
    }

    /** How many nodes this thread had visited after its last slice. Other threads call this. */
    long nodes() {
        return nodes;
    }
}
