package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.RootPrices;
import io.github.exactcover.dlx.internal.search.links.Links;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * What a search with dancing links has spent, and a lower bound on the cost of the options that it has still to choose.
 *
 * <p>As in {@link VolumeAlgorithm}, prices of the items give a bound, whatever the prices are. Here, the prices of the
 * whole problem come first, see {@link RootPrices}. Then the price of each item in turn is raised by the smallest net
 * cost of its options that are left, as Knuth's program DLX5 does.
 */
final class LinksBound {

    /** Some item has too few options left to be covered as often as it must be. */
    static final long IMPOSSIBLE = Long.MAX_VALUE;

    /** Nothing is known, because the numbers are too large for the computation. */
    static final long UNKNOWN = Long.MIN_VALUE;

    private final OptionTable table;
    private final int[] order;
    private final RootPrices prices;
    private final Links links;

    /** What the choices up to each level cost. */
    private final long[] spent;

    /** The option of each cell. */
    private final int[] optionOf;

    /** The net cost of each option at the raised prices; valid where {@link #stamps} has the current stamp. */
    private final long[] left;

    private final long[] stamps;
    private long stamp;

    /** The cells that were looked at so far. */
    private long work;

    /** Whether some option has a negative net cost that no price of its items takes away. */
    private boolean isSomeNegative;

    /**
     * A bound for a search.
     *
     * @param table the table with the costs
     * @param order for each option of the search, its number in the table
     * @param prices the prices of the table
     * @param links the links of the search
     */
    LinksBound(OptionTable table, int[] order, RootPrices prices, Links links) {
        this.table = table;
        this.order = order;
        this.prices = prices;
        this.links = links;
        this.spent = new long[table.primaryCount() + table.optionCount() + 1];
        this.left = new long[order.length];
        this.stamps = new long[order.length];
        this.optionOf = new int[table.cellCount()];
        int end = 0;
        for (int option = 0; option < order.length; option++) {
            int start = end;
            end += table.start(order[option] + 1) - table.start(order[option]);
            Arrays.fill(optionOf, start, end, option);
        }
    }

    /** An option of the search is the choice that leads to a level; to close an item costs nothing. */
    void choose(int level, int option) {
        spent[level] = spent[level - 1] + (option < order.length ? table.cost(order[option]) : 0);
    }

    /** What each solution below a node on this level costs at least, {@link #IMPOSSIBLE} or {@link #UNKNOWN}. */
    long leastCost(int level) {
        long more = atLeast();
        if (more == IMPOSSIBLE || more == UNKNOWN) {
            return more;
        }
        long sum = spent[level] + more;
        boolean overflow = ((spent[level] ^ sum) & (more ^ sum)) < 0;
        return overflow ? UNKNOWN : Math.min(sum, IMPOSSIBLE - 1);
    }

    /** A bound on what is still to be chosen at the node, {@link #IMPOSSIBLE} or {@link #UNKNOWN}. */
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
            long price = prices.price(Links.number(item));
            long known = Math.multiplyExact(price, price > 0 ? (long) needed : possible(item));
            sum = Math.addExact(sum, Math.addExact(known, raise(item, needed)));
        }
        if (isSomeNegative) {
            sum = Math.addExact(sum, negatives());
        }
        // A solution may cost the largest long, which says here that there is none.
        return Math.min(prices.leastCost(sum), IMPOSSIBLE - 1);
    }

    /** How often an item can still be covered. */
    private long possible(int item) {
        return Math.min(links.size(item), links.allowed(item));
    }

    /**
     * Raises the price of an item by the smallest net cost of its options, and returns how much that adds to the bound.
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
        long most = possible(item);
        if (Math.multiplyExact(smallest, most) < negatives) {
            // It lowers the bound less to count all options with a negative net cost.
            isSomeNegative = true;
            return 0;
        }
        return take(item, smallest, most);
    }

    private long take(int item, long more, long times) {
        if (more != 0) {
            for (int node = links.below(item); node != item; node = links.below(node)) {
                int option = optionOf[links.cell(node)];
                left[option] = Math.subtractExact(left[option], more);
            }
        }
        return Math.multiplyExact(more, times);
    }

    /** The cells that were looked at so far. */
    long work() {
        return work;
    }

    private long net(int option) {
        work++;
        if (stamps[option] != stamp) {
            stamps[option] = stamp;
            left[option] = prices.net(order[option]);
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
