package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * Taxes on primary items, as in Knuth's program DLX5. The net cost of an option is its cost minus the taxes of its
 * items. The search only has to compare net costs, because the taxes of items that are covered a fixed number of times
 * add up to the same in every solution.
 *
 * <p>An item is taxed only if its lower and upper bound are equal. A tax can have any value, even a negative one.
 * Whatever the taxes, no solution costs less than the sum of taxes (times how often each is due) plus all negative net
 * costs. This bound is a concave function of the taxes. Climbing along its slope, with ever shorter steps, gives much
 * better taxes than Knuth's single pass over the items. Each step is rounded to whole numbers, so the bound stays
 * exact.
 *
 * <p>Costs and taxes are counted in units of 1/{@link #scale()}, because the best taxes are often fractions.
 */
final class Taxes {

    private static final int STEPS = 120;

    /** Each step is this many times as long as the step before. */
    private static final double SHORTER = 0.955;

    private static final int MAX_SCALE = 1 << 12;

    private final OptionTable table;
    private final long scale;
    private final boolean[] eligible;
    private final long[] net;
    private long[] taxes;

    Taxes(OptionTable table) {
        this.table = table;
        this.eligible = new boolean[table.optionCount()];
        long largest = 0;
        int longest = 0;
        for (int option = 0; option < eligible.length; option++) {
            eligible[option] = table.isEligible(option);
            if (eligible[option]) {
                largest = Math.max(largest, magnitude(table.cost(option)));
                longest = Math.max(longest, table.start(option + 1) - table.start(option));
            }
        }
        this.taxes = new long[table.primaryCount()];
        this.net = new long[eligible.length];
        // Leaves room for sums over all options and their items. If there is no room, there are no taxes.
        long room = Long.MAX_VALUE / 64 / (table.itemCount() + table.optionCount() + 1L) / (longest + 1L);
        this.scale = largest == 0 ? 1 : Math.max(1, Math.min(MAX_SCALE, room / largest));
        if (largest > 0 && largest <= room) {
            climb(largest * scale / 2.0);
        }
        computeNet();
    }

    private static long magnitude(long cost) {
        return cost == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(cost);
    }

    /** How many units make a cost of 1. */
    long scale() {
        return scale;
    }

    /** The tax on a primary item, in units. */
    long tax(int item) {
        return taxes[item];
    }

    /** The net cost of an option, in units. */
    long net(int option) {
        return net[option];
    }

    private void climb(double firstStep) {
        long[] best = taxes.clone();
        long bestBound = Long.MIN_VALUE;
        double step = firstStep;
        for (int i = 0; i < STEPS && step >= 1; i++, step *= SHORTER) {
            computeNet();
            long bound = bound();
            if (bound > bestBound) {
                bestBound = bound;
                best = taxes.clone();
            }
            climbOnce(step);
        }
        taxes = best;
    }

    /** A lower bound on the cost of every solution, in units. */
    private long bound() {
        long negative = LongStream.of(net).map(left -> Math.min(0, left)).sum();
        long due = 0;
        for (int item = 0; item < taxes.length; item++) {
            due += taxes[item] * table.low(item);
        }
        return due + negative;
    }

    /** Raises the tax of an item if too few of its options have a negative net cost, and lowers it if too many have. */
    private void climbOnce(double step) {
        int[] missing = new int[taxes.length];
        Arrays.setAll(missing, table::low);
        for (int option = 0; option < net.length; option++) {
            if (net[option] < 0) {
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    if (table.item(cell) < missing.length) {
                        missing[table.item(cell)]--;
                    }
                }
            }
        }
        double length = Math.sqrt(
                Arrays.stream(missing).asDoubleStream().map(m -> m * m).sum());
        for (int item = 0; item < missing.length; item++) {
            if (isTaxed(item)) {
                taxes[item] += Math.round(step * missing[item] / Math.max(1, length));
            }
        }
    }

    private boolean isTaxed(int item) {
        return table.low(item) == table.high(item);
    }

    private void computeNet() {
        for (int option = 0; option < net.length; option++) {
            if (eligible[option]) {
                net[option] = table.cost(option) * scale - taxOf(option);
            }
        }
    }

    private long taxOf(int option) {
        long sum = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (table.item(cell) < taxes.length) {
                sum += taxes[table.item(cell)];
            }
        }
        return sum;
    }
}
