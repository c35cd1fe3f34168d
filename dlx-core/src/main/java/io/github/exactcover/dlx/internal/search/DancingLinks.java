package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Knuth's Algorithm M (covering with multiplicities and colors); where every item is to be covered once, Algorithm C
 * (exact covering with colors); and without colors, Algorithm X; by dancing links: <em>The Art of Computer
 * Programming</em> 4B, section 7.2.2.1. Without multiplicities, its nodes and updates are those of his program DLX2.
 */
public final class DancingLinks implements Engine {

    /**
     * With more primary items than this, a tournament finds the smallest. Below, walking through all of them is
     * faster than keeping the tournament up to date.
     */
    static final int MANY_ITEMS = 1000;

    private final Links links;

    /** Whether items are opened and closed rather than covered, and {@link #tops} is in use. */
    private final boolean bounded;

    private final boolean leftmost;
    private final boolean counting;
    private final int optionCount;

    /** The node chosen at each level; the item itself for the choice to cover it no more. */
    private final int[] choices;

    /** The last of its siblings that is ours to try, at each level. */
    private final int[] lasts;

    /** What was at the top of the item's list before its options were tried, at each level. */
    private final int[] tops;

    /** The number of ways to branch, at each level; only with bounds, where it cannot be counted later. */
    private final int[] degrees;

    /** How many of the first choices have no siblings in the branch. They stay when it is exhausted. */
    private int fixed;

    /** The number of choices made. */
    private int level;

    /** Whether the subtree below the choices was visited, so that the next thing to do is to retreat from it. */
    private boolean retreating;

    private final VisitedShare share = new VisitedShare(() -> before(level, retreating));

    /** Tells which subtrees need no visit; null when all do. */
    private @Nullable Pruner pruner;

    private long solutionCount;
    private long nodeCount;

