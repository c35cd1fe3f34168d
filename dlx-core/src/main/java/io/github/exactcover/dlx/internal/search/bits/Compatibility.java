package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/** Finds the bits of all options that do not conflict with an option. */
final class Compatibility {

    private final OptionTable table;
    private final BitLayout layout;

    /** Where the options of each item start in the next two arrays; one more for the end. */
    private final int[] starts;

    private final int[] options;

    /** What color each of these options gives the item. */
    private final int[] colors;

    /** For each option, one more than the last option with which it was found to conflict. */
    private final int[] metBy;

    private final long[] row;

    Compatibility(OptionTable table, BitLayout layout) {
        this.table = table;
        this.layout = layout;
        this.starts = starts(table);
        this.options = new int[table.cellCount()];
        this.colors = new int[table.cellCount()];
        this.metBy = new int[table.optionCount()];
        this.row = new long[layout.words];
        int[] next = starts.clone();
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int place = next[table.item(cell)]++;
                options[place] = option;
                colors[place] = table.color(cell);
            }
        }
    }

    private static int[] starts(OptionTable table) {
        int[] starts = new int[table.itemCount() + 1];
        for (int cell = 0; cell < table.cellCount(); cell++) {
            starts[table.item(cell) + 1]++;
        }
        for (int item = 0; item < table.itemCount(); item++) {
            starts[item + 1] += starts[item];
        }
        return starts;
    }

    /** The bits of the options that do not conflict with an option; valid until the next call. */
    long[] rowOf(int option) {
        Arrays.fill(row, -1);
        metBy[option] = option + 1;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            int color = table.color(cell);
            for (int place = starts[item]; place < starts[item + 1]; place++) {
                int other = options[place];
                boolean fine = color != OptionTable.NO_COLOR && colors[place] == color;
                if (!fine && metBy[other] != option + 1) {
                    metBy[other] = option + 1;
                    clear(other);
                }
            }
        }
        return row;
    }

    private void clear(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int bit = layout.bitOf[cell];
            if (bit >= 0) {
                row[bit >> 6] &= ~(1L << bit);
            }
        }
    }
}
