package io.github.exactcover.dlx.internal.cost;

/**
 * Finds pairs of items for Ryan-Foster branching: two items that are each covered once. Either the same option covers both,
 * or two options do. The averaged solution says how much they are together. The best pairs are those for which this is
 * closest to one half.
 */
final class Pairs {

    /** At most so many pairs are added up. */
    private static final int MOST = 1 << 16;

    /** How many pairs are told. */
    static final int MOST_FOUND = 16;

    private static final double WORTHWHILE = 0.2;

    /** Which options count: those whose share is at least so far from 0 and 1. With many options, the next larger one. */
    private static final double[] MARGINS = {0.03, 0.1, 0.2, 0.3, 0.4};

    private final PricedTable table;
    private final int most;
    private final long[] keys;
    private final double[] sums;
    private final int[] used;
    private int size;

    /** The pairs that are told, the best first, and their scores. */
    private final long[] best;

    private final double[] scores;
    private int found;

    Pairs(PricedTable table) {
        this.table = table;
        long pairs = 1;
        for (int option = 0; option < table.optionCount() && pairs < MOST; option++) {
            long length = (long) table.starts[option + 1] - table.starts[option];
            pairs += length * (length - 1) / 2;
        }
        this.most = Integer.highestOneBit((int) Math.min(MOST, 2 * pairs));
        this.keys = new long[2 * most];
        this.sums = new double[keys.length];
        this.used = new int[most];
        this.best = new long[MOST_FOUND];
        this.scores = new double[MOST_FOUND];
    }

    /** Looks for good pairs among the options in {@code from..to-1}, and returns whether there are any. */
    boolean find(int[] options, double[] shares, int from, int to, Choice choice) {
        clear();
        double margin = margin(options, shares, from, to);
        for (int q = from; q < to && size < most; q++) {
            if (Math.min(shares[q], 1 - shares[q]) >= margin) {
                add(options[q], shares[q], choice);
            }
        }
        found = 0;
        for (int i = 0; i < size; i++) {
            double sum = sums[used[i]];
            propose(keys[used[i]] - 1, Math.min(sum, 1 - sum));
        }
        int splitting = 0;
        for (int i = 0; i < found; i++) {
            if (isSplitting(options, from, to, first(i), second(i))) {
                best[splitting++] = best[i];
            }
        }
        found = splitting;
        return found > 0;
    }

    private void propose(long pair, double score) {
        if (score <= WORTHWHILE || (found == best.length && score <= scores[found - 1] + 1e-12)) {
            return;
        }
        int place = found < best.length ? found++ : found - 1;
        for (; place > 0 && score > scores[place - 1] + 1e-12; place--) {
            best[place] = best[place - 1];
            scores[place] = scores[place - 1];
        }
        best[place] = pair;
        scores[place] = score;
    }

    /** How many good pairs were found. */
    int count() {
        return found;
    }

    /** One item of a pair. */
    int first(int number) {
        return (int) (best[number] >> 32);
    }

    /** The other item of a pair. */
    int second(int number) {
        return (int) best[number];
    }

    private double margin(int[] options, double[] shares, int from, int to) {
        for (double margin : MARGINS) {
            long pairs = 0;
            for (int q = from; q < to; q++) {
                if (Math.min(shares[q], 1 - shares[q]) >= margin) {
                    long length = (long) table.starts[options[q] + 1] - table.starts[options[q]];
                    pairs += length * (length - 1) / 2;
                }
            }
            if (pairs <= most) {
                return margin;
            }
        }
        return MARGINS[MARGINS.length - 1];
    }

    private void add(int option, double share, Choice choice) {
        int end = table.starts[option + 1];
        for (int one = table.starts[option]; one < end; one++) {
            int item = table.items[one];
            if (table.isPriced[item] && choice.allowed(item) == 1) {
                boolean needed = choice.needed(item) == 1;
                for (int two = one + 1; two < end && size < most; two++) {
                    int other = table.items[two];
                    if (table.isPriced[other] && choice.allowed(other) == 1 && (needed || choice.needed(other) == 1)) {
                        add(((long) Math.min(item, other) << 32) | Math.max(item, other), share);
                    }
                }
            }
        }
    }

    private void add(long pair, double share) {
        long key = pair + 1;
        int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & (keys.length - 1);
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & (keys.length - 1);
        }
        if (keys[slot] == 0) {
            keys[slot] = key;
            used[size++] = slot;
        }
        sums[slot] += share;
    }

    private void clear() {
        while (size > 0) {
            keys[used[--size]] = 0;
            sums[used[size]] = 0;
        }
    }

    /** Whether both answers take away an option. */
    private boolean isSplitting(int[] options, int from, int to, int first, int second) {
        boolean together = false;
        boolean apart = false;
        for (int q = from; q < to && !(together && apart); q++) {
            boolean one = table.has(options[q], first);
            boolean other = table.has(options[q], second);
            together |= one && other;
            apart |= one != other;
        }
        return together && apart;
    }
}
