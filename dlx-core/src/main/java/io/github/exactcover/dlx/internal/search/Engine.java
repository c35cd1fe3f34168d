package io.github.exactcover.dlx.internal.search;

import java.util.Optional;

/**
 * A search that can stop anywhere. All that surrounds a search is built on {@link #run}, {@link #position} and
 * {@link #split}, and on nothing else. Not safe for use by several threads at once.
 *
 * <p>The solutions that an engine reports, and their order, depend on the table, the item rule and the branch it was
 * given, never on the budgets it ran with. A {@link Branch} that is split off is visited by nobody until another
 * engine is made for it; the solutions of both together are those of the undivided search.
 */
public interface Engine {

    /** The budget that never runs out. */
    long UNLIMITED = Long.MAX_VALUE;

    /**
     * Searches on until the next solution, until {@code budget} more nodes were visited, or until nothing is left.
     * An engine that counts does not come back for a solution. After {@link Step#EXHAUSTED} it says so again.
     *
     * @param budget how many nodes to visit at most, at least 1
     */
    Step run(long budget);

    /** All that this engine has still to visit, in its order. {@link Branch#NONE} when nothing is left. */
    Branch position();

    /**
     * Gives away the shallowest siblings that were not tried, all of them; this engine will not visit them itself.
     * They come after everything that it keeps. Empty if there are none.
     */
    Optional<Branch> split();

    /** The options of the solution at which {@link #run} stopped, in the order in which they were chosen. */
    int[] solution();

    /** The number of solutions so far. */
    long solutions();

    /** The number of search-tree nodes visited so far: the root, each option tried, solutions included. */
    long nodes();

    /**
     * The share of the whole search tree that this engine has visited, each subtree having the same share as its
     * siblings (Knuth's estimate of progress). It begins at 0 and never goes back. The shares of all engines for the
     * branches of one tree add up to 1, but for rounding, when all are exhausted; that of an engine for
     * {@link Branch#ROOT} from which nothing was split is exactly 1 then, and less than 1 before.
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
}
