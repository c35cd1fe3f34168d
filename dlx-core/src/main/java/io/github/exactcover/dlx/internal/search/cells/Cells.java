package io.github.exactcover.dlx.internal.search.cells;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The dancing cells: for each item, the set of options that can still be chosen to cover it, as a sparse set, after
 * Christine Solnon's XCC-WITH-DANCING-CELLS and Knuth's SSXCC. A member that leaves a set swaps places with the last
 * member, and the set gets shorter by one. So to undo everything, restore the lengths of the sets.
 *
 * <p>The order within a set depends on what was done before. No result does: the engine sorts what it lists, and
 * whether a choice fails, and what it forces, follow from the options alone.
 */
final class Cells {

    /*
     * The nodes and the sets are those of CellsLayout. The length of a set is in sizes[i], in the bits below these
     * marks. A marked item need not be watched for having few options, and a mark makes its size larger than any other:
     *
     *   SECONDARY  it need not be covered
     *   COVERED    it is covered, or its color is being settled
     *   PURIFIED   its color is settled, and its set is left as it is (the sign bit)
     */
    private static final int ITEM = CellsLayout.ITEM;
    private static final int PLACE = CellsLayout.PLACE;
    private static final int SECONDARY = CellsLayout.SECONDARY;
    private static final int COVERED = 1 << 30;
    private static final int PURIFIED = 1 << 31;
    private static final int SIZE = SECONDARY - 1;

    /** Makes a complement of an option that was forced; 0 leaves a choice as it is. */
    private static final int FORCED = -1;

    private final int primaryCount;
    private final int[] nodes;
    private final int[] sets;
    private final int[] starts;
    private final int[] sizes;

    /** The color of each node, at half its place; empty when there are no colors. */
    private final int[] colors;

    private final boolean colored;

    /** The color that the chosen options give an item; meaningless while the item is not marked. */
    private final int[] settled;

    private final RecentFailures failures;

    /** The items noted: they were seen with at most one option, and are to be settled. */
    private final int[] forced;

    /** The number of items noted; 0 between two choices. */
    private int forcedCount;

    /** The options chosen, and the complements of those forced, in this order. */
    private final int[] chosen;

    private int chosenCount;

    /** The number of primary items still to be covered. */
    private int uncovered;

    private final SizeHistory history;

    /** The history, if it has to know of each change; else null. */
    private final @Nullable SizeHistory trail;

    private long updates;

    Cells(OptionTable table, boolean trailing) {
        CellsLayout layout = new CellsLayout(table);
        this.primaryCount = table.primaryCount();
        this.uncovered = primaryCount;
        this.nodes = layout.nodes;
        this.colored = table.isColored();
        this.colors = layout.colors;
        this.sizes = layout.sizes;
        this.starts = layout.starts;
        this.settled = new int[colored ? sizes.length : 0];
        this.failures = new RecentFailures(primaryCount);
        this.forced = new int[primaryCount];
        this.chosen = new int[Math.min(primaryCount, table.optionCount())];
        this.sets = layout.sets;
        this.history = new SizeHistory(sizes, primaryCount, trailing);
        this.trail = trailing ? history : null;
    }

    /** The number of primary items still to be covered. */
    int uncovered() {
        return uncovered;
    }

    /** The number of options chosen or forced. */
    int chosenCount() {
        return chosenCount;
    }

    /** The options chosen or forced, as {@link Telling#FORCED_NEXT} wants them told. */
    int[] told() {
        return Arrays.copyOf(chosen, chosenCount);
    }

    /** The number of options in the set of an item. */
    int size(int item) {
        return sizes[item] & SIZE;
    }

    /** The option of a node. To find it takes a walk to the end of the option. */
    int option(int node) {
        int at = node;
        while (nodes[at + ITEM] >= 0) {
            at += 2;
        }
        return -1 - nodes[at + ITEM];
    }

    /** Copies the set of an item: its nodes, in no order. */
    void copySet(int item, int[] to, int from) {
        System.arraycopy(sets, starts[item], to, from, size(item));
    }

    /** Notes the primary items with at most one option, for the root to {@linkplain #settle settle}. */
    void noteSmall() {
        forcedCount = 0;
        for (int item = 0; item < primaryCount; item++) {
            if (sizes[item] <= 1) {
                forced[forcedCount++] = item;
            }
        }
    }

    /** How many items are noted. */
    int noted() {
        return forcedCount;
    }

    /** Moves what was noted to an array. */
    void moveNoted(int[] to, int from) {
        System.arraycopy(forced, 0, to, from, forcedCount);
        forcedCount = 0;
    }

