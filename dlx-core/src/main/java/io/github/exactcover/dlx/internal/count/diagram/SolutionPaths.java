package io.github.exactcover.dlx.internal.count.diagram;

import java.util.Arrays;

/**
 * Makes the nodes of solutions that come one after the other, as a search finds them. Each solution is a path from the
 * root of the search tree. What two solutions in a row do not share can be completed at once, so only one path is open,
 * and subtrees that are equal become the same nodes.
 *
 * <p>Where two paths part, both options cover the item that the search branched on. So no solution has both, and each
 * is a path through the diagram once.
 */
public final class SolutionPaths {

    private final DiagramBuilder builder;

    /** The options of the last solution. */
    private int[] path = {};

    /** By depth: the node of the solutions so far that share the last path up to there, without what they share. */
    private int[] nodes = {Diagram.NONE};

    /** No solutions yet. */
    public SolutionPaths(DiagramBuilder builder) {
        this.builder = builder;
    }

    /** Adds a solution, with its options in the order in which they were chosen. The array is kept. */
    public void add(int[] next) {
        int same = Math.max(0, Arrays.mismatch(path, next));
        complete(same);
        if (nodes.length <= next.length) {
            nodes = Arrays.copyOf(nodes, 2 * next.length + 1);
        }
        Arrays.fill(nodes, same + 1, next.length + 1, Diagram.NONE);
        nodes[next.length] = Diagram.UNIT;
        path = next;
    }

    /** Completes the nodes of the last path that are deeper than this. */
    private void complete(int depth) {
        for (int i = path.length; i > depth; i--) {
            nodes[i - 1] = builder.decision(path[i - 1], nodes[i], nodes[i - 1]);
        }
    }

    /** The node of all solutions so far. */
    public int root() {
        complete(0);
        path = new int[0];
        return nodes[0];
    }
}
