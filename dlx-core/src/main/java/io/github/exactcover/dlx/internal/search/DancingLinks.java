package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Knuth's Algorithm C (exact covering with colors) and, where there are no colors, Algorithm X, by dancing links: <em>The
 * Art of Computer Programming</em> 4B, section 7.2.2.1. Its nodes and updates are those of his program DLX2.
 */
public final class DancingLinks implements Engine {

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
    private static final int ROOT = 0;

    /** The color of a node that does not need to be purified, for the color of its item is settled and is its own. */
    private static final int PURIFIED = -1;

    /**
     * With more primary items than this, a tournament finds the smallest. Below, walking through all of them is
     * faster than keeping the tournament up to date.
     */
    private static final int MANY_ITEMS = 1000;

    private final OptionTable table;
    private final boolean leftmost;
    private final boolean counting;

    private final int[] nodes;
    private final int[] items;

    /** The first node that is no header. */
    private final int firstNode;

    /** The color of each node, at a fourth of its place; empty when there are no colors. */
    private final int[] colors;

    private final boolean colored;

    /** Finds the smallest item; null where walking through the items does. */
    private final @Nullable SizeTournament tournament;

    /** The node chosen at each level, and the last of its siblings that is ours to try. */
    private final int[] choices;

    private final int[] lasts;

    /** The number of choices made. */
    private int level;

    /** Whether the subtree below the choices was visited, so that the next thing to do is to retreat from it. */
    private boolean retreating;

    /** The nodes of the option that is being undone, for an option is undone from right to left. */
    private final int[] undoing;

    private long solutionCount;
    private long nodeCount;
    private long updateCount;

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link #run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the branch is not one of this table and rule
     */
    public DancingLinks(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        this(table, rule, counting, branch, MANY_ITEMS);
    }

