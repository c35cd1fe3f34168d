package io.github.exactcover.dlx.internal.parallel;

import java.util.function.LongSupplier;

/**
 * A number of nodes that takes about two milliseconds, found by doubling and halving: long enough that nobody notices
 * what happens in between, short enough that everybody reacts at once.
 */
final class Slice {

    private static final long AIM_NANOS = 2_000_000;
    private static final long MAX_NODES = 1 << 24;

    private final LongSupplier clock;
    private long nodes = 16;
    private long started;

    Slice() {
        this(System::nanoTime);
    }

    /** With a clock that tells nanoseconds. */
    Slice(LongSupplier clock) {
        this.clock = clock;
    }

    /** Starts a slice, and says how many nodes it has. */
    long start() {
        started = clock.getAsLong();
        return nodes;
    }

    /** Ends a slice in which all its nodes were visited, and adapts the next one to the time that it took. */
    void end() {
        long took = clock.getAsLong() - started;
        if (took < AIM_NANOS / 2) {
            nodes = Math.min(MAX_NODES, 2 * nodes);
        } else if (took > 2 * AIM_NANOS) {
            nodes = Math.max(1, nodes / 2);
        }
    }
}
