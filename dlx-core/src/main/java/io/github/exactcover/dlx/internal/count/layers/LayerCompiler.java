package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Makes a diagram by a {@link Sweep} that writes down which state leads to which, and then a {@link Reduction} of that,
 * from below. If the layers have no more room, a walk along the same frontier begins again, for its memo can forget.
 */
public final class LayerCompiler implements Machine {

    /** The share of the work that the sweep is. */
    private static final double SHARE_OF_SWEEP = 0.75;

    private final Frontier frontier;
    private final ItemSequence sequence;
    private final DiagramBuilder builder;
    private final IntUnaryOperator names;
    private final BiFunction<Frontier, int[], WalkMachine> newWalk;
    private final Memory memory;
    private final Arcs arcs;
    private final Sweep sweep;

    /** Null until the sweep is done. */
    private @Nullable Reduction reduction;

    /** What takes over when there is no more room; null as long as there is. */
    private @Nullable WalkMachine walk;

    private boolean finished;
    private double told;

    /**
     * A machine that has not begun.
     *
     * @param maxBytes how much memory the layers may take
     * @param builder takes the nodes of the diagram; nobody else uses it any more when the sweep is done
     * @param names what the diagram calls an option of the table
     * @param newWalk makes the walk that takes over where there is no room, of the frontier and the names of its rows
     */
    public LayerCompiler(
            OptionTable table,
            ItemSequence sequence,
            long maxBytes,
            DiagramBuilder builder,
            IntUnaryOperator names,
            BiFunction<Frontier, int[], WalkMachine> newWalk) {
        this.frontier = new Frontier(table, sequence.order());
        this.sequence = sequence;
        this.builder = builder;
        this.names = names;
        this.newWalk = newWalk;
        this.memory = new Memory(maxBytes);
        this.arcs = new Arcs(memory, builder.disk());
        this.sweep = new Sweep(frontier, memory, arcs);
        sweep.begin();
    }

    @Override
    public Step run(long budget) {
        if (walk != null) {
            finished = walk.run(budget) == Step.EXHAUSTED;
        } else if (reduction != null) {
            finished = reduction.run(Sweep.MOST_STEPS);
        } else {
            switch (sweep.run(budget, Sweep.MOST_STEPS)) {
                case PAUSED, STOPPED -> {}
                case FULL -> walkOn();
                case DONE -> reduction = new Reduction(frontier, arcs, sweep.end(), builder, named());
            }
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    private void walkOn() {
        arcs.cut(0);
        sweep.drop();
        walk = newWalk.apply(frontier, named());
    }

    private int[] named() {
        return Arrays.stream(frontier.options).map(names).toArray();
    }

    /** The node of all solutions, when nothing is left to do. */
    public int root() {
        if (walk != null) {
            return walk.root();
        }
        return reduction == null ? 0 : reduction.root();
    }

    /** Always 0: only the finished diagram knows the number. */
    @Override
    public long solutions() {
        return 0;
    }

    /** Always 0: only the finished diagram knows the number. */
    @Override
    public BigInteger count() {
        return BigInteger.ZERO;
    }

    /** The root, every row that was tried from a state and did fit, and the nodes of the walk. */
    @Override
    public long nodes() {
        return 1 + sweep.nodes() + (walk == null ? 0 : walk.nodes());
    }

    /** Whether nothing is left to do but the reduction. */
    public boolean isSwept() {
        return reduction != null;
    }

    /** A guess how many states are still to come. */
    public double expected() {
        return walk == null ? sequence.expected(sweep.layer(), sweep.statesOfLayer()) : walk.expected();
    }

    /** The share of the work that is done; it never decreases. */
    @Override
    public double fraction() {
        told = finished ? 1 : Math.max(told, Math.min(share(), Math.nextDown(1.0)));
        return told;
    }

    private double share() {
        if (walk != null) {
            return walk.fraction();
        }
        return reduction == null
                ? SHARE_OF_SWEEP * sweep.layersDone() / Math.max(1, frontier.layers)
                : SHARE_OF_SWEEP + (1 - SHARE_OF_SWEEP) * reduction.fraction();
    }
}
