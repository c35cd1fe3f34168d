package io.github.exactcover.dlx.internal.search;

import java.math.BigInteger;

/**
 * A search that can stop anywhere and go on. A machine may use several threads inside, but only one thread may call it,
 * except for {@link #abandon}.
 */
public interface Machine {

    /** The budget that never runs out. */
    long UNLIMITED = Long.MAX_VALUE;

    /**
     * Searches on until it finds a solution, has visited {@code budget} more nodes, or has nothing left. An engine that
     * counts does not return at a solution. After {@link Step#EXHAUSTED}, each call returns that again.
     *
     * @param budget how many nodes to visit at most, at least 1
     */
    Step run(long budget);

    /** The options of the solution at which {@link #run} stopped, in the order in which they were chosen. */
    int[] solution();

    /**
     * The solution at which {@link #run} stopped, told in the fastest way; {@link #telling} puts it in order. Nobody
     * changes the array later, neither the machine nor its callers: solutions that are kept share it.
     */
    default int[] told() {
        return solution();
    }

    /** What puts a solution that was {@link #told} in the order of {@link #solution}. It never changes. */
    default Telling telling() {
        return Telling.IN_ORDER;
    }

    /** The number of solutions so far. */
    long solutions();

    /** The number of solutions so far, for machines that find more than a long can hold. */
    default BigInteger count() {
        return BigInteger.valueOf(solutions());
    }

    /** The number of search-tree nodes visited so far: the root and each option tried, including solutions. */
    long nodes();

    /**
     * How much of the whole search tree was visited so far, from 0 to 1, if all siblings count the same (Knuth's
     * estimate of progress). It never decreases. For a whole tree it is exactly 1 when the search is exhausted, and
     * less before. When all engines for the branches of one tree are exhausted, their fractions add up to 1, except for
     * rounding.
     *
     * <p>Computed on each call, in time proportional to the lists of the items on the stack.
     */
    double fraction();

    /** The number of updates so far: removals of a node from a list. */
    long updates();

    /** How often the search learned from a conflict so far; 0 if it never learns. */
    default long conflicts() {
        return 0;
    }

    /** How often the search began again from the root so far; 0 if it never does. */
    default long restarts() {
        return 0;
    }

    /**
     * Undoes every choice, so that the data structure is what it was before the first {@link #run}, array by array.
     * The engine then has nothing left to visit.
     */
    void rewind();

    /**
     * Tells the machine that it is no longer needed, so that a long call ends early. Any thread may call this. Do not
     * call any other method afterwards. Unlike {@link #rewind}, this takes no time.
     */
    default void abandon() {}
}
