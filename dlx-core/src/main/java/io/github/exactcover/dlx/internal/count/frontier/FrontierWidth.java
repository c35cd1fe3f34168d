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

    /** By option: the layer of the first of its primary items; -1 if it has none, and thus cannot be chosen. */
    final int[] layers;

    /**
     * By item: the first layer that has an option with it, after which it is in the frontier; very large if none has.
     */
    final int[] births;

    /**
     * By item: the last layer before which it is in the frontier. That is its own layer if it is primary, and the last
     * layer with an option of it if it is secondary.
     */
    final int[] deaths;

    private final OptionTable table;

    /** By item: the bits of its place in a key. */
    private final int[] bits;

    /** By primary item: its layer. */
    private final int[] positions;

    FrontierWidth(OptionTable table) {
        this.table = table;
        this.palettes = new Palettes(table);
        this.bits = IntStream.range(0, table.itemCount()).map(palettes::bits).toArray();
        this.layers = new int[table.optionCount()];
        this.positions = new int[table.primaryCount()];
        this.births = new int[table.itemCount()];
        this.deaths = new int[table.itemCount()];
    }

    /** The bits of the frontier of each layer, also of the one after the last. */
    int[] widths(int[] order) {
        measure(order);
        int[] changes = new int[order.length + 1];
        for (int item = 0; item < births.length; item++) {
            if (births[item] < deaths[item]) {
                changes[births[item] + 1] += bits[item];
                if (deaths[item] < order.length) {
                    changes[deaths[item] + 1] -= bits[item];
                }
            }
        }
        // No parallelPrefix: to wake other threads for this takes longer than the sums.
        for (int layer = 0; layer < order.length; layer++) {
            changes[layer + 1] += changes[layer];
        }
        return changes;
    }

    /** Finds out when each item is in the frontier. */
    void measure(int[] order) {
        Patience.ofThread().spend(table.cellCount());
        for (int position = 0; position < order.length; position++) {
            positions[order[position]] = position;
        }
        Arrays.fill(births, Integer.MAX_VALUE);
        Arrays.fill(deaths, -1);
        for (int option = 0; option < table.optionCount(); option++) {
            int layer = first(option);
            layers[option] = layer;
            for (int cell = table.start(option); layer >= 0 && cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                births[item] = Math.min(births[item], layer);
                deaths[item] = item < positions.length ? positions[item] : Math.max(deaths[item], layer);
            }
        }
    }

    private int first(int option) {
        int first = Integer.MAX_VALUE;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (table.item(cell) < positions.length) {
                first = Math.min(first, positions[table.item(cell)]);
            }
        }
        return first == Integer.MAX_VALUE ? -1 : first;
    }
}
