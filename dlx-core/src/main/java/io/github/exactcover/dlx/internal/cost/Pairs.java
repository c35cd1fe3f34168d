package io.github.exactcover.dlx.internal.cost;

/**
 * Finds the pair of items for Ryan-Foster branching: two items that are each covered once. Either the same option covers
 * both, or two options do. The averaged solution says how much they are together, and the pair is taken for which this is
 * closest to one half.
 */
final class Pairs {

    /** At most so many pairs are added up. */
    private static final int MOST = 1 << 16;

    private static final double WORTHWHILE = 0.2;

    /** Which options count: those whose share is at least so far from 0 and 1. With many options, the next larger one. */
    private static final double[] MARGINS = {0.03, 0.1, 0.2, 0.3, 0.4};

    private final PricedTable table;
    private final int most;
    private final long[] keys;
    private final double[] sums;
    private final int[] used;
    private int size;

    private int first;
    private int second;

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
    }

    /** Looks for a good pair among the options in {@code from..to-1}, and returns whether there is one. */
    boolean find(int[] options, double[] shares, int from, int to, Choice choice) {
        clear();
        double margin = margin(options, shares, from, to);
        for (int q = from; q < to && size < most; q++) {
            if (Math.min(shares[q], 1 - shares[q]) >= margin) {
                add(options[q], shares[q], choice);
            }
        }
        double best = WORTHWHILE;
        long bestKey = -1;
        for (int i = 0; i < size; i++) {
            double sum = sums[used[i]];
            double score = Math.min(sum, 1 - sum);
            if (score > best + 1e-12) {
                best = score;
                bestKey = keys[used[i]] - 1;
            }
        }
        first = (int) (bestKey >> 32);
        second = (int) bestKey;
        return bestKey >= 0 && isSplitting(options, from, to);
    }

    /** One item of the pair. */
    int first() {
        return first;
    }

    /** The other item of the pair. */
    int second() {
        return second;
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
    private boolean isSplitting(int[] options, int from, int to) {
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