    /** Whether somebody said that this engine is not needed any more. */
    private volatile boolean abandoned;

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
        this.leftmost = rule.isLeftmost();
        this.counting = counting;
        this.optionCount = table.optionCount();
        this.links = new Links(table, rule, manyItems);
        this.bounded = links.isBounded();
        int depth = depth(table);
        this.choices = new int[depth];
        this.lasts = new int[depth];
        this.tops = new int[bounded ? depth : 0];
        this.degrees = new int[bounded ? depth : 0];
        goTo(branch);
    }

    /**
     * How deep the tree of a table can be. Each level chooses an option or is done with an item; without bounds, it is
     * both.
     */
    static int depth(OptionTable table) {
        return table.isBounded()
                ? table.primaryCount() + table.optionCount()
                : Math.min(table.primaryCount(), table.optionCount());
    }

    @Override
    public Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodeCount ? Long.MAX_VALUE : nodeCount + budget;
        while (true) {
            if (retreating) {
                if (level == fixed) {
                    share.finish();
                    return Step.EXHAUSTED;
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
                int item = chooseItem();
                if (item != Links.ROOT) {
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

    /** Says whether the subtree at a node can be left out. */
    interface Pruner {

        /** The nodes chosen so far, in {@code choices[0..level-1]}; a header is the choice to cover an item no more. */
        boolean canSkip(int[] choices, int level);
    }

    /** From now on, a pruner is asked at every node. */
    void prune(Pruner by) {
        pruner = by;
    }

    /** What the search dances on; to be read only. */
    Links dance() {
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
        return leftmost ? links.leftmost() : links.smallest();
    }

    /** Branches on an item and makes the first choice for it. */
    private void enter(int item) {
        if (bounded) {
            degrees[level] = links.degree(item);
            tops[level] = links.below(item);
            links.open(item);
            offer(item, tops[level], item);
        } else {
            links.cover(item);
            int node = links.below(item);
            if (node == item) {
                links.uncover(item);
                retreating = true;
            } else {
                push(node, links.last(item));
            }
        }
    }

    /** Makes a choice for an opened item, or closes it if there is none left. */
    private void offer(int item, int node, int last) {
        if (links.canTry(item, node)) {
            push(node, last);
        } else {
            links.close(item, tops[level]);
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
        } else if (bounded) {
            offer(item, links.below(node), last);
        } else {
            push(links.below(node), last);
        }
    }

    private void push(int node, int last) {
        choices[level] = node;
        lasts[level] = last;
        level++;
        retreating = false;
        if (bounded) {
            links.choose(links.item(node), node);
        } else {
            links.commitOthers(node);
        }
    }

    private void takeBack(int item, int node) {
        if (bounded) {
            links.unchoose(item, node);
        } else {
            links.uncommitOthers(node);
        }
    }

    private void leave(int item) {
        if (bounded) {
            links.close(item, tops[level]);
        } else {
            links.uncover(item);
        }
    }

    @Override
    public Branch position() {
        if (!retreating) {
            return level == 0 ? Branch.ROOT : branch(level, choices[level - 1]);
        }
        for (int deepest = level - 1; deepest >= 0; deepest--) {
            if (choices[deepest] != lasts[deepest]) {
                return branch(deepest + 1, links.below(choices[deepest]));
            }
        }
        return Branch.NONE;
    }

    @Override
    public Optional<Branch> split() {
        for (int shallowest = 0; shallowest < level; shallowest++) {
            int node = choices[shallowest];
            if (node != lasts[shallowest]) {
                int[] firsts = options(choices, shallowest + 1);
                int[] ends = firsts.clone();
                firsts[shallowest] = links.option(links.below(node));
                ends[shallowest] = links.option(lasts[shallowest]);
                lasts[shallowest] = node;
                share.endAt(before(shallowest + 1, true));
                return Optional.of(new Branch(firsts, ends));
            }
        }
        return Optional.empty();
    }

    /** The branch of our first choices, with their siblings, where the deepest one stands at a given node. */
    private Branch branch(int depth, int deepest) {
        int[] firsts = options(choices, depth);
        firsts[depth - 1] = links.option(deepest);
        return new Branch(firsts, options(lasts, depth));
    }

    private int[] options(int[] stack, int depth) {
        int[] options = new int[depth];
        for (int i = 0; i < depth; i++) {
            options[i] = links.option(stack[i]);
        }
        return options;
    }

    /** Makes the choices of a branch, but for the first ones, which are made already. */
    private void goTo(Branch branch) {
        for (int depth = 0; depth < level; depth++) {
            lasts[depth] = choices[depth];
            int item = links.item(choices[depth]);
            double degree = bounded ? degrees[depth] : links.degree(item);
            double before = links.distance(bounded ? tops[depth] : links.below(item), choices[depth]) / degree;
            share.descend(before, before, true, degree);
        }
        for (int depth = level; depth < branch.depth() && !retreating && !abandoned; depth++) {
            int item = chooseItem();
            int first = links.find(item, item, branch.first(depth));
            int last = branch.first(depth) == branch.last(depth) ? first : links.find(item, first, branch.last(depth));
            if (item == Links.ROOT || isMissing(first, branch.first(depth)) || isMissing(last, branch.last(depth))) {
                throw branch.notOfThisSearch(depth);
            }
            boolean single = first == last;
            double through = single ? 1 : shareBefore(item, last, 1);
            share.descend(shareBefore(item, first, 0), through, single, links.degree(item));
            if (bounded) {
                enterAt(item, first, last);
            } else {
                links.cover(item);
                push(first, last);
            }
            if (retreating && depth + 1 < branch.depth()) {
                // Only the deepest choice may turn out to be none: nobody has tried it yet.
                throw branch.notOfThisSearch(depth);
            }
        }
        retreating |= branch.isNothing();
        fixed = Math.min(level, fixedLevels(branch));
        share.arrive(branch.isNothing());
    }

    private static int fixedLevels(Branch branch) {
        int levels = 0;
        while (levels < branch.depth() && branch.first(levels) == branch.last(levels)) {
            levels++;
        }
        return levels;
    }

    /**
     * What part of an item's choices, which was not yet branched on, comes before a node, or before one that is so many
     * places further. With bounds, the last nodes may be no choices any more.
     */
    private double shareBefore(int item, int node, int further) {
        int degree = Math.max(1, links.degree(item));
        return Math.min(degree, links.distance(links.below(item), node) + further) / (double) degree;
    }

    @Override
    public double fraction() {
        return share.visited();
    }

    /**
     * What part of the tree lies before the choices of the first levels, or before what comes after them. Smaller
     * parts than a double can tell from nothing are left out. It rounds as {@link #goTo} does, so that an engine that
     * has not moved has visited exactly nothing.
     */
    private double before(int levels, boolean after) {
        double sum = 0;
        double weight = 1;
        for (int depth = 0; depth < levels && weight > Double.MIN_NORMAL; depth++) {
            int node = choices[depth];
            int item = links.item(node);
            int top = bounded ? tops[depth] : links.below(item);
            int degree = bounded ? degrees[depth] : links.degree(item);
            sum += weight * (links.distance(top, node) / (double) degree);
            weight /= degree;
        }
        return after ? sum + weight : sum;
    }

    /** Whether {@link Links#find} has not found the option, for what it found stands for another one. */
    private boolean isMissing(int node, int option) {
        return links.option(node) != option || (node == links.item(node) && !bounded);
    }

    /** Opens an item and makes the choices before {@code first} as if they had been tried. */
    private void enterAt(int item, int first, int last) {
        degrees[level] = links.degree(item);
        tops[level] = links.below(item);
        links.open(item);
        for (int node = tops[level]; node != first; node = links.below(node)) {
            if (links.canTry(item, node)) {
                links.choose(item, node);
                links.unchoose(item, node);
            }
        }
        offer(item, first, last);
    }

    @Override
    public int[] solution() {
        int[] chosen = options(choices, level);
        return bounded
                ? Arrays.stream(chosen).filter(option -> option < optionCount).toArray()
                : chosen;
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
        return links.updates();
    }

    @Override
    public void rewind() {
        retreatTo(0);
    }

    /** Undoes all choices but the first ones, and visits nothing more. */
    private void retreatTo(int depth) {
        share.stop();
        fixed = 0;
        while (level > depth && !abandoned) {
            int node = choices[--level];
            int item = links.item(node);
            takeBack(item, node);
            leave(item);
        }
        retreating = true;
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
    public void abandon() {
        abandoned = true;
    }

    /** {@inheritDoc} Choices that both have stay, for in a deep tree most branches have most choices in common. */
    @Override
    public void restart(Branch branch) {
        retreatTo(shared(branch));
        share.restart();
        retreating = false;
        goTo(branch);
    }

    /** Copies of everything that the dance changes, for tests that compare it with what it was. */
    public int[][] links() {
        return links.snapshot();
    }
}
