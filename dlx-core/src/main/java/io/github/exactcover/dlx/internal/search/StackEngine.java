package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Optional;

/**
 * The frame of an engine: its stack of choices, and from that where it stands, what it gives away, and how far it is.
 * An engine adds {@link #run} and the data that it searches.
 *
 * <pre>{@code
 *     choose the first option: level + 1
 *     +-----------------+
 *     v                 |
 *   ENTER --- visit ----+---> RETREAT <--+
 *     ^   dead end, solution   | |  |    | no sibling is left: level - 1
 *     |                        | |  +----+
 *     +------------------------+ +-----------> EXHAUSTED: no level is left
 *     choose the next sibling
 * }</pre>
 *
 * <p>ENTER and RETREAT are the two values of {@link #retreating}. {@link #run} returns {@link Step#PAUSED} before a
 * visit and {@link Step#SOLUTION} after one.
 *
 * <p>Only {@link #run} and what it calls are executed for each node, and none of that is virtual: it all belongs to the
 * engine. The frame calls the engine's other methods now and then.
 */
public abstract class StackEngine implements SearchEngine {

    /** The most memory for what an engine makes of a table, and for the nodes of the deepest branch, in bytes. */
    protected static final long MOST_BYTES = 256L << 20;

    /** Whether {@link #run} counts solutions without coming back for each. */
    protected final boolean counting;

    /**
     * The choice made at each level, in the engine's own terms: a node, a place or a bit. Up to {@link #level} they are
     * valid, and so are those of {@link #lasts}.
     */
    protected final int[] choices;

    /** The last of the siblings of each choice that is ours to try; the choice itself if there is none. */
    protected final int[] lasts;

    /** The number of choices made. */
    protected int level;

    /** Whether the subtree below the choices was visited. If not, the node that they lead to is the next to visit. */
    protected boolean retreating;

    /** The number of solutions; never goes back, not even when the engine is restarted. */
    protected long solutionCount;

    /** The number of nodes visited; never goes back, not even when the engine is restarted. */
    protected long nodeCount;

    private final VisitedShare share = new VisitedShare();

    /** Set by any thread, and never taken back. */
    private volatile boolean closed;

    /** An engine at the root. The constructor of the engine ends with {@link #goTo}. */
    protected StackEngine(OptionTable table, boolean counting) {
        this(mostChoices(table), counting);
    }

    /** As above, for an engine that knows how deep it can get. */
    protected StackEngine(int mostChoices, boolean counting) {
        this.counting = counting;
        this.choices = new int[mostChoices];
        this.lasts = new int[mostChoices];
    }

    /**
     * How deep the tree of a table can get. Each choice covers an item; with bounds, it chooses an option or closes an
     * item.
     */
    public static int mostChoices(OptionTable table) {
        return table.isBounded()
                ? table.primaryCount() + table.optionCount()
                : Math.min(table.primaryCount(), table.optionCount());
    }

    /** Makes the choices that lead to where the engine stands, if it knew the way without them. */
    protected void stand() {}

    /** The option that a choice of a level stands for. */
    protected abstract int optionOf(int at, int choice);

    /** The sibling after the choice made at a level, which is not the last. */
    protected abstract int next(int at);

    /** How many choices there were at a level. */
    protected abstract int degree(int at);

    /** How many of the choices of a level come before the one that was made. */
    protected abstract int place(int at);

    /**
     * Visits the node where the engine stands, finds two of its choices, calls {@link #branchFrom}, and makes the first
     * of them; the other one becomes the last that is ours to try. With bounds the first may turn out to be no choice
     * any more; then the engine retreats.
     *
     * @return false if the node does not have these choices
     */
    protected abstract boolean descend(int first, int last);

    /** Takes choices back, the deepest first: all, or those that another branch does not begin with. */
    protected abstract void ascend(Branch next);

    /** Goes to a branch, from the choices that {@link #ascend} kept for it. */
    protected final void goTo(Branch branch) {
        for (int depth = 0; depth < level; depth++) {
            lasts[depth] = choices[depth];
            branchFrom(place(depth), place(depth), degree(depth));
        }
        for (int depth = level; depth < branch.depth() && !retreating && !closed; depth++) {
            if (!descend(branch.first(depth), branch.last(depth))) {
                throw branch.notOfThisSearch(depth);
            }
            if (retreating && depth + 1 < branch.depth()) {
                // Only the deepest choice may turn out to be none: it was not tried yet.
                throw branch.notOfThisSearch(depth);
            }
        }
        retreating |= branch.isNothing();
        share.arrive(branch.isNothing());
    }

