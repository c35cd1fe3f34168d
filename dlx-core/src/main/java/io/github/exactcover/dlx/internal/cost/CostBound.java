package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.links.Links;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * What the options that a search has still to choose will cost at least.
 *
 * <p>Give each item still to be covered any tax, and take from each live option the taxes of its items. What the
 * chosen options will cost is then the tax of each item as often as it will be covered, which is between how often it
 * must and how often it can be, plus their net costs, each of which counts at most once. So it is at least
 * <ul>
 *   <li>for each item with a positive tax, the tax times how often it must be covered,
 *   <li>for each item with a negative tax, the tax times how often it can be covered,
 *   <li>and the negative net costs of all live options.
 * </ul>
 * That holds for all taxes, all costs and all bounds, and secondary items and colors only make less possible; so the
 * taxes can be found by any rule of thumb. Here the best {@link Taxes} of the whole problem come first, and then each
 * item in turn takes the smallest net cost of its options.
 */
final class CostBound {

    /** No options that cover what must be covered are left. */
    static final long IMPOSSIBLE = Long.MAX_VALUE;

    /** Nothing is known, for the numbers are too large for the computation. */
    static final long UNKNOWN = Long.MIN_VALUE;

    private final Links links;
    private final Taxes taxes;
    private final int[] order;

    /** The option of each cell. */
    private final int[] optionOf;

    /** What all taxes leave of the cost of an option; in use where {@link #stamps} has the current stamp. */
    private final long[] left;

    private final long[] stamps;
    private long stamp;

    /** Whether some live option has a negative net cost that no tax of its items takes away. */
    private boolean isSomeNegative;

    /**
     * A bound for a search.
     *
     * @param links what the search dances on
     * @param order what the options of the search are called in the taxes
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

    /** At the node of the search where the links stand: a bound, {@link #IMPOSSIBLE} or {@link #UNKNOWN}. */
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

    /** Raises the tax of an item by the smallest net cost of its options, and tells how much comes in by that. */
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
            // Less is lost if all options that pay are chosen.
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

    private long net(int option) {
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
