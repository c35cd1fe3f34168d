package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/**
 * The dancing links: for each item the list of options that can still be chosen to cover it, and Knuth's operations on
 * these lists, under his names. Each operation is undone by its opposite, in the opposite order, array by array.
 */
final class Links {

    /*
     * A node is one item of one option. It is the place of its first field in the array `nodes`: four ints, one after
     * the other, so that they share a cache line and one bounds check.
     *
     *   ITEM   the header of the list in which the node is
     *   UP     the node above in that list, or the header
     *   DOWN   the node below, or the header
     *   RIGHT  the next node of the same option; the last one points to the first, so an option is a ring and no
     *          spacer needs to be tested for
     *
     * Header h = 4 * (item + 1) is itself a node, at the top and bottom of its list; node 0 belongs to no item. Next
     * to it, in the array `items` at the same place h, stands what the search asks of an item:
     *
     *   PREVIOUS, NEXT   its neighbors in the list of primary items still to be covered, which starts and ends at 0;
     *                    a secondary item is its own neighbor
     *   SIZE             the length of its list
     *
     * The dance: a node taken out of a list keeps its own UP and DOWN, and that is all that is needed to put it back,
     * provided that everything is undone in the opposite order.
     *
     * An option without a primary item has nodes but is in no list, so it is never chosen.
     */
    private static final int ITEM = 0;
    private static final int UP = 1;
    private static final int DOWN = 2;
    private static final int RIGHT = 3;

    private static final int PREVIOUS = 0;
    private static final int NEXT = 1;
    private static final int SIZE = 2;

    /** The head of the list of items still to be covered. */
    static final int ROOT = 0;

    /** The color of a node that does not need to be purified, for the color of its item is settled and is its own. */
    private static final int PURIFIED = -1;

    private final OptionTable table;
    private final int[] nodes;
    private final int[] items;

    /** The first node that is no header. */
    private final int firstNode;

    /** The header of the last primary item. */
    private final int lastPrimary;

    /** The color of each node, at a fourth of its place; empty when there are no colors. */
    private final int[] colors;

    private final boolean colored;

    /** Knows the smallest item; null where walking through the items is faster. */
    private final @Nullable SizeTournament tournament;

    /** The nodes of the option that is being undone, for an option is undone from right to left. */
    private final int[] undoing;

    private long updates;

    Links(OptionTable table, boolean withTournament) {
        this.table = table;
        this.firstNode = 4 * (table.itemCount() + 1);
        this.lastPrimary = 4 * table.primaryCount();
        this.nodes = new int[firstNode + 4 * table.cellCount()];
        this.items = new int[firstNode];
        this.colored = table.isColored();
        this.colors = new int[colored ? nodes.length / 4 : 0];
        linkItems();
        this.undoing = new int[linkOptions()];
        this.tournament = withTournament ? new SizeTournament(table.primaryCount()) : null;
        for (int item = 4; item <= lastPrimary; item += 4) {
            enterTournament(item);
        }
    }

    private void linkItems() {
        for (int header = 0; header < firstNode; header += 4) {
            nodes[header + ITEM] = header;
            nodes[header + UP] = header;
            nodes[header + DOWN] = header;
            nodes[header + RIGHT] = header;
            items[header + PREVIOUS] = header;
            items[header + NEXT] = header;
        }
        for (int header = ROOT; header <= lastPrimary; header += 4) {
            items[header + PREVIOUS] = header == ROOT ? lastPrimary : header - 4;
            items[header + NEXT] = header == lastPrimary ? ROOT : header + 4;
        }
    }

