package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/**
 * Exact covering with colors on bit sets. The options that are left are bits, grouped by the items that they cover.
 * Each option has a row: the options that do not conflict with it. To choose an option, we AND its row to what is left.
 * Then a few operations on a word show which of its items have no option left, one, or few.
 *
 * <p>As in dancing cells, a node is a choice and all that it forces, and a {@link Branch} holds only choices among
 * several options. An update is a word in the row of a chosen option; as many are counted as there would be without
 * guards.
 *
 * <p>For tables without bounds whose rows fit into memory: see {@link #reasonAgainst}.
 *
 * <pre>{@code
 *     choose an item, go to its first option: level + 1
 *     +-----------------+
 *     v                 |
 *   ENTER --- visit ----+---> RETREAT <--+
 *     ^  AND rows into block   | |       | the option was the last: level - 1
 *     |  level + 1; dead end,  | +-------+
 *     |  solution, or leaves   |
 *     |  were counted          |
 *     +------------------------+
 *     go to the next option          level == 0: EXHAUSTED
 * }</pre>
 *
 * <p>Nothing is undone: the block of a level stays as it is until the level is visited again.
 *
 * <p>Where the same remaining problem comes again and again, {@link SubtreeMemo} has what is below. Then the engine
 * stays at its node, shows one solution after the other, and makes the nodes on the way to one only if it is asked
 * where it stands, or may not go on.
 */
public final class BitParallel extends StackEngine {

    /**
     * The nodes of one call of {@link #slice}. It returns so often that the JVM compiles it once, as a method; a loop
     * that runs on is compiled while it is running, and then once or twice more.
     */
    private static final int SLICE = 16;

    /**
     * The options left at each node on the way, packed where that pays. Once it was visited, the node that the choices
     * lead to is in block {@code level + 1}. A choice is the bit of an option for the item of its level.
     */
    private LiveBits live;

    private final LargeSubtrees subtrees;

    /** The updates of live bits that were packed and are done with, and those that the memo has spared. */
    private long updates;

    /** What was found below small nodes; null before many nodes were visited, and if it is of no use. */
    private @Nullable SubtreeMemo memo;

    /** Which nodes the memo is asked for; null if there was none yet. */
    private @Nullable MemoSize memoSize;

    /** How many items a node has left at most for which the memo is asked; -1 if it is never asked. */
    private int memoMost = MemoSize.NONE;

    /** The nodes that were replayed instead of being made. */
    private long replayed;

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

    /** For tests: packs wherever it can. */
    public static BitParallel packing(OptionTable table, ItemRule rule, boolean counting, Branch branch, int fewWords) {
        BitRows rows = rows(table, fewWords);
        return new BitParallel(rows, rule, counting, branch, LargeSubtrees.everywhere(rows.depth));
    }

    /** For tests: remembers from the first node on what is below nodes with so many items. */
    public static BitParallel remembering(
            OptionTable table, ItemRule rule, boolean counting, Branch branch, int items) {
        BitParallel engine = new BitParallel(rows(table, BitRows.FEW_WORDS), rule, counting, Branch.NONE);
        engine.remember(MemoSize.always(items));
        engine.restart(branch);
        return engine;
    }

    /** An engine that shares its rows with others. */
    BitParallel(BitRows rows, ItemRule rule, boolean counting, Branch branch) {
        this(rows, rule, counting, branch, new LargeSubtrees(rows.depth));
    }

    private BitParallel(BitRows rows, ItemRule rule, boolean counting, Branch branch, LargeSubtrees subtrees) {
        super(rows.depth, counting);
        this.live = new LiveBits(rows, rule);
        this.subtrees = subtrees;
        goTo(branch);
    }

    /** Makes engines for a table; they share their rows. */
    public static EngineFactory factory(OptionTable table) {
        BitRows rows = rows(table, BitRows.FEW_WORDS);
        return (rule, counting, branch) -> new BitParallel(rows, rule, counting, branch);
    }

    static BitRows rows(OptionTable table, int fewWords) {
        String reason = reasonAgainst(table);
        if (!reason.isEmpty()) {
            throw new IllegalArgumentException(reason);
        }
        return new BitRows(table, fewWords);
    }

