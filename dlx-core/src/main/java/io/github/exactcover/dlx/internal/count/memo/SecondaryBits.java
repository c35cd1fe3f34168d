package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The bits that stand for the secondary items of a table; {@link BitOptions} explains them. */
final class SecondaryBits {

    private final OptionTable table;

    /** By item: its first bit. The bits of an item end where those of the next one start. */
    private final int[] starts;

    /** By bit, counted from the first secondary one: its color, or no color. */
    private final int[] colors;

    /** Assigns bits to the colors that the given options use. */
    SecondaryBits(OptionTable table, int[] options) {
        this.table = table;
        int primaryCount = table.primaryCount();
        List<TreeSet<Integer>> used = Stream.generate(TreeSet<Integer>::new)
                .limit(table.itemCount() - (long) primaryCount)
                .toList();
        Patience patience = Patience.ofThread();
        for (int option : options) {
            patience.spend(Patience.LOOK_UP);
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
                // An item that has the same color in all options excludes nothing, so it needs no bit.
                colorOfBit.addAll(all);
            }
            starts[item + 1] = primaryCount + colorOfBit.size();
        }
        this.colors = colorOfBit.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The number of all bits, with those of primary items. */
    int bitCount() {
        return starts[starts.length - 1];
    }

    /** Removes from a state the bits that an option takes that gives an item this color, or no color. */
    void take(int item, int color, long[] state) {
        int own = item - table.primaryCount();
        for (int bit = starts[own]; bit < starts[own + 1]; bit++) {
            if (color == OptionTable.NO_COLOR || colors[bit - table.primaryCount()] != color) {
                state[bit >> 6] &= ~(1L << bit);
            }
        }
    }

    /** Adds to the sets of an option the bits that it needs and takes because of the item in a cell. */
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
