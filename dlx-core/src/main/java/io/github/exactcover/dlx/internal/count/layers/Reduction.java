package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.file.Ints;

/**
 * Makes the nodes of a diagram of the {@link Arcs} of a sweep, from the last layer to the first. A state becomes one
 * decision node for each row that leads to a solution. States with the same solutions get the same node.
 */
final class Reduction {

    private final Frontier frontier;
    private final Arcs arcs;
    private final DiagramBuilder builder;

    /** By row: what the diagram calls its option. */
    private final int[] names;

    /** By state: its node. */
    private final Ints nodes;

    /** The layer that is under way. */
    private int layer;

    private int root;

    /** How many ints of arcs there were. */
    private final long all;

    /**
     * A reduction that has not begun.
     *
     * @param end the number of the state in which all is covered; 0 if there is none
     */
    Reduction(Frontier frontier, Arcs arcs, int end, DiagramBuilder builder, int[] names) {
        this.frontier = frontier;
        this.arcs = arcs;
        this.builder = builder;
        this.names = names;
        this.nodes = new Ints(arcs.disk(), arcs.states() + 1L);
        this.layer = frontier.layers;
        this.all = arcs.size();
        if (end > 0) {
            nodes.set(end, Diagram.UNIT);
        }
    }

    /** Goes on for about so many arcs, and says whether nothing is left. */
    boolean run(long steps) {
        long stop = Math.max(0, arcs.size() - 2 * steps);
        long end = arcs.size();
        while (end > stop) {
            int state = arcs.get(end - 2);
            long first = end - 2 - 2L * arcs.get(end - 1);
            beginLayer(arcs.get(first));
            nodes.set(state, node(first, end - 2));
            end = first;
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
            node = builder.decision(names[arcs.get(at)], high, node);
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

    /** The share that is done. */
    double fraction() {
        return 1 - arcs.size() / Math.max(1.0, (double) all);
    }

    /** The node of all solutions, once nothing is left. */
    int root() {
        return root;
    }
}
