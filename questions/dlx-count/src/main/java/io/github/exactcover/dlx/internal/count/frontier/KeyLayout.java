package io.github.exactcover.dlx.internal.count.frontier;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Where in a key each item of the frontier is. An item has a slot while it is in the frontier: one bit, or a small
 * field if its options give it colors or if it has bounds. A slot is used again when its item has left.
 */
public final class KeyLayout {

    private final Palettes palettes;
    private final Counters counters;

    /** By item: the bits of its slot, 0 if it needs none. */
    private final int[] sizes;

    /** By item: the layer after which it is in the frontier, and the last one before which it is. */
    private final int[] births;

    private final int[] deaths;

    /** By item: the first bit of its slot. */
    private final int[] slots;

    private final int layers;

    /** The number of bits of all slots. */
    private final int bits;

    private final int words;

    /** The layout for an order that was measured. */
    KeyLayout(FrontierWidth width) {
        this.palettes = width.palettes;
        this.counters = width.counters;
        this.sizes = width.bits;
        this.births = width.births;
        this.deaths = width.deaths;
        this.layers = width.layerCount();
        this.slots = new int[births.length];
        this.bits = place();
        this.words = Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
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
                slots[item] = freeSlot(used, sizes[item]);
                used.set(slots[item], slots[item] + sizes[item]);
                end = Math.max(end, slots[item] + sizes[item]);
            }
            for (int item : dying[layer]) {
                used.clear(slots[item], slots[item] + sizes[item]);
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

    /** The first place where a field of {@code size} bits is free and lies within one word. */
    private static int freeSlot(BitSet used, int size) {
        int at = used.nextClearBit(0);
        while (at / Long.SIZE != (at + size - 1) / Long.SIZE
                || used.get(at, at + size).cardinality() > 0) {
            at = used.nextClearBit(at + 1);
        }
        return at;
    }

    /** Whether an item is ever in the frontier. */
    public boolean hasSlot(int item) {
        return births[item] < deaths[item] && sizes[item] > 0;
    }

    public int word(int item) {
        return slots[item] / Long.SIZE;
    }

    /** The bits of an item's slot in its word. */
    public long field(int item) {
        return ((1L << sizes[item]) - 1) << slots[item];
    }

    /** How many bits below the slot its word has. */
    public int shift(int item) {
        return slots[item] % Long.SIZE;
    }

    /** Whether a key of this layer has the slot of an item. */
    public boolean isInFrontier(int item, int layer) {
        return births[item] < layer && layer <= deaths[item] && sizes[item] > 0;
    }

    /** Whether a primary item of this layer or a later one is covered in a state of the layer. */
    public boolean isCovered(int item, int layer, long[] keys, int at) {
        return isInFrontier(item, layer) && (keys[at + word(item)] & field(item)) != 0;
    }

    /** The words of a key. */
    int words() {
        return words;
    }

    /** How many bits are below the number of the layer in the last word of a key; 0 if that has no room for it. */
    int layerShift() {
        int needed = Integer.SIZE - Integer.numberOfLeadingZeros(layers | 1);
        int room = words * Long.SIZE - bits;
        return needed <= room ? Long.SIZE - needed : 0;
    }

    /** The colors that options give the items. */
    public Palettes palettes() {
        return palettes;
    }

    /** How keys count items with bounds. */
    Counters counters() {
        return counters;
    }

    /** The last layer before which an item is in the frontier. */
    public int death(int item) {
        return deaths[item];
    }
}
