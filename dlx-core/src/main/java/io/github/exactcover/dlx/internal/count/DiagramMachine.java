package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.layers.ItemSequence;
import io.github.exactcover.dlx.internal.count.layers.LayerCompiler;
import io.github.exactcover.dlx.internal.count.layers.LayerMachine;
import io.github.exactcover.dlx.internal.count.memo.BitOptions;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.file.DiskSpace;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.math.BigInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Compiles the solutions of a table into a {@link Diagram}, layer by layer or by a walk that makes nodes instead of
 * counting.
 */
public final class DiagramMachine extends PartsMachine<DiagramMachine.CompilingRace> {

    private final View view;
    private final boolean onDisk;
    private final CountingMethod method;
    private final long maxBytes;
    private final DiagramBuilder builder;

    /** The solutions of the parts that are done, combined. */
    private int root = Diagram.UNIT;

    /** Whether a walk began. It may leave nodes that are of no use, which layers do not: they know which lead to a solution. */
    private boolean walked;

    /**
     * A machine that has not begun.
     *
     * @param view the table, and what the diagram should call its options
     * @param method one of the walks; anything else means the better one
     * @param maxBytes how much memory there is: a third for the layers, a third for the nodes, and a sixth for the memo of a
     *     walk, which needs as much again while it grows
     * @param disk where the nodes lie; null for memory. On a disk, they are made by layers only, which may take all the
     *     memory
     * @throws IllegalArgumentException if the solutions of this table cannot be compiled
     */
    public DiagramMachine(View view, CountingMethod method, long maxBytes, @Nullable DiskSpace disk) {
        OptionTable table = view.table();
        if (!BitOptions.canHold(table)) {
            throw new IllegalArgumentException(
                    table.isBounded()
                            ? "The problem has bounds, which diagrams do not know; visit its solutions by search"
                            : "The problem is too large for a diagram; visit its solutions by search");
        }
        this.view = view;
        this.onDisk = disk != null;
        this.method = onDisk ? CountingMethod.FRONTIER : method;
        this.maxBytes = onDisk ? maxBytes : maxBytes / 3;
        this.builder = new DiagramBuilder(this.maxBytes, disk);
        divide(table);
    }

    @Override
    public Step run(long budget) {
        return runParts(budget);
    }

    @Override
    CompilingRace newRace(View part) {
        return new CompilingRace(part);
    }

    @Override
    boolean combine(CompilingRace over) {
        root = builder.and(root, over.root());
        return root != Diagram.NONE;
    }

    /** The diagram, when nothing is left to do. Options that were chosen beforehand are in all solutions. */
    public Diagram diagram() {
        int all = root;
        for (int option : view.chosen().toArray()) {
            all = builder.decision(option, all, Diagram.NONE);
        }
        return walked || all == Diagram.NONE ? builder.build(all) : builder.buildAll(all);
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
     * Compiles a part by layers or by a branch walk. There is no search to compare with. The layers go first, and most problems
     * end there. Then the one that seems to have less to do leads, and the other one gets a small part of the work, because
     * both are guesses.
     */
    final class CompilingRace extends Race<LayerCompiler> {

        /** How many nodes the layers may have before the branch walk begins: 20 to 100 ms. */
        private static final long FIRST_NODES = 1 << 18;

        /**
         * The work of a node of the branch walk, in nodes of the layers. It takes 3 times as long in a packing, 10 times in a
         * Langford problem or a Steiner system, and 40 times in a floor of dominoes.
         */
        private static final int BRANCH_WEIGHT = 6;

        /** The one that does not lead gets one part in this many of the work of the one that does. */
        private static final int TRIAL_PART = 8;

        /**
         * How many times too many states the layers may expect. In a Steiner system it was 50 times, in a packing, which is
         * better left to the branch walk, 500 times.
         */
        private static final double EXAGGERATION = 100;

        /**
         * The layers go on alone while they expect at most this many times the work that they took so far, because in truth it
         * is far less. In floors of dominoes and tetrominoes and for matchings of cubic graphs they expect 4 to 70 times as
         * much, and a try of the branch walk takes up to a quarter of the time.
         */
        private static final int IN_SIGHT = 64;

        private final View part;

        CompilingRace(View part) {
            super(part.table(), method);
            this.part = part;
        }

        @Override
        LayerCompiler newFrontier(ItemSequence order) {
            if (!LayerMachine.canHold(part.table(), order)) {
                throw new IllegalArgumentException("The problem is too large for layers; "
                        + (onDisk ? "compile it in memory" : "compile it with AUTO or BRANCH"));
            }
            return new LayerCompiler(part.table(), order, maxBytes, builder, this::name, () -> walkOn(order));
        }

        /** What takes over from layers that have no more room. A walk knows all its nodes, so on a disk it is of no use. */
        private WalkMachine walkOn(ItemSequence order) {
            if (onDisk) {
                throw new IllegalStateException("The layers of the diagram that are under way do not fit in "
                        + Phrases.count(maxBytes, "byte")
                        + " of memory; allow more with maxMemory, and give it to the JVM,"
                        + " as with -Xmx4g");
            }
            return newWalk(WalkMachine.Kind.FRONTIER, new BitOptions(part.table(), order.order()));
        }

        @Override
        WalkMachine newBranch(BitOptions bits) {
            return newWalk(WalkMachine.Kind.BRANCH, bits);
        }

        private WalkMachine newWalk(WalkMachine.Kind kind, BitOptions bits) {
            walked = true;
            int[] named = IntStream.range(0, bits.rowCount())
                    .map(row -> name(bits.option(row)))
                    .toArray();
            return WalkMachine.compiling(kind, bits, maxBytes / 2, builder, named);
        }

        private int name(int option) {
            return view.option(part.option(option));
        }

        @Override
        void nextTurn() {
            if (!LayerMachine.canHold(part.table(), sequence())) {
                turn(branch());
            } else if (current() == null) {
                turn(frontier(), FIRST_NODES);
            } else if (triedBranch() == null
                    && frontier().expected() < (double) IN_SIGHT * frontier().nodes()) {
                turn(frontier());
            } else {
                compare();
            }
        }

        /** Gives the next turn to the one that seems to have less to do, or to the other one if that is far behind. */
        private void compare() {
            long layers = frontier().nodes();
            long walk = branch().nodes() * BRANCH_WEIGHT;
            if (frontier().isSwept()) {
                turn(frontier(), Long.MAX_VALUE);
            } else if (walk * TRIAL_PART < layers) {
                turn(branch(), layers / (TRIAL_PART * BRANCH_WEIGHT) + 1);
            } else if (layers * TRIAL_PART < walk) {
                turn(frontier(), walk / TRIAL_PART + 1);
            } else {
                turn(isBranchAhead() ? branch() : frontier());
            }
        }

        /** Whether the branch walk seems to need less work than the layers took so far, or far less than they expect. */
        private boolean isBranchAhead() {
            return branch().expected() * BRANCH_WEIGHT
                    < Math.max((double) frontier().nodes(), frontier().expected() / EXAGGERATION);
        }

        /** The node of all solutions, once the race is over. */
        int root() {
            if (current() instanceof LayerCompiler layers) {
                return layers.root();
            }
            return current() instanceof WalkMachine walk ? walk.root() : Diagram.NONE;
        }
    }
}
