package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The order in which the items are taken where the frontier is to stay narrow, and what it promises. The order of the
 * table is usually good, because people write down grids row by row. Others come from walks through the graph of the
 * items, with different beginnings and some noise. The one with the fewest states wins; another than that of the table has
 * to be clearly better.
 */
public final class ItemSequence {

    /** With more work than this to find the neighbours of all items, the order of the table stays. */
    private static final long MOST_WORK = 20_000_000;

    /** Another order is used if it promises this many times fewer states. */
    private static final double MARGIN = 2;

    /**
     * With more states than this the frontier is not narrow, and its width says little about their true number. Then another
     * order is used if its bits are only this part.
     */
    private static final double MOST_STATES = 0x1p32;

    private static final double FEWER_BITS = 0.75;

    /** The most walks, and the most work in all of them but the first: some milliseconds. */
    private static final int MOST_WALKS = 64;

    private static final long MOST_STEPS = 2_000_000;

    /** The noise of a walk is this, or none, or twice or three times as much, in turn. */
    private static final double NOISE = 0.3;

    /** Every time the same walks. */
    private static final long SEED = 20261122;

    private final int[] order;

    /** The bits of the frontier of each layer. */
    private final int[] widths;

    private final double states;

    private ItemSequence(int[] order, int[] widths, double states) {
        this.order = order;
        this.widths = widths;
        this.states = states;
    }

    /** The best order found for a table. */
    public static ItemSequence of(OptionTable table) {
        int[] natural = IntStream.range(0, table.primaryCount()).toArray();
        FrontierWidth width = new FrontierWidth(table, new Palettes(table));
        ItemSequence written = measured(natural, width);
        if (natural.length == 0 || work(table) > MOST_WORK) {
            return written;
        }
        ItemSequence best = walked(new ItemGraph(table), width, table.cellCount());
        return best.isClearlyBetterThan(written) ? best : written;
    }

    /** An order that was found otherwise. */
    static ItemSequence of(OptionTable table, int[] order) {
        return measured(order, new FrontierWidth(table, new Palettes(table)));
    }

    /** A bound of the work to find all neighbours. */
    private static long work(OptionTable table) {
        long[] cells = new long[table.itemCount()];
        long work = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            long length = (long) table.start(option + 1) - table.start(option);
            work += length * length;
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                cells[table.item(cell)] += length;
            }
        }
        for (int item = table.primaryCount(); item < cells.length; item++) {
            work += cells[item] * cells[item];
        }
        return work;
    }

    private static ItemSequence walked(ItemGraph graph, FrontierWidth width, int cells) {
        SplittableRandom random = new SplittableRandom(SEED);
        ItemSequence best = measured(graph.order(false, graph.end(), 0, random), width);
        int items = best.order.length;
        for (int walk = 0; walk < MOST_WALKS && graph.steps() + (long) walk * cells < MOST_STEPS; walk++) {
            int start = items <= MOST_WALKS ? walk % items : random.nextInt(items);
            ItemSequence other = measured(graph.order(walk % 2 == 0, start, walk / 2 % 4 * NOISE, random), width);
            best = other.states < best.states ? other : best;
        }
        return best;
    }

    private static ItemSequence measured(int[] order, FrontierWidth width) {
        int[] widths = width.widths(order);
        return new ItemSequence(order, widths, FrontierWidth.states(widths));
    }

    private boolean isClearlyBetterThan(ItemSequence other) {
        return states < MOST_STATES
                ? MARGIN * states < other.states
                : Math.log(states) < FEWER_BITS * Math.log(other.states);
    }

    /** The primary items of the table, each once. Nobody changes the array. */
    public int[] order() {
        return order;
    }

    /** At most so many states there are in all layers. */
    public double states() {
        return states;
    }

    /** The bits of the widest frontier. */
    int width() {
        return Arrays.stream(widths).max().orElse(0);
    }

    /**
     * A guess how many states the layers from a given one on have: their number goes on growing as it did so far, as long as
     * the frontier has room for more.
     */
    double expected(int layer, int found) {
        double growth = Math.log(Math.max(1, found)) / Math.log(2) / Math.max(1, layer);
        double states = 0;
        for (int later = layer; later < widths.length; later++) {
            states += Math.pow(2, Math.min(1000, Math.min(widths[later], growth * later)));
        }
        return states;
    }
}
