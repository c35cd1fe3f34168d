package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;

/** The subproblems that a walk is to count, each of them so many times. Several threads read them. */
public interface Starts {

    /** The whole problem, once. */
    Starts ROOT = new Starts() {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public BigInteger weight(int number) {
            return BigInteger.ONE;
        }

        @Override
        public void read(int number, BitOptions options, long[] free) {
            // Nothing is covered.
        }
    };

    /** How many there are. */
    int size();

    /** How many times the solutions of a subproblem count. */
    BigInteger weight(int number);

    /**
     * Says what a subproblem has covered.
     *
     * @param free a state in which all is free, to be changed by {@link BitOptions#cover}
     */
    void read(int number, BitOptions options, long[] free);
}
