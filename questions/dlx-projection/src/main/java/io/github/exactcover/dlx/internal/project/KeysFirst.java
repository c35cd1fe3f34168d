package io.github.exactcover.dlx.internal.project;

import io.github.exactcover.dlx.internal.learn.Portfolio;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds each projection of the solutions of a table once, with one solution that has it. Each decision about a key has
 * two branches: it occurs once more, or not; so no projection is met twice. When all keys are decided, the search goes
 * on with options, but only for one solution: then it goes back to the last key.
 *
 * <pre>{@code
 *   decide keys ------------ all decided ----> choose options
 *     ^      ^                                  |    |    |
 *     |      +---- solution, or none -----------+    |    | many nodes
 *     |                                              |    v
 *     +--------------------------------------------- portfolio
 * }</pre>
 *
 * <p>Where that takes long, a {@link Portfolio} takes over. What it finds to have no solution is remembered, because
 * the same often remains after other decisions.
 *
 * <p>The idea to decide first what is projected to, and to go back behind it after a solution, is that of Gebser,
 * Kaufmann and Schaub, "Solution enumeration for projected Boolean search problems" (2009).
 */
final class KeysFirst extends Finder.Keeping {

    /** After so many nodes without an answer a portfolio takes over, which begins anew and takes time to set up. */
    private static final int NODES_ALONE = 2_000;

    /** How many cells all tables together may have that are remembered, for each byte of memory. */
    private static final int BYTES_PER_CELL = 16;

    /** How many updates of this search take as long as one of a portfolio. */
    private static final int UPDATES_OF_OTHERS = 8;

    private static final int NONE = -1;

    private final long seed;
    private final long memory;
    private final Remaining remaining;
    private final NextDecision next;

    // By level: the key or option that is decided, where the trail was before, and whether this is the second branch.
    private int[] decided = new int[16];
    private int[] marks = new int[16];
    private boolean[] second = new boolean[16];
    private int level;

    /** The level from which on options are decided; {@link #NONE} as long as keys are. */
    private int base = NONE;

    /** The number of nodes when the last key was decided. */
    private long nodesAtBase;

    private boolean retreating;

    /** What is asked whether the rest can be completed; null if this search does so itself. */
    private @Nullable Portfolio portfolio;

    /** What is left for the portfolio that was asked last. */
    private View rest;

    /** What cannot be completed. */
    private final Set<OptionTable> impossible = new HashSet<>();

    private long cellsRemembered;

    private long nodeCount;

    /** The nodes and updates of the portfolios that have ended. */
    private long otherNodes;

    private long otherUpdates;

    /**
     * A search of a table.
     *
     * @param seed for the portfolios
     * @param memory about how many bytes may be used for what is learned
     */
    KeysFirst(KeyedTable keyedTable, long seed, long memory) {
        this.seed = seed;
        this.memory = memory;
        rest = View.same(keyedTable.table());
        remaining = new Remaining(keyedTable);
        next = new NextDecision(keyedTable, remaining);
        retreating = remaining.hasFailed();
    }

    @Override
    public Step run(long budget) {
        long stop = nodeCount + Math.min(budget, Long.MAX_VALUE - nodeCount);
        while (true) {
            if (portfolio != null) {
                Step step = portfolio.run(Math.max(1, stop - nodeCount));
                if (step == Step.PAUSED) {
                    return step;
                }
                if (answered(portfolio, step)) {
                    return Step.SOLUTION;
                }
            } else if (retreating) {
                if (level == 0) {
                    return Step.EXHAUSTED;
                }
                advance();
            } else if (nodeCount == stop) {
                return Step.PAUSED;
            } else {
                nodeCount++;
                if (visit()) {
                    return Step.SOLUTION;
                }
            }
        }
    }

    /** Visits a node, and says whether it is a solution. */
    private boolean visit() {
        if (base == NONE) {
            int key = next.key();
            if (key != NONE) {
                decide(key);
                return false;
            }
            base = level;
            nodesAtBase = nodeCount;
        }
        if (remaining.isComplete()) {
            found(remaining.chosen());
            return true;
        }
        if (nodeCount - nodesAtBase < NODES_ALONE) {
            decide(next.option());
        } else {
            ask();
        }
        return false;
    }

    private void found(int[] options) {
        keep(options);
        backToKeys();
    }

    /** Goes back to where the last key was decided; the next step is to decide it otherwise. */
    private void backToKeys() {
        undoOptions();
        base = NONE;
        retreating = true;
    }

    private void undoOptions() {
        if (level > base) {
            remaining.undo(marks[base]);
            level = base;
        }
    }

    /** Asks others whether the rest can be completed, from where the last key was decided. */
    private void ask() {
        undoOptions();
        View left = remaining.rest();
        if (impossible.contains(left.table())) {
            backToKeys();
            return;
        }
        rest = left;
        portfolio = new Portfolio(
                left.table(),
                seed,
                memory,
                () -> new DancingLinks(left.table(), ItemRule.SMALLEST, false, Branch.ROOT));
    }

    /** Takes the answer of the others, and says whether it is a solution. */
    private boolean answered(Portfolio others, Step step) {
        boolean yes = step == Step.SOLUTION;
        if (yes) {
            found(rest.solution(others.solution()));
        } else {
            remember(rest.table());
            backToKeys();
        }
        otherNodes += others.nodes();
        otherUpdates += others.updates();
        others.close();
        portfolio = null;
        return yes;
    }

    private void remember(OptionTable table) {
        cellsRemembered += table.cellCount() + table.itemCount();
        if (cellsRemembered < memory / BYTES_PER_CELL) {
            impossible.add(table);
        }
    }

    private void decide(int what) {
        if (level == decided.length) {
            decided = Arrays.copyOf(decided, 2 * level);
            marks = Arrays.copyOf(marks, 2 * level);
            second = Arrays.copyOf(second, 2 * level);
        }
        decided[level] = what;
        marks[level] = remaining.mark();
        second[level] = false;
        level++;
        if (base == NONE) {
            remaining.needMore(what);
        } else {
            remaining.take(what);
        }
        retreating = remaining.hasFailed();
    }

    /** Takes the deepest decision back, and decides otherwise if that was not done yet. */
    private void advance() {
        if (level == base) {
            base = NONE;
        }
        remaining.undo(marks[level - 1]);
        if (second[level - 1]) {
            level--;
            return;
        }
        second[level - 1] = true;
        if (base == NONE) {
            remaining.needNoMore(decided[level - 1]);
        } else {
            remaining.leave(decided[level - 1]);
        }
        retreating = remaining.hasFailed();
    }

    @Override
    public long nodes() {
        return nodeCount + otherNodes + (portfolio == null ? 0 : portfolio.nodes());
    }

    @Override
    public long updates() {
        return remaining.updates() + otherUpdates + (portfolio == null ? 0 : portfolio.updates());
    }

    /** The work that was done beside nodes, in updates of this search. */
    long work() {
        return remaining.updates() + UPDATES_OF_OTHERS * (updates() - remaining.updates());
    }

    @Override
    public double fraction() {
        double sum = 0;
        double weight = 1;
        for (int at = 0; at < level && weight > Double.MIN_NORMAL; at++) {
            weight /= 2;
            sum += second[at] ? weight : 0;
        }
        return retreating ? sum + weight : sum;
    }

    @Override
    public void close() {
        if (portfolio != null) {
            portfolio.close();
        }
    }
}
