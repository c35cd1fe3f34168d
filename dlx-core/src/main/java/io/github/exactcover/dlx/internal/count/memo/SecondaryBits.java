package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which bits stand for the secondary items of a table, as {@link BitOptions} explains. */
final class SecondaryBits {

    private final OptionTable table;

    /** The first bit of each item; the one after the last of its bits is the first of the next item. */
    private final int[] starts;

    /** The color of each bit, counted from the first secondary one; no color where an item has no other bit. */
    private final int[] colors;

    /** Finds the bits for those colors that the given options use. */
    SecondaryBits(OptionTable table, int[] options) {
        this.table = table;
        int primaryCount = table.primaryCount();
        List<TreeSet<Integer>> used = Stream.generate(TreeSet<Integer>::new)
                .limit(table.itemCount() - (long) primaryCount)
                .toList();
        for (int option : options) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (table.item(cell) >= primaryCount) {
                    used.get(table.item(cell) - primaryCount).add(table.color(cell));
                }
            }
        }
        this.starts = new int[used.size() + 1];
        starts[0] = primaryCount;
        List<Integer> colorOfBit = new ArrayList<>();
        for (int item = 0; item < used.size(); item++) {
            TreeSet<Integer> all = used.get(item);
            if (all.size() > 1 || all.contains(OptionTable.NO_COLOR)) {
                // An item that has always the same color excludes nothing, and needs no bit.
                colorOfBit.addAll(all);
            }
            starts[item + 1] = primaryCount + colorOfBit.size();
        }
        this.colors = colorOfBit.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The number of all bits, those of primary items included. */
    int bitCount() {
        return starts[starts.length - 1];
    }

    /** Adds to the sets of an option what the item in a cell needs and takes. */
    void mark(int cell, WordSet needs, WordSet takes) {
        int item = table.item(cell) - table.primaryCount();
        for (int bit = starts[item]; bit < starts[item + 1]; bit++) {
            boolean same = colors[bit - table.primaryCount()] == table.color(cell);
            if (same) {
                needs.set(bit);
            }
            if (!same || table.color(cell) == OptionTable.NO_COLOR) {
                takes.set(bit);
            }
        }
    }
}