    /** Notes items again. */
    void note(int[] items, int from, int to) {
        forcedCount = to - from;
        System.arraycopy(items, from, forced, 0, forcedCount);
    }

    /**
     * Covers an item to branch on: hides its options, whichever of them will be chosen. Notes the other items that are
     * left with at most one.
     */
    void open(int item) {
        mark(item, sizes[item], COVERED);
        uncovered--;
        hide(item, -1, OptionTable.NO_COLOR, false);
    }

    /** Chooses the option of a node of an open item, and all that this forces. Returns false at a dead end. */
    boolean choose(int node) {
        take(node, 0);
        boolean fails = uncovered != 0 && ((failures.areWorthALook() && failsAgain()) || !hideOthers(node));
        if (!fails) {
            return settle();
        }
        forcedCount = 0;
        return false;
    }

    /**
     * Chooses the only option of each item noted, and of the items which that leaves with a single option, and so on.
     * Returns false at a dead end. The order makes no difference.
     */
    boolean settle() {
        while (forcedCount > 0 && uncovered > 0) {
            int item = forced[--forcedCount];
            int size = sizes[item];
            if (size <= 1) {
                mark(item, size, COVERED);
                uncovered--;
                if (size == 0 || !cover(sets[starts[item]])) {
                    forcedCount = 0;
                    return false;
                }
            }
        }
        forcedCount = 0;
        return true;
    }

    /** Chooses the option of a node whose own item is covered. Returns false as soon as some item cannot be covered. */
    private boolean cover(int own) {
        take(own, FORCED);
        return uncovered == 0 || hideOthers(own);
    }

    /** Hides the options that conflict with that of a node, whose items are marked. */
    private boolean hideOthers(int own) {
        final int[] nodes = this.nodes;
        final int[] sizes = this.sizes;
        for (int node = own + 2; ; node += 2) {
            int item = nodes[node + ITEM];
            if (item < 0) {
                node = nodes[node + PLACE];
                item = nodes[node + ITEM];
            }
            if (node == own) {
                return true;
            }
            int size = sizes[item];
            if (size < 0) {
                continue;
            }
            int color = colored ? colors[node >> 1] : OptionTable.NO_COLOR;
            if (color != OptionTable.NO_COLOR) {
                mark(item, size, PURIFIED);
            }
            // A set that holds nothing but this option, if that, hides nothing.
            int length = size & SIZE;
            if ((length > 1 || (length == 1 && sets[starts[item]] != node)) && !hide(item, node, color, true)) {
                return false;
            }
        }
    }

    /**
     * Takes the option of a node: marks its other items as covered, but for those that had their color before. The
     * option is known when the walk comes to its end, so it is put down there.
     */
    private void take(int own, int how) {
        final int[] nodes = this.nodes;
        for (int node = own + 2; ; node += 2) {
            int item = nodes[node + ITEM];
            if (item < 0) {
                chosen[chosenCount++] = (-1 - item) ^ how;
                node = nodes[node + PLACE];
                item = nodes[node + ITEM];
            }
            if (node == own) {
                return;
            }
            int size = sizes[item];
            if (size >= 0) {
                mark(item, size, COVERED);
                if (item < primaryCount) {
                    uncovered--;
                }
                if (colored) {
                    settled[item] = colors[node >> 1];
                }
            }
        }
    }

    /**
     * Whether the choice that was just marked leaves one of the items that failed recently without options. A look at a
     * few items is much faster than hiding options until an item fails.
     */
    private boolean failsAgain() {
        for (int i = 0; i < failures.count(); i++) {
            int item = failures.item(i);
            if (sizes[item] < SECONDARY && losesAll(item)) {
                failures.failedAgain(i);
                return true;
            }
        }
        return false;
    }

    private boolean losesAll(int item) {
        int at = starts[item];
        int end = at + sizes[item];
        while (at < end && (colored ? loses(sets[at]) : losesColorless(sets[at]))) {
            at++;
        }
        return at == end;
    }

    /** Whether a live option has an item that is being covered; without a branch for each item. */
    private boolean losesColorless(int own) {
        final int[] nodes = this.nodes;
        final int[] sizes = this.sizes;
        int marks = 0;
        for (int node = own + 2; ; node += 2) {
            int item = nodes[node + ITEM];
            if (item < 0) {
                node = nodes[node + PLACE];
                item = nodes[node + ITEM];
            }
            if (node == own) {
                return (marks & COVERED) != 0;
            }
            marks |= sizes[item];
        }
    }

