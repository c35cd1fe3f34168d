package io.github.exactcover.dlx.internal.count;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Threads that go through a problem along with the walk of another thread, each in its own order. They share its memo,
 * and this is all that they do for it: what one has counted, the others need not. Whoever is first has the number.
 *
 * <p>For one thread, which has to {@link #close} this.
 */
final class WalkHelpers {

    /** So many nodes take some milliseconds at most; in between, a helper looks whether it should go on. */
    private static final long SLICE = 2_000;

    private final List<Helper> helpers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Object monitor = new Object();
    private volatile boolean resting;
    private volatile boolean closed;
    private volatile @Nullable Walk finished;
    private volatile @Nullable Throwable failure;

    /**
     * Starts threads.
     *
     * @param newWalk makes a walk that tries in the order of this number; called by the threads
     */
    WalkHelpers(int count, IntFunction<Walk> newWalk) {
        for (int number = 1; number <= count; number++) {
            Helper helper = new Helper(number, newWalk);
            Thread thread = new Thread(helper, "dlx-helper-" + number);
            thread.setDaemon(true);
            helpers.add(helper);
            threads.add(thread);
        }
    }

    void start() {
        threads.forEach(Thread::start);
    }

    private final class Helper implements Runnable {

        private final int number;
        private final IntFunction<Walk> newWalk;
        private volatile long nodes;
        private volatile long hits;
        private volatile long splits;

        Helper(int number, IntFunction<Walk> newWalk) {
            this.number = number;
            this.newWalk = newWalk;
        }

        @Override
        public void run() {
            try {
                Walk walk = newWalk.apply(number);
                while (mayGoOn()) {
                    boolean done = walk.run(SLICE);
                    nodes = walk.nodes();
                    hits = walk.hits();
                    splits = walk.splits();
                    if (done) {
                        finished = walk;
                        return;
                    }
                }
            } catch (InterruptedException e) {
                // Only this count knows the thread.
                Thread.currentThread().interrupt();
            } catch (Throwable e) {
                failure = e;
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

    /** Lets the threads wait, or lets them go on. */
    void rest(boolean rest) {
        if (resting != rest) {
            synchronized (monitor) {
                resting = rest;
                monitor.notifyAll();
            }
        }
    }

    /**
     * A walk that has come to its end, if there is one.
     *
     * @throws RuntimeException and any error: what a thread threw
     */
    @Nullable
    Walk finished() {
        Throwable thrown = failure;
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
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

    /** Ends the threads and waits until they have ended. */
    void close() {
        synchronized (monitor) {
            closed = true;
            monitor.notifyAll();
        }
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
