package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import java.util.BitSet;

/**
 * The solutions of a diagram that have all required options and no forbidden one. At each node, only the solutions with
 * the most required options are kept. At the root, these have all required options, or no solution has. This also drops
 * solutions whose path through the diagram never meets a required option.
 */
final class Restrictions {

    private final Diagram diagram;
    private final BitSet forbidden;
    private final BitSet required;
    private final DiagramBuilder builder = new DiagramBuilder(Long.MAX_VALUE);

    /** For each node, the node of the new diagram with the solutions that are kept. */
    private final int[] kept;

    /** For each node, the number of required options in each solution that is kept. */
    private final int[] most;

    private Restrictions(Diagram diagram, BitSet required, BitSet forbidden) {
        this.diagram = diagram;
        this.required = required;
        this.forbidden = forbidden;
        this.kept = new int[diagram.nodeCount()];
        this.most = new int[diagram.nodeCount()];
        kept[Diagram.UNIT] = Diagram.UNIT;
        for (int node = Diagram.UNIT + 1; node < kept.length; node++) {
            if (diagram.isAnd(node)) {
                combine(node);
            } else {
                decide(node);
            }
        }
    }

    static Diagram of(Diagram diagram, BitSet required, BitSet forbidden) {
        Restrictions restrictions = new Restrictions(diagram, required, forbidden);
        boolean possible = restrictions.most[diagram.root()] == required.cardinality();
        return restrictions.builder.build(possible ? restrictions.kept[diagram.root()] : Diagram.NONE);
    }

    private void combine(int node) {
        kept[node] = builder.and(kept[diagram.high(node)], kept[diagram.low(node)]);
        most[node] = most[diagram.high(node)] + most[diagram.low(node)];
    }

    private void decide(int node) {
        int option = diagram.option(node);
        int high = forbidden.get(option) ? Diagram.NONE : kept[diagram.high(node)];
        int low = kept[diagram.low(node)];
        int highMost = most[diagram.high(node)] + (required.get(option) ? 1 : 0);
        int lowMost = most[diagram.low(node)];
        if (high != Diagram.NONE && low != Diagram.NONE && highMost != lowMost) {
            if (highMost > lowMost) {
                low = Diagram.NONE;
            } else {
                high = Diagram.NONE;
            }
        }
        kept[node] = builder.decision(option, high, low);
        most[node] = high == Diagram.NONE ? lowMost : highMost;
    }
}
