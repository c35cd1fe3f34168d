package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The layers of an item order, and what a state needs to remember along it. At layer j the first j items are covered,
 * and an option belongs to the layer of its first item. Between the options of earlier and later layers lies the
 * frontier: the items that both have. The key of a state says which of them are covered, and in which color. So it
 * fixes which options can still be chosen, and states with the same key have the same completions.
 *
 * <p>The {@link KeyLayout} says where in a key an item is. An item that only the options of one layer have needs no
 * place, nor does one that has the same color everywhere.
 *
 * <p>An item with bounds has a layer for each option whose first item it is. Such a layer has two rows: one that goes
 * on without the option, if the item can still be covered often enough, and one that chooses it. What the key says of
 * the item is a counter, see {@link Counters}.
 */
public final class Frontier {

    /**
     * After this many looks at a row a machine returns, whatever its budget: a few milliseconds, so that time-outs are
     * noticed.
     */
    public static final int MOST_STEPS = 1 << 18;

    public final OptionTable table;

    /** In place of how often an item must be covered, where that does not help. */
    private static final int NEVER = Integer.MAX_VALUE;

    /** The number of layers with items; the layer of this number holds complete solutions. */
    public final int layers;

    /**
     * The words of a key. Most have one, so methods that are called for each row deal with it before a loop over the
     * others.
     */
    public final int words;

    /** The words of a key that also says its layer, see {@link #setLayer}. */
    public final int wordsWithLayer;

    /** How many bits of the last of these are below the layer. */
    private final int layerShift;

    /** The state in which nothing is covered, once. Its key says its layer. */
    public final StateTable root;

    /** Where in a key each item is. */
    public final KeyLayout layout;

    /**
     * The options, or {@link RowBits#SKIP}, layer by layer; a row is an index of this array. The rows of layer j end
     * where the next begin.
     */
    public final int[] options;

    public final int[] firstRows;

    /** What each row needs and sets in a key of its layer. All its items are in the frontier then, or never. */
    public final RowBits rows;

    /** By layer: the slots of the items that leave the frontier there, {@link #words} for each. */
    public final long[] leaving;

    /**
     * By layer: where in a key its item is, as a word and a bit; the word is -1 if it is never in the frontier, or if
     * it has bounds.
     */
    final int[] itemWords;

    public final long[] itemBits;

    public Frontier(OptionTable table, int[] order) {
        this.table = table;
        FrontierWidth width = new FrontierWidth(table);
        width.measure(order);
        this.layers = width.layerCount();
        this.layout = new KeyLayout(width);
        this.words = layout.words();
        this.layerShift = layout.layerShift();
        this.wordsWithLayer = layerShift == 0 ? words + 1 : words;
        this.root = new StateTable(new Memory(Long.MAX_VALUE), wordsWithLayer, 1);
        root.append(new long[wordsWithLayer], 0, new long[] {1}, 0, 1);
        this.firstRows = new int[layers + 1];
        int[] items = new int[layers];
        int[] needs = new int[layers];
        fillNeeds(order, width, items, needs);
        this.options = optionsByLayer(width.layers, needs);
        this.rows = new RowBits(table, options, layout, 0, layout::hasSlot);
        this.leaving = new long[layers * words];
        this.itemWords = new int[layers];
        this.itemBits = new long[layers];
        fillLayers(items, needs);
    }

    /**
     * Writes down the item of each layer, and how often it must be covered there if it is not covered in this layer:
     * {@link #NEVER} if it has no bounds, or if it cannot be covered so often before.
     */
    private void fillNeeds(int[] order, FrontierWidth width, int[] items, int[] needs) {
        for (int position = 0; position < order.length; position++) {
            int item = order[position];
            int last = width.starts[position + 1] - 1;
            for (int layer = width.starts[position]; layer <= last; layer++) {
                int need = table.low(item) - (last - layer);
                int most = layout.isInFrontier(item, layer) ? layout.counters().most(item) : 0;
                items[layer] = item;
                needs[layer] = layout.counters().isBounded(item) && need <= most ? Math.max(0, need) : NEVER;
            }
        }
    }

