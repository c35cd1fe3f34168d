package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.links.Links;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * A lower bound on the cost of the options that a search has still to choose.
 *
 * <p>Give each item that is still to be covered any tax, and subtract the taxes of its items from the cost of each live
 * option. What remains is the net cost of the option. The cost of the chosen options is then the tax of each item,
 * times how often it will be covered, plus the net costs of the options. An item will be covered at least as often as
 * it must be, and at most as often as it can be. Each net cost counts at most once. So the cost is at least the sum of
 * <ul>
 *   <li>for each item with a positive tax, the tax times how often it must be covered,
 *   <li>for each item with a negative tax, the tax times how often it can be covered,
 *   <li>the negative net costs of all live options.
 * </ul>
 * This holds for all taxes, all costs and all bounds. Secondary items and colors only rule out more choices. So any
 * rule of thumb may set the taxes. Here, the best {@link Taxes} of the whole problem come first. Then each item in turn
 * takes the smallest net cost of its options.
 */
final class CostBound {

    /** Some item has too few options left to be covered as often as it must be. */
    static final long IMPOSSIBLE = Long.MAX_VALUE;

    /** Nothing is known, because the numbers are too large for the computation. */
    static final long UNKNOWN = Long.MIN_VALUE;

    private final Links links;
    private final Taxes taxes;
    private final int[] order;

    /** The option of each cell. */
    private final int[] optionOf;

    /** The net cost of each option after all taxes; valid where {@link #stamps} has the current stamp. */
    private final long[] left;

    private final long[] stamps;
    private long stamp;

    /** The cells that were looked at so far. */
    private long work;

    /** Whether some live option has a negative net cost that no tax of its items takes away. */
    private boolean isSomeNegative;

    /**
     * A bound for a search.
     *
     * @param links the links of the search
     * @param order for each option of the search, its number in {@code taxes}
     */
    CostBound(OptionTable table, Links links, Taxes taxes, int[] order) {
        this.links = links;
        this.taxes = taxes;
        this.order = order;
        this.left = new long[order.length];
        this.stamps = new long[order.length];
        this.optionOf = new int[table.cellCount()];
        for (int option = 0; option < order.length; option++) {
            Arrays.fill(optionOf, table.start(option), table.start(option + 1), option);
        }
    }

    /** A bound for the current node of the search, {@link #IMPOSSIBLE} or {@link #UNKNOWN}. */
    long atLeast() {
        try {
            return inUnits();
        } catch (ArithmeticException overflow) {
            return UNKNOWN;
        }
    }

    private long inUnits() {
        stamp++;
        isSomeNegative = false;
        long sum = 0;
        for (int item = links.next(Links.ROOT); item != Links.ROOT; item = links.next(item)) {
            int needed = links.needed(item);
            if (links.size(item) < needed) {
                return IMPOSSIBLE;
            }
            long known = Math.multiplyExact(taxes.tax(Links.number(item)), (long) needed);
            sum = Math.addExact(sum, Math.addExact(known, raise(item, needed)));
        }
        if (isSomeNegative) {
            sum = Math.addExact(sum, negatives());
        }
        return roundUp(sum, taxes.scale());
    }

    private static long roundUp(long sum, long scale) {
        return Math.negateExact(Math.floorDiv(Math.negateExact(sum), scale));
    }

    /**
     * Raises the tax of an item by the smallest net cost of its options, and returns how much that adds to the bound.
     */
    private long raise(int item, int needed) {
        long smallest = Long.MAX_VALUE;
        long negatives = 0;
        for (int node = links.below(item); node != item; node = links.below(node)) {
            long net = net(optionOf[links.cell(node)]);
            smallest = Math.min(smallest, net);
            negatives = Math.addExact(negatives, Math.min(0, net));
        }
        if (smallest >= 0) {
            return needed == 0 ? 0 : take(item, smallest, needed);
        }
        int most = Math.min(links.size(item), links.allowed(item));
        if (Math.multiplyExact(smallest, (long) most) < negatives) {
            // It lowers the bound less to count all options with a negative net cost.
            isSomeNegative = true;
            return 0;
        }
        return take(item, smallest, most);
    }

    private long take(int item, long tax, int times) {
        if (tax != 0) {
            for (int node = links.below(item); node != item; node = links.below(node)) {
                int option = optionOf[links.cell(node)];
                left[option] = Math.subtractExact(left[option], tax);
            }
        }
        return Math.multiplyExact(tax, (long) times);
    }

    /** The cells that were looked at so far. */
    long work() {
        return work;
    }

    private long net(int option) {
        work++;
        if (stamps[option] != stamp) {
            stamps[option] = stamp;
            left[option] = taxes.net(order[option]);
        }
        return left[option];
    }

    /** The sum of all negative net costs, each option counted at one of its items. */
    private long negatives() {
        long sum = 0;
        for (int item = links.next(Links.ROOT); item != Links.ROOT; item = links.next(item)) {
            for (int node = links.below(item); node != item; node = links.below(node)) {
                int option = optionOf[links.cell(node)];
                if (left[option] < 0) {
                    sum = Math.addExact(sum, left[option]);
                    left[option] = 0;
                }
            }
        }
        return sum;
    }
}
