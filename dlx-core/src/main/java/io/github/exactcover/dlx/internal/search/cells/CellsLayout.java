package io.github.exactcover.dlx.internal.search.cells;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;

/** The arrays of {@link Cells} before anything was chosen. */
final class CellsLayout {

    /*
     * A node is one item of one option, two ints one after the other in the array `nodes`:
     *
     *   ITEM   the item; -1 - option in the spacer after the nodes of an option
     *   PLACE  where the node is in `sets`, so sets[PLACE of node] == node; in a spacer, the first node of its option
     *
     * The set of item i starts at starts[i]. Its length is in sizes[i], with a mark if the item is secondary.
     */
    static final int ITEM = 0;
    static final int PLACE = 1;

    static final int SECONDARY = 1 << 29;

    final int[] nodes;
    final int[] sets;
    final int[] starts;
    final int[] sizes;

    /** The color of each node, at half its place; empty when there are no colors. */
    final int[] colors;

    CellsLayout(OptionTable table) {
        this.nodes = new int[2 * (table.cellCount() + table.optionCount())];
        this.colors = new int[table.isColored() ? nodes.length / 2 : 0];
        this.sizes = new int[table.itemCount()];
        this.starts = new int[table.itemCount()];
        this.sets = new int[countMembers(table)];
        fill(table);
    }

    private int countMembers(OptionTable table) {
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option)) {
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    sizes[table.item(cell)]++;
                }
            }
        }
        int members = 0;
        for (int item = 0; item < sizes.length; item++) {
            starts[item] = members;
            members += sizes[item];
            sizes[item] = 0;
        }
        return members;
    }

    private void fill(OptionTable table) {
        Patience patience = Patience.ofThread();
        int node = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            patience.spend(table.start(option + 1) - table.start(option));
            int first = node;
            boolean listed = table.isEligible(option);
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                nodes[node + ITEM] = item;
                if (colors.length > 0) {
                    colors[node >> 1] = table.color(cell);
                }
                if (listed) {
                    int place = starts[item] + sizes[item]++;
                    nodes[node + PLACE] = place;
                    sets[place] = node;
                }
                node += 2;
            }
            nodes[node + ITEM] = -1 - option;
            nodes[node + PLACE] = first;
            node += 2;
        }
        for (int item = table.primaryCount(); item < sizes.length; item++) {
            sizes[item] |= SECONDARY;
        }
    }
}
