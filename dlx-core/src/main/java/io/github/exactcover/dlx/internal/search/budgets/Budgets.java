package io.github.exactcover.dlx.internal.search.budgets;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * Exact covering with bounds and colors on words: the open options are bits, and each item has two budgets, how many of
 * its options may still be left out and how many may still be chosen. The budgets of several items share a word, see
 * {@link BudgetLayout}. To choose an option or to leave it out is one subtraction for all its items, and what is then
 * forced, or failed, shows in a few bits of the result.
 *
 * <p>The search takes the first option of the item with the fewest ways to be covered, as dancing links do, and chooses
 * it or leaves it out. A node is one of the two, and all that it forces. So a level has at most two choices, and in a
 * {@link Branch} the number after the last option stands for leaving the option out. It makes no
 * updates.
 *
 * <p>Once no item needs more options, and none can get too many, each set of the options that are still open makes a
 * solution. Then the search just goes through these sets: nodes are not made any more, and a search that counts adds
 * up whole subtrees.
 *
 * <p>Nothing is undone: the block of a level stays as it is until the level is visited again.
 */
public final class Budgets extends StackEngine {

    /** What {@link #visit} says of a solution. */
    private static final int SOLVED = -3;

    /** The most options whose sets are counted at once. With more, the numbers would soon be too large for a long. */
    private static final int COUNTED_AT_ONCE = 16;

    /** To leave an option out takes so many steps, apart from those for the words of its items. */
    private static final int STEPS_OF_OPTION = 15;

    private static final int NOWHERE = Integer.MAX_VALUE;

    /** Where nodes lie: in a word of budgets and one of options, in a few words, or in arrays. */
    public enum Room {
        ONE_WORD,
        FEW_WORDS,
        ARRAYS
    }

    /** Choices are options, or the complements of those that are left out. */
    private final BudgetNodes nodes;

    private final int optionCount;

    /**
     * The level of the node from which on all sets of open options are solutions; {@link #NOWHERE} if there is none.
     */
    private int freeFrom = NOWHERE;

    /** The options that were open there. */
    private final int[] free;

    private int freeCount;

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link #run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the table is not for this engine, or the branch is not one of this table and
     *     rule
     */
    public Budgets(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        this(table, rule, counting, branch, Room.ONE_WORD);
    }

    /** For tests, which want nodes of several words for small tables too. */
    public Budgets(OptionTable table, ItemRule rule, boolean counting, Branch branch, Room least) {
        this(new BudgetLayout(table, least == Room.ONE_WORD), rule, counting, branch, least == Room.ARRAYS);
    }

    private Budgets(BudgetLayout layout, ItemRule rule, boolean counting, Branch branch, boolean inArrays) {
        super(layout.optionCount, counting);
        this.optionCount = layout.optionCount;
        this.free = new int[optionCount];
        this.nodes = inArrays
                ? new BudgetNodes(layout, rule)
                : OneWordBudgets.canHold(layout)
                        ? new OneWordBudgets(layout, rule)
                        : FewBudgets.canHold(layout) ? new FewBudgets(layout, rule) : new BudgetNodes(layout, rule);
        goTo(branch);
    }

    /** Makes engines for a table; they share its layout. */
    public static EngineFactory factory(OptionTable table) {
        BudgetLayout layout = new BudgetLayout(table, true);
        return (rule, counting, branch) -> new Budgets(layout, rule, counting, branch, false);
    }

    /** Why a table is not for this engine, and what to do about it; empty if it is. */
    public static String reasonAgainst(OptionTable table) {
        // A level has a bit for each option, and up to three fields of some ten bits for each item.
        long bytes = table.optionCount() * (table.optionCount() + 30L * table.primaryCount()) / 8;
        return bytes <= MOST_BYTES
                ? ""
                : "The budgets of " + table.primaryCount() + " items and " + table.optionCount()
                        + " options could take "
                        + (bytes >> 20) + " MB, but at most " + (MOST_BYTES >> 20)
                        + " MB are allowed; use dancing links for a problem as large as this";
    }

