package io.github.exactcover.dlx.internal.simplex;

/** A place to copy the basis of a {@link LinearProgram} to, so that it can begin there again. */
public final class BasisState {

    final int[] variables;
    final double[] weights;

    BasisState(int rows) {
        this.variables = new int[rows];
        this.weights = new double[rows];
    }
}
