package io.github.exactcover.dlx.internal.cost;

import java.util.Arrays;

/**
 * In which order options enter when a {@link BasisInverse} is computed anew, so that its factors stay short. An option that is
 * the only one in some row comes early and takes the place of that row: no later option has the row, so its factor changes none
 * of them. An option with only one row left comes late: it changes none that comes before. What lies between is mostly little.
 */
final class BasisOrder {

    private final PricedTable table;

    /** The row of each cell. */
    private final int[] cells;

    /** The rows whose places are left. */
    private final boolean[] isFree;

    /** How many of the options that are left each row has. */
    private final int[] counts;

    /** The options in order, and the row whose place each of them takes; -1 if that is open. */
    private final int[] options;

    private final int[] rows;
    private int first;
    private int last;

    /**
     * An order.
     *
     * @param options those of the basis
     * @param cells the row of each cell of the table
     * @param isFree for each of these rows, whether an option may take its place
     */
    BasisOrder(PricedTable table, int[] options, int[] cells, boolean[] isFree) {
        this.table = table;
        this.cells = cells;
        this.isFree = isFree.clone();
        this.counts = new int[isFree.length];
        this.options = options.clone();
        this.rows = new int[options.length];
        this.last = options.length;
        Arrays.fill(rows, -1);
        for (int option : options) {
            count(option, 1);
        }
        while (takeFirst()) {
            // An option that is out leaves others alone in their rows.
        }
        while (takeLast()) {
            // A row that is out leaves options with one row less.
        }
        sortRest();
    }

    int option(int number) {
        return options[number];
    }

    /** The row whose place an option takes; -1 if that is open. */
    int row(int number) {
        return rows[number];
    }

    /** Whether the place of a row is for the options without one. */
    boolean isOpen(int row) {
        return isFree[row];
    }

    private void count(int option, int by) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            counts[cells[cell]] += by;
        }
    }

    private boolean takeFirst() {
        int before = first;
        for (int i = first; i < last; i++) {
            int row = lonelyRow(options[i]);
            if (row >= 0) {
                count(options[i], -1);
                take(i, first++, row);
            }
        }
        return first > before;
    }

    private boolean takeLast() {
        int before = last;
        for (int i = last - 1; i >= first; i--) {
            if (freeRows(options[i]) == 1) {
                take(i, --last, freeRow(options[i]));
            }
        }
        return last < before;
    }

    private void take(int i, int place, int row) {
        int option = options[i];
        options[i] = options[place];
        options[place] = option;
        rows[place] = row;
        isFree[row] = false;
    }

    /** A row that only this option has; -1 if there is none. */
    private int lonelyRow(int option) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            if (isFree[cells[cell]] && counts[cells[cell]] == 1) {
                return cells[cell];
            }
        }
        return -1;
    }

    private int freeRows(int option) {
        int free = 0;
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            free += isFree[cells[cell]] ? 1 : 0;
        }
        return free;
    }

    private int freeRow(int option) {
        int cell = table.starts[option];
        while (!isFree[cells[cell]]) {
            cell++;
        }
        return cells[cell];
    }

    /** Of the rest, options with few rows come first. */
    private void sortRest() {
        long[] keys = new long[last - first];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (long) freeRows(options[first + i]) << 32 | options[first + i];
        }
        Arrays.sort(keys);
        for (int i = 0; i < keys.length; i++) {
            options[first + i] = (int) keys[i];
        }
    }
}
