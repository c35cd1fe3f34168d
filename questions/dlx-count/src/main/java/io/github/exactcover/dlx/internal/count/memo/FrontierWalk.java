package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.RowBits;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import java.math.BigInteger;

/**
 * A walk through the tree of a search that always covers the first item that is not covered, and looks up in the memo
 * what it has seen before. It goes into each state of the {@link Frontier} only once, as long as the memo remembers. It
 * can stop after any number of nodes and go on.
 *
 * <p>The states are those of a sweep, but a key also says its layer, because the memo keeps those of all layers
 * together. A node looks at the rows of its layer, and into the memo once.
 */
final class FrontierWalk {

    private final Frontier frontier;
    private final RowBits rows;
    private final Sums sums;

    /** Walks with different numbers try the rows of a state in different orders, see {@link #first}. */
    private final int number;

    private final int words;

    /** The key of the state at each level: {@link #words} words a level. */
    private final long[] keys;

    /** The layer of each level. */
    private final int[] layers;

    /** The row that each level tries next. */
    private final int[] next;

    /** How many rows each level has still to try. */
    private final int[] left;

    /** The row that each level tried last. */
    private final int[] chosen;

    /** The number of nodes when each level was entered. */
    private final long[] entered;

    /** The level where the walk is; lower levels are in use, higher ones are not. */
    private int level;

    private boolean finished;

    /** The root counts as one. */
    private long nodes = 1;

    /** The steps since {@link #run} was called. */
    private long steps;

    private final MemoTable memo;
    private long hits;

    /** The states to begin with, one after the other, and how often the solutions of each count. */
    private final StateTable starts;

    private int start;
    private int startsDone;

    /** The solutions of the starts that are done. */
    private BigInteger before = BigInteger.ZERO;

    FrontierWalk(Frontier frontier, MemoTable memo, Sums sums, int number, StateTable starts) {
        int levels = levels(frontier);
        this.frontier = frontier;
        this.rows = frontier.rows;
        this.memo = memo;
        this.sums = sums;
        this.number = number;
        this.words = frontier.wordsWithLayer;
        this.keys = new long[levels * words];
        this.layers = new int[levels];
        this.next = new int[levels];
        this.left = new int[levels];
        this.chosen = new int[levels];
        this.entered = new long[levels];
        this.starts = starts;
        this.start = first(number, 0, starts.size(), 0);
        begin();
    }

    /** The number of levels of a walk, with one for what comes after the last choice. */
    static int levels(Frontier frontier) {
        return Math.min(frontier.layers, frontier.options.length) + 2;
    }

    /** Begins with the next start, if there is one. If it is complete, or in the memo, it is done already. */
    private void begin() {
        finished = startsDone == starts.size();
        if (finished) {
            return;
        }
        System.arraycopy(starts.chunk(start), starts.place(start), keys, 0, words);
        int layer = frontier.layer(keys, 0);
        left[0] = 0;
        entered[0] = nodes;
        sums.one(0);
        if (layer < frontier.layers) {
            if (lookUp(0)) {
                sums.store(0);
            } else {
                enter(layer);
            }
        }
    }

    private void endStart() {
        before = before.add(starts.value(start).multiply(sums.count(0)));
        start = after(number, start, 0, starts.size());
        startsDone++;
    }

    private void enter(int layer) {
        int first = frontier.firstRows[layer];
        int end = frontier.firstRows[layer + 1];
        layers[level] = layer;
        next[level] = first(number, first, end, nodes);
        left[level] = end - first;
        entered[level] = nodes;
        sums.clear(level);
    }

    /**
     * The place of a list that a walk tries first. So walks through the same problem on several threads find in the
     * memo what the others have counted. Walk 0 begins at the beginning and walk 1 at the end. Any other begins
     * somewhere and goes round.
     *
     * @param from the first place of the list
     * @param to the place after the last
     * @param salt any number, which decides where a walk that begins somewhere does
     */
    static int first(int number, int from, int to, long salt) {
        if (number == 0 || from == to) {
            return from;
        }
        if (number == 1) {
            return to - 1;
        }
        long mixed = ((salt + number) * 0x9E3779B97F4A7C15L) >>> Integer.SIZE;
        return from + (int) (mixed % (to - from));
    }

    /** The place to try after another: forward, or backward if the walk's number is odd. */
    static int after(int number, int place, int from, int to) {
        if ((number & 1) == 0) {
            return place + 1 == to ? from : place + 1;
        }
        return place == from ? to - 1 : place - 1;
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
            if (left[level] == 0 && (level > 0 || ++steps <= Frontier.MOST_STEPS)) {
                leave();
            } else if (nodes >= stop || ++steps > Frontier.MOST_STEPS) {
                return false;
            } else {
                int row = next[level];
                int layer = layers[level];
                chosen[level] = row;
                left[level]--;
                next[level] = after(number, row, frontier.firstRows[layer], frontier.firstRows[layer + 1]);
                if (rows.fits(row, keys, level * words)) {
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
        rows.choose(row, keys, at, keys, child);
        int layer = frontier.next(layers[level], keys, child);
        if (layer == frontier.layers) {
            sums.loadOne();
            sums.add(level, row);
            return;
        }
        frontier.setLayer(layer, keys, child);
        if (lookUp(child)) {
            sums.add(level, row);
        } else {
            level++;
            enter(layer);
        }
    }

    private void leave() {
        sums.load(level);
        steps += memo.put(keys, level * words, sums.value, nodes - entered[level]);
        if (level == 0) {
            endStart();
            begin();
        } else {
            level--;
            sums.add(level, chosen[level]);
        }
    }

    /** Looks up the key that starts at a place. If the memo has it, its value becomes the current one. */
    private boolean lookUp(int at) {
        // The memo only gives out values that fit.
        sums.widen(memo.valueWords());
        boolean known = memo.get(keys, at, sums.value);
        if (known) {
            hits++;
        }
        return known;
    }

    /** What the walk made of the solutions. */
    Sums sums() {
        return sums;
    }

    /** The number of nodes so far: the root, and each row tried, whether the memo knew what follows or not. */
    long nodes() {
        return nodes;
    }

    /** How often the memo knew a state. */
    long hits() {
        return hits;
    }

    /** The number of solutions so far, at least; all when nothing is left. */
    BigInteger solutions() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i <= level && !finished; i++) {
            sum = sum.add(sums.count(i));
        }
        return finished ? before : before.add(starts.value(start).multiply(sum));
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
            int end = frontier.firstRows[layers[i] + 1];
            int tried = fitting(i, frontier.firstRows[layers[i]], end - left[i]);
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
            if (rows.fits(row, keys, at * words)) {
                fitting++;
            }
        }
        return fitting;
    }
}
