package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A walk that branches on the free item with the fewest live options. It also looks whether a subproblem falls apart
 * into components, and then counts each on its own and multiplies, as in DXD (arXiv 2604.14627, SAT 2026). Without
 * components this is DXZ (Nishino and others, AAAI 2017) and Knuth's program DLX6. Each level has a list of its live
 * options, so a node takes time in proportion to their number.
 *
 * <p>The key of a subproblem is the union of the bits that its live options need. An option is live exactly if that
 * union has all bits that the option needs, because each bit in it is needed by a live option and is therefore free. So
 * the key says as much as the list of live options, and is often much shorter.
 */
final class BranchWalk extends Walk {

    // How the first three were chosen was not written down. Measure again (CountingBenchmark, BRANCH) when looking for
    // components gets faster.

    /** How many times it looks for components before it asks whether that is worth it. */
    private static final long TRIALS = 1000;

    /** It goes on looking at every node if at least one look in this many finds components. */
    private static final long WORTHWHILE = 16;

    /** Otherwise it looks only at nodes whose number has none of these bits: one node in 32. */
    private static final long SELDOM = 31;

    /** The steps that a node takes for each live row, roughly; see {@link #MOST_STEPS}. */
    private static final long STEPS_OF_ROW = 3L;

    /** Stands in {@link #items} where a subproblem falls apart. */
    private static final int SPLIT = -1;

    private final LiveRows live;
    private final Components components;

    /** By item: the number of its live rows. Of use within {@link #smallest} only. */
    private final int[] sizes;

    /** How often a subproblem fell apart. */
    private long splits;

    /** How often it looked whether one does. */
    private long looks;

    BranchWalk(BitOptions options, MemoTable memo, Sums sums, TryingOrder order) {
        super(options, memo, sums, order, levels(options));
        this.live = new LiveRows(options, levels(options));
        this.components = new Components(options);
        this.sizes = new int[options.primaryCount()];
        begin();
    }

    /**
     * The number of levels of a walk through these options: two for each choice, since it can also split, and some
     * more.
     */
    static int levels(BitOptions options) {
        return 2 * Math.min(options.primaryCount(), options.rowCount()) + 4;
    }

    private void begin() {
        level = -1;
        options.setAll(states);
        if (!live.fillRoot(states)) {
            sums.clear(0);
            finished = true;
        } else if (live.isEmpty(0)) {
            sums.one(0);
            finished = true;
        } else {
            enter();
        }
    }

    /** Goes one level down. The key and the live rows of that level are there already. */
    private void enter() {
        level++;
        entered[level] = nodes;
        if (looksForComponents() && components.isApart(live, level)) {
            splits++;
            items[level] = SPLIT;
            sums.one(level);
            left[level] = live.size(level);
        } else {
            enterBranch();
        }
    }

    private boolean looksForComponents() {
        boolean look = looks < TRIALS || splits * WORTHWHILE > looks || (nodes & SELDOM) == 0;
        if (look) {
            looks++;
        }
        return look;
    }

    private void enterBranch() {
        items[level] = smallest();
        next[level] = order.first(live.start(level), live.end(level), nodes);
        left[level] = live.size(level);
        sums.clear(level);
    }

    /** The free item with the fewest live rows, the first of several. */
    private int smallest() {
        Arrays.fill(sizes, 0);
        live.countItems(level, sizes);
        int smallest = -1;
        for (int item = 0; item < sizes.length; item++) {
            if (sizes[item] > 0 && (smallest < 0 || sizes[item] < sizes[smallest])) {
                smallest = item;
            }
        }
        return smallest;
    }

    @Override
    boolean run(long budget) {
        long stop = stop(budget);
        steps = 0;
        while (!finished) {
            if (left[level] == 0) {
                leave();
            } else if (nodes >= stop || ++steps > MOST_STEPS) {
                return false;
            } else if (items[level] == SPLIT) {
                enterComponent();
            } else {
                int place = next[level];
                chosen[level] = place;
                left[level]--;
                next[level] = order.after(place, live.start(level), live.end(level));
                if (options.hasItem(live.row(place), items[level])) {
                    nodes++;
                    tryRow(live.row(place));
                }
            }
        }
        return true;
    }

    private void enterComponent() {
        int end = live.end(level);
        int from = end - left[level];
        live.swap(from, order.first(from, end, nodes));
        int to = components.gather(live, level, from);
        left[level] = end - to;
        steps += STEPS_OF_ROW * (end - from);
        int child = (level + 1) * words;
        live.copyPart(level, from, to, states, child);
        if (isKnown(child)) {
            multiply();
        } else {
            level++;
            entered[level] = nodes;
            enterBranch();
        }
    }

    private void tryRow(int row) {
        int at = level * words;
        int child = at + words;
        steps += STEPS_OF_ROW * live.size(level);
        System.arraycopy(states, at, states, child, words);
        options.take(row, states, child);
        if (!options.hasSecondary() && knows(child, row)) {
            return;
        }
        if (!live.filter(level, states, child)) {
            return;
        }
        if (live.isEmpty(level + 1)) {
            sums.loadOne();
            sums.add(level, row);
        } else if (!options.hasSecondary() || !knows(child, row)) {
            enter();
        }
    }

    private boolean knows(int child, int row) {
        boolean known = isKnown(child);
        if (known) {
            sums.add(level, row);
        }
        return known;
    }

    private void multiply() {
        if (sums.isNone()) {
            sums.clear(level);
            left[level] = 0;
        } else {
            sums.multiply(level);
        }
    }

    private void leave() {
        keep();
        if (level == 0) {
            finished = true;
            return;
        }
        level--;
        if (items[level] == SPLIT) {
            multiply();
        } else {
            sums.add(level, live.row(chosen[level]));
        }
    }

    @Override
    long splits() {
        return splits;
    }

    @Override
    BigInteger solutions() {
        if (level < 0) {
            return sums.count(0);
        }
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i <= level && items[i] != SPLIT; i++) {
            sum = sum.add(sums.count(i));
        }
        return finished ? sums.count(0) : sum;
    }

    @Override
    int start(int at) {
        return live.start(at);
    }

    @Override
    int end(int at) {
        return live.end(at);
    }

    /** Rows that have the item; where a subproblem falls apart, all. */
    @Override
    int branches(int at, int from, int to) {
        int branches = 0;
        for (int place = from; place < to; place++) {
            if (items[at] == SPLIT || options.hasItem(live.row(place), items[at])) {
                branches++;
            }
        }
        return branches;
    }

    @Override
    int underWay(int at) {
        return items[at] == SPLIT ? live.size(at + 1) : 1;
    }
}
