package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.RowBits;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.function.IntUnaryOperator;

/**
 * Makes the nodes of a diagram of the {@link Arcs} of a sweep, from the last layer to the first. A state becomes one
 * decision node for each row that leads to a solution. States with the same solutions get the same node.
 */
final class BottomUp {

    private final Frontier frontier;
    private final Arcs arcs;
    private final DiagramBuilder builder;

    /** By row: what the diagram calls its option, or {@link RowBits#SKIP}. */
    private final int[] names;

    /** By state: its node. */
    private Ints nodes;

    /** The layer that is under way. */
    private int layer;

    private int root;

    /** How many ints of arcs there were in the beginning; 0 before it. */
    private long all;

    /**
     * Waits for the arcs of a sweep.
     *
     * @param memory of the sweep; the arcs take some of it, too
     * @param names what the diagram calls an option of the table
     */
    BottomUp(Frontier frontier, Memory memory, DiagramBuilder builder, IntUnaryOperator names) {
        this.frontier = frontier;
        this.arcs = new Arcs(memory, builder.disk());
        this.builder = builder;
        this.names = frontier.names(names);
        this.nodes = new Ints(builder.disk());
    }

    /** Where a sweep should write its arcs. */
    Arcs arcs() {
        return arcs;
    }

    /**
     * Begins, once the sweep is done.
     *
     * @param end the number of the state in which all is covered; 0 if there is none
     */
    void begin(int end) {
        nodes = new Ints(builder.disk(), arcs.states() + 1L);
        layer = frontier.layers;
        all = arcs.size();
        if (end > 0) {
            nodes.set(end, Diagram.UNIT);
        }
    }

    /**
     * The walk that makes the diagram if the layers have no room. On a disk there is none: it has all its nodes, and
     * layers have room there for as many states as have numbers.
     */
    WalkMachine walk(long maxBytes) {
        if (builder.disk() != null) {
            throw new IllegalStateException("The layers of the diagram have more than "
                    + Phrases.count(arcs.states(), "state")
                    + ", for which there are no numbers; count without a diagram");
        }
        arcs.cut(0);
        return WalkMachine.compiling(frontier, maxBytes / 2, builder, names);
    }

    /** Goes on for about this many arcs, and says whether nothing is left. */
    boolean run(long steps) {
        long stop = Math.max(0, arcs.size() - 2 * steps);
        long end = arcs.size();
        while (end > stop) {
            int state = arcs.get(end - 2);
            int count = arcs.get(end - 1);
            end -= 2;
            if (count < 0) {
                nodes.set(state, nodes.get(-count));
            } else {
                long first = end - 2L * count;
                beginLayer(arcs.get(first));
                nodes.set(state, node(first, end));
                end = first;
            }
        }
        arcs.cut(end);
        if (end == 0) {
            root = nodes.get(1);
            nodes.cut(0);
        }
        return end == 0;
    }

    /** The node of a state whose arcs lie there. */
    private int node(long first, long end) {
        int node = Diagram.NONE;
        for (long at = first; at < end; at += 2) {
            int high = nodes.get(arcs.get(at + 1));
            int option = names[arcs.get(at)];
            node = option == RowBits.SKIP ? high : builder.decision(option, high, node);
        }
        return node;
    }

    /** Nodes of different layers have different options. */
    private void beginLayer(int row) {
        if (row < frontier.firstRows[layer]) {
            builder.forget();
            while (row < frontier.firstRows[layer]) {
                layer--;
            }
        }
    }

    /** The share that is done; 0 before the beginning. */
    double fraction() {
        return all == 0 ? 0 : 1 - arcs.size() / (double) all;
    }

    /** The node of all solutions, once nothing is left. */
    int root() {
        return root;
    }
}
