package io.github.exactcover.dlx.internal.simplex;

/** A place to copy the state of a {@link LinearProgram} to, so that it can go back there after a trial. */
final class ProgramState {

    final BasisState basis;
    final int[] places;
    final double[] at;
    final double[] nets;
    final double[] values;
    final double[] prices;
    double value;
    int exchanges;
    int factors;

    ProgramState(int variables, int rows) {
        this.basis = new BasisState(rows);
        this.places = new int[variables];
        this.at = new double[variables];
        this.nets = new double[variables];
        this.values = new double[rows];
        this.prices = new double[rows + 1];
    }
}
