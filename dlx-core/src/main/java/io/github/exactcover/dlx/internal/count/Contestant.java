package io.github.exactcover.dlx.internal.count;

import java.math.BigInteger;

/** One of the ways to count the same solutions, between which a {@link Race} decides. */
interface Contestant {

    /** Counts on for so many nodes at most, and says whether it has counted all. */
    boolean run(long budget);

    /** The number of nodes so far. */
    long nodes();

    /** What a node takes, compared with one of a plain search; a rough number. */
    int weight();

    /** The share of the tree that is done, each subtree having the same share as its siblings; 1 at the end. */
    double fraction();

    /** The number of solutions so far, at least; all at the end. */
    BigInteger solutions();

    /** It is not run for a while; other threads that it has wait until it is. */
    default void rest() {}

    /** Ends other threads that it has. */
    default void close() {}

    /** The work so far, in nodes of a plain search. */
    default double work() {
        return (double) nodes() * weight();
    }

    /** How much of the tree is done for each unit of work so far. */
    default double rate() {
        return fraction() / Math.max(1, work());
    }
}
