package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;

/**
 * How many nodes an engine may visit before the search checks whether it has to end. The number doubles while a run
 * takes less than half of the target time, and shrinks in proportion as soon as a run takes longer than that time. Each
 * engine has a pace of its own.
 *
 * <p>One node can take a thousand times as long as another. Near the root of a large problem an option hides a good
 * part of the table; deep in the tree, hardly anything is left to hide. So a budget that suits small nodes is far too
 * large for big ones, and the budget needs an upper bound. With the bound, a run takes some tens of milliseconds even
 * if every node hides the whole table, unless the table is huge. For a large table the bound is small. That costs next
 * to nothing, because its nodes take long compared with reading the clock.
 */
final class Pace {

    /** The target time of a run, in nanoseconds. */
    private static final long WANTED = 5_000_000;

    /** The number of cells that an engine can hide and show again in some tens of milliseconds. */
    private static final long CELLS_PER_RUN = 4_000_000;

    private static final long MOST_NODES = 1 << 16;

    /** The smallest bound, so that even in a huge problem the clock is not read for every node. */
    private static final long FEWEST_NODES = 8;

    private final long bound;
    private long budget = 1;

    Pace(OptionTable table) {
        long cells = Math.max(1, table.cellCount());
        bound = Math.max(FEWEST_NODES, Math.min(MOST_NODES, CELLS_PER_RUN / cells));
    }

    /** Runs the machine for one budget; {@code now} is the time of {@link System#nanoTime}. */
    Step run(Machine machine, long now) {
        Step step = machine.run(budget);
        if (step == Step.PAUSED) {
            ran(System.nanoTime() - now);
        }
        return step;
    }

    /** The number of nodes of the next run. */
    long budget() {
        return budget;
    }

    /** Adapts the budget to a run that used it up and took this long, in nanoseconds. */
    void ran(long nanos) {
        if (nanos > WANTED) {
            budget = Math.max(1, (long) (budget * ((double) WANTED / nanos)));
        } else if (nanos < WANTED / 2) {
            budget = Math.min(bound, 2 * budget);
        }
    }
}
