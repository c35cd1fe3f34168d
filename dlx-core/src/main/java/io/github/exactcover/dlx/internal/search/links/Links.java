package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SizeTournament;
import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/**
 * The dancing links: for each item the list of options that can still be chosen to cover it, and Knuth's operations on
 * these lists, under his names. Each operation is undone by its opposite, in the opposite order, array by array.
 */
public final class Links {

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
     * An option that can never be chosen has nodes but is in no list.
     */
    private static final int ITEM = 0;
    private static final int UP = 1;
    private static final int DOWN = 2;
    private static final int RIGHT = 3;

    private static final int PREVIOUS = 0;
    private static final int NEXT = 1;
    private static final int SIZE = 2;

    /** The head of the list of items still to be covered. */
    public static final int ROOT = 0;

    /** The color of a node that does not need to be purified, for the color of its item is settled and is its own. */
    private static final int PURIFIED = -1;

    private final OptionTable table;
    private final int[] nodes;
    private final int[] items;

    /** The first node that is no header. */
    private final int firstNode;

    /** The header of the last primary item. */
    private final int lastPrimary;

    /** How often each item is to be covered; null when each primary item is to be covered once. */
    private final @Nullable Multiplicities multiplicities;

    /** The color of each node, at a fourth of its place; empty when there are no colors. */
    private final int[] colors;

    private final boolean colored;

    /** What the degree of each primary item is divided by, at a fourth of its header; empty when all weigh the same. */
    private final float[] prices;

    /** Knows the item of the smallest degree; null where walking through the items is faster, and with weights. */
    private final @Nullable SizeTournament tournament;

    /** The nodes of the option that is being undone, for an option is undone from right to left. */
    private final int[] undoing;

    private long updates;

