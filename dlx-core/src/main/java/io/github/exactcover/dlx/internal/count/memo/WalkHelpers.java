package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.search.HelperThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Threads that help a walk. Each walks through the whole problem, in an order of its own, and all share one memo: what
 * one of them has counted, the others look up. The first to finish has the answer.
 *
 * <p>One thread uses this, and has to {@link #close} it.
 */
final class WalkHelpers {

    /**
     * How many nodes a walk visits before it looks whether another has finished or it should wait: a few milliseconds.
     */
    static final long SLICE = 2_000;

    private final List<Helper> helpers = new ArrayList<>();
    private final HelperThreads threads = new HelperThreads(() -> {});

    /** Guards changes of {@link #resting} and {@link #closed}, and wakes helpers that rest. */
    private final Object monitor = new Object();

    private volatile boolean resting;
    private volatile boolean closed;
    private volatile @Nullable Walk finished;

    private final class Helper implements HelperThreads.Task {

        private final int number;
        private final IntFunction<Walk> newWalk;

        /** The numbers of its walk, as they were after its last slice. */
        private volatile long nodes;

        private volatile long hits;
        private volatile long splits;

        Helper(int number, IntFunction<Walk> newWalk) {
            this.number = number;
            this.newWalk = newWalk;
        }

        @Override
        public void run() throws InterruptedException {
            Walk walk = newWalk.apply(number);
            boolean done = false;
            while (!done && mayGoOn()) {
                done = walk.run(SLICE);
                nodes = walk.nodes();
                hits = walk.hits();
                splits = walk.splits();
            }
            if (done) {
                finished = walk;
            }
        }

        private boolean mayGoOn() throws InterruptedException {
            if (resting) {
                synchronized (monitor) {
                    while (resting && !closed) {
                        monitor.wait();
                    }
                }
            }
            return !closed && finished == null;
        }
    }

    /**
     * Starts the helpers.
     *
     * @param newWalk makes the walk of the helper with a number, from 1 on; each helper calls it once, in its own
     *     thread
     */
    void start(int count, IntFunction<Walk> newWalk) {
        for (int number = 1; number <= count; number++) {
            Helper helper = new Helper(number, newWalk);
            helpers.add(helper);
            threads.start(helper);
        }
    }

    /** Makes the helpers wait, or lets them go on. */
    void rest(boolean rest) {
        if (resting != rest) {
            synchronized (monitor) {
                resting = rest;
                monitor.notifyAll();
            }
        }
    }

    /** A walk that has finished, or null if none has. Throws what a helper threw. */
    @Nullable
    Walk finished() {
        threads.rethrowFailure();
        return finished;
    }

    long nodes() {
        return sum(helper -> helper.nodes);
    }

    long hits() {
        return sum(helper -> helper.hits);
    }

    long splits() {
        return sum(helper -> helper.splits);
    }

    private long sum(ToLongFunction<Helper> number) {
        return helpers.stream().mapToLong(number).sum();
    }

    /** Ends the helpers and waits until they have ended. */
    void close() {
        synchronized (monitor) {
            closed = true;
            monitor.notifyAll();
        }
        threads.join();
    }
}
