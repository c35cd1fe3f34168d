package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The dancing links: for each item, the list of options that can still be chosen to cover it, and Knuth's operations on
 * these lists, under his names. If everything is undone in the opposite order, all arrays are what they were.
 */
public final class Links {

    /*
     * A node is one item of one option. Its number is the index of its first field in the array `nodes`. It has four
     * fields side by side, so that they share a cache line and a bounds check:
     *
     *   ITEM   the header of the list of its item
     *   UP     the node above in that list, or the header
     *   DOWN   the node below, or the header
     *   RIGHT  the next node of the same option. The nodes of an option form a ring, so we need no spacers.
     *
     * The header of an item is the node 4 * (item + 1), at the top and bottom of its list; node 0 belongs to no item.
     * The array `items` has, at the index of the header, what the search asks of an item:
     *
     *   PREVIOUS, NEXT   its neighbors in the list of primary items still to be covered, which starts and ends at 0;
     *                    a secondary item is its own neighbor
     *   SIZE             the length of its list
     *
     * The dance: a node that leaves its list keeps its own UP and DOWN. They suffice to put it back, as long as
     * everything is undone in the opposite order.
     *
     * An option that can never be chosen has nodes, but is in no list.
     */
    static final int ITEM = 0;
    static final int UP = 1;
    static final int DOWN = 2;
    static final int RIGHT = 3;

    private static final int PREVIOUS = 0;
    static final int NEXT = 1;
    static final int SIZE = 2;

    /** The head of the list of items still to be covered. */
    public static final int ROOT = 0;

    /** The color of a node that agrees with the color its item already has, so it need not be purified. */
    private static final int PURIFIED = -1;

    private final OptionTable table;
    final int[] nodes;
    final int[] items;

    /** The first node that is no header. */
    private final int firstNode;

    /** The header of the last primary item. */
    private final int lastPrimary;

    /**
     * How often each item can still be covered, at a fourth of its header; empty when each has to be covered once.
     * (Knuth's BOUND.)
     */
    private final int[] bounds;

    private final boolean bounded;

    private final @Nullable Multiplicities multiplicities;

    /** The color of each node, at a fourth of its place; empty when there are no colors. */
    private final int[] colors;

    private final boolean colored;

    /** Finds the smallest degree; null where it is faster to look at all items, and where weights count. */
    private final @Nullable DegreeTournament tournament;

    /** The nodes of the option that is being undone, from right to left. */
    private final int[] undoing;

    private long updates;

    public Links(OptionTable table, ItemRule rule, int manyItems) {
        this.table = table;
        this.firstNode = 4 * (table.itemCount() + 1);
        this.lastPrimary = 4 * table.primaryCount();
        this.nodes = new int[firstNode + 4 * table.cellCount()];
        this.items = new int[firstNode];
        this.colored = table.isColored();
        this.colors = new int[colored ? nodes.length / 4 : 0];
        this.bounded = table.isBounded();
        this.bounds = new int[bounded ? firstNode / 4 : 0];
        boolean bySize = !rule.isLeftmost() && !rule.isWeighted() && table.primaryCount() > manyItems;
        this.tournament = bySize ? new DegreeTournament(this, table.primaryCount()) : null;
        this.multiplicities = bounded ? new Multiplicities(table, this, bounds, tournament) : null;
        linkItems();
        this.undoing = new int[linkOptions()];
        for (int item = items[ROOT + NEXT]; item != ROOT; item = items[item + NEXT]) {
            degreeChanged(item);
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
        int previous = ROOT;
        for (int item = 0; item < table.primaryCount(); item++) {
            int header = 4 * (item + 1);
            if (table.high(item) > 0) {
                items[previous + NEXT] = header;
                items[header + PREVIOUS] = previous;
                previous = header;
            }
        }
        items[previous + NEXT] = ROOT;
        items[ROOT + PREVIOUS] = previous;
    }

    /** Returns the length of the longest option. */
    private int linkOptions() {
        Patience patience = Patience.ofThread();
        int longest = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            int start = table.start(option);
            int end = table.start(option + 1);
            longest = Math.max(longest, end - start);
            patience.spend(end - start);
            linkOption(start, end, table.isEligible(option));
        }
        return longest;
    }

    /** A method of its own, so that it is compiled after a few problems. */
    private void linkOption(int start, int end, boolean listed) {
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

    private void append(int node, int header) {
        int bottom = nodes[header + UP];
        nodes[node + UP] = bottom;
        nodes[node + DOWN] = header;
        nodes[bottom + DOWN] = node;
        nodes[header + UP] = node;
        items[header + SIZE]++;
    }

    /** Puts the options of each primary item in a random order. All options must be in the lists. */
    void shuffle(SplittableRandom random) {
        int[] order = new int[table.optionCount()];
        for (int item = 4; item <= lastPrimary; item += 4) {
            int count = 0;
            for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
                order[count++] = node;
            }
            updates += count;
            nodes[item + DOWN] = item;
            nodes[item + UP] = item;
            items[item + SIZE] = 0;
            while (count > 0) {
                int place = random.nextInt(count);
                append(order[place], item);
                order[place] = order[--count];
            }
        }
    }

    /** The number of ways to branch on an item. */
    int degree(int item) {
        return multiplicities == null ? items[item + SIZE] : multiplicities.degree(item, items[item + SIZE]);
    }

    /** The item after this one among those still to be covered, or {@link #ROOT}; after the root, the first. */
    public int next(int item) {
        return items[item + NEXT];
    }

