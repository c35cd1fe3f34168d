package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The two walks that can compile a part of a table, which take turns until one of them is done, or until it is clear
 * which one goes forward faster.
 */
final class DiagramWalks {

    /** So much work each may do before one has to be chosen, in nodes of the frontier walk. */
    private static final long TRIAL = 160_000;

    private static final long SHORTEST_TURN = 2_500;
    private static final int BRANCH_WEIGHT = 8;

    private final Entry frontier;
    private final Entry branch;
    private @Nullable Entry chosen;
    private Entry current;
    private long turnEnd = SHORTEST_TURN;

    /** A walk, where its root will be, and what a node of it costs. */
    private static final class Entry {

        final Walk walk;
        final DiagramSums sums;
        final int weight;

        Entry(Walk walk, DiagramSums sums, int weight) {
            this.walk = walk;
            this.sums = sums;
            this.weight = weight;
        }

        long work() {
            return walk.nodes() * weight;
        }
    }

    DiagramWalks(View part, IntUnaryOperator names, DiagramBuilder builder, CountingMethod method, long maxBytes) {
        OptionTable table = part.table();
        BitOptions options = new BitOptions(table, ItemSequence.of(table));
        int[] named = IntStream.range(0, options.rowCount())
                .map(row -> names.applyAsInt(part.option(options.option(row))))
                .toArray();
        DiagramSums nodes = new DiagramSums(builder, named, FrontierWalk.levels(options));
        MemoTable memo = new MemoTable(options.words(), KeyHash.MIXING, maxBytes / 2);
        frontier = new Entry(new FrontierWalk(options, memo, nodes, TryingOrder.NATURAL), nodes, 1);
        nodes = new DiagramSums(builder, named, BranchWalk.levels(options));
        memo = new MemoTable(options.words(), KeyHash.MIXING, maxBytes / 2);
        branch = new Entry(new BranchWalk(options, memo, nodes, TryingOrder.NATURAL), nodes, BRANCH_WEIGHT);
        chosen = switch (method) {
            case AUTO, SEARCH -> null;
            case FRONTIER -> frontier;
            case BRANCH -> branch;
        };
        current = chosen == null ? frontier : chosen;
    }

    /** Walks on for so many nodes at most, and says whether nothing is left. */
    boolean run(long budget) {
        if (chosen == null && current.work() >= turnEnd) {
            nextTurn();
        }
        long turn = chosen == null ? (turnEnd - current.work()) / current.weight + 1 : Long.MAX_VALUE;
        return current.walk.run(Math.min(budget, turn));
    }

    private void nextTurn() {
        if (current == frontier) {
            current = branch;
        } else if (turnEnd < TRIAL) {
            turnEnd *= 2;
            current = frontier;
        } else {
            chosen = branch.walk.fraction() > frontier.walk.fraction() ? branch : frontier;
            current = chosen;
        }
    }

    /** The node of all solutions, when nothing is left. */
    int root() {
        return current.sums.node(0);
    }

    long nodes() {
        return frontier.walk.nodes() + branch.walk.nodes();
    }

    double fraction() {
        return current.walk.fraction();
    }
}
