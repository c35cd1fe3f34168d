package io.github.exactcover.dlx.internal.search.colors;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.Consistency;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Supports;
import java.util.Arrays;

/**
 * Exact covering with colors, where each node is made {@linkplain Consistency consistent}: options are gone as soon as
 * they would leave an item without options by a color that this item does not support. A node takes several times as
 * long as in other engines, and where colors say much, as in nonograms, there are thousands of times fewer of them. For
 * tables without bounds.
 *
 * <p>As in dancing cells, a node is a choice and all that it forces, so a {@link Branch} holds only choices among
 * several options. In a {@link #solution()}, each choice is followed by what it forced, in ascending order. An update
 * is a word that is looked at, or the removal of an option from the list of an item.
 *
 * <p>Nothing is undone: the block of a level stays as it is until the level is visited again.
 */
public final class ConsistentColors extends StackEngine {

    private static final int SOLVED = -1;
    private static final int DEAD = -2;

    private final Consistency nodes;
    private final boolean leftmost;
    private final float[] prices;

    /** The bit of each option; 0 for one that cannot be chosen. */
    private final int[] bitOf;

    /** The options to choose at each level, in ascending order. The choices of the frame are places in this array. */
    private int[] listed = new int[64];

    /** Where the options of each level end there. */
    private final int[] ends;

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link #run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the table is not for this engine, or the branch is not one of this table and
     *     rule
     */
    public ConsistentColors(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        this(table, supports(table), rule, counting, branch);
    }

    private ConsistentColors(OptionTable table, Supports supports, ItemRule rule, boolean counting, Branch branch) {
        super(table, counting);
        this.nodes = new Consistency(supports);
        this.leftmost = rule.isLeftmost();
        this.prices = rule.prices();
        this.ends = new int[choices.length + 1];
        this.bitOf = new int[table.optionCount()];
        for (int bit = 0; bit < supports.optionCount(); bit++) {
            bitOf[supports.option(bit)] = bit;
        }
        goTo(branch);
    }

    /** Makes engines for a table; they share its supports. */
    public static EngineFactory factory(OptionTable table) {
        Supports supports = supports(table);
        return (rule, counting, branch) -> new ConsistentColors(table, supports, rule, counting, branch);
    }

    private static Supports supports(OptionTable table) {
        String reason = reasonAgainst(table);
        if (!reason.isEmpty()) {
            throw new IllegalArgumentException(reason);
        }
        return Supports.of(table);
    }

    /** Why a table is not for this engine, and what to do about it; empty if it is. */
    public static String reasonAgainst(OptionTable table) {
        if (table.isBounded()) {
            return "Consistent colors cannot count how often an item is covered; use dancing links for items with"
                    + " bounds";
        }
        return Supports.fit(table) && Consistency.bytes(table, mostChoices(table) + 2) <= MOST_BYTES
                ? ""
                : "The supports of " + table.optionCount() + " options with " + table.cellCount()
                        + " items would take too much memory; use dancing links for a problem as large as this";
    }

    @Override
    public Step run(long budget) {
        long stop = nodesAfter(budget);
        while (true) {
            if (retreating) {
                if (level == 0) {
                    return exhausted();
                }
                advance();
            } else {
                if (nodeCount >= stop) {
                    return Step.PAUSED;
                }
                nodeCount++;
                int item = visit();
                if (item >= 0) {
                    open(item);
                } else {
                    retreating = true;
                    if (item == SOLVED) {
                        solutionCount++;
                        if (!counting) {
                            return Step.SOLUTION;
                        }
                    }
                }
            }
        }
    }

    /** Makes the node that the choices lead to. Returns the item to branch on, {@link #DEAD} or {@link #SOLVED}. */
    private int visit() {
        boolean isAlive = level == 0 ? nodes.enterRoot() : nodes.enter(level + 1, bitOf[listed[choices[level - 1]]]);
        if (!isAlive) {
            return DEAD;
        }
        return nodes.uncovered(level + 1) == 0 ? SOLVED : nodes.chooseItem(level + 1, leftmost, prices);
    }

    /** Lists the options of an item, and goes to the first. */
    private void open(int item) {
        int first = first(level);
        listed = nodes.list(level + 1, item, listed, first);
        ends[level] = first + nodes.size(level + 1, item);
        choices[level] = first;
        lasts[level] = ends[level] - 1;
        level++;
        retreating = false;
    }

    /** Where the options of a level start. */
    private int first(int at) {
        return at == 0 ? 0 : ends[at - 1];
    }

    /** Goes on to the sibling of the deepest choice, or up if there is none. */
    private void advance() {
        if (choices[level - 1] == lasts[level - 1]) {
            level--;
        } else {
            choices[level - 1]++;
            retreating = false;
        }
    }

    @Override
    protected boolean descend(int first, int last) {
        int item = visit();
        if (item < 0) {
            return false;
        }
        int from = first(level);
        open(item);
        int end = ends[level - 1];
        int firstPlace = Arrays.binarySearch(listed, from, end, first);
        int lastPlace = Arrays.binarySearch(listed, from, end, last);
        if (firstPlace < 0 || lastPlace < firstPlace) {
            return false;
        }
        choices[level - 1] = firstPlace;
        lasts[level - 1] = lastPlace;
        branchFrom(firstPlace - from, lastPlace - from, end - from);
        return true;
    }

    @Override
    protected void ascend(Branch next) {
        level = 0;
    }

    @Override
    protected int optionOf(int at, int choice) {
        return listed[choice];
    }

    @Override
    protected int next(int at) {
        return choices[at] + 1;
    }

    @Override
    protected int degree(int at) {
        return ends[at] - first(at);
    }

    @Override
    protected int place(int at) {
        return choices[at] - first(at);
    }

    @Override
    public int[] solution() {
        return telling().inOrder(told());
    }

    @Override
    public int[] told() {
        return nodes.told(level + 1);
    }

    @Override
    public Telling telling() {
        return Telling.FORCED_NEXT;
    }

    @Override
    public long updates() {
        return nodes.updates();
    }

    @Override
    public Object[] snapshot() {
        return nodes.snapshot(level + 1);
    }
}
