package io.github.exactcover.dlx.internal.search;

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

    /** The number of search-tree nodes visited so far: the root, each option tried, solutions included. */
    long nodes();

    /** The number of updates so far: removals of a node from a list. */
    long updates();

    /**
     * Undoes every choice, so that the data structure is what it was before the first {@link #run}, array by array.
     * The engine then has nothing left to visit.
     */
    void rewind();
}
