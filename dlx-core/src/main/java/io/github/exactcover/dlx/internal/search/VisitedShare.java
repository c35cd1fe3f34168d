package io.github.exactcover.dlx.internal.search;

import java.util.function.DoubleSupplier;

/**
 * What part of the tree an engine has visited: each choice has an equal share of the node that it is made at. An engine
 * asks for it now and then, never at a node.
 */
final class VisitedShare {

    private final DoubleSupplier before;

    /** What part of the tree lies before the branch that the engine is in. */
    private double start;

    /** What part of the tree lies before the end of what the engine visits. */
    private double end = 1;

    /** The share of the node where {@link #descend} stands. */
    private double weight = 1;

    /** Whether {@link #descend} came to choices that have siblings in the branch. */
    private boolean divided;

    /** Whether the engine is at its end. */
    private boolean finished;

    /** The share of this branch that was told last. */
    private double told;

    /** The share of the branches that were visited before this one. */
    private double earlier;

    /** The share of an engine; {@code before} tells what part of the tree lies before the place where it stands. */
    VisitedShare(DoubleSupplier before) {
        this.before = before;
    }

    /**
     * Goes one choice down into the branch to visit.
     *
     * @param before what part of the choices comes before the first one of the branch
     * @param through what part of them comes before the end of the branch; of no account if it has a single one
     * @param single whether the branch has a single choice here
     * @param degree the number of choices
     */
    void descend(double before, double through, boolean single, double degree) {
        if (!divided && !single) {
            end = start + weight * through;
            divided = true;
        }
        start += weight * before;
        // With bounds, the last choices can turn out to be none; then nothing of the node is left.
        weight = before == 1 ? 0 : weight / degree;
    }

    /** Says that the branch was entered. */
    void arrive(boolean nothing) {
        if (!divided) {
            end = nothing ? start : start + weight;
        }
    }

    /** Says that what lies behind a part of the tree was given away. */
    void endAt(double share) {
        end = share;
    }

    /** Says that the engine is at the end of the branch. */
    void finish() {
        finished = true;
    }

    /** Says that the engine visits no more than it has; to be called while it still stands there. */
    void stop() {
        if (!finished) {
            end = start + ofBranch();
            finished = true;
        }
    }

    /** Begins with another branch, after {@link #stop}; what was visited stays visited. */
    void restart() {
        earlier += ofBranch();
        start = 0;
        end = 1;
        weight = 1;
        divided = false;
        told = 0;
        finished = false;
    }

    /** What part of the tree was visited, in this branch and in those before. */
    double visited() {
        return earlier + ofBranch();
    }

    /** Never less than what was told before, whatever the rounding. */
    private double ofBranch() {
        double all = end - start;
        told = Math.max(told, finished ? all : Math.min(before.getAsDouble() - start, Math.nextDown(all)));
        return told;
    }
}
