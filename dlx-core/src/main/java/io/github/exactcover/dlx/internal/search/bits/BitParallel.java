package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Engine;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.VisitedShare;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Optional;

/**
 * Exact covering with colors on bit sets. The options that are left are bits, grouped by the items that they cover, and
 * each option has a row of the options that it can live with; so an option is chosen by ANDing its row to what is left,
 * and a word at a time it is seen which items have no option, one, or few.
 *
 * <p>An item that is left without options ends the visit of a node. Where one is left with a single option, that option
 * is chosen at once, and so on until no item is; only then is an item branched on, by the rule. So the nodes are fewer
 * than those of dancing links, and a {@link Branch} has only the choices that could have been others. An update
 * is a word in the row of an option chosen.
 *
 * <p>It is for tables without bounds, and for those whose rows fit into memory: see {@link #reasonAgainst}.
 */
public final class BitParallel implements Engine {

    /** The most memory for the rows, and for the nodes of the deepest branch, in bytes. */
    private static final long MOST_BYTES = 256L << 20;

    private final boolean counting;
    private final BitLayout layout;
    private final LiveBits live;

    /** The option chosen at each level, as the bit that it has for the item of that level. */
    private final int[] choices;

    /** The last of its siblings that is ours to try, at each level. */
    private final int[] lasts;

    /** The number of choices made; the node that they lead to is in block {@code level + 1} once it was visited. */
    private int level;

    /** Whether the subtree below the choices was visited, so that the next thing to do is to retreat from it. */
    private boolean retreating;

    private final VisitedShare share = new VisitedShare(() -> before(level, retreating));

    private long solutionCount;
    private long nodeCount;

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link #run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the table is not for this engine, or the branch is not one of this table and
     *     rule
     */
    public BitParallel(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        this(table, rule, counting, branch, BitRows.FEW_WORDS);
    }

    /** For tests, which want rows of changes for few words too. */
    public BitParallel(OptionTable table, ItemRule rule, boolean counting, Branch branch, int fewWords) {
        this(rows(table, fewWords), rule, counting, branch);
    }

    /** An engine that shares its rows with others. */
    public BitParallel(BitRows rows, ItemRule rule, boolean counting, Branch branch) {
        this.counting = counting;
        this.layout = rows.layout;
        this.live = new LiveBits(rows, rule, counting);
        this.choices = new int[rows.depth];
        this.lasts = new int[rows.depth];
        goTo(branch);
    }

    /** The rows of a table, which engines can share. */
    public static BitRows rows(OptionTable table, int fewWords) {
        String reason = reasonAgainst(table);
        if (!reason.isEmpty()) {
            throw new IllegalArgumentException(reason);
        }
        return new BitRows(table, fewWords);
    }

    /** Why a table is not for this engine, and what to do about it; empty if it is. */
    public static String reasonAgainst(OptionTable table) {
        if (table.isBounded()) {
            return "Bit sets cannot count how often an item is covered; take dancing links for items with bounds";
        }
        long bytes = BitRows.bytes(table, BitRows.FEW_WORDS) + LiveBits.bytes(table);
        return bytes <= MOST_BYTES
                ? ""
                : "The bit sets of " + table.optionCount() + " options with " + table.cellCount() + " items would take "
                        + (bytes >> 20) + " MB, but at most " + (MOST_BYTES >> 20)
                        + " MB are allowed; take dancing links for a problem as large as this";
    }

