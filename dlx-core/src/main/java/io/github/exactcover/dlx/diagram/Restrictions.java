package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.file.DiskSpace;
import io.github.exactcover.dlx.internal.file.Ints;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a diagram that have all required options and no forbidden one. At each node, only the solutions with
 * the most required options are kept. At the root, these have all required options, or no solution has. This also drops
 * solutions whose path through the diagram never meets a required option.
 */
final class Restrictions {

    private final Diagram diagram;
    private final BitSet forbidden;
    private final BitSet required;
    private final DiagramBuilder builder;

    /** For each node, the node of the new diagram with the solutions that are kept. */
    private final Ints kept;

    /** For each node, the number of required options in each solution that is kept. */
    private final Ints most;

    private Restrictions(Diagram diagram, BitSet required, BitSet forbidden) {
        this.diagram = diagram;
        this.required = required;
        this.forbidden = forbidden;
        @Nullable
        DiskSpace disk = diagram.disk() == null ? null : diagram.disk().another();
        this.builder = new DiagramBuilder(memory(disk), disk);
        this.kept = new Ints(disk);
        this.most = new Ints(disk);
        append(Diagram.NONE, 0);
        append(Diagram.UNIT, 0);
        for (int node = Diagram.UNIT + 1; node < diagram.nodeCount(); node++) {
            if (diagram.isAnd(node)) {
                combine(node);
            } else {
                decide(node);
            }
        }
    }

    /** How much memory the builder may use. Where the diagram fits in memory, a part of it does too. */
    private static long memory(@Nullable DiskSpace disk) {
        return disk == null ? Long.MAX_VALUE : Runtime.getRuntime().maxMemory() / 8;
    }

    static Diagram of(Diagram diagram, BitSet required, BitSet forbidden) {
        return new Restrictions(diagram, required, forbidden).restricted();
    }

    private Diagram restricted() {
        boolean possible = most.get(diagram.root()) == required.cardinality();
        int root = possible ? kept.get(diagram.root()) : Diagram.NONE;
        kept.cut(0);
        most.cut(0);
        return builder.build(root);
    }

    private void append(int node, int number) {
        kept.add(node);
        most.add(number);
    }

    private void combine(int node) {
        int high = diagram.high(node);
        int low = diagram.low(node);
        append(builder.and(kept.get(high), kept.get(low)), most.get(high) + most.get(low));
    }

    private void decide(int node) {
        int option = diagram.option(node);
        int high = forbidden.get(option) ? Diagram.NONE : kept.get(diagram.high(node));
        int low = kept.get(diagram.low(node));
        int highMost = most.get(diagram.high(node)) + (required.get(option) ? 1 : 0);
        int lowMost = most.get(diagram.low(node));
        if (high != Diagram.NONE && low != Diagram.NONE && highMost != lowMost) {
            if (highMost > lowMost) {
                low = Diagram.NONE;
            } else {
                high = Diagram.NONE;
            }
        }
        append(builder.decision(option, high, low), high == Diagram.NONE ? lowMost : highMost);
    }
}
