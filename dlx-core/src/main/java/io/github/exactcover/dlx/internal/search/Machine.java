package io.github.exactcover.dlx.internal.search;

import java.math.BigInteger;

/** A search that can stop anywhere and go on. For one thread, whatever goes on inside. */
public interface Machine {

    /** The budget that never runs out. */
    long UNLIMITED = Long.MAX_VALUE;

    /**
     * Searches on until the next solution, until {@code budget} more nodes were visited, or until nothing is left.
     * An engine that counts does not come back for a solution. After {@link Step#EXHAUSTED} it says so again.
     *
     * @param budget how many nodes to visit at most, at least 1
     */
    Step run(long budget);

    /** The options of the solution at which {@link #run} stopped, in the order in which they were chosen. */
    int[] solution();

    /** The number of solutions so far. */
    long solutions();

    /** The number of solutions so far, for machines that find more than a long can hold. */
    default BigInteger count() {
        return BigInteger.valueOf(solutions());
    }

    /** The number of search-tree nodes visited so far: the root, each option tried, solutions included. */
    long nodes();

    /**
     * The share of the whole search tree that was visited so far, each subtree having the same share as its siblings
     * (Knuth's estimate of progress). It begins at 0 and never goes back; for a whole tree it is exactly 1 when it is
     * exhausted, and less than 1 before. The shares of all engines for the branches of one tree add up to 1, but for
     * rounding, when all are exhausted.
     *
     * <p>Computed when asked for, in time proportional to the lists of the items on the stack.
     */
    double fraction();

    /** The number of updates so far: removals of a node from a list. */
    long updates();

    /**
     * Undoes every choice, so that the data structure is what it was before the first {@link #run}, array by array.
     * The engine then has nothing left to visit.
     */
    void rewind();

    /**
     * Lets go of everything, without the time that {@link #rewind} takes. Nothing else may be called afterwards. Another
     * thread may call this, so that what takes long ends early.
     */
    default void abandon() {}
}
