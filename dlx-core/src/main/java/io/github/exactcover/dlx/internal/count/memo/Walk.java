package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;

/**
 * A walk through the tree of a search that goes into each subproblem only once, as long as the memo knows it. It can
 * stop after any number of nodes and go on.
 */
abstract class Walk {

    /** In so many steps a walk comes back, whatever its budget: a look at an option is one. They take some milliseconds. */
    static final long MOST_STEPS = 1 << 18;

    final BitOptions options;
    final Sums sums;
    final TryingOrder order;
    final int words;

    /** The key at each level. */
    final long[] states;

    /** The item at each level. */
    final int[] items;

    /** What is to be tried next at each level, how much is left to be tried, and what was tried last. */
    final int[] next;

    final int[] left;
    final int[] chosen;

    /** The number of nodes when each level was entered. */
    final long[] entered;

    int level;
    boolean finished;
    long nodes = 1;
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
     * Walks on until so many more nodes were visited, until that has taken very many steps, or until nothing is left,
     * and says whether nothing is left.
     *
     * @param budget at least 1
     */
    abstract boolean run(long budget);

    /** The number of nodes at which a run with this budget ends; the budget may be as large as a long can be. */
    final long stop(long budget) {
        return nodes + Math.min(budget, Long.MAX_VALUE - nodes);
    }

    /** Takes the value of the key that begins at a place, if the memo knows it, and says whether it does. */
    final boolean isKnown(int at) {
        // No value in the memo may be longer than one on its way.
        sums.widen(memo.valueWords());
        boolean known = memo.get(states, at, sums.value);
        if (known) {
            hits++;
        }
        return known;
    }

    /** Takes the sum of a level that is done as the value, and lets the memo know it. */
    final void keep() {
        sums.load(level);
        steps += memo.put(states, level * words, sums.value, nodes - entered[level]);
    }

    /** The number of nodes so far: the root, and one for each option tried, also if the memo knew what follows. */
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
     * The share of the tree that is done, each subtree having the same share as its siblings. Known for walks in natural
     * order only.
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
        return Math.min(share, Math.nextDown(1.0));
    }

    /** The first place of what there is to choose from at a level. */
    abstract int start(int at);

    /** The place after the last. */
    abstract int end(int at);

    /** How many places there are, in a part of these, at which a level branches. */
    abstract int branches(int at, int from, int to);

    /** How many of them the next level is about. */
    int underWay(int at) {
        return 1;
    }
}
