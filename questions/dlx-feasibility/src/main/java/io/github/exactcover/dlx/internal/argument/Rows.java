package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How many options of some sets can be chosen: a row for each item of a table, and then one for each group, of which at
 * most one option can be chosen. At least {@code low} and at most {@code high} options of a row are chosen. Where an
 * option gives an item a color, it is not in the row of the item, because colors cannot be added up. Options that can
 * never be chosen are in no row.
 */
final class Rows {

    final OptionTable table;
    final List<int[]> groups;

    /** The first cell of each option, and at the end the number of cells; and the row of each cell. */
    final int[] starts;

    final int[] rows;
    final int[] lows;
    final int[] highs;

    /** How many options each row has. */
    final int[] sizes;

    /**
     * Rows for all items and for groups.
     *
     * @param groups the options of each group, which exclude each other pairwise
     */
    Rows(OptionTable table, List<int[]> groups) {
        int primary = table.primaryCount();
        this.table = table;
        this.groups = groups;
        this.lows = new int[table.itemCount() + groups.size()];
        this.highs = new int[lows.length];
        this.sizes = new int[lows.length];
        this.starts = new int[table.optionCount() + 1];
        this.rows = new int[measure()];
        fill();
        for (int row = 0; row < lows.length; row++) {
            lows[row] = row < primary ? table.low(row) : 0;
            highs[row] = Math.min(row < primary ? table.high(row) : 1, sizes[row]);
        }
    }

    /** Finds out where each option starts. Returns the number of cells. */
    private int measure() {
        groups.forEach(group -> Arrays.stream(group).forEach(option -> starts[option + 1]++));
        for (int option = 0; option < optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                starts[option + 1] += counts(option, cell) ? 1 : 0;
            }
            starts[option + 1] += starts[option];
        }
        return starts[optionCount()];
    }

    /** The options of a table that can be chosen at all. */
    static BitSet eligible(OptionTable table) {
        BitSet eligible = new BitSet();
        IntStream.range(0, table.optionCount()).filter(table::isEligible).forEach(eligible::set);
        return eligible;
    }

    private boolean counts(int option, int cell) {
        return table.color(cell) == OptionTable.NO_COLOR && table.isEligible(option);
    }

    private void fill() {
        int[] ends = starts.clone();
        for (int option = 0; option < optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (counts(option, cell)) {
                    add(option, table.item(cell), ends);
                }
            }
        }
        for (int group = 0; group < groups.size(); group++) {
            for (int option : groups.get(group)) {
                add(option, table.itemCount() + group, ends);
            }
        }
    }

    private void add(int option, int row, int[] ends) {
        rows[ends[option]++] = row;
        sizes[row]++;
    }

    /** The options of each row, ascending. */
    int[][] optionsOfRows() {
        int[][] options = new int[count()][];
        Arrays.setAll(options, row -> new int[sizes[row]]);
        int[] ends = new int[options.length];
        for (int option = 0; option < optionCount(); option++) {
            for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
                options[rows[cell]][ends[rows[cell]]++] = option;
            }
        }
        return options;
    }

    int optionCount() {
        return starts.length - 1;
    }

    /** How many rows there are. */
    int count() {
        return lows.length;
    }

    /** Adds up the weights of the rows of an option. */
    long sum(int option, long[] weights) {
        long sum = 0;
        for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
            sum = Math.addExact(sum, weights[rows[cell]]);
        }
        return sum;
    }
}
