package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SizeTournament;
import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Knuth's algorithms by dancing links (<em>The Art of Computer Programming</em> 4B, section 7.2.2.1): Algorithm X; with
 * colors, Algorithm C; with {@link Multiplicities}, Algorithm M. Without multiplicities, it visits the nodes and makes
 * the updates of his program DLX2.
 *
 * <pre>{@code
 *     cover the item, commit to its first option: level + 1
 *     +-----------------+
 *     v                 |
 *   ENTER --- visit ----+---> RETREAT <--+
 *     ^  an item has no options, | |     | uncommit; the option was the last:
 *     |  or all are covered      | +-----+ uncover the item, level - 1
 *     +--------------------------+
 *     uncommit, commit to the next option      level == fixed: EXHAUSTED
 * }</pre>
 *
 * <p>With multiplicities, an item is opened and closed instead of covered and uncovered.
 */
public final class DancingLinks extends StackEngine {

    private final Links links;

    /** What to do with items that need not be covered exactly once; null if there are none. */
    private final @Nullable Multiplicities multiplicities;

    private final LinkChoice choice;

    /** The number of options; {@link Links#option} returns it for the choice to cover an item no more. */
    private final int optionCount;

    /**
     * With multiplicities: what was at the top of the list of the item before its options were tried, at each level.
     */
    private final int[] tops;

    /** With multiplicities: the number of ways to branch, at each level; the list gets shorter while they are tried. */
    private final int[] degrees;

    /**
     * How many of the first choices have no siblings in the branch; at most {@link #level}. The search ends when it is
     * back there, and keeps these choices: a restart may need them again.
     */
    private int fixed;

    /** Says which subtrees to skip, and hears where the search goes; null to visit all. */
    private @Nullable Pruner pruner;

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link #run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the branch is not one of this table and rule
     */
    public DancingLinks(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        this(table, rule, counting, branch, SizeTournament.MANY_ITEMS);
    }

    /** For tests, which want a tournament on few items too. */
    public DancingLinks(OptionTable table, ItemRule rule, boolean counting, Branch branch, int manyItems) {
        super(table, counting);
        this.optionCount = table.optionCount();
        this.links = new Links(table, rule, manyItems);
        this.choice = new LinkChoice(table, rule, links);
        this.multiplicities = links.multiplicities();
        this.tops = new int[multiplicities == null ? 0 : choices.length];
        this.degrees = new int[tops.length];
        goTo(branch);
    }

    @Override
    public Step run(long budget) {
        long stop = nodesAfter(budget);
        while (true) {
            if (retreating) {
                if (level == fixed) {
                    return exhausted();
                }
                advance();
            } else {
                if (nodeCount >= stop) {
                    return Step.PAUSED;
                }
                nodeCount++;
                if (pruner != null && pruner.canSkip(choices, level)) {
                    retreating = true;
                    continue;
                }
                int item = choice.item();
                if (item != Links.ROOT) {
                    if (pruner != null) {
                        pruner.branches(item);
                    }
                    enter(item);
                } else {
                    if (pruner != null) {
                        pruner.solved(choices, level);
                    }
                    solutionCount++;
                    retreating = true;
                    if (!counting) {
                        return Step.SOLUTION;
                    }
                }
            }
        }
    }

    /** Says which subtrees to skip, and hears where the search goes. */
    public interface Pruner {

        /**
         * Whether to skip the subtree below the nodes chosen so far, which are in {@code choices[0..level-1]}; a header
         * is the choice to cover an item no more.
         */
        boolean canSkip(int[] choices, int level);

        /** The search branches on this item. If there is no choice left for it, the search goes back. */
        default void branches(int item) {}

        /** All items are covered, by the choices in {@code choices[0..level-1]}. */
        default void solved(int[] choices, int level) {}
    }

    /** From now on, a pruner is asked at every node. */
    public void prune(Pruner by) {
        pruner = by;
    }

    /** From now on, the search covers what must be covered before it looks at items that may be covered once more. */
    public void coverNeededFirst() {
        choice.coverNeededFirst();
    }

    /** Begins again at the root, with the options of each item in a random order. */
    public void shuffle(SplittableRandom random) {
        restart(Branch.ROOT);
        links.shuffle(random);
    }

    /** What the search dances on; to be read only. */
    public Links dance() {
        return links;
    }

    /** The most choices that there can be. */
    int maxDepth() {
        return choices.length;
    }

    /** The number of choices made. */
    int level() {
        return level;
    }

    /** The node chosen at a level; the item itself for the choice to cover it no more. */
    int choice(int at) {
        return choices[at];
    }

    /** The item to branch on, or {@link Links#ROOT} when all are covered. */
    int chooseItem() {
        return choice.item();
    }

    /** Changes the weight of an item, between nodes; the rule must have had weights. */
    void reweigh(int item, float weight) {
        choice.reweigh(item, weight);
    }

