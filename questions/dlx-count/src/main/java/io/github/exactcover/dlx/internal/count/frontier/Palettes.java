package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import java.util.BitSet;

/** The colors that options give each item, and the field that a key needs to tell them apart. */
public final class Palettes {

    /** By item: the colors that options give it, ascending; {@link OptionTable#NO_COLOR} is among them. */
    private final int[][] colors;

    Palettes(OptionTable table) {
        Patience.ofThread().spend(table.cellCount());
        BitSet[] used = new BitSet[table.itemCount()];
        Arrays.setAll(used, item -> new BitSet());
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); table.isEligible(option) && cell < table.start(option + 1); cell++) {
                used[table.item(cell)].set(table.color(cell));
            }
        }
        colors = Arrays.stream(used).map(set -> set.stream().toArray()).toArray(int[][]::new);
    }

    /** Whether choosing an option with this item can exclude another one; not if all give it the same color. */
    public boolean excludes(int item) {
        int[] own = colors[item];
        return own.length > 1 || (own.length == 1 && own[0] == OptionTable.NO_COLOR);
    }

    /** The bits of a field with a value for each color, covered without a color among them, and 0 for free. */
    public int bits(int item) {
        return excludes(item) ? Integer.SIZE - Integer.numberOfLeadingZeros(colors[item].length) : 0;
    }

    /** The value for a color of an item, from 1 on. */
    public int value(int item, int color) {
        return Arrays.binarySearch(colors[item], color) + 1;
    }

    /** How many values an item has. */
    public int count(int item) {
        return colors[item].length;
    }
}
