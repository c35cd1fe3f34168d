package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds the bits of all options that do not conflict with an option.
 *
 * <p>For each item there is a list of the words that hold bits of its options, with these bits; and one more for each
 * color that options give it, with the bits of just those options. A row is made from a few of these lists, which takes
 * much less time than to look at each of the options that share an item.
 */
final class Compatibility {

    private final OptionTable table;
    private final BitLayout layout;
    private final Patience patience = Patience.ofThread();

    /** All lists, one after the other; in each, the words ascend. */
    private int[] words = new int[64];

    private long[] bits = new long[64];

    private int count;

    /** Where the list of each item starts, and where it ends. */
    private final int[] starts;

    private final int[] ends;

    /** For each cell, the same for the list of its item and color; empty if it has no color. */
    private final int[] sameStarts;

    private final int[] sameEnds;

    /** The row to be made; all 0 while lists are made. */
    private final long[] row;

    Compatibility(OptionTable table, BitLayout layout) {
        this.table = table;
        this.layout = layout;
        this.starts = new int[table.itemCount()];
        this.ends = new int[table.itemCount()];
        this.sameStarts = new int[table.cellCount()];
        this.sameEnds = new int[table.cellCount()];
        this.row = new long[layout.words];
        BitSet all = new BitSet();
        all.set(0, table.optionCount());
        OptionLists lists = new OptionLists(table, all);
        for (int item = 0; item < table.itemCount(); item++) {
            listItem(item, lists);
            listColors(item, lists);
        }
    }

    private void mark(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int bit = layout.bitOf[cell];
            if (bit >= 0) {
                row[bit >> 6] |= 1L << bit;
            }
        }
    }

    private void listItem(int item, OptionLists lists) {
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            mark(lists.option(entry));
        }
        starts[item] = count;
        patience.spend(row.length);
        for (int word = 0; word < row.length; word++) {
            append(word);
        }
        ends[item] = count;
    }

    /** Makes the lists of the colors of an item. */
    private void listColors(int item, OptionLists lists) {
        long[] byColor = new long[lists.size(item)];
        int colored = 0;
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int color = table.color(lists.cell(entry));
            if (color != OptionTable.NO_COLOR) {
                byColor[colored++] = (long) color << 32 | entry;
            }
        }
        Arrays.sort(byColor, 0, colored);
        for (int first = 0; first < colored; ) {
            int end = first;
            while (end < colored && byColor[end] >> 32 == byColor[first] >> 32) {
                mark(lists.option((int) byColor[end++]));
            }
            int start = count;
            patience.spend(ends[item] - starts[item]);
            for (int i = starts[item]; i < ends[item]; i++) {
                append(words[i]);
            }
            while (first < end) {
                int cell = lists.cell((int) byColor[first++]);
                sameStarts[cell] = start;
                sameEnds[cell] = count;
            }
        }
    }

    /** Adds a word to the list if bits are marked in it, and takes the marks away. */
    private void append(int word) {
        if (row[word] != 0) {
            if (count == words.length) {
                words = Arrays.copyOf(words, 2 * count);
                bits = Arrays.copyOf(bits, 2 * count);
            }
            words[count] = word;
            bits[count++] = row[word];
            row[word] = 0;
        }
    }

    /** The bits of the options that do not conflict with an option; valid until the next call. */
    long[] rowOf(int option) {
        patience.spend(row.length);
        Arrays.fill(row, -1);
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            takeConflicts(cell);
        }
        mark(option); // An option does not conflict with itself.
        return row;
    }

    /** Takes away what conflicts with an option by the item of one of its cells. */
    private void takeConflicts(int cell) {
        int item = table.item(cell);
        int same = sameStarts[cell];
        int sameEnd = sameEnds[cell];
        patience.spend(ends[item] - starts[item]);
        for (int i = starts[item]; i < ends[item]; i++) {
            long conflicts = bits[i];
            if (same < sameEnd && words[same] == words[i]) {
                conflicts &= ~bits[same++];
            }
            row[words[i]] &= ~conflicts;
        }
    }
}
