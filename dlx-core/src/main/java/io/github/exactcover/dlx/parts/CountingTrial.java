package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.parallel.SearchPlan;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.function.LongSupplier;

/** Counts for a second or two, in the way that is best on one machine, and looks whether a memo is ahead. */
final class CountingTrial {

    /** How many nodes each of the turns visits, and how many turns there are. */
    private static final long TURN = 50_000;

    private static final int TURNS = 24;

    /** No turn begins later than this. A turn takes some milliseconds on most problems, but seconds on large Latin squares. */
    private static final long MOST_NANOS = 2_000_000_000;

    /** A memo that was at work after so many turns in a row leads; one that only tries is not. */
    private static final int LEADING = 5;

    private static final long MOST_BYTES = 256L << 20;

    private final SearchPlan plan;
    private final LongSupplier clock;

    CountingTrial(SearchPlan plan) {
        this(plan, System::nanoTime);
    }

    /** With a clock that returns nanoseconds. */
    CountingTrial(SearchPlan plan, LongSupplier clock) {
        this.plan = plan;
        this.clock = clock;
    }

    boolean isBestCountedWhole() {
        OptionTable table = plan.view().table();
        long bytes = Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / 4);
        CountingMachine machine = new CountingMachine(table, new OneThread(), CountingMethod.AUTO, bytes);
        int leading = 0;
        long started = clock.getAsLong();
        for (int turn = 0; turn < TURNS && clock.getAsLong() - started < MOST_NANOS; turn++) {
            long end = machine.nodes() + TURN;
            while (machine.nodes() < end) {
                if (machine.run(end - machine.nodes()) == Step.EXHAUSTED) {
                    return true;
                }
            }
            leading = machine.costs().method() == CountingMethod.SEARCH ? 0 : leading + 1;
        }
        machine.abandon();
        return leading >= LEADING;
    }

    /** The plain searches that compete with the memos. */
    private final class OneThread implements CountingMachine.Searches {

        @Override
        public Machine single(OptionTable table) {
            return plan.kind().make(table, plan.ruleFor(table), true, Branch.ROOT);
        }

        @Override
        public Machine parallel(OptionTable table) {
            return single(table);
        }

        @Override
        public int threads() {
            return 1;
        }
    }
}