    /** The number of options that can still be chosen to cover an item. */
    public int size(int item) {
        return items[item + SIZE];
    }

    /** How often an item that is still to be covered has to be covered from now on. */
    public int needed(int item) {
        return multiplicities == null ? 1 : multiplicities.needed(item);
    }

    /** How often an item that is still to be covered can be covered from now on. */
    public int allowed(int item) {
        return multiplicities == null ? 1 : multiplicities.allowed(item);
    }

    /** The cell of a node that is no item. */
    public int cell(int node) {
        return (node - firstNode) / 4;
    }

    /** The header of a primary item of the table. */
    static int header(int number) {
        return 4 * (number + 1);
    }

    /** The item of the table that has a header. */
    public static int number(int header) {
        return header / 4 - 1;
    }

    /** The item of a node, or the item itself. */
    int item(int node) {
        return nodes[node + ITEM];
    }

    /** The node below a node, or the first of an item; the item itself at the end of its list. */
    public int below(int node) {
        return nodes[node + DOWN];
    }

    /** The last node in the list of an item; the item itself if its list is empty. */
    int last(int item) {
        return nodes[item + UP];
    }

    /** What to do with items that need not be covered exactly once; null if there are none. */
    @Nullable
    Multiplicities multiplicities() {
        return multiplicities;
    }

    /** The option of a node. For a header, the number after the last option: it is the choice after all nodes. */
    public int option(int node) {
        return node < firstNode ? table.optionCount() : table.optionOf(cell(node));
    }

    /** The node of an option in the list of an item, below a given node, or the item itself if it is not there. */
    int find(int item, int above, int option) {
        boolean exists = option >= 0 && option < table.optionCount();
        int first = exists ? firstNode + 4 * table.start(option) : nodes.length;
        int end = exists ? firstNode + 4 * table.start(option + 1) : nodes.length;
        int node = nodes[above + DOWN];
        while (node != item && (node < first || node >= end)) {
            node = nodes[node + DOWN];
        }
        return node;
    }

    /** The number of steps down from a node to another, or to the header. */
    int distance(int above, int node) {
        int steps = 0;
        for (int at = above; at != node; at = nodes[at + DOWN]) {
            steps++;
        }
        return steps;
    }

    /** Commits to the other items of an option; the item of the node itself is covered already. */
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
        int item = nodes[node + ITEM];
        if (bounded && item <= lastPrimary) {
            useUp(item);
            return;
        }
        int color = colored ? colors[node >> 2] : OptionTable.NO_COLOR;
        if (color == OptionTable.NO_COLOR) {
            cover(item);
        } else if (color != PURIFIED) {
            purify(node, color);
        }
    }

    private void uncommit(int node) {
        int item = nodes[node + ITEM];
        if (bounded && item <= lastPrimary) {
            giveBack(item);
            return;
        }
        int color = colored ? colors[node >> 2] : OptionTable.NO_COLOR;
        if (color == OptionTable.NO_COLOR) {
            uncover(item);
        } else if (color != PURIFIED) {
            unpurify(node, color);
        }
    }

    /** Uses up one of the times that an item can be covered. */
    void useUp(int item) {
        if (--bounds[item >> 2] == 0) {
            cover(item);
        } else {
            degreeChanged(item);
        }
    }

    /** Undoes {@link #useUp}. */
    void giveBack(int item) {
        if (bounds[item >> 2]++ == 0) {
            uncover(item);
        } else {
            degreeChanged(item);
        }
    }

    /** Takes an item off the list of those to be covered, and hides all options that have it. */
    void cover(int item) {
        unlink(item);
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            hide(node);
        }
        if (tournament != null) {
            tournament.removed(item);
            tournament.neighborsChanged(item);
        }
    }

    void uncover(int item) {
        for (int node = nodes[item + UP]; node != item; node = nodes[node + UP]) {
            unhide(node);
        }
        relink(item);
        if (tournament != null) {
            tournament.changed(item);
            tournament.neighborsChanged(item);
        }
    }

    void unlink(int item) {
        int previous = items[item + PREVIOUS];
        int next = items[item + NEXT];
        items[previous + NEXT] = next;
        items[next + PREVIOUS] = previous;
        updates++;
    }

    void relink(int item) {
        int previous = items[item + PREVIOUS];
        int next = items[item + NEXT];
        items[previous + NEXT] = item;
        items[next + PREVIOUS] = item;
    }

    /** Takes the option of a node out of all lists but the node's own. Nodes that are purified stay. */
    void hide(int node) {
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
    void unhide(int node) {
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
            tournament.neighborsChanged(item);
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
            tournament.neighborsChanged(item);
        }
    }

    /** Takes the node at the top off the list of an item; it still points down to the one below. */
    void dropTop(int item) {
        int down = nodes[nodes[item + DOWN] + DOWN];
        nodes[item + DOWN] = down;
        nodes[down + UP] = item;
        items[item + SIZE]--;
        updates++;
    }

    /** The number of options that can still be chosen to cover an item changed, or how often it is to be covered. */
    void degreeChanged(int item) {
        if (tournament != null) {
            tournament.changed(item);
        }
    }

    @Nullable
    DegreeTournament tournament() {
        return tournament;
    }

    /** How often a node was removed from a list. */
    long updates() {
        return updates;
    }

    /** Copies of everything that the dance changes. */
    int[][] snapshot() {
        int[] sizes = tournament == null ? new int[0] : tournament.degrees();
        return new int[][] {nodes.clone(), items.clone(), colors.clone(), bounds.clone(), sizes};
    }
}
