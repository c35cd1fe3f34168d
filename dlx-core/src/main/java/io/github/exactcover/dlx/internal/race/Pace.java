package io.github.exactcover.dlx.internal.race;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How many nodes a machine may visit between two looks at the clock or at other threads. The number doubles while
 * that takes less than half of the wanted time, and shrinks in proportion as soon as it takes longer. Each engine has a
 * pace of its own.
 *
 * <p>One node can take a thousand times as long as another. Near the root of a large problem an option hides a good
 * part of the table; deep in the tree, hardly anything is left to hide. So a number that suits small nodes is far too
 * large for big ones, and needs an upper bound.
 */
public final class Pace {

    /** The number of cells that an engine can hide and show again in some tens of milliseconds. */
    private static final long CELLS_PER_RUN = 4_000_000;

    private static final long MOST_NODES = 1 << 16;

    /** The smallest bound, so that even in a huge problem the clock is not read for every node. */
    private static final long FEWEST_NODES = 8;

    /**
     * How long a thread works, or waits, before it looks at the others, in nanoseconds: so long that the look takes
     * next to nothing, and so short that it reacts at once.
     */
    public static final long WANTED_SLICE = 2_000_000;

    private static final long MOST_NODES_OF_A_SLICE = 1 << 24;

    private final long wanted;
    private final long most;

    /** Null for the clock of the JVM. */
    private final @Nullable LongSupplier clock;

    private long nodes = 1;
    private long started;

    private Pace(long wanted, long most, @Nullable LongSupplier clock) {
        this.wanted = wanted;
        this.most = most;
        this.clock = clock;
    }

    /**
     * The pace of a search that looks at the clock. With its bound, a run takes some tens of milliseconds even if every
     * node hides the whole table, unless the table is huge. For a large table the bound is small. That costs next to
     * nothing, because its nodes take long compared with reading the clock.
     *
     * @param clock returns nanoseconds; null for that of the JVM
     */
    public static Pace ofRuns(OptionTable table, @Nullable LongSupplier clock) {
        long cells = Math.max(1, table.cellCount());
        return new Pace(Watch.ASK_EVERY, Math.max(FEWEST_NODES, Math.min(MOST_NODES, CELLS_PER_RUN / cells)), clock);
    }

    /**
     * The pace of a thread that works in slices.
     *
     * @param clock returns nanoseconds
     */
    public static Pace ofSlices(LongSupplier clock) {
        return new Pace(WANTED_SLICE, MOST_NODES_OF_A_SLICE, clock);
    }

    /** How many nodes may be visited next. */
    public long nodes() {
        return nodes;
    }

    /** Looks at the clock, and returns how many nodes may be visited until {@link #end}. */
    public long start() {
        started = now();
        return nodes;
    }

    /** Whether these nodes take longer than wanted, although they were not all visited yet. */
    public boolean isOver() {
        return now() - started >= wanted;
    }

    private long now() {
        return clock == null ? System.nanoTime() : clock.getAsLong();
    }

    /** Takes the time that these nodes took, and decides how many are next. */
    public void end() {
        long took = now() - started;
        if (took > wanted) {
            nodes = Math.max(1, (long) (nodes * ((double) wanted / took)));
        } else if (took < wanted / 2) {
            nodes = Math.min(most, 2 * nodes);
        }
    }
}
