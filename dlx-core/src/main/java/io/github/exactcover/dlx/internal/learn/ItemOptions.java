package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.OptionTable;

/** The options of each item, in the order of the table, without those that can never be chosen. Never changes. */
final class ItemOptions {

    /** For each item, where its options start in {@link #options}; they end where those of the next item start. */
    final int[] starts;

    final int[] options;

    /** Parallel to {@link #options}: the cell of the table in which the option has the item. */
    final int[] cells;

    ItemOptions(OptionTable table) {
        starts = new int[table.itemCount() + 1];
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = first(table, option); cell < table.start(option + 1); cell++) {
                starts[table.item(cell) + 1]++;
            }
        }
        for (int item = 0; item < table.itemCount(); item++) {
            starts[item + 1] += starts[item];
        }
        options = new int[starts[table.itemCount()]];
        cells = new int[options.length];
        int[] ends = starts.clone();
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = first(table, option); cell < table.start(option + 1); cell++) {
                int entry = ends[table.item(cell)]++;
                options[entry] = option;
                cells[entry] = cell;
            }
        }
    }

    /** The first cell of an option, or the end of its cells if it can never be chosen. */
    static int first(OptionTable table, int option) {
        return table.isEligible(option) ? table.start(option) : table.start(option + 1);
    }

    /** How many options an item has. */
    int count(int item) {
        return starts[item + 1] - starts[item];
    }
}
