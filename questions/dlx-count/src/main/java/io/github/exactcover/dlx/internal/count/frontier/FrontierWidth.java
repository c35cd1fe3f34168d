package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How wide the frontier is at each layer of an order, in bits of a key. Layer j comes after the first j items of the
 * order are covered. Its frontier has the items that options of these j items share with options of the others; a state
 * says which of them are covered, and with which color. The same object measures one order after the other.
 */
final class FrontierWidth {

    /** The colors of each item. */
    final Palettes palettes;

    final Counters counters;

    /** By item: the bits of its place in a key. */
    final int[] bits;

    /** By option: its layer; -1 if it cannot be chosen. */
    final int[] layers;

    /** By position in the order: the first layer of its item. The last entry is the number of layers. */
    final int[] starts;

    /**
     * By item: the first layer that has an option with it, after which it is in the frontier; very large if none has.
     */
    final int[] births;

    /**
     * By item: the last layer before which it is in the frontier. That is the last of its own layers if it is primary,
     * and the last layer with an option of it if it is secondary.
     */
    final int[] deaths;

    private final OptionTable table;

    /** By primary item: its position in the order. */
    private final int[] positions;

    FrontierWidth(OptionTable table) {
        this.table = table;
        this.palettes = new Palettes(table);
        this.counters = new Counters(table);
        this.bits = IntStream.range(0, table.itemCount())
                .map(item -> counters.isBounded(item) ? counters.bits(item) : palettes.bits(item))
                .toArray();
        this.starts = new int[table.primaryCount() + 1];
        this.layers = new int[table.optionCount()];
        this.positions = new int[table.primaryCount()];
        this.births = new int[table.itemCount()];
        this.deaths = new int[table.itemCount()];
    }

    /** How many layers the order has. */
    int layerCount() {
        return starts[positions.length];
    }

    /** The bits of the frontier of each layer, also of the one after the last. */
    int[] widths(int[] order) {
        measure(order);
        int[] changes = new int[layerCount() + 1];
        for (int item = 0; item < births.length; item++) {
            if (births[item] < deaths[item]) {
                changes[births[item] + 1] += bits[item];
                changes[deaths[item] + 1] -= bits[item];
            }
        }
        // No parallelPrefix: to wake other threads for this takes longer than the sums.
        for (int layer = 0; layer < layerCount(); layer++) {
            changes[layer + 1] += changes[layer];
        }
        return changes;
    }

    /** Finds out when each item is in the frontier. */
    void measure(int[] order) {
        Patience.ofThread().spend(table.cellCount());
        for (int position = 0; position < order.length; position++) {
            positions[order[position]] = position;
            starts[position + 1] = position + 1;
        }
        Arrays.setAll(layers, this::first);
        if (table.isBounded()) {
            spread(order);
        }
        Arrays.fill(births, Integer.MAX_VALUE);
        Arrays.fill(deaths, -1);
        for (int option = 0; option < table.optionCount(); option++) {
            int layer = layers[option];
            for (int cell = table.start(option); layer >= 0 && cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                births[item] = Math.min(births[item], layer);
                deaths[item] = Math.max(deaths[item], layer);
            }
        }
        for (int position = 0; position < order.length; position++) {
            if (deaths[order[position]] >= 0 && starts[position] < starts[position + 1]) {
                deaths[order[position]] = starts[position + 1] - 1;
            }
        }
    }

    /**
     * Gives an item with bounds a layer for each option that belongs to it, so that each can be chosen or not. Where
     * options of earlier layers must have covered it, there is one layer more, before these, which has no option.
     */
    private void spread(int[] order) {
        int[] own = new int[order.length];
        for (int position : layers) {
            if (position >= 0) {
                own[position]++;
            }
        }
        for (int position = 0; position < order.length; position++) {
            int item = order[position];
            int more = table.low(item) > own[position] ? 1 : 0;
            starts[position + 1] = starts[position] + (counters.isBounded(item) ? own[position] + more : 1);
        }
        for (int option = 0; option < layers.length; option++) {
            int position = layers[option];
            if (position >= 0) {
                boolean isBounded = counters.isBounded(order[position]);
                layers[option] = isBounded ? starts[position + 1] - own[position]-- : starts[position];
            }
        }
    }

    /** The position of the first primary item of an option; -1 if it cannot be chosen. */
    private int first(int option) {
        if (table.isBounded() && !table.isEligible(option)) {
            return -1;
        }
        int first = Integer.MAX_VALUE;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (table.item(cell) < positions.length) {
                first = Math.min(first, positions[table.item(cell)]);
            }
        }
        return first == Integer.MAX_VALUE ? -1 : first;
    }
}
