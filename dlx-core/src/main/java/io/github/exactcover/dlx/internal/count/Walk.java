package io.github.exactcover.dlx.internal.count;

import java.math.BigInteger;

/**
 * A walk through the tree of a search that goes into each subproblem only once, as long as the memo knows it. It can
 * stop after any number of nodes and go on.
 */
interface Walk {

    /** In so many steps a walk comes back, whatever its budget: a look at an option is one. They take some milliseconds. */
    long MOST_STEPS = 1 << 18;

    /**
     * Walks on until so many more nodes were visited, until that has taken very many steps, or until nothing is left,
     * and says whether nothing is left.
     *
     * @param budget at least 1
     */
    boolean run(long budget);

    /** The number of nodes so far: the root, and one for each option tried, also if the memo knew what follows. */
    long nodes();

    /** How often the memo knew a subproblem. */
    long hits();

    /** How often a subproblem fell apart. */
    long splits();

    /** The number of solutions so far, at least; all when nothing is left. */
    BigInteger solutions();

    /**
     * The share of the tree that is done, each subtree having the same share as its siblings. Known for walks in natural
     * order only.
     */
    double fraction();
}
