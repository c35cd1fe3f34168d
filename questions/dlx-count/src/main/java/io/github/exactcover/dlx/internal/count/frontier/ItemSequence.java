package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * An order of the items that keeps the frontier narrow, and how many states it promises.
 *
 * <p>The order of the table is usually good, because people write down grids row by row. Others come from walks through
 * the graph of the items, with different beginnings and some noise. The one with the fewest states wins, but it has to
 * be clearly better than that of the table. Where no order is narrow, that of the table stays, unless it is no better
 * than a random one.
 */
public final class ItemSequence {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /**
     * The order of the table stays if finding the neighbours of all items takes more work than this, or more than the
     * search has nodes.
     */
    private static final long MOST_WORK = 20_000_000;

    /** Another order is used if it promises this many times fewer states. */
    private static final double MARGIN = 2;

    /**
     * With more states than this the frontier is not narrow, and its width says little about their true number. Then
     * another order is used only if that of the table is no order at all.
     */
    private static final double MOST_STATES = 0x1p32;

    /** How many walks there are, if all but the first take no more work than {@code MOST_STEPS}: some milliseconds. */
    private static final int FEWEST_WALKS = 64;

    private static final long MOST_STEPS = 2_000_000;

    /**
     * While the best order promises fewer states than {@code NARROW}, there are more walks, because each bit less in
     * the width of the frontier saves half of the sweep. They may take one step for each {@code STATES_PER_STEP} of the
     * states, or of the nodes of the search.
     */
    private static final double NARROW = 0x1p28;

    private static final int STATES_PER_STEP = 64;

    /** How many nodes a search has to have for each step. A step takes some 6 ns, a node 50 to 300. */
    private static final double NODES_PER_STEP = 2;

    /**
     * How many random orders are looked at. An order with more than this part of the bits of the best one is no order.
     */
    private static final int RANDOM_ORDERS = 16;

    private static final double HARDLY_NARROWER = 0.97;

    /** Walks have in turn no noise, this much, twice and three times as much. */
    private static final double NOISE = 0.3;

    /** Wider frontiers count as this wide, so that their states can be added up in a double. */
    public static final int MOST_BITS = 900;

    /** A fixed one, so that the same table always gets the same order. */
    private static final long SEED = 20261122;

    private final int[] order;

    /** The bits of the frontier of each layer. */
    private final int[] widths;

    private final double states;

    private ItemSequence(int[] order, FrontierWidth width) {
        this.order = order;
        this.widths = width.widths(order);
        double sum = 0;
        for (int bits : widths) {
            sum += Math.scalb(1.0, Math.min(bits, MOST_BITS));
        }
        this.states = sum;
    }

    /** The best order found for a table, however long that takes. */
    public static ItemSequence of(OptionTable table) {
        return of(table, Double.MAX_VALUE);
    }

    /**
     * The best order found for a table in a small part of the time that a search takes.
     *
     * @param nodes how many nodes the search will visit in all
     */
    public static ItemSequence of(OptionTable table, double nodes) {
        int[] natural = IntStream.range(0, table.primaryCount()).toArray();
        FrontierWidth width = new FrontierWidth(table);
        ItemSequence written = new ItemSequence(natural, width);
        if (natural.length == 0 || work(table) > Math.min(MOST_WORK, nodes)) {
            return written;
        }
        return new Choice(new ItemGraph(table), width, table.cellCount(), nodes).orElse(written);
    }

    /** An order that was found otherwise. */
    public static ItemSequence of(OptionTable table, int[] order) {
        return new ItemSequence(order, new FrontierWidth(table));
    }

    /** The same order, but with some items before the others. */
    public ItemSequence with(BitSet first, OptionTable table) {
        return of(
                table,
                IntStream.concat(
                                Arrays.stream(order).filter(first::get),
                                Arrays.stream(order).filter(item -> !first.get(item)))
                        .toArray());
    }

    /** A bound of the work to find all neighbours. */
    private static long work(OptionTable table) {
        long[] cells = new long[table.itemCount()];
        int[] options = new int[table.itemCount()];
        long work = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            long length = (long) table.start(option + 1) - table.start(option);
            work += length * length;
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                cells[table.item(cell)] += length;
                options[table.item(cell)]++;
            }
        }
        for (int item = table.primaryCount(); item < cells.length; item++) {
            work += ItemGraph.joins(options[item], table) ? cells[item] * cells[item] : 0;
        }
        return work;
    }

    /** Finds orders by walks, and chooses between them and the order in which the items are written. */
    private static final class Choice {

        private final ItemGraph graph;
        private final FrontierWidth width;
        private final int cells;
        private final double nodes;
        private final SplittableRandom random = new SplittableRandom(SEED);

        /** The best order so far. */
        private ItemSequence best;

        Choice(ItemGraph graph, FrontierWidth width, int cells, double nodes) {
            this.graph = graph;
            this.width = width;
            this.cells = cells;
            this.nodes = nodes;
            best = new ItemSequence(graph.order(new ItemGraph.Walk(false, false, 0), graph.end(), random), width);
        }

        /** The best order found, or the written one if that is hardly worse, or if widths say too little. */
        ItemSequence orElse(ItemSequence written) {
            for (int number = 0; isWorthAWalk(number); number++) {
                walk(number);
            }
            boolean better = MARGIN * best.states < written.states;
            return better && (best.states < MOST_STATES || isInNoOrder(written)) ? best : written;
        }

        /** Whether there were few walks so far, or they took little of the work that they may save. */
        private boolean isWorthAWalk(int number) {
            long work = graph.steps() + (long) number * cells;
            boolean cheap = best.states < NARROW && work < Math.min(best.states, nodes) / STATES_PER_STEP;
            return work < Math.min(MOST_STEPS, nodes / NODES_PER_STEP) && (number < FEWEST_WALKS || cheap);
        }

        private void walk(int number) {
            int items = best.order.length;
            int start = items <= FEWEST_WALKS ? number % items : random.nextInt(items);
            ItemGraph.Walk kind = new ItemGraph.Walk(number % 2 == 0, number / 2 % 2 == 0, number / 4 % 4 * NOISE);
            ItemSequence found = new ItemSequence(graph.order(kind, start, random), width);
            best = found.states < best.states ? found : best;
        }

        /** Whether the frontier of an order is hardly narrower than the narrowest of some random ones. */
        private boolean isInNoOrder(ItemSequence written) {
            int[] order = written.order.clone();
            long bits = Long.MAX_VALUE;
            for (int number = 0; number < RANDOM_ORDERS; number++) {
                shuffle(order);
                bits = Math.min(bits, sum(width.widths(order)));
            }
            return sum(written.widths) > HARDLY_NARROWER * bits;
        }

        private static long sum(int[] widths) {
            return Arrays.stream(widths).asLongStream().sum();
        }

        private void shuffle(int[] order) {
            for (int place = order.length - 1; place > 0; place--) {
                int other = random.nextInt(place + 1);
                int item = order[place];
                order[place] = order[other];
                order[other] = item;
            }
        }
    }

    /** The primary items of the table, each once. Do not change the array. */
    public int[] order() {
        return order;
    }

    /** The most states that all layers can have together. */
    public double states() {
        return states;
    }

    /** The bits of the frontier of each layer. Do not change the array. */
    public int[] widths() {
        return widths;
    }

    /** The bits of the widest frontier. */
    public int width() {
        return Arrays.stream(widths).max().orElse(0);
    }
}
