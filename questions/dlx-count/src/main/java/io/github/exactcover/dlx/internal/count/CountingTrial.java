package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.run.Searches;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.function.LongSupplier;

/**
 * Counts for at most two seconds as one machine would, to see whether something that cannot be divided into parts is
 * faster than the search.
 *
 * @param searches makes the searches, which have one thread
 * @param clock the time, in nanoseconds
 */
public record CountingTrial(OptionTable table, Searches searches, LongSupplier clock) {

    /** How many nodes are visited in a turn. */
    private static final long TURN = 50_000;

    /** The most turns. If only the clock ended the trial, dominoes 24x24 would take three times as long. */
    private static final int TURNS = 24;

    /**
     * No turn begins later than this. A turn takes some milliseconds on most problems, but seconds on large Latin
     * squares.
     */
    private static final long MOST_NANOS = 2_000_000_000;

    /**
     * Something leads the search if it expected to be done earlier after this many turns in a row. What it expects at
     * first can be far off. Not measured.
     */
    private static final int LEADING = 5;

    /**
     * Whether the count ended in that time, or something that cannot be divided into parts was faster than the search.
     */
    public boolean isBestCountedWhole() {
        long bytes = Runtime.getRuntime().maxMemory() / 4;
        try (CountingMachine machine = new CountingMachine(table, searches, CountingMethod.AUTO, bytes)) {
            int leading = 0;
            long started = clock.getAsLong();
            for (int turn = 0; turn < TURNS && clock.getAsLong() - started < MOST_NANOS; turn++) {
                long end = machine.nodes() + TURN;
                while (machine.nodes() < end) {
                    if (machine.run(end - machine.nodes()) == Step.EXHAUSTED) {
                        return true;
                    }
                }
                leading = machine.isSearchBehind() ? leading + 1 : 0;
            }
            return leading >= LEADING;
        }
    }
}
