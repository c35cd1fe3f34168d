package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;

/**
 * A walk through the tree of a search that looks up in the memo what it has seen before: it goes into each subproblem
 * only once, as long as the memo remembers. It can stop after any number of nodes and go on.
 */
abstract class Walk {

    /**
     * After this many steps a walk returns, whatever its budget, so that time-outs and cancelling are noticed. A step
     * is a look at an option; so many take a few milliseconds.
     */
    static final long MOST_STEPS = 1 << 18;

    final BitOptions options;
    final Sums sums;
    final TryingOrder order;
    final int words;

    /** The key of the subproblem at each level: {@link #words} words a level. */
    final long[] states;

    /** The item that each level branches on. */
    final int[] items;

    /** The place that each level tries next. */
    final int[] next;

    /** How many places each level has still to try. */
    final int[] left;

    /** The place that each level tried last. */
    final int[] chosen;

    /** The number of nodes when each level was entered. */
    final long[] entered;

    /** The level where the walk stands; those below it are in use, those above it are not. */
    int level;

    boolean finished;

    /** The root counts as one. */
    long nodes = 1;

    /** The steps since {@link #run} was called. */
    long steps;

    private final MemoTable memo;
    private long hits;

    Walk(BitOptions options, MemoTable memo, Sums sums, TryingOrder order, int levels) {
        this.options = options;
        this.memo = memo;
        this.sums = sums;
        this.order = order;
        this.words = options.words();
        this.states = new long[levels * words];
        this.items = new int[levels];
        this.next = new int[levels];
        this.left = new int[levels];
        this.chosen = new int[levels];
        this.entered = new long[levels];
    }

    /**
     * Walks on until {@code budget} more nodes were visited, until that took very many steps, or until nothing is left.
     * Says whether nothing is left.
     *
     * @param budget at least 1
     */
    abstract boolean run(long budget);

    /** The number of nodes at which a run with this budget ends; the budget may be as large as a long can be. */
    final long stop(long budget) {
        return nodes + Math.min(budget, Long.MAX_VALUE - nodes);
    }

    /**
     * Looks up the key that starts at a place of {@link #states}. If the memo knows it, its value becomes the current
     * one.
     */
    final boolean isKnown(int at) {
        // The memo only gives out values that fit.
        sums.widen(memo.valueWords());
        boolean known = memo.get(states, at, sums.value);
        if (known) {
            hits++;
        }
        return known;
    }

    /** The level is done: its sum becomes the current value, and the memo keeps it. */
    final void keep() {
        sums.load(level);
        steps += memo.put(states, level * words, sums.value, nodes - entered[level]);
    }

    /** The number of nodes so far: the root, and each option tried, whether the memo knew what follows or not. */
    final long nodes() {
        return nodes;
    }

    /** How often the memo knew a subproblem. */
    final long hits() {
        return hits;
    }

    /** How often a subproblem fell apart. */
    abstract long splits();

    /** The number of solutions so far, at least; all when nothing is left. */
    abstract BigInteger solutions();

    /**
     * The share of the tree that is done, where each subtree has the same share as its siblings. Right only for a walk
     * in natural order.
     */
    final double fraction() {
        if (finished) {
            return 1;
        }
        double share = 0;
        double weight = 1;
        for (int i = 0; i <= level && weight > Double.MIN_NORMAL; i++) {
            int end = end(i);
            int tried = branches(i, start(i), end - left[i]);
            int all = Math.max(1, tried + branches(i, end - left[i], end));
            int current = i < level ? underWay(i) : 0;
            share += weight * (tried - current) / all;
            weight *= Math.max(1, current) / (double) all;
        }
        return Math.min(share(share), Math.nextDown(1.0));
    }

    /** The share of all that is done, when this is the share of the tree that the levels are in. */
    double share(double ofTree) {
        return ofTree;
    }

    /** The first place of what there is to choose from at a level. */
    abstract int start(int at);

    /** The place after the last. */
    abstract int end(int at);

    /** How many of the places {@code from..to-1} a level branches on. */
    abstract int branches(int at, int from, int to);

    /** How many of these places the next level is about. */
    int underWay(int at) {
        return 1;
    }
}