    /** The rows, layer by layer; in each the options stay in the order of the table. */
    private int[] optionsByLayer(int[] layerOf, int[] needs) {
        int[] eligible = IntStream.range(0, table.optionCount())
                .filter(table::isEligible)
                .toArray();
        for (int layer = 0; layer < layers; layer++) {
            firstRows[layer + 1] = needs[layer] == NEVER ? 0 : 1;
        }
        for (int option : eligible) {
            firstRows[layerOf[option] + 1]++;
        }
        // No parallelPrefix: to wake other threads for this takes longer than the sums.
        for (int layer = 0; layer < layers; layer++) {
            firstRows[layer + 1] += firstRows[layer];
        }
        int[] ends = firstRows.clone();
        int[] sorted = new int[firstRows[layers]];
        for (int layer = 0; layer < layers; layer++) {
            if (needs[layer] != NEVER) {
                sorted[ends[layer]++] = RowBits.SKIP;
            }
        }
        for (int option : eligible) {
            sorted[ends[layerOf[option]]++] = option;
        }
        return sorted;
    }

    /** What to call each row: the name of its option, or {@link RowBits#SKIP}. */
    public int[] names(IntUnaryOperator names) {
        return Arrays.stream(options)
                .map(option -> option == RowBits.SKIP ? RowBits.SKIP : names.applyAsInt(option))
                .toArray();
    }

    /** How many rows a layer has. */
    public int rowCount(int layer) {
        return firstRows[layer + 1] - firstRows[layer];
    }

    /** The most rows that a layer has. */
    public int mostRows() {
        return IntStream.range(0, layers).map(this::rowCount).max().orElse(0);
    }

    /**
     * The layer of the next item that a key of an earlier layer does not cover. Items that leave the frontier on the
     * way are taken out of the key.
     */
    public int next(int layer, long[] keys, int at) {
        leave(layer, keys, at);
        return skip(layer + 1, layers, keys, at);
    }

    /**
     * The first layer whose item a key does not cover, from a layer on and up to another one. Items that leave the
     * frontier on the way are taken out of the key.
     */
    public int skip(int layer, int end, long[] keys, int at) {
        int next = layer;
        while (next < end && itemWords[next] >= 0 && (keys[at + itemWords[next]] & itemBits[next]) != 0) {
            leave(next, keys, at);
            next++;
        }
        return next;
    }

    /**
     * Writes the layer into a key of {@link #wordsWithLayer} words, in place of another one. Keys of different layers
     * can have equal words, so where states of several layers are kept together, their keys say the layer too. The
     * other methods ignore it.
     */
    public void setLayer(int layer, long[] keys, int at) {
        int last = at + wordsWithLayer - 1;
        keys[last] = (keys[last] & ((1L << layerShift) - 1)) | ((long) layer << layerShift);
    }

    /** The layer of a key that says it. */
    public int layer(long[] keys, int at) {
        return (int) (keys[at + wordsWithLayer - 1] >>> layerShift);
    }

    /** Takes what leaves the frontier at a layer out of a key. */
    public void leave(int layer, long[] keys, int at) {
        keys[at] &= ~leaving[layer * words];
        for (int i = 1; i < words; i++) {
            keys[at + i] &= ~leaving[layer * words + i];
        }
    }

    private void fillLayers(int[] items, int[] needs) {
        for (int layer = 0; layer < layers; layer++) {
            int item = items[layer];
            boolean once = layout.hasSlot(item) && !layout.counters().isBounded(item);
            itemWords[layer] = once ? layout.word(item) : -1;
            itemBits[layer] = once ? layout.field(item) : 0;
            if (needs[layer] > 0 && needs[layer] != NEVER) {
                rows.require(layout, item, needs[layer], firstRows[layer]);
            }
        }
        for (int item = 0; item < table.itemCount(); item++) {
            if (layout.hasSlot(item)) {
                leaving[layout.death(item) * words + layout.word(item)] |= layout.field(item);
            }
        }
    }
}
