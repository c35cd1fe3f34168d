package io.github.exactcover.dlx.internal.cost.prices;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes a table of its own for the solutions that cost little more than a bound, where some options cost so much that
 * all prices are coarse, such as penalties of random size around 10^15. At given prices, such solutions lack the
 * options with large net costs, and cover items with large prices no more often than they must. The prices of items
 * that they cover a fixed number of times are common to all of them, and taken out. So what is left are small costs.
 * All of that is exact.
 */
public final class Narrowing {

    private Narrowing() {}

    /**
     * The narrower table.
     *
     * @param most what its solutions cost at most
     * @param bound the bound of the prices, in price units
     * @param options the options to choose from at these prices
     * @param chosen the options that all solutions have
     * @return the table; null if its prices are not much finer
     */
    public static @Nullable PricedTable of(
            PricedTable table, long most, long bound, long[] prices, int[] options, int[] chosen) {
        long gap = table.limit(most) - bound;
        BitSet open = new BitSet();
        IntStream.of(options).filter(option -> table.net(option, prices) <= gap).forEach(open::set);
        int[] times = times(table, prices, gap, open);
        IntStream.of(chosen).forEach(open::set);
        try {
            PricedTable narrow = narrow(table, prices, times, open);
            return narrow.fineness() * CostStep.WORTH <= table.fineness() ? narrow : null;
        } catch (ArithmeticException overflow) {
            return null;
        }
    }

    /** How often these solutions cover each primary item, -1 if that is not fixed. */
    private static int[] times(PricedTable table, long[] prices, long gap, BitSet open) {
        int[] counts = new int[table.primaryCount];
        open.stream().flatMap(option -> table.primaries(option)).forEach(item -> counts[item]++);
        return IntStream.range(0, counts.length)
                .map(item -> {
                    boolean isFew = counts[item] > 0 && prices[item] > gap;
                    boolean isMany = counts[item] > table.highs[item] && -prices[item] > gap;
                    boolean isFixed = table.lows[item] == table.highs[item];
                    return isFew || isFixed ? table.lows[item] : isMany ? table.highs[item] : -1;
                })
                .toArray();
    }

    private static PricedTable narrow(PricedTable table, long[] prices, int[] times, BitSet open) {
        long[] taken = new long[times.length];
        long common = table.common();
        for (int item = 0; item < times.length; item++) {
            if (times[item] > 0) {
                taken[item] = Math.multiplyExact(prices[item] / table.scale, table.unit());
                common = Math.addExact(common, Math.multiplyExact(taken[item], times[item]));
            }
        }
        long[] costs = new long[table.optionCount()];
        open.stream().forEach(option -> {
            costs[option] = table.reducedCost(option);
            table.primaries(option).forEach(item -> costs[option] = Math.subtractExact(costs[option], taken[item]));
        });
        PricedTable narrow = new PricedTable(table, open, costs, common);
        for (int item = 0; item < times.length; item++) {
            if (times[item] >= 0) {
                narrow.lows[item] = times[item];
                narrow.highs[item] = times[item];
            }
        }
        return narrow;
    }
}
