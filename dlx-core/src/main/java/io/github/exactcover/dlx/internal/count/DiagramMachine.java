package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.layers.ItemSequence;
import io.github.exactcover.dlx.internal.count.memo.BitOptions;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.stream.IntStream;

/** Compiles the solutions of a table into a {@link Diagram}, by a walk that makes its nodes instead of counting. */
public final class DiagramMachine extends PartsMachine<DiagramMachine.WalkRace> {

    private final View view;
    private final CountingMethod method;
    private final long maxBytes;
    private final DiagramBuilder builder;

    /** The solutions of the parts that are done, combined. */
    private int root = Diagram.UNIT;

    /**
     * A machine that has not begun.
     *
     * @param view the table, and what the diagram should call its options
     * @param method one of the walks; anything else means the better one
     * @param maxBytes how much memory there is: a third for the memos, a third for the nodes, and the rest for
     *     while they grow
     * @throws IllegalArgumentException if the solutions of this table cannot be compiled
     */
    public DiagramMachine(View view, CountingMethod method, long maxBytes) {
        OptionTable table = view.table();
        if (!BitOptions.canHold(table)) {
            throw new IllegalArgumentException(
                    table.isBounded()
                            ? "The problem has bounds, which diagrams do not know; visit its solutions by search"
                            : "The problem is too large for a diagram; visit its solutions by search");
        }
        this.view = view;
        this.method = method;
        this.maxBytes = maxBytes / 3;
        this.builder = new DiagramBuilder(maxBytes / 3);
        divide(table);
    }

    @Override
    public Step run(long budget) {
        return runParts(budget);
    }

    @Override
    WalkRace newRace(View part) {
        return new WalkRace(part);
    }

    @Override
    boolean combine(WalkRace over) {
        root = builder.and(root, over.root());
        return root != Diagram.NONE;
    }

    /** The diagram, when nothing is left to do. Options that were chosen beforehand are in all solutions. */
    public Diagram diagram() {
        int all = root;
        for (int option : view.chosen().toArray()) {
            all = builder.decision(option, all, Diagram.NONE);
        }
        return builder.build(all);
    }

    /** Always 0: only the finished diagram knows the number. */
    @Override
    public BigInteger count() {
        return BigInteger.ZERO;
    }

    /** Always 0: walks have no links. */
    @Override
    public long updates() {
        return 0;
    }

    /**
     * Compiles a part by the walk that makes more progress. There is no search to compare with, so both walks get turns
     * of the same work until one of them has finished or the trial is over.
     */
    final class WalkRace extends Race<WalkMachine> {

        /**
         * The work of a node of the branch walk, in nodes of the frontier walk, when both make a diagram. How it was
         * chosen was not written down. Measure again (CountingBenchmark, DIAGRAM) when one of the walks gets faster.
         */
        private static final int BRANCH_WEIGHT = 8;

        /**
         * How much work each walk may do before one is chosen for good. As for the weight, the reason was not written
         * down.
         */
        private static final long TRIAL = 160_000;

        private final View part;

        /** How much work each walk may have done at the end of its turn. */
        private long allowed = SHORTEST_TURN;

        WalkRace(View part) {
            super(part.table(), method);
            this.part = part;
        }

        @Override
        WalkMachine newFrontier(ItemSequence order) {
            return newWalk(WalkMachine.Kind.FRONTIER, new BitOptions(part.table(), order.order()));
        }

        @Override
        WalkMachine newBranch(BitOptions bits) {
            return newWalk(WalkMachine.Kind.BRANCH, bits);
        }

        private WalkMachine newWalk(WalkMachine.Kind kind, BitOptions bits) {
            int[] named = IntStream.range(0, bits.rowCount())
                    .map(row -> view.option(part.option(bits.option(row))))
                    .toArray();
            return WalkMachine.compiling(kind, bits, maxBytes / 2, builder, named);
        }

        @Override
        void nextTurn() {
            if (current() == null) {
                turn(frontier(), allowed + 1);
            } else if (current() == triedFrontier()) {
                turn(branch(), allowed / BRANCH_WEIGHT + 1);
            } else if (allowed < TRIAL) {
                allowed *= 2;
                turn(frontier(), allowed + 1);
            } else {
                turn(branch().fraction() > frontier().fraction() ? branch() : frontier(), Long.MAX_VALUE);
            }
        }

        /** The node of all solutions, once the race is over. */
        int root() {
            return current() instanceof WalkMachine walk ? walk.root() : Diagram.NONE;
        }
    }
}
