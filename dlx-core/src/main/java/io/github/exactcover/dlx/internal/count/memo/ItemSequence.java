package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The order in which a {@link FrontierWalk} should take the items. After the first few items of an order, the frontier
 * is the set of later items that share an option with one of them, and each of its subsets may be a subproblem.
 *
 * <p>The order of the table is usually good, because people write down grids row by row. It is compared with one other:
 * that starts with an item of few neighbours, and always goes on with the item of the frontier that adds the fewest new
 * items to it, the oldest if there are several. This is the usual rule for a graph of small path width.
 */
final class ItemSequence {

    // How these four were chosen was not written down. Measure again (Counting.FRONTIER on floors whose squares are
    // shuffled) when the frontier walk should serve larger tables.

    /** With more primary items than this, the order of the table stays: looking for another takes quadratic time. */
    private static final int MOST_ITEMS = 1024;

    /** With more pairs of items in options than this, the order of the table stays. */
    private static final long MOST_PAIRS = 20_000_000;

    /** The other order is used if it promises this many times fewer subproblems. */
    private static final double MARGIN = 2;

    /**
     * With more subproblems than this the frontier is not narrow, and its width says little about their true number.
     */
    private static final double MOST_STATES = 0x1p32;

    /** By item: the items that share an option with it. */
    private final BitSet[] neighbours;

    private ItemSequence(OptionTable table) {
        neighbours = new BitSet[table.primaryCount()];
        Arrays.setAll(neighbours, item -> new BitSet());
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option)) {
                connect(table, option);
            }
        }
    }

    private void connect(OptionTable table, int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            for (int other = table.start(option); other < table.start(option + 1); other++) {
                if (cell != other && Math.max(table.item(cell), table.item(other)) < neighbours.length) {
                    neighbours[table.item(cell)].set(table.item(other));
                }
            }
        }
    }

    /** The primary items of a table, in the order that promises fewer subproblems. */
    static int[] of(OptionTable table) {
        int[] natural = IntStream.range(0, table.primaryCount()).toArray();
        if (natural.length > MOST_ITEMS || pairs(table) > MOST_PAIRS) {
            return natural;
        }
        ItemSequence graph = new ItemSequence(table);
        int[] swept = graph.sweep();
        double states = graph.states(swept);
        return states < MOST_STATES && MARGIN * states < graph.states(natural) ? swept : natural;
    }

    private static long pairs(OptionTable table) {
        long pairs = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            long length = (long) table.start(option + 1) - table.start(option);
            pairs += length * length;
        }
        return pairs;
    }

    /** The number of subproblems if every subset of a frontier is one. */
    private double states(int[] order) {
        BitSet before = new BitSet();
        BitSet reached = new BitSet();
        double states = 0;
        for (int item : order) {
            before.set(item);
            reached.or(neighbours[item]);
            reached.andNot(before);
            states += Math.scalb(1.0, Math.min(reached.cardinality(), 1000));
        }
        return states;
    }

    private int[] sweep() {
        int[] order = new int[neighbours.length];
        BitSet known = new BitSet();
        int placed = 0;
        int seen = 0;
        while (placed < order.length) {
            if (placed == seen) {
                order[seen++] = loneliest(known);
                known.set(order[placed]);
            }
            bringForward(order, placed, cheapest(order, placed, seen, known));
            BitSet fresh = (BitSet) neighbours[order[placed++]].clone();
            fresh.andNot(known);
            known.or(fresh);
            for (int item = fresh.nextSetBit(0); item >= 0; item = fresh.nextSetBit(item + 1)) {
                order[seen++] = item;
            }
        }
        return order;
    }

    /** The place of the item of the frontier that adds the fewest new items to it. */
    private int cheapest(int[] order, int from, int to, BitSet known) {
        int best = from;
        int fewest = Integer.MAX_VALUE;
        for (int place = from; place < to && fewest > 0; place++) {
            BitSet fresh = (BitSet) neighbours[order[place]].clone();
            fresh.andNot(known);
            if (fresh.cardinality() < fewest) {
                fewest = fresh.cardinality();
                best = place;
            }
        }
        return best;
    }

    /** Moves an item to an earlier place; the items between move up by one, in their order. */
    private static void bringForward(int[] order, int to, int from) {
        int item = order[from];
        System.arraycopy(order, to, order, to + 1, from - to);
        order[to] = item;
    }

    private int loneliest(BitSet known) {
        int best = -1;
        for (int item = known.nextClearBit(0); item < neighbours.length; item = known.nextClearBit(item + 1)) {
            if (best < 0 || neighbours[item].cardinality() < neighbours[best].cardinality()) {
                best = item;
            }
        }
        return best;
    }
}
