package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The options that can be chosen, sorted by the first of their primary items in some order of these. Others are left
 * out.
 */
public final class OptionsByFirst {

    private final int[] options;
    private final int[] starts;

    /**
     * Sorts the options of a table. Those with the same first item stay in the order of the table.
     *
     * @param places by primary item: its place in the order
     */
    public OptionsByFirst(OptionTable table, int[] places) {
        int[] eligible = IntStream.range(0, table.optionCount())
                .filter(table::isEligible)
                .toArray();
        int[] firsts = Arrays.stream(eligible)
                .map(option -> first(table, option, places))
                .toArray();
        this.starts = new int[places.length + 1];
        for (int first : firsts) {
            starts[first + 1]++;
        }
        // No parallelPrefix: to wake other threads for this takes longer than the sums.
        for (int place = 0; place < places.length; place++) {
            starts[place + 1] += starts[place];
        }
        int[] ends = starts.clone();
        this.options = new int[eligible.length];
        for (int i = 0; i < eligible.length; i++) {
            options[ends[firsts[i]]++] = eligible[i];
        }
    }

    /** The place of the first primary item of an option; -1 if it has none, which no option does that can be chosen. */
    public static int first(OptionTable table, int option, int[] places) {
        int first = Integer.MAX_VALUE;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (table.item(cell) < places.length) {
                first = Math.min(first, places[table.item(cell)]);
            }
        }
        return first == Integer.MAX_VALUE ? -1 : first;
    }

    /** The sorted options. Nobody changes the array. */
    public int[] options() {
        return options;
    }

    /** By place: where its options begin, and where the last ones end. Nobody changes the array. */
    public int[] starts() {
        return starts;
    }
}
