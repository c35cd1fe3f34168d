package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.List;

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

    /** At most one more than there are options, which is as impossible as any larger number. So sums are small. */
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
        this.table = table;
        this.groups = groups;
        this.lows = new int[table.itemCount() + groups.size()];
        this.highs = new int[lows.length];
        this.sizes = new int[lows.length];
        this.starts = new int[table.optionCount() + 1];
        this.rows = new int[measure()];
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
        for (int row = 0; row < lows.length; row++) {
            boolean isPrimary = row < table.primaryCount();
            lows[row] = isPrimary ? Math.min(table.low(row), sizes[row] + 1) : 0;
            highs[row] = Math.min(isPrimary ? table.high(row) : 1, sizes[row]);
        }
    }

    /** Finds out where each option starts. Returns the number of cells. */
    private int measure() {
        for (int[] group : groups) {
            for (int option : group) {
                starts[option + 1]++;
            }
        }
        for (int option = 0; option < optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                starts[option + 1] += counts(option, cell) ? 1 : 0;
            }
            starts[option + 1] += starts[option];
        }
        return starts[optionCount()];
    }

    private boolean counts(int option, int cell) {
        return table.color(cell) == OptionTable.NO_COLOR && table.isEligible(option);
    }

    private void add(int option, int row, int[] ends) {
        rows[ends[option]++] = row;
        sizes[row]++;
    }

    /** The options of each row, ascending. */
    int[][] optionsOfRows() {
        int[][] options = new int[count()][];
        for (int row = 0; row < options.length; row++) {
            options[row] = new int[sizes[row]];
        }
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

    /** Whether the row is an item that must be covered a fixed number of times, and has options for that. */
    boolean isFixed(int row) {
        return row < table.primaryCount() && table.low(row) == table.high(row) && table.low(row) <= sizes[row];
    }

    /** Adds up the weights of the rows of an option. */
    long sum(int option, long[] weights) {
        long sum = 0;
        for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
            sum += weights[rows[cell]];
        }
        return sum;
    }
}
