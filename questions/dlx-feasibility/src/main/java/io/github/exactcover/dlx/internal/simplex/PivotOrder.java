package io.github.exactcover.dlx.internal.simplex;

import java.util.Arrays;

/**
 * The order in which the options of a basis enter a fresh inverse, and the rows where they do, chosen so that its
 * factors get few entries. A row that a single option has comes first: no later option has an entry there, so its
 * factor changes none of them. An option that has a single row left comes last: no factor before changes it. Each such
 * option leaves fewer rows and options for the others, so this goes on for most of them, and they enter as they are.
 * Only what is then left, the nucleus, has to be multiplied with the factors before.
 *
 * <p>Source: U. H. Suhl, L. M. Suhl, "Computing sparse LU factorizations for large-scale linear programming bases",
 * ORSA Journal on Computing 2, 1990.
 */
final class PivotOrder {

    /**
     * In the nucleus, an entry that is this part of the largest one is safe to divide by. Of those, the one in the
     * shortest row adds the fewest entries.
     */
    private static final double SAFE = 0.1;

    private final int[] options;
    private final int[] starts;
    private final int[] cells;

    /** The options of each row, by their numbers in {@link #options}. */
    private final int[] rowStarts;

    private final int[] columns;

    /** How many options a row has left, and how many rows an option has. */
    private final int[] rowCounts;

    private final int[] optionCounts;

    /** Which rows and options are left. */
    private final boolean[] isFree;

    private final boolean[] isLeft;

    /** The result: options and their rows. The nucleus has no rows yet, and lies between the others. */
    private final int[] order;

    private final int[] places;
    private int first;
    private int last;

    /** Rows with one option, and options with one row as negative numbers, to be looked at. */
    private int[] singles = new int[64];

    private int singleCount;

    /** The rows of the nucleus that are free. */
    private final int[] rows;

    private int rowCount;

    /**
     * Looks for the order.
     *
     * @param options the options of the basis
     * @param starts the first cell of each option of the table
     * @param cells the row of each cell
     * @param isFree for each number in {@code cells}, whether an option may take this row
     */
    PivotOrder(int[] options, int[] starts, int[] cells, boolean[] isFree) {
        this.options = options;
        this.starts = starts;
        this.cells = cells;
        this.isFree = isFree.clone();
        this.isLeft = new boolean[options.length];
        this.rowCounts = new int[isFree.length];
        this.optionCounts = new int[options.length];
        this.rowStarts = new int[isFree.length + 1];
        this.order = new int[options.length];
        this.places = new int[options.length];
        this.last = options.length;
        Arrays.fill(isLeft, true);
        Arrays.fill(places, -1);
        count();
        this.columns = new int[rowStarts[isFree.length]];
        fillRows();
        findSingles();
        takeSingles();
        orderNucleus();
        this.rows = new int[isFree.length];
        for (int row = 0; row < rows.length; row++) {
            if (this.isFree[row]) {
                rows[rowCount++] = row;
            }
        }
    }

    private void count() {
        for (int number = 0; number < options.length; number++) {
            for (int cell = start(number); cell < end(number); cell++) {
                if (isFree[cells[cell]]) {
                    optionCounts[number]++;
                    rowCounts[cells[cell]]++;
                }
            }
        }
        for (int row = 0; row < rowCounts.length; row++) {
            rowStarts[row + 1] = rowStarts[row] + rowCounts[row];
        }
    }

    private int start(int number) {
        return starts[options[number]];
    }

    private int end(int number) {
        return starts[options[number] + 1];
    }

    private void fillRows() {
        int[] ends = rowStarts.clone();
        for (int number = 0; number < options.length; number++) {
            for (int cell = start(number); cell < end(number); cell++) {
                if (isFree[cells[cell]]) {
                    columns[ends[cells[cell]]++] = number;
                }
            }
        }
    }

    private void findSingles() {
        for (int row = 0; row < rowCounts.length; row++) {
            if (rowCounts[row] == 1) {
                addSingle(row);
            }
        }
        for (int number = 0; number < options.length; number++) {
            if (optionCounts[number] == 1) {
                addSingle(-1 - number);
            }
        }
    }

    private void addSingle(int one) {
        if (singleCount == singles.length) {
            singles = Arrays.copyOf(singles, 2 * singleCount);
        }
        singles[singleCount++] = one;
    }

    private void takeSingles() {
        while (singleCount > 0) {
            int one = singles[--singleCount];
            boolean isRow = one >= 0;
            if (isRow && isFree[one] && rowCounts[one] == 1) {
                take(optionOf(one), one, first++);
            } else if (!isRow && isLeft[-1 - one] && optionCounts[-1 - one] == 1) {
                take(-1 - one, rowOf(-1 - one), --last);
            }
        }
    }

    private int optionOf(int row) {
        int at = rowStarts[row];
        while (!isLeft[columns[at]]) {
            at++;
        }
        return columns[at];
    }

    private int rowOf(int number) {
        int cell = start(number);
        while (!isFree[cells[cell]]) {
            cell++;
        }
        return cells[cell];
    }

    private void take(int number, int row, int at) {
        order[at] = options[number];
        places[at] = row;
        isLeft[number] = false;
        isFree[row] = false;
        for (int cell = start(number); cell < end(number); cell++) {
            if (isFree[cells[cell]] && --rowCounts[cells[cell]] == 1) {
                addSingle(cells[cell]);
            }
        }
        for (int i = rowStarts[row]; i < rowStarts[row + 1]; i++) {
            if (isLeft[columns[i]] && --optionCounts[columns[i]] == 1) {
                addSingle(-1 - columns[i]);
            }
        }
    }

    /** Short options first. */
    private void orderNucleus() {
        for (int length = 0; first < last; length++) {
            for (int number = 0; number < options.length; number++) {
                if (isLeft[number] && optionCounts[number] == length) {
                    order[first++] = options[number];
                }
            }
        }
    }

    /** The option that enters as number {@code i}. */
    int option(int i) {
        return order[i];
    }

    /** The row that an option takes as it is, without any multiplication; -1 in the nucleus. */
    int place(int i) {
        return places[i];
    }

    /** Chooses the row for an option of the nucleus, which no other gets; -1 if it depends on those before. */
    int take(double[] entering) {
        double most = 0;
        for (int i = 0; i < rowCount; i++) {
            most = Math.max(most, Math.abs(entering[rows[i]]));
        }
        if (most <= RatioTest.SMALLEST) {
            return -1;
        }
        int best = -1;
        for (int i = 0; i < rowCount; i++) {
            boolean isSafe = Math.abs(entering[rows[i]]) >= SAFE * most;
            best = isSafe && (best < 0 || rowCounts[rows[i]] < rowCounts[rows[best]]) ? i : best;
        }
        int row = rows[best];
        rows[best] = rows[--rowCount];
        return row;
    }
}
