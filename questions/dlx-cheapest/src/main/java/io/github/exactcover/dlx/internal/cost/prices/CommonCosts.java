package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.CostRange;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Takes out what is common to all solutions. An item that must be covered a fixed number of times may have any price:
 * all its options cost less by that price, and every solution costs less by the price times that number.
 *
 * <p>First each item takes the least share of its options' costs, where an option shares its cost evenly among such
 * items, and then the least cost that its options have left. What prices show to be common is {@link Narrowing} for.
 */
final class CommonCosts implements CostStep {

    private final OptionTable table;
    private final OptionLists lists;
    private final long[] costs;

    /** The prices that were taken out, each as often as its item is covered. */
    private BigInteger common = BigInteger.ZERO;

    private CommonCosts(OptionTable table) {
        this.table = table;
        this.lists = OptionLists.eligible(table);
        this.costs = CostStep.costs(table);
    }

    /** The step for a table; null if it does not make the largest cost much smaller. */
    static @Nullable CommonCosts of(OptionTable table) {
        long most = CostStep.largest(table, CostStep.costs(table)) / WORTH;
        if (most <= 1) {
            return null;
        }
        CommonCosts found = new CommonCosts(table);
        try {
            found.takeLeastShares();
            if (found.isWorth(most)) {
                return found;
            }
            found.takeLeast();
            return found.isWorth(most) ? found : null;
        } catch (ArithmeticException overflow) {
            return null;
        }
    }

    private boolean isWorth(long most) {
        if (CostStep.largest(table, costs) > most) {
            return false;
        }
        CostRange.check(table.withCosts(costs));
        return true;
    }

    private boolean isFixed(int item) {
        return item < table.primaryCount() && table.low(item) == table.high(item);
    }

    private void takeLeastShares() {
        long[] least = new long[table.primaryCount()];
        Arrays.fill(least, Long.MAX_VALUE);
        for (int option = 0; option < costs.length; option++) {
            int fixed = 0;
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                fixed += isFixed(table.item(cell)) ? 1 : 0;
            }
            for (int cell = table.start(option); cell < table.start(option + 1) && table.isEligible(option); cell++) {
                int item = table.item(cell);
                if (isFixed(item)) {
                    least[item] = Math.min(least[item], Math.floorDiv(costs[option], fixed));
                }
            }
        }
        for (int item = 0; item < least.length; item++) {
            if (isFixed(item) && lists.size(item) > 0) {
                take(item, least[item]);
            }
        }
    }

    private void takeLeast() {
        for (int item = 0; item < table.primaryCount(); item++) {
            if (isFixed(item) && lists.size(item) > 0) {
                long least = Long.MAX_VALUE;
                for (int i = lists.start(item); i < lists.start(item + 1); i++) {
                    least = Math.min(least, costs[lists.option(i)]);
                }
                take(item, least);
            }
        }
    }

    /** Takes a price out of the costs of an item's options. */
    private void take(int item, long price) {
        for (int i = lists.start(item); i < lists.start(item + 1); i++) {
            costs[lists.option(i)] = Math.subtractExact(costs[lists.option(i)], price);
        }
        Patience.ofThread().spend(lists.size(item));
        common = common.add(BigInteger.valueOf(price).multiply(BigInteger.valueOf(table.low(item))));
    }

    @Override
    public long[] costs() {
        return costs;
    }

    @Override
    public BigInteger before(BigInteger bound) {
        return bound.add(common);
    }
}
