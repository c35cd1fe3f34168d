package io.github.exactcover.dlx.internal.search;

import java.math.BigInteger;

/** A machine that shows solutions: it returns at each of them, unless it was made to count. */
public interface Finder extends Machine {

    @Override
    long solutions();

    @Override
    default BigInteger count() {
        return BigInteger.valueOf(solutions());
    }

    /** The options of the solution at which {@link #run} stopped last, in the order in which they were chosen. */
    int[] solution();

    /**
     * The same solution, told in the fastest way; {@link #telling} puts it in order. Neither the machine nor its
     * callers change the array later: solutions that are kept share it.
     */
    default int[] told() {
        return solution();
    }

    /** What puts a solution that was {@link #told} in the order of {@link #solution}. It never changes. */
    default Telling telling() {
        return Telling.IN_ORDER;
    }

    /** A finder that keeps the last solution that it has found, and counts them. */
    abstract class Keeping implements Finder {

        private int[] solution = {};
        private long solutions;

        /** Takes the next solution: its options, in the order in which they were chosen. Not copied. */
        protected final void keep(int[] options) {
            solution = options;
            solutions++;
        }

        @Override
        public final int[] solution() {
            return solution;
        }

        @Override
        public final long solutions() {
            return solutions;
        }
    }
}