    /**
     * About what a node costs of a table without secondary items and bounds, in nanoseconds on some machine, if so many
     * options would be taken out of the lists of their items there. All items of an option whose budgets share a word
     * take one step.
     */
    public static double cost(OptionTable table, double updates) {
        OptionLists lists = OptionLists.eligible(table);
        int[] words = new int[table.primaryCount()];
        int end = 0;
        for (int item = 0; item < words.length; item++) {
            int bits = Integer.SIZE + 1 - Integer.numberOfLeadingZeros(lists.size(item) - 1);
            end = (end & 63) + bits > 64 ? (end | 63) + 1 : end;
            words[item] = end >> 6;
            end += bits;
        }
        int fields = (end >> 6) + 1;
        int[] last = new int[fields];
        long steps = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            steps += STEPS_OF_OPTION;
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int word = words[table.item(cell)];
                steps += last[word] == option + 1 ? 0 : 1;
                last[word] = option + 1;
            }
        }
        // There are more nodes than those of cells: to leave an option out is one too.
        return 1.4 * (45 * fields + updates * steps / table.cellCount());
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
                int option = visit();
                if (option >= 0 && !(counting && countsFree(stop - nodeCount))) {
                    push(option, ~option);
                } else {
                    retreating = true;
                    if (option == SOLVED) {
                        solutionCount++;
                        if (!counting) {
                            return Step.SOLUTION;
                        }
                    }
                }
            }
        }
    }

    /**
     * Makes the node that the choices lead to. Returns the option to branch on, {@link BudgetNodes#DEAD} or
     * {@link #SOLVED}.
     */
    private int visit() {
        if (level > freeFrom) {
            int end = nodes.ends[level];
            if (choices[level - 1] >= 0) {
                nodes.path[end++] = choices[level - 1];
            }
            nodes.ends[level + 1] = end;
        } else {
            freeFrom = NOWHERE;
            int option = nodes.enter(level + 1, level == 0 ? BudgetNodes.NOTHING : choices[level - 1]);
            if (option != BudgetNodes.FREE) {
                return option;
            }
            freeFrom = level;
            freeCount = nodes.listOpen(level + 1, free);
        }
        return level == freeFrom + freeCount ? SOLVED : free[level - freeFrom];
    }

    /**
     * Counts all sets of the free options, if their nodes are at most so many. The count is the same as if each had
     * been visited.
     */
    private boolean countsFree(long mostNodes) {
        int left = freeFrom == NOWHERE ? NOWHERE : freeCount - (level - freeFrom);
        if (left > COUNTED_AT_ONCE || (2L << left) - 2 > mostNodes) {
            return false;
        }
        nodeCount += (2L << left) - 2;
        solutionCount += 1L << left;
        return true;
    }

    private void push(int choice, int last) {
        choices[level] = choice;
        lasts[level] = last;
        level++;
        retreating = false;
    }

    /** Takes the deepest choice back, and leaves its option out if that is still to be tried. */
    private void advance() {
        int choice = choices[--level];
        if (choice != lasts[level]) {
            push(~choice, ~choice);
        }
    }

    @Override
    protected boolean descend(int first, int last) {
        int option = visit();
        if (option < 0 || !isChoice(first, option) || !isChoice(last, option) || last < first) {
            return false;
        }
        branchFrom(first == option ? 0 : 1, last == option ? 0 : 1, 2);
        push(first == option ? option : ~option, last == option ? option : ~option);
        return true;
    }

    private boolean isChoice(int number, int option) {
        return number == option || number == optionCount;
    }

    @Override
    protected void ascend(Branch next) {
        level = 0;
    }

    @Override
    protected int optionOf(int at, int choice) {
        return choice < 0 ? optionCount : choice;
    }

    @Override
    protected int next(int at) {
        return ~choices[at];
    }

    @Override
    protected int degree(int at) {
        return 2;
    }

    @Override
    protected int place(int at) {
        return choices[at] < 0 ? 1 : 0;
    }

    /** {@inheritDoc} To leave an option out is a choice, but no option; what it forces follows the choice before. */
    @Override
    public int[] solution() {
        return Arrays.copyOf(nodes.path, nodes.ends[level + 1]);
    }

    @Override
    public long[][] snapshot() {
        int blocks = freeFrom < level ? freeFrom + 2 : level + 1;
        return new long[][] {Arrays.copyOf(nodes.blocks, blocks * nodes.stride)};
    }
}