    public Links(OptionTable table, ItemRule rule, int manyItems) {
        this.table = table;
        this.prices = new float[rule.isWeighted() ? table.primaryCount() + 1 : 0];
        this.firstNode = 4 * (table.itemCount() + 1);
        this.lastPrimary = 4 * table.primaryCount();
        this.nodes = new int[firstNode + 4 * table.cellCount()];
        this.items = new int[firstNode];
        this.colored = table.isColored();
        this.colors = new int[colored ? nodes.length / 4 : 0];
        this.multiplicities = table.isBounded() ? new Multiplicities(table, this) : null;
        linkItems();
        this.undoing = new int[linkOptions()];
        boolean bySize = !rule.isLeftmost() && !rule.isWeighted();
        this.tournament = bySize && table.primaryCount() > manyItems ? new SizeTournament(table.primaryCount()) : null;
        for (int item = 1; item < prices.length; item++) {
            prices[item] = rule.price(item - 1);
        }
        for (int item = items[ROOT + NEXT]; item != ROOT; item = items[item + NEXT]) {
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
        int longest = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            boolean listed = table.isEligible(option);
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

    /** The item that the rule chooses among those not covered, unless it is the leftmost; {@link #ROOT} when all are. */
    int smallest() {
        if (prices.length != 0) {
            return smallestScore();
        }
        int best = items[ROOT + NEXT];
        if (tournament != null && best != ROOT) {
            return 4 * (tournament.smallest() + 1);
        }
        if (multiplicities != null) {
            return smallestDegree();
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

    /** As {@link #smallest}, but by branching degree, for a list can be long and leave little choice. */
    private int smallestDegree() {
        int best = ROOT;
        int smallest = Integer.MAX_VALUE;
        for (int item = items[ROOT + NEXT]; item != ROOT && smallest > 0; item = items[item + NEXT]) {
            int degree = degree(item);
            if (degree < smallest) {
                best = item;
                smallest = degree;
            }
        }
        return best;
    }

    /** As {@link #smallest}, with weights. */
    private int smallestScore() {
        int best = ROOT;
        float smallest = Float.POSITIVE_INFINITY;
        for (int item = items[ROOT + NEXT]; item != ROOT; item = items[item + NEXT]) {
            float score = ItemRule.score(degree(item), prices[item >> 2]);
            if (score < smallest) {
                best = item;
                smallest = score;
            }
        }
        return best;
    }

    /** The number of ways to branch on an item. */
    int degree(int item) {
        return multiplicities == null ? items[item + SIZE] : multiplicities.degree(item, items[item + SIZE]);
    }

    /** Changes the weight of an item; the rule must have had weights. */
    void reweigh(int item, float weight) {
        prices[item >> 2] = 1 / weight;
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

    /** How often each item is to be covered; null when each primary item is to be covered once. */
    @Nullable
    Multiplicities multiplicities() {
        return multiplicities;
    }

    /** The option of a node; of an item, one more than the last option, for it is the choice after all nodes. */
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

    /** The node that is so many places below the top of the list of an item. */
    int nodeAt(int item, int place) {
        int node = nodes[item + DOWN];
        for (int i = 0; i < place; i++) {
            node = nodes[node + DOWN];
        }
        return node;
    }

    /** How many steps down it is from a node to another one, or to the header. */
    int distance(int above, int node) {
        int steps = 0;
        for (int at = above; at != node; at = nodes[at + DOWN]) {
            steps++;
        }
        return steps;
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
        int item = nodes[node + ITEM];
        if (multiplicities != null && item <= lastPrimary) {
            multiplicities.useUp(item);
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
        if (multiplicities != null && item <= lastPrimary) {
            multiplicities.giveBack(item);
            return;
        }
        int color = colored ? colors[node >> 2] : OptionTable.NO_COLOR;
        if (color == OptionTable.NO_COLOR) {
            uncover(item);
        } else if (color != PURIFIED) {
            unpurify(node, color);
        }
    }

    /** Takes an item off the list of those to be covered, and hides all options that have it. */
    void cover(int item) {
        unlink(item);
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
        relink(item);
        if (tournament != null) {
            enterTournament(item);
            resizeNeighbors(item);
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

    /** Takes the node at the top off the list of an item; it still points down to the one below. */
    void dropTop(int item) {
        int down = nodes[nodes[item + DOWN] + DOWN];
        nodes[item + DOWN] = down;
        nodes[down + UP] = item;
        items[item + SIZE]--;
        updates++;
    }

    /** Undoes {@link #dropTop} for all nodes that were taken off since {@code first} was at the top. */
    void putBackTop(int item, int first) {
        int end = nodes[item + DOWN];
        nodes[item + DOWN] = first;
        int above = item;
        for (int node = first; node != end; node = nodes[node + DOWN]) {
            nodes[node + UP] = above;
            items[item + SIZE]++;
            above = node;
        }
        nodes[end + UP] = above;
    }

    /** Tells the tournament the degree of an item that is to be covered. */
    void enterTournament(int item) {
        if (tournament != null && item <= lastPrimary) {
            tournament.set(item / 4 - 1, degree(item));
        }
    }

    void leaveTournament(int item) {
        if (tournament != null && item <= lastPrimary) {
            tournament.set(item / 4 - 1, SizeTournament.ABSENT);
        }
    }

    /** Tells the tournament the sizes of all items that share an option with this one. */
    private void resizeNeighbors(int item) {
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            resizeOthers(node);
        }
    }

    /** Tells the tournament the sizes of the other items of an option. */
    void resizeOthers(int node) {
        if (tournament == null) {
            return;
        }
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            enterTournament(nodes[other + ITEM]);
        }
    }

    /** How often a node was removed from a list. */
    long updates() {
        return updates;
    }

    /** Copies of everything that the dance changes. */
    int[][] snapshot() {
        int[] bounds = multiplicities == null ? new int[0] : multiplicities.snapshot();
        int[] sizes = tournament == null ? new int[0] : tournament.sizes();
        return new int[][] {nodes.clone(), items.clone(), colors.clone(), bounds, sizes};
    }
}
