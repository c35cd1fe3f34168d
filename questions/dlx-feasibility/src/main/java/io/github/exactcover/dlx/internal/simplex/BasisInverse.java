package io.github.exactcover.dlx.internal.simplex;

import java.util.Arrays;

/**
 * The inverse of the basis of a {@link LinearProgram}, as a product of factors: each variable that enters the basis
 * adds one, a unit matrix in which a single column is different. Only entries that are not zero are stored. Both the
 * product and its rounding errors grow, so it is computed anew from time to time.
 */
final class BasisInverse {

    /** Smaller numbers are rounding errors, and count as 0. */
    private static final double ZERO = 1e-12;

    /** The column in which each factor differs, its entry on the diagonal, and where its other entries end. */
    private int[] places = new int[64];

    private double[] pivots = new double[64];
    private int[] ends = new int[64];

    /** The other entries of all factors. */
    private int[] rows = new int[256];

    private double[] entries = new double[256];
    private int count;
    private long work;

    /** Becomes the unit matrix. */
    void reset() {
        count = 0;
    }

    /** How many factors it has. */
    int count() {
        return count;
    }

    /** Takes back the latest exchanges, until only this many factors are left. */
    void shrinkTo(int factors) {
        count = factors;
    }

    /** How many entries all factors have. A multiplication goes through all of them. */
    private int length() {
        return count == 0 ? 0 : ends[count - 1] + count;
    }

    /** Replaces a column by the inverse times the column. */
    void multiply(double[] column) {
        int from = 0;
        for (int factor = 0; factor < count; factor++) {
            int to = ends[factor];
            double value = column[places[factor]];
            if (Math.abs(value) > ZERO) {
                value /= pivots[factor];
                column[places[factor]] = value;
                for (int i = from; i < to; i++) {
                    column[rows[i]] -= entries[i] * value;
                }
                work += to - from;
            } else {
                column[places[factor]] = 0;
            }
            from = to;
        }
        work += count;
    }

    /** Replaces a row by the row times the inverse. */
    void multiplyRow(double[] row) {
        for (int factor = count - 1; factor >= 0; factor--) {
            int from = factor == 0 ? 0 : ends[factor - 1];
            double sum = row[places[factor]];
            for (int i = ends[factor] - 1; i >= from; i--) {
                sum -= row[rows[i]] * entries[i];
            }
            row[places[factor]] = Math.abs(sum) > ZERO ? sum / pivots[factor] : 0;
        }
        work += length();
    }

    /**
     * A new variable takes a place in the basis.
     *
     * @param entering the inverse times the column of the new variable
     * @param size how many rows the program has
     */
    void exchange(int place, double[] entering, int size) {
        int end = reserve(size);
        for (int i = 0; i < size; i++) {
            if (Math.abs(entering[i]) > ZERO && i != place) {
                rows[end] = i;
                entries[end++] = entering[i];
            }
        }
        close(place, entering[place], end);
        work += size / 4;
    }

    /**
     * A new variable takes a place in the basis, and the factors before do not change its column.
     *
     * @param cells the rows in which it has a 1, from one place to another; {@code size} means none
     * @param size how many rows the program has
     */
    void add(int place, int[] cells, int from, int to, int size) {
        int end = reserve(to - from);
        for (int cell = from; cell < to; cell++) {
            if (cells[cell] != place && cells[cell] != size) {
                rows[end] = cells[cell];
                entries[end++] = 1;
            }
        }
        close(place, 1, end);
        work += to - from;
    }

    /** Makes room for a factor with so many entries. Returns where they begin. */
    private int reserve(int more) {
        if (count == places.length) {
            places = Arrays.copyOf(places, 2 * count);
            pivots = Arrays.copyOf(pivots, 2 * count);
            ends = Arrays.copyOf(ends, 2 * count);
        }
        int end = count == 0 ? 0 : ends[count - 1];
        if (end + more > rows.length) {
            rows = Arrays.copyOf(rows, 2 * (end + more));
            entries = Arrays.copyOf(entries, rows.length);
        }
        return end;
    }

    private void close(int place, double pivot, int end) {
        places[count] = place;
        pivots[count] = pivot;
        ends[count++] = end;
    }

    /** The work so far. A unit takes about as long as looking at a cell. */
    long work() {
        return work;
    }
}
