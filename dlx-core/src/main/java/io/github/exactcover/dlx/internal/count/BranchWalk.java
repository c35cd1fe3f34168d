package io.github.exactcover.dlx.internal.count;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Branches on the free item with the fewest live options, and looks whether subproblems fall apart into components,
 * which are then counted one by one and multiplied. It keeps for each level the list of live options, so that a node
 * takes time in proportion to the number of those.
 *
 * <p>The key of a subproblem is the union of what its live options need. An option is live exactly if all that it needs
 * is in that union: if it is, then each bit that it needs is needed by some live option, and therefore free. So the key
 * says the same as the set of live options, and is often much shorter. Item and components are found from it alone.
 */
final class BranchWalk implements Walk {

    /** So many times it looks for components, whether it finds any or not. */
    private static final long TRIALS = 1000;

    /** Then it goes on to look everywhere only if it finds some this often, and else only now and then. */
    private static final long WORTHWHILE = 16;

    private static final long SELDOM = 31;

    /** Stands in place of an item where a subproblem falls apart. */
    private static final int SPLIT = -1;

    private final BitOptions options;
    private final MemoTable memo;
    private final Sums sums;
    private final int words;
    private final LiveRows live;
    private final Components components;

    /** The key at each level. */
    private final long[] states;

    /** The item at each level, or {@link #SPLIT}. */
    private final int[] items;

    /** The place in the list of live rows of the next one to be tried, or of the first of the next component. */
    private final int[] next;

    private final int[] sizes;
    private int level = -1;
    private boolean finished;
    private long nodes = 1;
    private long hits;
    private long splits;
    private long looks;

    BranchWalk(BitOptions options, MemoTable memo, Sums sums) {
        this.options = options;
        this.memo = memo;
        this.sums = sums;
        this.words = options.words();
        int levels = levels(options);
        this.live = new LiveRows(options, levels);
        this.components = new Components(options);
        this.states = new long[levels * words];
        this.items = new int[levels];
        this.next = new int[levels];
        this.sizes = new int[options.primaryCount()];
        begin();
    }

    /** The number of levels of a walk through these options: it can split wherever it branches, and looks one ahead. */
    static int levels(BitOptions options) {
        return 2 * Math.min(options.primaryCount(), options.rowCount()) + 4;
    }

    private void begin() {
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

    /** Goes one level down, where the key and the live rows stand already. */
    private void enter() {
        level++;
        if (looksForComponents() && components.isApart(live, level)) {
            splits++;
            items[level] = SPLIT;
            sums.one(level);
            next[level] = live.start(level);
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
        next[level] = live.start(level);
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
    public boolean run(long budget) {
        long stop = nodes + budget;
        while (!finished) {
            if (next[level] == live.end(level)) {
                leave();
            } else if (nodes >= stop) {
                return false;
            } else if (items[level] == SPLIT) {
                enterComponent();
            } else {
                int row = live.row(next[level]++);
                if (options.hasItem(row, items[level])) {
                    nodes++;
                    tryRow(row);
                }
            }
        }
        return true;
    }

    private void enterComponent() {
        int from = next[level];
        int to = components.gather(live, level, from);
        next[level] = to;
        int child = (level + 1) * words;
        live.copyPart(level, from, to, states, child);
        align();
        if (memo.get(states, child, sums.value)) {
            hits++;
            multiply();
        } else {
            level++;
            enterBranch();
        }
    }

    private void tryRow(int row) {
        int at = level * words;
        int child = at + words;
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
        align();
        if (memo.get(states, child, sums.value)) {
            hits++;
            sums.add(level, row);
            return true;
        }
        return false;
    }

    /** Values in the memo and on their way have to be of the same length. */
    private void align() {
        if (sums.width() != memo.valueWords()) {
            memo.widen(sums.width());
            sums.widen(memo.valueWords());
        }
    }

    private void multiply() {
        if (sums.isNone()) {
            sums.clear(level);
            next[level] = live.end(level);
        } else {
            sums.multiply(level);
        }
    }

    private void leave() {
        sums.load(level);
        align();
        memo.put(states, level * words, sums.value, 0);
        if (level == 0) {
            finished = true;
            return;
        }
        level--;
        if (items[level] == SPLIT) {
            multiply();
        } else {
            sums.add(level, live.row(next[level] - 1));
        }
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public long hits() {
        return hits;
    }

    @Override
    public long splits() {
        return splits;
    }

    @Override
    public BigInteger solutions() {
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
    public double fraction() {
        if (finished) {
            return 1;
        }
        double share = 0;
        double weight = 1;
        for (int i = 0; i <= level && weight > Double.MIN_NORMAL; i++) {
            int tried = rows(i, live.start(i), next[i]);
            int all = tried + rows(i, next[i], live.end(i));
            int current = i < level ? (items[i] == SPLIT ? live.size(i + 1) : 1) : 0;
            share += weight * (tried - current) / all;
            weight *= Math.max(1, current) / (double) all;
        }
        return Math.min(share, Math.nextDown(1.0));
    }

    /** The number of rows in a part of a list, of those that are branched on. */
    private int rows(int at, int from, int to) {
        int rows = 0;
        for (int place = from; place < to; place++) {
            if (items[at] == SPLIT || options.hasItem(live.row(place), items[at])) {
                rows++;
            }
        }
        return rows;
    }
}
