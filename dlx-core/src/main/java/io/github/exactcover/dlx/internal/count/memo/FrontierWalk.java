package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;

/**
 * A walk through the tree of a search that always branches on the first free item, and looks up in the memo what it has
 * seen before. It goes into each subproblem only once, as long as the memo remembers. It can stop after any number of
 * nodes and go on.
 *
 * <p>The items before the first free one are all covered. Far behind it, where no chosen option reaches, all are still
 * free. So subproblems differ only in the items between: the frontier. If it is narrow, there are few subproblems, and
 * the memo saves most of the work, as transfer matrices do. A node looks at the options whose first item is the
 * branching one, and into the memo once.
 *
 * <p>The key of a subproblem is the set of its free bits, without the bits of secondary items that no later option
 * needs. Subproblems with equal keys have the same free items, so the same options can still be chosen: they are equal.
 */
final class FrontierWalk {

    /**
     * After this many steps a walk returns, whatever its budget, so that time-outs and cancelling are noticed. A step
     * is a look at an option; so many take a few milliseconds.
     */
    private static final long MOST_STEPS = 1 << 18;

    private final BitOptions options;
    private final Sums sums;
    private final TryingOrder order;
    private final int words;

    /** The key of the subproblem at each level: {@link #words} words a level. */
    private final long[] states;

    /** The item that each level branches on. */
    private final int[] items;

    /** The row that each level tries next. */
    private final int[] next;

    /** How many rows each level has still to try. */
    private final int[] left;

    /** The row that each level tried last. */
    private final int[] chosen;

    /** The number of nodes when each level was entered. */
    private final long[] entered;

    /** The level where the walk stands; those below it are in use, those above it are not. */
    private int level;

    private boolean finished;

    /** The root counts as one. */
    private long nodes = 1;

    /** The steps since {@link #run} was called. */
    private long steps;

    private final MemoTable memo;
    private long hits;

    /**
     * By item: the bits that a state keeps when it branches on the item, {@link #words} words each. Empty when all
     * states keep all bits, because there are no secondary items.
     */
    private final long[] useful;

    /** The subproblems to count. Each is done at the levels from 0 on, one after the other. */
    private final Starts starts;

    private int start;
    private int startsDone;

    /** The solutions of the subproblems that are done. */
    private BigInteger before = BigInteger.ZERO;

    FrontierWalk(BitOptions options, MemoTable memo, Sums sums, TryingOrder order, Starts starts) {
        int levels = levels(options);
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
        this.useful = options.hasSecondary() ? useful(options) : new long[0];
        this.starts = starts;
        this.start = order.first(0, starts.size(), 0);
        begin();
    }

    /** The number of levels of a walk through these options, with one for what comes after the last choice. */
    static int levels(BitOptions options) {
        return Math.min(options.primaryCount(), options.rowCount()) + 2;
    }

    private static long[] useful(BitOptions options) {
        int words = options.words();
        int last = options.primaryCount() - 1;
        long[] useful = new long[(last + 1) * words];
        for (int item = last; item >= 0; item--) {
            if (item < last) {
                System.arraycopy(useful, (item + 1) * words, useful, item * words, words);
            }
            useful[item * words + (item >> 6)] |= 1L << item;
            for (int row = options.firstRow(item); row < options.firstRow(item + 1); row++) {
                options.addNeeds(row, useful, item * words);
            }
        }
        return useful;
    }

    /**
     * Enters the next subproblem, if there is one. One that the memo knows, or that has nothing to cover, is done
     * already.
     */
    private void begin() {
        finished = startsDone == starts.size();
        if (finished) {
            return;
        }
        options.setAll(states);
        starts.read(start, options, states);
        int first = options.firstFree(states, 0, 0);
        left[0] = 0;
        entered[0] = nodes;
        sums.one(0);
        if (first >= 0) {
            keepUseful(0, first);
            if (isKnown(0)) {
                sums.store(0);
            } else {
                enter(first);
            }
        }
    }

    private void endStart() {
        before = before.add(starts.weight(start).multiply(sums.count(0)));
        start = order.after(start, 0, starts.size());
        startsDone++;
    }

