package io.github.exactcover.dlx.internal.cost.prices;

import java.util.Arrays;

/**
 * The options of a subproblem that have to be looked at, one after the other in memory. An option with a large net cost
 * keeps a positive one as long as no price rises by more than a part of it; until then it adds nothing to a bound, and
 * is left out.
 */
final class Sieve {

    /**
     * With fewer options, leaving some out does not pay: with 200, the first 2,400 nodes of sppaa04 took 3.9 s, not
     * 3.3.
     */
    private static final int FEWEST = 1000;

    /** About what part of the options is kept. A sample shows where to draw the line. */
    private static final double KEPT = 0.4;

    /** How many options the sample has. With this many, the share is right within some 6 percent. */
    private static final int SAMPLE = 64;

    private final PricedTable table;

    /** The prices to which the net costs belong, and how much each may rise. */
    private final long[] prices;

    private long reach;
    private final long[] sample = new long[SAMPLE];

    /** The options that are kept: their places, costs and items, and where the items of each end. */
    int[] places = {};

    long[] costs = {};
    int[] ends = {};
    int[] items = {};
    int size;

    /** The places of the others, and by what their shares are to be multiplied, one factor after the other. */
    private int[] others = {};

    private int otherCount;
    private double[] factors = new double[64];
    private int factorCount;

    Sieve(PricedTable table) {
        this.table = table;
        this.prices = new long[table.itemCount() + 1];
    }

    /** Keeps all options in {@code from..to-1}, with these numbers of the items of the table. */
    void keepAll(int[] options, int from, int to, int[] numbers) {
        reserve(to - from);
        int cells = 0;
        for (int q = from; q < to; q++) {
            int option = options[q];
            places[q - from] = q;
            costs[q - from] = table.costs[option];
            int end = table.starts[option + 1];
            for (int cell = table.starts[option]; cell < end; cell++) {
                items[cells++] = numbers[table.items[cell]];
            }
            ends[q - from] = cells;
        }
        size = to - from;
        otherCount = 0;
    }

    private void reserve(int count) {
        if (places.length < count) {
            int most = Math.min(table.optionCount(), 2 * count);
            places = new int[most];
            costs = new long[most];
            ends = new int[most];
            others = new int[most];
            items = new int[table.items.length];
        }
    }

    /** Leaves out options whose net cost is large; {@code nets} has those of all options, which are kept until now. */
    void sift(long[] nets, long[] prices) {
        if (size < FEWEST) {
            return;
        }
        System.arraycopy(prices, 0, this.prices, 0, prices.length);
        reach = reach(nets);
        int count = size;
        int from = places[0];
        int start = 0;
        int cells = 0;
        size = 0;
        for (int i = 0; i < count; i++) {
            int end = ends[i];
            if (nets[i] > (end - start) * reach) {
                others[otherCount++] = from + i;
            } else {
                places[size] = from + i;
                costs[size] = costs[i];
                for (int cell = start; cell < end; cell++) {
                    items[cells++] = items[cell];
                }
                ends[size++] = cells;
            }
            start = end;
        }
    }

    private long reach(long[] nets) {
        for (int i = 0; i < SAMPLE; i++) {
            int place = (int) ((long) i * size / SAMPLE);
            sample[i] = nets[place] / (ends[place] - (place == 0 ? 0 : ends[place - 1]));
        }
        Arrays.sort(sample);
        return Math.max(0, sample[(int) (KEPT * SAMPLE)]);
    }

    /** Whether some options are left out. */
    boolean leavesOut() {
        return otherCount > 0;
    }

    /** Whether all options that are left out have positive net costs at other prices too. */
    boolean holds(long[] other, int itemCount) {
        for (int i = 1; i <= itemCount && otherCount > 0; i++) {
            if (other[i] - prices[i] > reach) {
                return false;
            }
        }
        return true;
    }

    /** The cells of the options that are kept. */
    int cells() {
        return size == 0 ? 0 : ends[size - 1];
    }

    /** Multiplies the shares of all options that are left out, but only when {@link #settle} says so. */
    void decay(double factor) {
        if (otherCount > 0) {
            if (factorCount == factors.length) {
                factors = Arrays.copyOf(factors, 2 * factorCount);
            }
            factors[factorCount++] = factor;
        }
    }

    /** Multiplies the shares of the options that are left out now. They are rounded as if it were done at once. */
    void settle(double[] shares) {
        for (int i = 0; i < otherCount; i++) {
            double share = shares[others[i]];
            for (int factor = 0; factor < factorCount && share != 0; factor++) {
                share *= factors[factor];
            }
            shares[others[i]] = share;
        }
        factorCount = 0;
    }
}
