package io.github.exactcover.dlx.internal.search.cells;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Exact covering with colors by dancing cells: sparse sets in place of linked lists, after Christine Solnon's
 * XCC-WITH-DANCING-CELLS and Knuth's SSXCC. For tables without bounds.
 *
 * <p>A node of the tree is a choice and all that it forces: while some item has a single option left, that option is
 * chosen too. So a {@link Branch} holds only choices among several options. A choice that leaves an item without
 * options counts as a node, and is a dead end.
 *
 * <p>The solutions come in the same order as from dancing links, which make the forced choices too, node by node. In a
 * {@link #solution()}, each choice is followed by what it forced, in ascending order.
 *
 * <pre>{@code
 *     open an item, save the sizes, list its options: level + 1
 *     +-----------------+
 *     v                 |
 *   ENTER --- visit ----+---> RETREAT <--+
 *     ^   choose and settle;   | |       | the option was the last: level - 1
 *     |   dead end, solution   | +-------+
 *     +------------------------+
 *     restore the sizes, take the next option      level == 0: EXHAUSTED
 * }</pre>
 *
 * <p>Nothing is undone on the way up: the sizes are restored only when the next option is tried.
 */
public final class DancingCells extends StackEngine {

    /** With more items than this, {@link SizeHistory} keeps a trail and a tournament instead of copies. */
    public static final int MANY_ITEMS = 2000;

    /*
     * The array `levels` has these fields for each level, one level after the other:
     *
     *   FIRST, AFTER   where the options of its item begin and end in `listed`
     *   NOTED          where its items end in `notes`: those left with at most one option when its item was opened
     *   UNCOVERED      how many items were to be covered before the choice, not counting its item
     *   CHOSEN         how many options were chosen or forced before
     *   ITEM           the item
     */
    private static final int FIRST = 0;
    private static final int AFTER = 1;
    private static final int NOTED = 2;
    private static final int UNCOVERED = 3;
    private static final int CHOSEN = 4;
    private static final int ITEM = 5;
    private static final int STRIDE = 6;

    private final Cells cells;
    private final boolean leftmost;

    /** The {@linkplain ItemRule#price price} of each primary item; empty when all weigh the same. */
    private final float[] prices;

    /** Learns the prices during the search; null when they do not change. */
    private final @Nullable FailureRates rates;

    private int[] levels = new int[16 * STRIDE];

    /** The nodes to choose at each level, in ascending order. The choices of the frame are places in this array. */
    private int[] listed = new int[64];

    /** Items to settle, level after level; first the {@link #rootNotes} of the root. */
    private int[] notes;

    private final int rootNotes;

    /** The number of primary items: how many are to be covered at the root. */
    private final int rootUncovered;

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link #run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the table has bounds, or if the branch is not one of this table and rule
     */
    public DancingCells(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        this(table, rule, counting, branch, MANY_ITEMS);
    }

    /** For tests, which want a trail with few items too. */
    public DancingCells(OptionTable table, ItemRule rule, boolean counting, Branch branch, int manyItems) {
        super(table, counting);
        String reason = reasonAgainst(table);
        if (!reason.isEmpty()) {
            throw new IllegalArgumentException(reason);
        }
        this.cells = new Cells(table, table.itemCount() > manyItems);
        this.rootUncovered = table.primaryCount();
        this.leftmost = rule.isLeftmost();
        this.rates = rule.lesson() == 0 || leftmost ? null : new FailureRates(rule, table.primaryCount());
        this.prices = rates != null ? rates.prices() : rule.prices();
        cells.noteSmall();
        rootNotes = cells.noted();
        notes = new int[Math.max(16, 2 * rootNotes)];
        cells.moveNoted(notes, 0);
        cells.save(0);
        goTo(branch);
    }

    /** Why a table is not for this engine, and what to do about it; empty if it is. */
    public static String reasonAgainst(OptionTable table) {
        return table.isBounded()
                ? "Dancing cells cannot count how often an item is covered; use dancing links for items with bounds"
                : "";
    }

    @Override
    public Step run(long budget) {
        long stop = nodesAfter(budget);
        while (true) {
            if (retreating) {
                if (level == 0) {
                    toRoot();
                    return exhausted();
                }
                retreat();
            } else {
                if (nodeCount >= stop) {
                    return Step.PAUSED;
                }
                nodeCount++;
                if (visit()) {
                    solutionCount++;
                    if (!counting) {
                        return Step.SOLUTION;
                    }
                }
            }
        }
    }

    /**
     * Visits the node that the choices lead to, and goes on below it if there is anything. Says whether it is a
     * solution.
     */
    private boolean visit() {
        if (rates != null) {
            rates.visit(level);
        }
        boolean alive = arrive();
        if (rates != null && level > 0) {
            rates.learn(levels[(level - 1) * STRIDE + ITEM], !alive);
        }
        if (alive && cells.uncovered() != 0) {
            enter();
            return false;
        }
        retreating = true;
        return alive;
    }

    /** Makes the deepest choice, or what is forced at the root. Returns false at a dead end. */
    private boolean arrive() {
        if (level == 0) {
            cells.note(notes, 0, rootNotes);
            return cells.settle();
        }
        int top = (level - 1) * STRIDE;
        cells.note(notes, notedBefore(level - 1), levels[top + NOTED]);
        return cells.choose(listed[choices[level - 1]]);
    }

    private int notedBefore(int depth) {
        return depth == 0 ? rootNotes : levels[(depth - 1) * STRIDE + NOTED];
    }

    /** Branches on an item, and goes to the first of its options. */
    private void enter() {
        if ((level + 1) * STRIDE > levels.length) {
            levels = Arrays.copyOf(levels, 2 * levels.length);
        }
        int item = chooseItem();
        int top = level * STRIDE;
        int first = level == 0 ? 0 : levels[top - STRIDE + AFTER];
        int size = cells.size(item);
        listOptions(item, first, first + size);
        cells.open(item);
        levels[top + FIRST] = first;
        levels[top + AFTER] = first + size;
        choices[level] = first;
        lasts[level] = first + size - 1;
        levels[top + NOTED] = keepNotes(notedBefore(level));
        levels[top + UNCOVERED] = cells.uncovered();
        levels[top + CHOSEN] = cells.chosenCount();
        levels[top + ITEM] = item;
        level++;
        cells.save(level);
    }

    private int chooseItem() {
        if (leftmost) {
            // All items before the one of the level above are covered.
            return cells.leftmost(level == 0 ? 0 : levels[(level - 1) * STRIDE + ITEM]);
        }
        return prices.length != 0 ? cells.smallestScore(prices) : cells.smallest();
    }

    private void listOptions(int item, int from, int to) {
        if (to > listed.length) {
            listed = Arrays.copyOf(listed, 2 * to);
        }
        cells.copySet(item, listed, from);
        Telling.sort(listed, from, to);
    }

    private int keepNotes(int from) {
        int to = from + cells.noted();
        if (to > notes.length) {
            notes = Arrays.copyOf(notes, 2 * to);
        }
        cells.moveNoted(notes, from);
        return to;
    }

    /** Goes on to the sibling of the deepest choice, or up if there is none. */
    private void retreat() {
        int at = choices[level - 1];
        if (at == lasts[level - 1]) {
            level--;
        } else {
            turn(at + 1);
        }
    }

    /** Goes to another choice of the deepest level. */
    private void turn(int at) {
        int top = (level - 1) * STRIDE;
        choices[level - 1] = at;
        cells.restore(level, levels[top + UNCOVERED], levels[top + CHOSEN]);
        retreating = false;
        if (rates != null) {
            rates.turn(level);
        }
    }

    private void toRoot() {
        cells.restore(0, rootUncovered, 0);
        level = 0;
    }

    @Override
    protected boolean descend(int first, int last) {
        int depth = level;
        visit();
        if (retreating) {
            return false;
        }
        int from = levels[depth * STRIDE + FIRST];
        int after = levels[depth * STRIDE + AFTER];
        int firstPlace = find(first, from, after);
        int lastPlace = find(last, from, after);
        if (firstPlace < 0 || lastPlace < firstPlace) {
            return false;
        }
        if (rates != null) {
            repeatLesson(rates, firstPlace);
        }
        choices[depth] = firstPlace;
        lasts[depth] = lastPlace;
        branchFrom(firstPlace - from, lastPlace - from, after - from);
        return true;
    }

    /** Goes to a choice of the deepest level, and learns on the way what a search from the root would have learned. */
    private void repeatLesson(FailureRates rates, int at) {
        int depth = level;
        while ((level != depth || choices[depth - 1] != at) && !isClosed()) {
            if (rates.isClosed(depth)) {
                level = depth;
                turn(at);
            } else if (retreating) {
                retreat();
            } else {
                visit();
            }
        }
    }

    /** Where an option is listed between two places, or -1. */
    private int find(int option, int from, int after) {
        int low = from;
        int high = after - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int there = cells.option(listed[middle]);
            if (there == option) {
                return middle;
            }
            if (there < option) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    @Override
    protected void ascend(Branch next) {
        toRoot();
        if (rates != null) {
            rates.restart();
        }
    }

    @Override
    public long nodesToSplit() {
        return rates == null ? 0 : rates.nodesTo(shallowest() + 1);
    }

    @Override
    protected int optionOf(int at, int choice) {
        return cells.option(listed[choice]);
    }

    @Override
    protected int next(int at) {
        return choices[at] + 1;
    }

    @Override
    protected int degree(int at) {
        return levels[at * STRIDE + AFTER] - levels[at * STRIDE + FIRST];
    }

    @Override
    protected int place(int at) {
        return choices[at] - levels[at * STRIDE + FIRST];
    }

    @Override
    public int[] solution() {
        return telling().inOrder(told());
    }

    @Override
    public int[] told() {
        return cells.told();
    }

    @Override
    public Telling telling() {
        return Telling.FORCED_NEXT;
    }

    @Override
    public long updates() {
        return cells.updates();
    }

    /** {@inheritDoc} The members of each set are in ascending order, for sets are permuted and not restored. */
    @Override
    public int[][] snapshot() {
        return cells.snapshot();
    }
}