    /** Branches on an item and makes the first choice for it. */
    private void enter(int item) {
        if (multiplicities != null) {
            open(multiplicities, item);
            offer(multiplicities, item, tops[level], item);
            return;
        }
        links.cover(item);
        int node = links.below(item);
        if (node == item) {
            links.uncover(item);
            retreating = true;
        } else {
            push(node, links.last(item));
        }
    }

    private void open(Multiplicities by, int item) {
        degrees[level] = links.degree(item);
        tops[level] = links.below(item);
        by.open(item);
    }

    /** Makes a choice for an opened item, or closes it if there is none left. */
    private void offer(Multiplicities by, int item, int node, int last) {
        if (by.canTry(item, node)) {
            push(node, last);
        } else {
            by.close(item, tops[level]);
            retreating = true;
        }
    }

    /** Takes the deepest choice back, and makes the one after it if there is one. */
    private void advance() {
        int node = choices[--level];
        int last = lasts[level];
        int item = links.item(node);
        takeBack(item, node);
        if (node == last) {
            leave(item);
        } else if (multiplicities != null) {
            offer(multiplicities, item, links.below(node), last);
        } else {
            push(links.below(node), last);
        }
    }

    private void push(int node, int last) {
        choices[level] = node;
        lasts[level] = last;
        level++;
        retreating = false;
        if (multiplicities != null) {
            multiplicities.choose(links.item(node), node);
        } else {
            links.commitOthers(node);
        }
    }

    private void takeBack(int item, int node) {
        if (multiplicities != null) {
            multiplicities.unchoose(item, node);
        } else {
            links.uncommitOthers(node);
        }
    }

    private void leave(int item) {
        if (multiplicities != null) {
            multiplicities.close(item, tops[level]);
        } else {
            links.uncover(item);
        }
    }

    @Override
    protected boolean descend(int first, int last) {
        int item = chooseItem();
        int firstNode = links.find(item, item, first);
        int lastNode = first == last ? firstNode : links.find(item, firstNode, last);
        if (item == Links.ROOT || isMissing(firstNode, first) || isMissing(lastNode, last)) {
            return false;
        }
        int top = links.below(item);
        branchFrom(links.distance(top, firstNode), links.distance(top, lastNode), links.degree(item));
        boolean fixedToHere = fixed == level;
        if (multiplicities != null) {
            open(multiplicities, item);
            skipTo(multiplicities, item, firstNode);
            offer(multiplicities, item, firstNode, lastNode);
        } else {
            links.cover(item);
            push(firstNode, lastNode);
        }
        if (fixedToHere && firstNode == lastNode) {
            fixed = level;
        }
        return true;
    }

    /** Whether {@link Links#find} has not found the option, for what it found stands for another one. */
    private boolean isMissing(int node, int option) {
        return links.option(node) != option || (node == links.item(node) && multiplicities == null);
    }

    /** Makes and undoes the choices of an opened item before a node, so that the list is as if they had been tried. */
    private void skipTo(Multiplicities by, int item, int end) {
        for (int node = tops[level]; node != end; node = links.below(node)) {
            if (by.canTry(item, node)) {
                by.choose(item, node);
                by.unchoose(item, node);
            }
        }
    }

    /** {@inheritDoc} Keeps the choices that both have: in a deep tree, branches often share most of them. */
    @Override
    protected void ascend(Branch next) {
        int kept = shared(next);
        while (level > kept && !isClosed()) {
            int node = choices[--level];
            int item = links.item(node);
            takeBack(item, node);
            leave(item);
        }
        fixed = level;
    }

    /** How many of our first choices a branch has too, and has no siblings of. */
    private int shared(Branch branch) {
        int most = Math.min(level, branch.depth());
        int depth = 0;
        while (depth < most
                && branch.first(depth) == branch.last(depth)
                && branch.first(depth) == links.option(choices[depth])) {
            depth++;
        }
        return depth;
    }

    @Override
    protected int optionOf(int at, int choice) {
        return links.option(choice);
    }

    @Override
    protected int next(int at) {
        return links.below(choices[at]);
    }

    @Override
    protected int degree(int at) {
        return multiplicities == null ? links.degree(links.item(choices[at])) : degrees[at];
    }

    @Override
    protected int place(int at) {
        int top = multiplicities == null ? links.below(links.item(choices[at])) : tops[at];
        return links.distance(top, choices[at]);
    }

    /** {@inheritDoc} To cover an item no more is a choice, but no option. */
    @Override
    public int[] solution() {
        int[] chosen = new int[level];
        int count = 0;
        for (int at = 0; at < level; at++) {
            int option = links.option(choices[at]);
            if (option < optionCount) {
                chosen[count++] = option;
            }
        }
        return count == level ? chosen : Arrays.copyOf(chosen, count);
    }

    @Override
    public long updates() {
        return links.updates();
    }

    @Override
    public int[][] snapshot() {
        return links.snapshot();
    }
}
