package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;

/**
 * How many nodes an engine may visit before somebody looks whether the search has to end. It doubles while a run takes
 * less than half of the wanted time, and shrinks in proportion as soon as one takes longer. Each engine has its own.
 *
 * <p>One node can take a thousand times as long as another: near the root of a large problem an option hides a good
 * part of the table, far from it hardly anything is left to hide. So a pace found among small nodes must not be kept
 * up among large ones, and the budget has a bound. Even if every node of a run hid the whole table, the run would
 * take some tens of milliseconds, as long as the table is not huge; and the small budgets cost nothing to speak of,
 * for the nodes of a large table take long enough beside one look at the clock.
 */
final class Pace {

    /** The wanted time of a run, in nanoseconds. */
    private static final long WANTED = 5_000_000;

    /** As many cells are hidden and shown again in some tens of milliseconds. */
    private static final long CELLS_PER_RUN = 4_000_000;

    private static final long MOST_NODES = 1 << 16;

    /** So that even in a huge problem the clock is not read for every node. */
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

    /** Says how long a run took that used up the budget, in nanoseconds. */
    void ran(long nanos) {
        if (nanos > WANTED) {
            budget = Math.max(1, (long) (budget * ((double) WANTED / nanos)));
        } else if (nanos < WANTED / 2) {
            budget = Math.min(bound, 2 * budget);
        }
    }
}
