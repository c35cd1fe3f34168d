package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;

/**
 * A walk that always branches on the first free item. The items before it are all covered. Far behind it, where no
 * chosen option reaches, all are still free. So subproblems differ only in the items between: the frontier. If it is
 * narrow, there are few subproblems, and the memo saves most of the work, as transfer matrices do. A node looks at the
 * options whose first item is the branching one, and into the memo once.
 *
 * <p>The key of a subproblem is the set of its free bits, without the bits of secondary items that no later option
 * needs. Subproblems with equal keys have the same free items, so the same options can still be chosen: they are equal.
 */
final class FrontierWalk extends Walk {

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
        super(options, memo, sums, order, levels(options));
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

    /** Enters the next subproblem, if there is one. One that the memo knows, or that has nothing to cover, is done already. */
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
                sums.multiply(0);
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

    @Override
    boolean run(long budget) {
        long stop = stop(budget);
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
        keep();
        if (level == 0) {
            endStart();
            begin();
        } else {
            level--;
            sums.add(level, chosen[level]);
        }
    }

    @Override
    long splits() {
        return 0;
    }

    @Override
    BigInteger solutions() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i <= level && !finished; i++) {
            sum = sum.add(sums.count(i));
        }
        return finished ? before : before.add(starts.weight(start).multiply(sum));
    }

    @Override
    double share(double ofStart) {
        return (startsDone + ofStart) / starts.size();
    }

    @Override
    int start(int at) {
        return options.firstRow(items[at]);
    }

    @Override
    int end(int at) {
        return options.firstRow(items[at] + 1);
    }

    /** Rows that fit. */
    @Override
    int branches(int at, int from, int to) {
        int fitting = 0;
        for (int row = from; row < to; row++) {
            if (options.fits(row, states, at * words)) {
                fitting++;
            }
        }
        return fitting;
    }
}