    @Override
    public Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodeCount ? Long.MAX_VALUE : nodeCount + budget;
        while (true) {
            if (retreating) {
                if (level == 0) {
                    share.finish();
                    return Step.EXHAUSTED;
                }
                advance();
            } else {
                if (nodeCount >= stop) {
                    return Step.PAUSED;
                }
                nodeCount++;
                if (!visit()) {
                    retreating = true;
                } else if (!live.isSolved(level + 1)) {
                    int item = live.chooseItem(level + 1);
                    BitLeaves counted = live.countLeaves(level + 1, item, stop - nodeCount);
                    if (counted == null) {
                        push(live.first(level + 1, item), live.last(level + 1, item));
                    } else {
                        solutionCount += counted.solutions();
                        nodeCount += counted.nodes();
                        retreating = true;
                    }
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

    /** Makes the node that the choices lead to; false if nothing is below it. */
    private boolean visit() {
        return level == 0 ? live.enterRoot() : live.enter(level + 1, layout.optionOf[choices[level - 1]]);
    }

    private void push(int bit, int last) {
        choices[level] = bit;
        lasts[level] = last;
        level++;
        retreating = false;
    }

    /** Takes the deepest choice back, and makes the one after it if there is one. */
    private void advance() {
        int bit = choices[--level];
        if (bit != lasts[level]) {
            push(live.next(level + 1, bit), lasts[level]);
        }
    }

    @Override
    public Branch position() {
        if (!retreating) {
            return level == 0 ? Branch.ROOT : branch(level, choices[level - 1]);
        }
        for (int deepest = level - 1; deepest >= 0; deepest--) {
            if (choices[deepest] != lasts[deepest]) {
                return branch(deepest + 1, live.next(deepest + 1, choices[deepest]));
            }
        }
        return Branch.NONE;
    }

    @Override
    public Optional<Branch> split() {
        for (int shallowest = 0; shallowest < level; shallowest++) {
            int bit = choices[shallowest];
            if (bit != lasts[shallowest]) {
                int[] firsts = options(choices, shallowest + 1);
                int[] ends = firsts.clone();
                firsts[shallowest] = layout.optionOf[live.next(shallowest + 1, bit)];
                ends[shallowest] = layout.optionOf[lasts[shallowest]];
                lasts[shallowest] = bit;
                share.endAt(before(shallowest + 1, true));
                return Optional.of(new Branch(firsts, ends));
            }
        }
        return Optional.empty();
    }

    /** The branch of our first choices, with their siblings, where the deepest one stands at a given bit. */
    private Branch branch(int depth, int deepest) {
        int[] firsts = options(choices, depth);
        firsts[depth - 1] = layout.optionOf[deepest];
        return new Branch(firsts, options(lasts, depth));
    }

    private int[] options(int[] stack, int depth) {
        int[] options = new int[depth];
        for (int i = 0; i < depth; i++) {
            options[i] = layout.optionOf[stack[i]];
        }
        return options;
    }

    /** Makes the choices of a branch. */
    private void goTo(Branch branch) {
        for (int depth = 0; depth < branch.depth(); depth++) {
            int block = depth + 1;
            if (!visit() || live.isSolved(block)) {
                throw branch.notOfThisSearch(depth);
            }
            int item = live.chooseItem(block);
            int first = live.find(block, item, branch.first(depth));
            int last = live.find(block, item, branch.last(depth));
            if (first < 0 || last < first) {
                throw branch.notOfThisSearch(depth);
            }
            double degree = live.degree(block, item);
            share.descend(
                    live.before(block, first) / degree, (live.before(block, last) + 1) / degree, first == last, degree);
            push(first, last);
        }
        retreating = branch.isNothing();
        share.arrive(branch.isNothing());
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
            double degree = live.degree(depth + 1, layout.itemOf[choices[depth]]);
            sum += weight * (live.before(depth + 1, choices[depth]) / degree);
            weight /= degree;
        }
        return after ? sum + weight : sum;
    }

    /** {@inheritDoc} Those that were forced come after the choices, in the order of the table. */
    @Override
    public int[] solution() {
        return live.solution(level + 1, options(choices, level));
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
        return live.updates();
    }

    @Override
    public void rewind() {
        share.stop();
        level = 0;
        retreating = true;
    }

    @Override
    public void restart(Branch branch) {
        rewind();
        share.restart();
        retreating = false;
        goTo(branch);
    }

    /** Copies of all that a search changes and has to restore, for tests that compare it with what it was. */
    public long[][] bits() {
        return live.snapshot(level);
    }
}
