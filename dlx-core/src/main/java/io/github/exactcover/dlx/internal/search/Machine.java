package io.github.exactcover.dlx.internal.search;

import java.math.BigInteger;

/**
 * Work that can stop anywhere and go on: a search, a count, a race. One thread runs it; it may have helpers inside.
 *
 * <pre>{@code
 *     run ... run ---> EXHAUSTED   nothing is left; more runs say so again
 *      |                   |
 *      +------ close ------+--->   helpers have ended, and nothing changes any more
 * }</pre>
 *
 * <p>Everything but {@link #run} can be asked in each of these states, also after {@link #close}, by the thread that
 * runs the machine.
 */
public interface Machine extends AutoCloseable {

    /** The budget that never runs out. */
    long UNLIMITED = Long.MAX_VALUE;

    /**
     * Goes on until it has a solution to show, has visited {@code budget} more nodes, or has nothing left. A machine
     * that counts does not return at a solution. After {@link Step#EXHAUSTED}, each call returns that again. Not to be
     * called after {@link #close}.
     *
     * @param budget how many nodes to visit at most, at least 1
     */
    Step run(long budget);

    /** The number of solutions so far; 0 where they are not what is looked for. */
    default BigInteger count() {
        return BigInteger.ZERO;
    }

    /** The number of solutions so far; the largest long if there are more. */
    default long solutions() {
        return saturated(count());
    }

    /** A number of solutions as a long, or the largest long if that is too small. */
    static long saturated(BigInteger count) {
        return count.bitLength() < Long.SIZE ? count.longValue() : Long.MAX_VALUE;
    }

    /** The number of search-tree nodes visited so far: the root and each option tried, including solutions. */
    long nodes();

    /** What part of the work is done, from 0 to 1. It is 1 only at the end. */
    double fraction();

    /** The number of updates so far: removals of a node from a list; 0 where there are no lists. */
    default long updates() {
        return 0;
    }

    /** How often the search learned from a conflict so far; 0 if it never learns. */
    default long conflicts() {
        return 0;
    }

    /** How often the search began again from the root so far; 0 if it never does. */
    default long restarts() {
        return 0;
    }

    /**
     * Lets a long call end early, ends the helpers, and waits for them. Any thread may call this, any number of times.
     */
    @Override
    default void close() {}

    /** A machine that runs another one: what that one has counted is what it has counted itself. */
    abstract class Wrapper<M extends Machine> implements Machine {

        protected final M inner;

        protected Wrapper(M inner) {
            this.inner = inner;
        }

        @Override
        public final long solutions() {
            return inner.solutions();
        }

        @Override
        public final long nodes() {
            return inner.nodes();
        }

        @Override
        public final long updates() {
            return inner.updates();
        }

        @Override
        public final double fraction() {
            return inner.fraction();
        }

        @Override
        public final void close() {
            inner.close();
        }
    }
}