    private void enter(int item) {
        int first = options.firstRow(item);
        int end = options.firstRow(item + 1);
        items[level] = item;
        next[level] = order.first(first, end, nodes);
        left[level] = end - first;
        entered[level] = nodes;
        sums.clear(level);
    }

    /**
     * Walks on until {@code budget} more nodes were visited, until that took very many steps, or until nothing is left.
     * Says whether nothing is left.
     *
     * @param budget at least 1
     */
    boolean run(long budget) {
        long stop = nodes + Math.min(budget, Long.MAX_VALUE - nodes);
        steps = 0;
        while (!finished) {
            if (left[level] == 0 && (level > 0 || ++steps <= MOST_STEPS)) {
                leave();
            } else if (nodes >= stop || ++steps > MOST_STEPS) {
                return false;
            } else {
                int row = next[level];
                chosen[level] = row;
                left[level]--;
                next[level] = order.after(row, options.firstRow(items[level]), options.firstRow(items[level] + 1));
                if (options.fits(row, states, level * words)) {
                    nodes++;
                    tryRow(row);
                }
            }
        }
        return true;
    }

    private void tryRow(int row) {
        int at = level * words;
        int child = at + words;
        System.arraycopy(states, at, states, child, words);
        options.take(row, states, child);
        int item = options.firstFree(states, child, items[level]);
        if (item < 0) {
            sums.loadOne();
            sums.add(level, row);
            return;
        }
        keepUseful(child, item);
        if (isKnown(child)) {
            sums.add(level, row);
        } else {
            level++;
            enter(item);
        }
    }

    /** Removes from a state that branches on an item the bits that no option to come needs. */
    private void keepUseful(int at, int item) {
        for (int i = 0; i < words && useful.length != 0; i++) {
            states[at + i] &= useful[item * words + i];
        }
    }

    private void leave() {
        sums.load(level);
        steps += memo.put(states, level * words, sums.value, nodes - entered[level]);
        if (level == 0) {
            endStart();
            begin();
        } else {
            level--;
            sums.add(level, chosen[level]);
        }
    }

    /**
     * Looks up the key that starts at a place of {@link #states}. If the memo knows it, its value becomes the current
     * one.
     */
    private boolean isKnown(int at) {
        // The memo only gives out values that fit.
        sums.widen(memo.valueWords());
        boolean known = memo.get(states, at, sums.value);
        if (known) {
            hits++;
        }
        return known;
    }

    /** What the walk made of the solutions. */
    Sums sums() {
        return sums;
    }

    /** The number of nodes so far: the root, and each option tried, whether the memo knew what follows or not. */
    long nodes() {
        return nodes;
    }

    /** How often the memo knew a subproblem. */
    long hits() {
        return hits;
    }

    /** The number of solutions so far, at least; all when nothing is left. */
    BigInteger solutions() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i <= level && !finished; i++) {
            sum = sum.add(sums.count(i));
        }
        return finished ? before : before.add(starts.weight(start).multiply(sum));
    }

    /**
     * The share of the tree that is done, where each subtree has the same share as its siblings. Right only for a walk
     * in natural order.
     */
    double fraction() {
        if (finished) {
            return 1;
        }
        double share = 0;
        double weight = 1;
        for (int i = 0; i <= level && weight > Double.MIN_NORMAL; i++) {
            int end = options.firstRow(items[i] + 1);
            int tried = fitting(i, options.firstRow(items[i]), end - left[i]);
            int all = Math.max(1, tried + fitting(i, end - left[i], end));
            int current = i < level ? 1 : 0;
            share += weight * (tried - current) / all;
            weight /= all;
        }
        return Math.min((startsDone + share) / starts.size(), Math.nextDown(1.0));
    }

    /** How many of the rows {@code from..to-1} fit the state of a level. */
    private int fitting(int at, int from, int to) {
        int fitting = 0;
        for (int row = from; row < to; row++) {
            if (options.fits(row, states, at * words)) {
                fitting++;
            }
        }
        return fitting;
    }
}
