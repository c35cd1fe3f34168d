package io.github.exactcover.dlx.internal.simplex;

/**
 * The variables of a {@link LinearProgram} whose net costs change when a row of its basis leaves. The one that enters
 * is the one whose net cost reaches 0 first.
 */
final class RatioTest {

    /** A smaller slope is not safe to divide by. */
    static final double SMALLEST = 1e-6;

    /** A smaller slope counts as 0, and a net cost may be wrong by this much, because of rounding errors. */
    private static final double ZERO = 1e-9;

    /** The variables; a negative number marks those that cannot enter. */
    private final int[] candidates;

    private final double[] slopes;
    private int size;

    RatioTest(int variables) {
        this.candidates = new int[variables];
        this.slopes = new double[variables];
    }

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    /** Adds a variable, and how much its net cost falls for each unit by which the price rises. */
    void add(int variable, double slope, boolean mayEnter) {
        if (Math.abs(slope) > ZERO) {
            candidates[size] = mayEnter ? variable : -1 - variable;
            slopes[size++] = slope;
        }
    }

    /** Marks a variable as one that cannot enter. */
    void pass(int number) {
        candidates[number] = -1 - candidates[number];
    }

    int variable(int number) {
        int candidate = candidates[number];
        return candidate < 0 ? -1 - candidate : candidate;
    }

    double slope(int number) {
        return slopes[number];
    }

    /**
     * The number of the variable whose net cost reaches 0 next: of about equal ones, the one with the largest slope,
     * which is safest to divide by; -1 if none is left.
     */
    int next(double[] nets) {
        double nearest = Double.MAX_VALUE;
        for (int i = 0; i < size; i++) {
            double slope = Math.abs(slopes[i]);
            if (candidates[i] >= 0 && slope > SMALLEST) {
                nearest = Math.min(nearest, (Math.abs(nets[candidates[i]]) + ZERO) / slope);
            }
        }
        int best = -1;
        for (int i = 0; i < size; i++) {
            double slope = Math.abs(slopes[i]);
            if (candidates[i] >= 0
                    && slope > SMALLEST
                    && Math.abs(nets[candidates[i]]) / slope <= nearest
                    && (best < 0 || slope > Math.abs(slopes[best]))) {
                best = i;
            }
        }
        return best;
    }

    /** Lowers all net costs, after the price has risen by {@code step}. */
    void lower(double[] nets, double step) {
        for (int i = 0; i < size; i++) {
            nets[variable(i)] -= step * slopes[i];
        }
    }
}