    /** For tests, which want a tournament on few items too. */
    DancingLinks(OptionTable table, ItemRule rule, boolean counting, Branch branch, int manyItems) {
        this.table = table;
        this.leftmost = rule == ItemRule.LEFTMOST;
        this.counting = counting;
        this.firstNode = 4 * (table.itemCount() + 1);
        this.nodes = new int[firstNode + 4 * table.cellCount()];
        this.items = new int[firstNode];
        this.colored = table.isColored();
        this.colors = new int[colored ? nodes.length / 4 : 0];
        int depth = Math.min(table.primaryCount(), table.optionCount());
        this.choices = new int[depth];
        this.lasts = new int[depth];
        linkItems();
        this.undoing = new int[linkOptions()];
        boolean many = table.primaryCount() > manyItems && !leftmost;
        this.tournament = many ? new SizeTournament(table.primaryCount()) : null;
        for (int header = 4; many && header <= 4 * table.primaryCount(); header += 4) {
            enterTournament(header);
        }
        goTo(branch);
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
        int last = 4 * table.primaryCount();
        for (int header = ROOT; header <= last; header += 4) {
            items[header + PREVIOUS] = header == ROOT ? last : header - 4;
            items[header + NEXT] = header == last ? ROOT : header + 4;
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

    @Override
    public Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodeCount ? Long.MAX_VALUE : nodeCount + budget;
        while (true) {
            if (retreating) {
                if (level == 0) {
                    return Step.EXHAUSTED;
                }
                advance();
            } else {
                if (nodeCount >= stop) {
                    return Step.PAUSED;
                }
                nodeCount++;
                int item = chooseItem();
                if (item != ROOT) {
                    enter(item);
                } else {
                    solutionCount++;
                    retreating = true;
                    if (!counting) {
                        return Step.SOLUTION;
                    }
                }
            }
        }
    }

    /** Branches on an item: covers it and tries its first option. */
    private void enter(int item) {
        cover(item);
        int node = nodes[item + DOWN];
        if (node == item) {
            uncover(item);
            retreating = true;
        } else {
            push(node, nodes[item + UP]);
        }
    }

    /** Takes the deepest choice back, and tries the option after it if there is one. */
    private void advance() {
        level--;
        int node = choices[level];
        uncommitOthers(node);
        if (node == lasts[level]) {
            uncover(nodes[node + ITEM]);
        } else {
            push(nodes[node + DOWN], lasts[level]);
        }
    }

    private void push(int node, int last) {
        choices[level] = node;
        lasts[level] = last;
        level++;
        retreating = false;
        commitOthers(node);
    }

    /** The item to branch on, or {@link #ROOT} when all are covered. */
    private int chooseItem() {
        int best = items[ROOT + NEXT];
        if (leftmost || best == ROOT) {
            return best;
        }
        if (tournament != null) {
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

    /** Commits to the other items of the option of a node. */
    private void commitOthers(int node) {
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            commit(other);
        }
    }

    private void uncommitOthers(int node) {
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
    private void cover(int item) {
        int previous = items[item + PREVIOUS];
        int next = items[item + NEXT];
        items[previous + NEXT] = next;
        items[next + PREVIOUS] = previous;
        updateCount++;
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            hide(node);
        }
        if (tournament != null) {
            leaveTournament(item);
            reseedOthers(item);
        }
    }

    private void uncover(int item) {
        for (int node = nodes[item + UP]; node != item; node = nodes[node + UP]) {
            unhide(node);
        }
        int previous = items[item + PREVIOUS];
        int next = items[item + NEXT];
        items[previous + NEXT] = item;
        items[next + PREVIOUS] = item;
        if (tournament != null) {
            enterTournament(item);
            reseedOthers(item);
        }
    }

    /** Takes the option of a node out of all lists but the node's own. Nodes that are purified stay. */
    private void hide(int node) {
        int[] nodes = this.nodes;
        int[] items = this.items;
        int updates = 0;
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            if (colored && colors[other >> 2] == PURIFIED) {
                continue;
            }
            int up = nodes[other + UP];
            int down = nodes[other + DOWN];
            nodes[up + DOWN] = down;
            nodes[down + UP] = up;
            items[nodes[other + ITEM] + SIZE]--;
            updates++;
        }
        updateCount += updates;
    }

    /** Undoes {@link #hide}. Its nodes are in lists of different items, so their order does not matter. */
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
            reseedOthers(item);
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
            reseedOthers(item);
        }
    }

    private void enterTournament(int item) {
        if (tournament != null && isPrimary(item)) {
            tournament.set(item / 4 - 1, items[item + SIZE]);
        }
    }

    private void leaveTournament(int item) {
        if (tournament != null && isPrimary(item)) {
            tournament.set(item / 4 - 1, SizeTournament.ABSENT);
        }
    }

    /** Tells the tournament the sizes of all items that share an option with this one. */
    private void reseedOthers(int item) {
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
                enterTournament(nodes[other + ITEM]);
            }
        }
    }

    private boolean isPrimary(int item) {
        return item <= 4 * table.primaryCount();
    }

    @Override
    public Branch position() {
        if (!retreating) {
            return level == 0 ? Branch.ROOT : branch(level, choices[level - 1]);
        }
        for (int deepest = level - 1; deepest >= 0; deepest--) {
            if (choices[deepest] != lasts[deepest]) {
                return branch(deepest + 1, nodes[choices[deepest] + DOWN]);
            }
        }
        return Branch.NONE;
    }

    @Override
    public Optional<Branch> split() {
        for (int shallowest = 0; shallowest < level; shallowest++) {
            int node = choices[shallowest];
            if (node != lasts[shallowest]) {
                int[] firsts = options(shallowest + 1);
                int[] fixed = firsts.clone();
                firsts[shallowest] = option(nodes[node + DOWN]);
                fixed[shallowest] = option(lasts[shallowest]);
                lasts[shallowest] = node;
                return Optional.of(new Branch(firsts, fixed));
            }
        }
        return Optional.empty();
    }

    /** The branch of our first choices, with their siblings, where the deepest one stands at a given node. */
    private Branch branch(int depth, int deepest) {
        int[] firsts = options(depth);
        firsts[depth - 1] = option(deepest);
        int[] ends = new int[depth];
        for (int i = 0; i < depth; i++) {
            ends[i] = option(lasts[i]);
        }
        return new Branch(firsts, ends);
    }

    /** Makes the choices of a branch. */
    private void goTo(Branch branch) {
        for (int depth = 0; depth < branch.depth(); depth++) {
            int item = chooseItem();
            int first = find(item, item, branch.first(depth));
            int last = first == item ? item : find(item, nodes[first + UP], branch.last(depth));
            if (last == item) {
                throw new IllegalArgumentException("The branch '" + branch + "' cannot be entered at its level " + depth
                        + "; it belongs to another problem or to another choice of items");
            }
            cover(item);
            push(first, last);
        }
        retreating = branch.isNothing();
    }

    /** The node of an option in the list of an item, below a given node, or the item itself if it is not there. */
    private int find(int item, int above, int option) {
        int node = nodes[above + DOWN];
        while (node != item && option(node) != option) {
            node = nodes[node + DOWN];
        }
        return node;
    }

    private int option(int node) {
        return table.optionOf((node - firstNode) / 4);
    }

    private int[] options(int depth) {
        int[] options = new int[depth];
        for (int i = 0; i < depth; i++) {
            options[i] = option(choices[i]);
        }
        return options;
    }

    @Override
    public int[] solution() {
        return options(level);
    }

    @Override
    public long solutions() {
        return solutionCount;
    }

    @Override
    public long nodes() {
        return nodeCount;
    }

    @Override
    public long updates() {
        return updateCount;
    }

    @Override
    public void rewind() {
        while (level > 0) {
            level--;
            int node = choices[level];
            uncommitOthers(node);
            uncover(nodes[node + ITEM]);
        }
        retreating = true;
    }

    /** Copies of everything that the dance changes, for tests that compare it with what it was. */
    public int[][] links() {
        int[] sizes = tournament == null ? new int[0] : tournament.sizes();
        return new int[][] {nodes.clone(), items.clone(), colors.clone(), sizes};
    }
}
