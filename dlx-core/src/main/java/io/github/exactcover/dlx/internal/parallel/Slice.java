package io.github.exactcover.dlx.internal.parallel;

import java.util.function.LongSupplier;

/**
 * A number of nodes that take about two milliseconds to visit, found by doubling it, and by shrinking it in proportion
 * when a slice takes much longer. That is long enough for the work between slices to be negligible, and short enough to
 * react at once.
 */
public final class Slice {

    private static final long AIM_NANOS = 2_000_000;
    private static final long MAX_NODES = 1 << 24;

    private final LongSupplier clock;
    private long nodes = 1;
    private long started;

    /** With the clock of the system. */
    public Slice() {
        this(System::nanoTime);
    }

    /** With a clock that returns nanoseconds. */
    Slice(LongSupplier clock) {
        this.clock = clock;
    }

    /** Starts a slice, and returns how many nodes it has. */
    public long start() {
        started = clock.getAsLong();
        return nodes;
    }

    /** Ends a slice whose nodes were all visited, and adapts the size of the next one to the time that it took. */
    public void end() {
        long took = clock.getAsLong() - started;
        if (took < AIM_NANOS / 2) {
            nodes = Math.min(MAX_NODES, 2 * nodes);
        } else if (took > 2 * AIM_NANOS) {
            nodes = Math.max(1, (long) (nodes * ((double) AIM_NANOS / took)));
        }
    }
}
