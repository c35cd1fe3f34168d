package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.search.HelperThreads;
import java.util.function.IntConsumer;

/**
 * Threads that do parts of the same work, one of them the caller. One thread uses this, and has to {@link #close} it. The
 * others start when there is work for the first time, and wait in between.
 */
final class Crew {

    private final int size;
    private final HelperThreads helpers = new HelperThreads(this::done);

    /** Guards what follows, and wakes who waits. */
    private final Object monitor = new Object();

    private IntConsumer work = number -> {};

    /** The number of the work. */
    private int round;

    /** How many helpers are not done with it. */
    private int busy;

    private boolean closed;

    /** As many threads as this, with the caller. */
    Crew(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }

    /**
     * Lets each thread do its part, which has a number from 0 on, and returns when all are done. After {@link #close} there is
     * only the caller, with number 0.
     */
    void run(IntConsumer parts) {
        if (size > 1 && !closed) {
            begin(parts);
        }
        try {
            parts.accept(0);
        } finally {
            awaitHelpers();
        }
        helpers.rethrowFailure();
    }

    private void begin(IntConsumer parts) {
        synchronized (monitor) {
            work = parts;
            round++;
            busy = size - 1;
            monitor.notifyAll();
        }
        while (helpers.size() < size - 1) {
            int number = helpers.size() + 1;
            helpers.start(() -> help(number));
        }
    }

    private void help(int number) throws InterruptedException {
        for (int seen = 0; ; seen++) {
            IntConsumer parts;
            synchronized (monitor) {
                while (round == seen && !closed) {
                    monitor.wait();
                }
                if (closed) {
                    return;
                }
                parts = work;
            }
            parts.accept(number);
            done();
        }
    }

    /** A helper is done, or has failed. */
    private void done() {
        synchronized (monitor) {
            if (--busy == 0) {
                monitor.notifyAll();
            }
        }
    }

    /** An interrupt does not end the wait; it is still set afterwards. */
    private void awaitHelpers() {
        boolean interrupted = false;
        synchronized (monitor) {
            while (busy > 0) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the helpers, and waits until they have ended. */
    void close() {
        synchronized (monitor) {
            closed = true;
            monitor.notifyAll();
        }
        helpers.join();
    }
}
