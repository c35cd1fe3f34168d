package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes a table of its own for the solutions that cost little more than a bound, where some options cost so much that
 * all prices are coarse, such as penalties of random size around 10^15. At given prices, such solutions lack the
 * options with large net costs, and cover items with large prices no more often than they must. The prices of items
 * that they cover a fixed number of times are common to all of them, and taken out. So what is left are small costs.
 * All of that is exact. What is common to all solutions of a problem is taken out in the same way.
 */
public final class Narrowing {

    /** A narrower table pays if its largest cost is at most this part of what it was. */
    private static final int WORTH = 16;

    private Narrowing() {}

    /**
     * A table without what is common to all solutions, if that makes costs much smaller. An item that must be covered a
     * fixed number of times may have any price: all its options cost less by that price, and every solution costs less
     * by the price times that number. Each such item takes the least share of its options' costs.
     */
    public static PricedTable withoutCommonCosts(OptionTable table) {
        PricedTable plain = new PricedTable(table);
        BitSet open = PricedTable.eligible(table);
        int[] times = IntStream.range(0, plain.itemCount())
                .map(item -> plain.lows[item] == plain.highs[item] ? plain.lows[item] : -1)
                .toArray();
        long[] least = plain.leastShares(open.stream().toArray(), PricedTable.costs(table), item -> times[item] >= 0);
        PricedTable made = narrow(plain, least, times, open, new int[0]);
        return made == null ? plain : made;
    }

    /**
     * The narrower table.
     *
     * @param gap how much its solutions cost at most beyond the bound of the prices, in price units
     * @param options the options to choose from at these prices
     * @param chosen the options that all solutions have, which cost nothing in the narrower table
     * @return the table; null if its costs are not much smaller
     */
    public static @Nullable PricedTable of(PricedTable table, long gap, long[] prices, int[] options, int[] chosen) {
        if (gap > table.largest() / WORTH) {
            return null;
        }
        BitSet open = new BitSet();
        IntStream.of(options).filter(option -> table.net(option, prices) <= gap).forEach(open::set);
        int[] times = times(table, prices, gap, open);
        // Any price may be taken out, so an overflow here does no harm.
        long[] taken = new long[times.length];
        for (int item = 0; item < times.length; item++) {
            taken[item] = times[item] > 0 ? prices[item] / table.scale * table.unit() : 0;
        }
        return narrow(table, taken, times, open, chosen);
    }

    /**
     * How often these solutions cover each item without colors, -1 if that is not fixed. Each time more or less than a
     * large price wants would cost as much as the price, which is more than the gap.
     *
     * <p>An item without options that are left may still have a price from higher up in the tree, which says nothing.
     */
    private static int[] times(PricedTable table, long[] prices, long gap, BitSet open) {
        boolean[] isLeft = new boolean[table.itemCount()];
        for (int option = open.nextSetBit(0); option >= 0; option = open.nextSetBit(option + 1)) {
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                isLeft[table.items[cell]] = true;
            }
        }
        int[] times = new int[isLeft.length];
        Arrays.setAll(times, item -> {
            boolean isFew = isLeft[item] && prices[item] > gap;
            boolean isMany = isLeft[item] && -prices[item] > gap;
            boolean isFixed = table.lows[item] == table.highs[item];
            return isFew || isFixed ? table.lows[item] : isMany ? table.highs[item] : -1;
        });
        return times;
    }

    /** The table if such prices are taken out of all costs; null if costs are not much smaller then, or overflow. */
    private static @Nullable PricedTable narrow(
            PricedTable table, long[] taken, int[] times, BitSet open, int[] chosen) {
        long[] costs = new long[table.optionCount()];
        long common = table.common();
        try {
            for (int item = 0; item < times.length; item++) {
                common = Math.addExact(common, Math.multiplyExact(taken[item], (long) Math.max(0, times[item])));
            }
            for (int option : chosen) {
                common = Math.addExact(common, table.without(taken, option));
            }
            open.stream().forEach(option -> costs[option] = table.without(taken, option));
        } catch (ArithmeticException overflow) {
            return null;
        }
        if (PricedTable.largest(costs, 1) > table.largest() / table.scale / WORTH * table.unit()) {
            return null;
        }
        IntStream.of(chosen).forEach(open::set);
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