    /** Returns the length of the longest option. */
    private int linkOptions() {
        int longest = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            boolean listed = table.hasPrimary(option);
            int start = table.start(option);
            int end = table.start(option + 1);
            longest = Math.max(longest, end - start);
            for (int cell = start; cell < end; cell++) {
                int node = firstNode + 4 * cell;
                int header = 4 * (table.item(cell) + 1);
                nodes[node + ITEM] = header;
                nodes[node + RIGHT] = cell + 1 == end ? firstNode + 4 * start : node + 4;
                if (colored) {
                    colors[node >> 2] = table.color(cell);
                }
                if (listed) {
                    append(node, header);
                }
            }
        }
        return longest;
    }

    private void append(int node, int header) {
        int bottom = nodes[header + UP];
        nodes[node + UP] = bottom;
        nodes[node + DOWN] = header;
        nodes[bottom + DOWN] = node;
        nodes[header + UP] = node;
        items[header + SIZE]++;
    }

    /** The first item that is not covered, or {@link #ROOT} when all are. */
    int leftmost() {
        return items[ROOT + NEXT];
    }

    /** The item with the shortest list among those not covered, the first of several; {@link #ROOT} when all are. */
    int smallest() {
        int best = items[ROOT + NEXT];
        if (tournament != null && best != ROOT) {
            return 4 * (tournament.smallest() + 1);
        }
        int smallest = items[best + SIZE];
        for (int item = items[best + NEXT]; item != ROOT && smallest > 0; item = items[item + NEXT]) {
            int size = items[item + SIZE];
            if (size < smallest) {
                best = item;
                smallest = size;
            }
        }
        return best;
    }

    /** The item of a node. */
    int item(int node) {
        return nodes[node + ITEM];
    }

    /** The node below a node, or the first of an item; the item itself at the end of its list. */
    int below(int node) {
        return nodes[node + DOWN];
    }

    /** The last node in the list of an item; the item itself if its list is empty. */
    int last(int item) {
        return nodes[item + UP];
    }

    /** The option of a node. */
    int option(int node) {
        return table.optionOf((node - firstNode) / 4);
    }

    /** The node of an option in the list of an item, below a given node, or the item itself if it is not there. */
    int find(int item, int above, int option) {
        int node = nodes[above + DOWN];
        while (node != item && option(node) != option) {
            node = nodes[node + DOWN];
        }
        return node;
    }

    /** Commits to the other items of the option of a node; the node's own item is covered already. */
    void commitOthers(int node) {
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            commit(other);
        }
    }

    void uncommitOthers(int node) {
        int count = 0;
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            undoing[count++] = other;
        }
        while (count > 0) {
            uncommit(undoing[--count]);
        }
    }

    private void commit(int node) {
        int color = colored ? colors[node >> 2] : OptionTable.NO_COLOR;
        if (color == OptionTable.NO_COLOR) {
            cover(nodes[node + ITEM]);
        } else if (color != PURIFIED) {
            purify(node, color);
        }
    }

    private void uncommit(int node) {
        int color = colored ? colors[node >> 2] : OptionTable.NO_COLOR;
        if (color == OptionTable.NO_COLOR) {
            uncover(nodes[node + ITEM]);
        } else if (color != PURIFIED) {
            unpurify(node, color);
        }
    }

    /** Takes an item off the list of those to be covered, and hides all options that have it. */
    void cover(int item) {
        int previous = items[item + PREVIOUS];
        int next = items[item + NEXT];
        items[previous + NEXT] = next;
        items[next + PREVIOUS] = previous;
        updates++;
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            hide(node);
        }
        if (tournament != null) {
            leaveTournament(item);
            resizeNeighbors(item);
        }
    }

    void uncover(int item) {
        for (int node = nodes[item + UP]; node != item; node = nodes[node + UP]) {
            unhide(node);
        }
        int previous = items[item + PREVIOUS];
        int next = items[item + NEXT];
        items[previous + NEXT] = item;
        items[next + PREVIOUS] = item;
        if (tournament != null) {
            enterTournament(item);
            resizeNeighbors(item);
        }
    }

    /** Takes the option of a node out of all lists but the node's own. Nodes that are purified stay. */
    private void hide(int node) {
        int[] nodes = this.nodes;
        int[] items = this.items;
        int removed = 0;
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            if (colored && colors[other >> 2] == PURIFIED) {
                continue;
            }
            int up = nodes[other + UP];
            int down = nodes[other + DOWN];
            nodes[up + DOWN] = down;
            nodes[down + UP] = up;
            items[nodes[other + ITEM] + SIZE]--;
            removed++;
        }
        updates += removed;
    }

    /** Undoes {@link #hide}. The nodes are in lists of different items, so their order does not matter. */
    private void unhide(int node) {
        int[] nodes = this.nodes;
        int[] items = this.items;
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            if (colored && colors[other >> 2] == PURIFIED) {
                continue;
            }
            int up = nodes[other + UP];
            int down = nodes[other + DOWN];
            nodes[up + DOWN] = other;
            nodes[down + UP] = other;
            items[nodes[other + ITEM] + SIZE]++;
        }
    }

    /**
     * Settles the color of a secondary item: hides the options that give it another color or none, and marks the
     * nodes that give it this one, so that they are left alone from now on.
     */
    private void purify(int chosen, int color) {
        int item = nodes[chosen + ITEM];
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            if (colors[node >> 2] == color) {
                colors[node >> 2] = PURIFIED;
            } else {
                hide(node);
            }
        }
        if (tournament != null) {
            resizeNeighbors(item);
        }
    }

    private void unpurify(int chosen, int color) {
        int item = nodes[chosen + ITEM];
        for (int node = nodes[item + UP]; node != item; node = nodes[node + UP]) {
            if (colors[node >> 2] == PURIFIED) {
                colors[node >> 2] = color;
            } else {
                unhide(node);
            }
        }
        if (tournament != null) {
            resizeNeighbors(item);
        }
    }

    private void enterTournament(int item) {
        if (tournament != null && item <= lastPrimary) {
            tournament.set(item / 4 - 1, items[item + SIZE]);
        }
    }

    private void leaveTournament(int item) {
        if (tournament != null && item <= lastPrimary) {
            tournament.set(item / 4 - 1, SizeTournament.ABSENT);
        }
    }

    /** Tells the tournament the sizes of all items that share an option with this one. */
    private void resizeNeighbors(int item) {
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
                enterTournament(nodes[other + ITEM]);
            }
        }
    }

    /** How often a node was removed from a list. */
    long updates() {
        return updates;
    }

    /** Copies of everything that the dance changes. */
    int[][] snapshot() {
        int[] sizes = tournament == null ? new int[0] : tournament.sizes();
        return new int[][] {nodes.clone(), items.clone(), colors.clone(), sizes};
    }
}