    /**
     * Says that the branch goes on with some of the choices of a node, told by the places of the first and the last.
     */
    protected final void branchFrom(int first, int last, int degree) {
        double all = Math.max(1, degree);
        // With bounds, the last options of an item are no choices any more, but a branch may still name them.
        share.descend(Math.min(all, first) / all, Math.min(all, last + 1) / all, first == last, all);
    }

    /** The number of nodes at which a run with this budget has to stop. */
    protected final long nodesAfter(long budget) {
        return budget > Long.MAX_VALUE - nodeCount ? Long.MAX_VALUE : nodeCount + budget;
    }

    /** What {@link #run} returns when it is back at the top of its branch. */
    protected final Step exhausted() {
        share.finish();
        return Step.EXHAUSTED;
    }

    @Override
    public final Branch position() {
        stand();
        if (!retreating) {
            return level == 0 ? Branch.ROOT : branch(level, choices[level - 1]);
        }
        for (int deepest = level - 1; deepest >= 0; deepest--) {
            if (choices[deepest] != lasts[deepest]) {
                return branch(deepest + 1, next(deepest));
            }
        }
        return Branch.NONE;
    }

    @Override
    public final Optional<Branch> split() {
        stand();
        int shallowest = shallowest();
        if (shallowest == level) {
            return Optional.empty();
        }
        int[] firsts = options(choices, shallowest + 1);
        int[] ends = firsts.clone();
        firsts[shallowest] = optionOf(shallowest, next(shallowest));
        ends[shallowest] = optionOf(shallowest, lasts[shallowest]);
        lasts[shallowest] = choices[shallowest];
        share.endAt(before(shallowest + 1, true));
        return Optional.of(new Branch(firsts, ends));
    }

    /** The shallowest level that has siblings which were not tried yet; {@link #level} if there is none. */
    protected final int shallowest() {
        int at = 0;
        while (at < level && choices[at] == lasts[at]) {
            at++;
        }
        return at;
    }

    /** The branch of our first choices, with their siblings, where the deepest one is replaced by another. */
    private Branch branch(int depth, int deepest) {
        int[] firsts = options(choices, depth);
        firsts[depth - 1] = optionOf(depth - 1, deepest);
        return new Branch(firsts, options(lasts, depth));
    }

    private int[] options(int[] stack, int depth) {
        int[] options = new int[depth];
        for (int at = 0; at < depth; at++) {
            options[at] = optionOf(at, stack[at]);
        }
        return options;
    }

    /** What part of the tree lies before the place where the engine stands. */
    private double before() {
        return before(level, retreating);
    }

    /**
     * What part of the tree lies before the choices of the first levels, or, with {@code through}, before what comes
     * after them. Parts too small for a double are left out. It rounds as {@link #branchFrom} does, so that an engine
     * that has not moved has visited exactly nothing.
     */
    private double before(int levels, boolean through) {
        double sum = 0;
        double weight = 1;
        for (int at = 0; at < levels && weight > Double.MIN_NORMAL; at++) {
            double degree = degree(at);
            sum += weight * (place(at) / degree);
            weight /= degree;
        }
        return through ? sum + weight : sum;
    }

    @Override
    public final void restart(Branch branch) {
        stand();
        share.stop(before());
        ascend(branch);
        share.restart();
        retreating = false;
        goTo(branch);
    }

    @Override
    public final void close() {
        closed = true;
    }

    /** Whether this engine is not needed any more, so that what takes long can end early. */
    protected final boolean isClosed() {
        return closed;
    }

    /** Copies of the arrays that a search changes and restores. For tests, which compare them with what they were. */
    public abstract Object[] snapshot();

    @Override
    public final double share() {
        return share.all();
    }

    @Override
    public final double fraction() {
        stand();
        return share.visited(before());
    }

    @Override
    public final long solutions() {
        return solutionCount;
    }

    @Override
    public final long nodes() {
        return nodeCount;
    }
}
