package io.github.exactcover.dlx.internal.table;

import java.nio.IntBuffer;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * For each item of a table the options that have it, in one array with offsets. Covers only the options it was given.
 */
public final class OptionLists {

    private final OptionTable table;
    private final int[] starts;
    private final int[] options;
    private final int[] cells;
    private final int[] sizes;

    /** The lists of those options of a table that are kept. */
    public OptionLists(OptionTable table, BitSet kept) {
        this.table = table;
        this.sizes = new int[table.itemCount()];
        this.starts = new int[table.itemCount() + 1];
        for (int option = kept.nextSetBit(0); option >= 0; option = kept.nextSetBit(option + 1)) {
            measure(option);
        }
        for (int item = 0; item < sizes.length; item++) {
            starts[item + 1] = starts[item] + sizes[item];
        }
        Patience.ofThread().spend(table.cellCount());
        this.options = new int[starts[sizes.length]];
        this.cells = new int[options.length];
        int[] ends = starts.clone();
        for (int option = kept.nextSetBit(0); option >= 0; option = kept.nextSetBit(option + 1)) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int entry = ends[table.item(cell)]++;
                options[entry] = option;
                cells[entry] = cell;
            }
        }
    }

    /** The lists of all options that can be chosen at all. */
    public static OptionLists eligible(OptionTable table) {
        BitSet eligible = new BitSet();
        for (int option = 0; option < table.optionCount(); option++) {
            eligible.set(option, table.isEligible(option));
        }
        return new OptionLists(table, eligible);
    }

    private void measure(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            sizes[table.item(cell)]++;
        }
    }

    /** The first entry of each item, and the end of all entries. Do not change this array or the next. */
    public int[] starts() {
        return starts;
    }

    /** The option of each entry. */
    public int[] options() {
        return options;
    }

    /** The first entry of an item; its last one is before the first of the next item. */
    public int start(int item) {
        return starts[item];
    }

    /** The option of an entry. */
    public int option(int entry) {
        return options[entry];
    }

    /** The cell of the table in which the option of an entry has the item. */
    public int cell(int entry) {
        return cells[entry];
    }

    /** The number of options of an item. */
    public int size(int item) {
        return sizes[item];
    }

    /** The options of an item, ascending. They come as a buffer because buffers are equal when their content is. */
    IntBuffer options(int item) {
        return IntBuffer.wrap(options, starts[item], starts[item + 1] - starts[item]);
    }

    /** Whether all options of an item meet a condition. */
    boolean options(int item, IntPredicate condition) {
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            if (!condition.test(options[entry])) {
                return false;
            }
        }
        return true;
    }

    /** Whether all options of an item give it one and the same color. */
    boolean hasOneColor(int item) {
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            int color = table.color(cells[entry]);
            if (color == OptionTable.NO_COLOR || color != table.color(cells[starts[item]])) {
                return false;
            }
        }
        return true;
    }
}