    /** Why a table is not for this engine, and what to do about it; empty if it is. */
    public static String reasonAgainst(OptionTable table) {
        if (table.isBounded()) {
            return "Bit sets cannot count how often an item is covered; use dancing links for items with bounds";
        }
        long bytes = BitRows.bytes(table, BitRows.FEW_WORDS) + LiveBits.bytes(table);
        return bytes <= MOST_BYTES
                ? ""
                : "The bit sets of " + table.optionCount() + " options with " + table.cellCount() + " items would take "
                        + (bytes >> 20) + " MB, but at most " + (MOST_BYTES >> 20)
                        + " MB are allowed; use dancing links for a problem as large as this";
    }

    /**
     * Whether a word takes little time: rows are complete, so that a chosen option changes all words at once.
     */
    public static boolean hasFastWords(OptionTable table) {
        return BitRows.layout(table, BitRows.FEW_WORDS).guarded;
    }

    @Override
    public Step run(long budget) {
        long stop = nodesAfter(budget);
        if (memo != null && memo.isReplaying() && replayNext(memo, stop)) {
            return Step.SOLUTION;
        }
        while (true) {
            Step step = slice(stop, Math.min(stop, nodeCount + SLICE));
            if (step != Step.PAUSED || nodeCount >= stop) {
                return step;
            }
        }
    }

    /** Searches up to a number of nodes, which is at most that at which the run stops. */
    private Step slice(long stop, long pause) {
        while (true) {
            if (retreating) {
                if (level == 0) {
                    return exhausted();
                }
                advance();
                if (memo != null && memo.recorded() == level && retreating) {
                    memo.complete(solutionCount, nodeCount, updates());
                }
            } else {
                if (nodeCount >= pause) {
                    return Step.PAUSED;
                }
                if (nodeCount >= subtrees.nextLook()) {
                    look();
                }
                nodeCount++;
                int left = visit();
                if (left > 0) {
                    if (left <= memoMost && recall(stop)) {
                        if (isReplaying()) {
                            return Step.SOLUTION;
                        }
                        continue;
                    }
                    int item = live.chooseItem(level + 1);
                    BitLeaves counted = counting ? live.countLeaves(level + 1, item, stop - nodeCount) : null;
                    if (counted == null) {
                        if (subtrees.enter(level)) {
                            live = live.packed(level + 1, subtrees, nodeCount);
                        }
                        push(live.first(level + 1, item), live.last(level + 1, item));
                    } else {
                        solutionCount += counted.solutions();
                        nodeCount += counted.nodes();
                        retreating = true;
                    }
                } else {
                    retreating = true;
                    if (left == 0) {
                        solutionCount++;
                        if (!counting) {
                            record();
                            return Step.SOLUTION;
                        }
                    }
                }
            }
        }
    }

    /**
     * Makes the node that the choices lead to, and tells how many items are not covered there; less than 0 at a dead
     * end.
     */
    private int visit() {
        return level == 0 ? live.enterRoot() : live.enter(level + 1, live.optionOf(choices[level - 1]));
    }

    /** Looks, after many nodes, what would make the next ones faster. */
    private void look() {
        subtrees.compare(nodeCount - replayed);
        if (memoSize == null && live.rows().itemsTell) {
            remember(new MemoSize(live.rows().meanLength, nodeCount));
        }
    }

    private void remember(MemoSize size) {
        if (live.rows().itemsTell) {
            memo = new SubtreeMemo();
            memoSize = size;
            memoMost = size.most();
        }
    }

    /**
     * Asks the memo for the node made last, if it is small and the one above is not. If it is known and its nodes are
     * no more than may be visited, it is done with, or its first solution is shown. If not, it may be recorded.
     */
    private boolean recall(long stop) {
        if (memo == null || memoSize == null || !live.isFirstBelow(level + 1, memoMost)) {
            return false;
        }
        memoSize.lookUp(nodeCount);
        if (memoSize.most() != memoMost) {
            memoMost = memoSize.most();
            memo = memoMost == MemoSize.NONE ? null : memo;
            return false;
        }
        int entry = live.find(memo, level + 1);
        if (entry == 0) {
            memo.record(level, live.path().lengths[level + 1], solutionCount, nodeCount, updates());
        }
        if (entry <= 0) {
            return false;
        }
        boolean shows = !counting && memo.solutions(entry) > 0;
        int nodes = shows ? memo.nodesToFirst(entry) : memo.nodes(entry);
        if (nodes > stop - nodeCount) {
            return false;
        }
        memoSize.save(memo.nodes(entry));
        retreating = true;
        if (shows) {
            memo.replay(entry, live.path().options, live.path().lengths[level + 1]);
            return replayNext(memo, stop);
        }
        solutionCount += memo.solutions(entry);
        replay(nodes, memo.updates(entry));
        return true;
    }

