package io.github.exactcover.dlx.internal.simplex;

import java.util.Arrays;

/**
 * The basis of a {@link LinearProgram}: a variable for each row. Variables are the options of a table, and behind them
 * the slacks of the rows.
 */
final class Basis {

    /**
     * A fresh inverse is needed after this many exchanges, because rounding errors grow. With 40 to 200, rosters took
     * the same time.
     */
    private static final int MOST_EXCHANGES = 120;

    /** Weights are estimates, and none is less than this, so that rounding cannot make one 0 or negative. */
    private static final double LEAST_WEIGHT = 1e-4;

    /** The variable in each place, and an estimate of the squared length of its row of the inverse. */
    final int[] variables;

    final double[] weights;

    /** The row of the inverse and the column that {@link #leave} and {@link #enter} computed last. */
    final double[] leaving;

    final double[] entering;

    private final Coefficients table;
    private final int count;
    private final int rows;

    /** The row of each cell, or {@code rows} if its item has no price. */
    private final int[] cells;

    private final BasisInverse inverse = new BasisInverse();
    private final double[] product;
    private int exchanges;
    private long work;

    /** The basis of all slacks. */
    Basis(Coefficients table, int rows, int[] cells) {
        this.table = table;
        this.count = table.optionCount();
        this.rows = rows;
        this.cells = cells;
        this.variables = new int[rows];
        this.weights = new double[rows];
        this.leaving = new double[rows + 1];
        this.entering = new double[rows + 1];
        this.product = new double[rows];
        Arrays.setAll(variables, row -> count + row);
        Arrays.fill(weights, 1);
    }

    /**
     * Computes the inverse anew: begins with the slacks only, and exchanges them for the options of the basis. Places
     * change, and slacks replace options that depend on others.
     */
    void invert() {
        int[] wanted = variables.clone();
        double[] weightOf = new double[count + rows];
        boolean[] isFree = new boolean[rows + 1];
        Arrays.fill(isFree, 0, rows, true);
        for (int place = 0; place < rows; place++) {
            weightOf[wanted[place]] = weights[place];
            if (wanted[place] >= count) {
                isFree[wanted[place] - count] = false;
            }
        }
        Arrays.setAll(variables, row -> isFree[row] ? -1 : count + row);
        inverse.reset();
        int[] options =
                Arrays.stream(wanted).filter(variable -> variable < count).toArray();
        PivotOrder order = new PivotOrder(options, table.starts, cells, isFree);
        for (int i = 0; i < options.length; i++) {
            int option = order.option(i);
            int place = order.place(i);
            if (place >= 0) {
                inverse.add(place, cells, table.starts[option], table.starts[option + 1], rows);
            } else {
                enter(option);
                place = order.take(entering);
                if (place >= 0) {
                    inverse.exchange(place, entering, rows);
                }
            }
            if (place >= 0) {
                variables[place] = option;
            }
        }
        for (int place = 0; place < rows; place++) {
            variables[place] = variables[place] < 0 ? count + place : variables[place];
            double weight = weightOf[variables[place]];
            weights[place] = weight == 0 ? 1 : Math.max(LEAST_WEIGHT, weight);
        }
        exchanges = 0;
    }

    /** Computes {@link #entering}: the inverse times the column of a variable. */
    void enter(int variable) {
        Arrays.fill(entering, 0);
        if (variable >= count) {
            entering[variable - count] = 1;
        } else {
            for (int cell = table.starts[variable]; cell < table.starts[variable + 1]; cell++) {
                entering[cells[cell]] = 1;
            }
        }
        inverse.multiply(entering);
    }

    /** Computes {@link #leaving}: the row of the inverse for a place. */
    void leave(int place) {
        Arrays.fill(leaving, 0);
        leaving[place] = 1;
        inverse.multiplyRow(leaving);
    }

    /** The variable that entered last takes the place of the one that left last. */
    void exchange(int place, int variable) {
        reweigh(place);
        inverse.exchange(place, entering, rows);
        variables[place] = variable;
        exchanges++;
    }

    private void reweigh(int place) {
        System.arraycopy(leaving, 0, product, 0, rows);
        inverse.multiply(product);
        double pivot = entering[place];
        double own = 0;
        for (int row = 0; row < rows; row++) {
            own += leaving[row] * leaving[row];
        }
        for (int i = 0; i < rows; i++) {
            if (i != place && entering[i] != 0) {
                double part = entering[i] / pivot;
                weights[i] = Math.max(
                        weights[i] - 2 * part * product[i] + part * part * own, LEAST_WEIGHT + part * part * 1e-3);
            }
        }
        weights[place] = Math.max(LEAST_WEIGHT, own / (pivot * pivot));
        work += rows / 2;
    }

    /** Replaces a column by the inverse times the column. */
    void multiply(double[] column) {
        inverse.multiply(column);
    }

    /** Replaces a row by the row times the inverse. */
    void multiplyRow(double[] row) {
        inverse.multiplyRow(row);
    }

    /** Whether nothing was exchanged since the inverse was computed. */
    boolean isFresh() {
        return exchanges == 0;
    }

    /** Whether the inverse is to be computed anew. */
    boolean isWorn() {
        return exchanges > MOST_EXCHANGES;
    }

    /** Says that rounding errors have grown too large. */
    void wear() {
        exchanges = MOST_EXCHANGES + 1;
    }

    void save(BasisState state) {
        System.arraycopy(variables, 0, state.variables, 0, rows);
        System.arraycopy(weights, 0, state.weights, 0, rows);
    }

    /** Goes back to another basis, of which there is no inverse yet. */
    void restore(BasisState state) {
        System.arraycopy(state.variables, 0, variables, 0, rows);
        System.arraycopy(state.weights, 0, weights, 0, rows);
    }

    /** Copies the basis, as long as the inverse is not computed anew. */
    void save(ProgramState state) {
        save(state.basis);
        state.exchanges = exchanges;
        state.factors = inverse.count();
    }

    void restore(ProgramState state) {
        restore(state.basis);
        exchanges = state.exchanges;
        inverse.shrinkTo(state.factors);
    }

    /** The work so far. A unit takes about as long as looking at a cell. */
    long work() {
        return work + inverse.work();
    }
}
