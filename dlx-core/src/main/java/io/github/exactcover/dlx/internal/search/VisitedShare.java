package io.github.exactcover.dlx.internal.search;

/**
 * What part of the tree an engine has visited. The root counts 1, and the choices at a node share its part equally.
 * Computed only when it is needed for progress, not during the search.
 */
final class VisitedShare {

    /** What part of the tree lies before the branch of the engine. */
    private double start;

    /** What part of the tree lies before the end of what the engine visits; at least {@link #start}. */
    private double end = 1;

    /** The part of the node where {@link #descend} stands. */
    private double weight = 1;

    /** Whether {@link #descend} passed a level where the branch has several choices; {@link #end} is then known. */
    private boolean divided;

    /** Whether the engine is at its end. */
    private boolean finished;

    /** What was last returned for this branch; never decreases. */
    private double told;

    /** What was visited of the branches before this one; never decreases. */
    private double earlier;

    /**
     * Goes one choice down into the branch to visit.
     *
     * @param before what part of the choices comes before the first one of the branch
     * @param through what part of them comes before the end of the branch; ignored if the branch has a single one
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

    /** The engine has made the first choices of the branch. */
    void arrive(boolean nothing) {
        if (!divided) {
            end = nothing ? start : start + weight;
        }
    }

    /** The engine gave away everything after this part of the tree. */
    void endAt(double share) {
        end = share;
    }

    /** The engine is at the end of the branch. */
    void finish() {
        finished = true;
    }

    /**
     * The engine will visit nothing more of this branch.
     *
     * @param before what part of the tree lies before the place where the engine stands
     */
    void stop(double before) {
        if (!finished) {
            end = start + ofBranch(before);
            finished = true;
        }
    }

    /** Begins with another branch, after {@link #stop}; what was visited stays visited. */
    void restart() {
        earlier += ofBranch(end);
        start = 0;
        end = 1;
        weight = 1;
        divided = false;
        told = 0;
        finished = false;
    }

    /** What part of the tree this branch is, without what was given away. */
    double all() {
        return end - start;
    }

    /**
     * What part of the tree was visited, in this branch and in those before.
     *
     * @param before what part of the tree lies before the place where the engine stands
     */
    double visited(double before) {
        return earlier + ofBranch(before);
    }

    /** Never less than it was, despite rounding. */
    private double ofBranch(double before) {
        told = Math.max(told, finished ? all() : Math.min(before - start, Math.nextDown(all())));
        return told;
    }
}
