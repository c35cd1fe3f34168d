package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.memo.OptionsByFirst;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * What a key says, layer by layer. At layer j the first j items of an order are covered, and an option belongs to the
 * layer of its first item. Between the options of earlier and later layers lies the frontier: the items that both have.
 * A key says which of them are covered, and in which color. So it fixes which options can still be chosen, and states with
 * the same key have the same completions.
 *
 * <p>Each item has a slot in the key while it is in the frontier: one bit, or a small field if its options give it colors.
 * A slot is used again when its item has left. An item that only the options of one layer have needs none, nor does one
 * that has the same color everywhere.
 */
final class Frontier {

    final OptionTable table;

    /** The primary items, layer by layer. */
    final int[] order;

    /** The number of layers with items; the layer of this number holds complete solutions. */
    final int layers;

    /** The words of a key. Most have one, so methods that are called for each row deal with it before a loop over the others. */
    final int words;

    /** The options, layer by layer; a row is an index of this array. The rows of layer j end where the next begin. */
    final int[] options;

    final int[] firstRows;

    /** What the rows need and set. Rows of a layer have no item that enters later, so all their bits count. */
    final RowBits rows;

    /** By layer: the slots of the items that leave the frontier there, {@link #words} for each. */
    final long[] leaving;

    /** By layer: the slot of its item, as a word and a bit; the word is -1 if the item is not in the frontier before. */
    final int[] itemWords;

    final long[] itemBits;

    /** By item: the layer after which it is in the frontier, and the last one before which it is. */
    final int[] births;

    final int[] deaths;

    final Palettes palettes;

    /** By item: the first bit of its slot. */
    private final int[] slots;

    Frontier(OptionTable table, int[] order) {
        this.table = table;
        this.order = order;
        this.layers = order.length;
        this.palettes = new Palettes(table);
        FrontierWidth width = new FrontierWidth(table, palettes);
        width.measure(order);
        this.births = width.births();
        this.deaths = width.deaths();
        this.slots = new int[births.length];
        this.words = Math.max(1, (place() + Long.SIZE - 1) / Long.SIZE);
        OptionsByFirst sorted = new OptionsByFirst(table, width.positions());
        this.options = sorted.options();
        this.firstRows = sorted.starts();
        this.rows = new RowBits(this, 0, options.length, this::hasSlot);
        this.leaving = new long[layers * words];
        this.itemWords = new int[layers];
        this.itemBits = new long[layers];
        fillLayers();
    }

    /** Gives every item that needs one a slot, and returns the number of bits. */
    private int place() {
        int[][] born = itemsBy(births);
        int[][] dying = itemsBy(deaths);
        BitSet used = new BitSet();
        int end = 0;
        for (int layer = 0; layer < layers; layer++) {
            // An item that enters must not get the slot of one that leaves at the same layer.
            for (int item : born[layer]) {
                slots[item] = freeSlot(used, palettes.bits(item));
                used.set(slots[item], slots[item] + palettes.bits(item));
                end = Math.max(end, slots[item] + palettes.bits(item));
            }
            for (int item : dying[layer]) {
                used.clear(slots[item], slots[item] + palettes.bits(item));
            }
        }
        return end;
    }

    /** By layer: the items with a slot that enter or leave there. */
    private int[][] itemsBy(int[] when) {
        int[][] items = new int[layers][0];
        for (int item = 0; item < when.length; item++) {
            if (hasSlot(item)) {
                int[] others = items[when[item]];
                items[when[item]] = Arrays.copyOf(others, others.length + 1);
                items[when[item]][others.length] = item;
            }
        }
        return items;
    }

    /** The first place where a field of so many bits is free and does not cross the end of a word. */
    private static int freeSlot(BitSet used, int size) {
        int at = used.nextClearBit(0);
        while (at / Long.SIZE != (at + size - 1) / Long.SIZE
                || used.get(at, at + size).cardinality() > 0) {
            at = used.nextClearBit(at + 1);
        }
        return at;
    }

    /** Whether an item is ever in the frontier. */
    boolean hasSlot(int item) {
        return births[item] < deaths[item] && palettes.excludes(item);
    }

    int word(int item) {
        return slots[item] / Long.SIZE;
    }

    /** The bits of an item's slot in its word. */
    long field(int item) {
        return ((1L << palettes.bits(item)) - 1) << slots[item];
    }

    /** How many bits below the slot its word has. */
    int shift(int item) {
        return slots[item] % Long.SIZE;
    }

    /** Whether a key of this layer has the slot of an item. */
    boolean isInFrontier(int item, int layer) {
        return births[item] < layer && layer <= deaths[item] && palettes.excludes(item);
    }

    /** Whether a primary item of this layer or a later one is covered in a state of the layer. */
    boolean isCovered(int item, int layer, long[] keys, int at) {
        return value(item, layer, keys, at) != 0;
    }

    /** What the key of a state says of an item: the number of its color, or 0 if it is free or not in the frontier. */
    int value(int item, int layer, long[] keys, int at) {
        return isInFrontier(item, layer) ? (int) ((keys[at + word(item)] & field(item)) >>> shift(item)) : 0;
    }

    /** The most rows that a layer has. */
    int mostRows() {
        return IntStream.range(0, layers)
                .map(layer -> firstRows[layer + 1] - firstRows[layer])
                .max()
                .orElse(0);
    }

    /**
     * The layer that a key leads to from a given one: that of the next item that it does not cover. What leaves the frontier
     * before it leaves the key.
     */
    int next(int layer, long[] keys, int at) {
        leave(layer, keys, at);
        int next = layer + 1;
        while (next < layers && itemWords[next] >= 0 && (keys[at + itemWords[next]] & itemBits[next]) != 0) {
            leave(next, keys, at);
            next++;
        }
        return next;
    }

    /** Takes what leaves the frontier at a layer out of a key. */
    private void leave(int layer, long[] keys, int at) {
        keys[at] &= ~leaving[layer * words];
        for (int i = 1; i < words; i++) {
            keys[at + i] &= ~leaving[layer * words + i];
        }
    }

    private void fillLayers() {
        for (int layer = 0; layer < layers; layer++) {
            int item = order[layer];
            itemWords[layer] = hasSlot(item) ? word(item) : -1;
            itemBits[layer] = hasSlot(item) ? field(item) : 0;
        }
        for (int item = 0; item < births.length; item++) {
            if (hasSlot(item)) {
                leaving[deaths[item] * words + word(item)] |= field(item);
            }
        }
    }
}
