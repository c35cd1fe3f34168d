package io.github.exactcover.dlx.internal.cost;

import java.util.Arrays;

/**
 * The inverse of the basis of a {@link LinearProgram}. It is stored in full, because the programs are small; zeros are skipped
 * where that is worth it. Rounding errors grow with each exchange, so it has to be computed anew from time to time.
 */
final class BasisInverse {

    private static final double ZERO = 1e-12;

    private final int size;

    /** The inverse, column by column: {@code columns[row][place]}. */
    private final double[][] columns;

    private final int[] used;
    private long work;

    /** The inverse of the unit matrix. */
    BasisInverse(int size) {
        this.size = size;
        this.columns = new double[size][size];
        this.used = new int[size];
        reset();
    }

    /** Becomes the unit matrix. */
    void reset() {
        for (int row = 0; row < size; row++) {
            Arrays.fill(columns[row], 0);
            columns[row][row] = 1;
        }
        work += (long) size * size / 8;
    }

    /** Adds a column, times a factor, to a vector. */
    void add(int row, double factor, double[] result) {
        double[] column = columns[row];
        for (int place = 0; place < size; place++) {
            result[place] += factor * column[place];
        }
        work += size / 8;
    }

    /** Adds the product with a vector, times a factor, to another vector. */
    void addProduct(double[] vector, double factor, double[] result) {
        for (int row = 0; row < size; row++) {
            if (vector[row] != 0) {
                add(row, factor * vector[row], result);
            }
        }
        work += size / 8;
    }

    /** The product of a row vector with the inverse, one entry for each row of the program. */
    void multiply(double[] vector, double[] result) {
        for (int row = 0; row < size; row++) {
            double sum = 0;
            double[] column = columns[row];
            for (int place = 0; place < size; place++) {
                sum += vector[place] * column[place];
            }
            result[row] = sum;
        }
        work += (long) size * size / 8;
    }

    /** Copies a row. */
    void row(int place, double[] result) {
        for (int row = 0; row < size; row++) {
            double entry = columns[row][place];
            result[row] = Math.abs(entry) < ZERO ? 0 : entry;
        }
        work += size;
    }

    /**
     * A new variable takes the place of another one.
     *
     * @param entering the product with the column of the new variable
     * @param leaving the row at that place
     */
    void exchange(int place, double[] entering, double[] leaving) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (Math.abs(entering[i]) > ZERO && i != place) {
                used[count++] = i;
            }
        }
        double pivot = entering[place];
        for (int row = 0; row < size; row++) {
            if (leaving[row] != 0) {
                double factor = leaving[row] / pivot;
                double[] column = columns[row];
                for (int u = 0; u < count; u++) {
                    column[used[u]] -= factor * entering[used[u]];
                }
                column[place] = factor;
                work += count / 2;
            }
        }
        work += size / 4;
    }

    /** What was done so far, about as many steps as cells are looked at in the same time. */
    long work() {
        return work;
    }
}