    private boolean isReplaying() {
        return memo != null && memo.isReplaying();
    }

    private void replay(int nodes, int spared) {
        nodeCount += nodes;
        replayed += nodes;
        updates += spared;
    }

    /** Shows the next solution of the node that is replayed; false if there is none, or it is too many nodes away. */
    private boolean replayNext(SubtreeMemo known, long stop) {
        int nodes = known.nodesToNext();
        if (nodes > stop - nodeCount) {
            stand();
            return false;
        }
        replay(nodes, known.updatesToNext());
        if (known.hasNext()) {
            known.showNext();
            solutionCount++;
            return true;
        }
        known.stop();
        return false;
    }

    /** Records a solution if one of the nodes on the way to it is recorded. */
    private void record() {
        if (memo != null && memoSize != null && memo.recorded() >= 0) {
            memoSize.record();
            memo.add(live.path().options, live.path().lengths[level + 1], nodeCount, updates());
        }
    }

    /** Makes the nodes on the way to the solution that was replayed last, and gives up what is recorded. */
    @Override
    protected void stand() {
        if (memo != null) {
            memo.giveUp();
            if (memo.isReplaying()) {
                standAt(memo.told());
                memo.stop();
            }
        }
    }

    /** Makes the nodes on the way from here to a solution, without counting them. */
    private void standAt(int[] told) {
        long before = updates();
        for (int at = live.path().lengths[level + 1]; at < told.length; at++) {
            if (told[at] >= 0) {
                int item = live.chooseItem(level + 1);
                push(live.find(level + 1, item, told[at]), live.last(level + 1, item));
                visit();
            }
        }
        retreating = true;
        updates -= updates() - before;
    }

    /** Goes back to the live bits that have the node of a block. */
    private void unpack(int block) {
        while (block < live.origin()) {
            updates += live.updates();
            live = live.at(live.origin() - 1);
        }
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
        if (level + 1 < live.origin()) {
            unpack(level + 1);
        }
        if (bit != lasts[level]) {
            push(live.next(level + 1, bit), lasts[level]);
        }
    }

    @Override
    protected boolean descend(int first, int last) {
        int block = level + 1;
        if (visit() <= 0) {
            return false;
        }
        int item = live.chooseItem(block);
        int firstBit = live.find(block, item, first);
        int lastBit = live.find(block, item, last);
        if (firstBit < 0 || lastBit < firstBit) {
            return false;
        }
        branchFrom(live.before(block, firstBit), live.before(block, lastBit), live.degree(block, item));
        push(firstBit, lastBit);
        return true;
    }

    @Override
    protected void ascend(Branch next) {
        level = 0;
        unpack(0);
    }

    @Override
    protected int optionOf(int at, int choice) {
        return live.at(at + 1).optionOf(choice);
    }

    @Override
    protected int next(int at) {
        return live.at(at + 1).next(at + 1, choices[at]);
    }

    @Override
    protected int degree(int at) {
        LiveBits there = live.at(at + 1);
        return there.degree(at + 1, there.itemOf(choices[at]));
    }

    @Override
    protected int place(int at) {
        return live.at(at + 1).before(at + 1, choices[at]);
    }

    /** {@inheritDoc} What a choice forced follows it, in the order of the table. */
    @Override
    public int[] solution() {
        return telling().inOrder(told());
    }

    @Override
    public int[] told() {
        return memo != null && memo.isReplaying() ? memo.told() : live.told(level + 1);
    }

    @Override
    public Telling telling() {
        return Telling.FORCED_NEXT;
    }

    @Override
    public long updates() {
        LiveBits bits = live;
        long sum = updates + bits.updates();
        while (bits.origin() > 0) {
            bits = bits.at(bits.origin() - 1);
            sum += bits.updates();
        }
        return sum;
    }

    /** How many of the nodes were replayed instead of being made. For tests. */
    long replayed() {
        return replayed;
    }

    @Override
    public long[][] snapshot() {
        return live.at(0).snapshot(level);
    }
}