    /** As {@link #losesColorless}, but an item that gets the color that it has in the option is no obstacle. */
    private boolean loses(int own) {
        final int[] nodes = this.nodes;
        for (int node = own + 2; ; node += 2) {
            int item = nodes[node + ITEM];
            if (item < 0) {
                node = nodes[node + PLACE];
                item = nodes[node + ITEM];
            }
            if (node == own) {
                return false;
            }
            if ((sizes[item] & COVERED) != 0) {
                int color = colors[node >> 1];
                if (color == OptionTable.NO_COLOR || color != settled[item]) {
                    return true;
                }
            }
        }
    }

    private void mark(int item, int size, int as) {
        if (trail != null) {
            trail.marked(item);
        }
        sizes[item] = size | as;
    }

    /**
     * Takes the options of an item out of all sets but its own; not those of a given color, if there is one, nor the
     * option of a given node. With {@code check}, returns false as soon as a primary item has no option any more.
     */
    private boolean hide(int hidden, int except, int color, boolean check) {
        final int[] nodes = this.nodes;
        final int[] sets = this.sets;
        final int[] sizes = this.sizes;
        final int[] starts = this.starts;
        final SizeHistory trail = this.trail;
        int removed = 0;
        int at = starts[hidden];
        for (int end = at + (sizes[hidden] & SIZE); at < end; at++) {
            int own = sets[at];
            if (own == except || (color != OptionTable.NO_COLOR && colors[own >> 1] == color)) {
                continue;
            }
            for (int node = own + 2; ; node += 2) {
                int item = nodes[node + ITEM];
                if (item < 0) {
                    node = nodes[node + PLACE];
                    item = nodes[node + ITEM];
                }
                if (node == own) {
                    break;
                }
                int size = sizes[item] - 1;
                if (size <= 1) {
                    if (size < 0) {
                        continue;
                    }
                    if (size == 1) {
                        forced[forcedCount++] = item;
                    } else if (check) {
                        failures.failed(item);
                        updates += removed;
                        return false;
                    }
                }
                sizes[item] = size;
                if (trail != null) {
                    trail.shortened(item);
                }
                int place = nodes[node + PLACE];
                int last = starts[item] + (size & SIZE);
                int moved = sets[last];
                sets[last] = node;
                sets[place] = moved;
                nodes[node + PLACE] = last;
                nodes[moved + PLACE] = place;
                removed++;
            }
        }
        updates += removed;
        return true;
    }

    /** Remembers the sizes, for {@link #restore} of the same level. */
    void save(int level) {
        history.save(level);
    }

    /** Undoes everything since the sizes of a level were saved. */
    void restore(int level, int uncoveredThen, int chosenThen) {
        history.restore(level);
        uncovered = uncoveredThen;
        chosenCount = chosenThen;
        forcedCount = 0;
    }

    /** The primary item to be covered with the smallest set, the first of equals. There must be one to be covered. */
    int smallest() {
        return history.smallest();
    }

    /** The first primary item to be covered, from a given one on. There must be one. */
    int leftmost(int from) {
        int item = from;
        while (sizes[item] >= COVERED) {
            item++;
        }
        return item;
    }

    /**
     * The primary item to be covered with the smallest score, the first of equals. None has fewer than two options.
     *
     * @param prices the {@linkplain ItemRule#price prices} of the primary items; what comes behind is left alone
     */
    int smallestScore(float[] prices) {
        final int[] sizes = this.sizes;
        int best = -1;
        float smallest = Float.POSITIVE_INFINITY;
        for (int item = 0; item < primaryCount; item++) {
            float score = sizes[item] * prices[item];
            if (score < smallest && sizes[item] < COVERED) {
                best = item;
                smallest = score;
            }
        }
        return best;
    }

    /** How often a node was removed from a set. */
    long updates() {
        return updates;
    }

    /** Copies of all that the dance changes: the sizes with their marks, and the members of all sets, sorted. */
    int[][] snapshot() {
        int[][] sorted = new int[sizes.length + 2][];
        for (int item = 0; item < sizes.length; item++) {
            sorted[item] = Arrays.copyOfRange(sets, starts[item], starts[item] + size(item));
            Arrays.sort(sorted[item]);
            for (int place = starts[item]; place < starts[item] + size(item); place++) {
                if (nodes[sets[place] + PLACE] != place) {
                    throw new IllegalStateException("Node " + sets[place] + " does not know its place " + place);
                }
            }
        }
        sorted[sizes.length] = sizes.clone();
        sorted[sizes.length + 1] = new int[] {uncovered, chosenCount, forcedCount};
        return sorted;
    }
}
