package io.github.exactcover.dlx.internal.count.diagram;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Makes the nodes of solutions that come one after the other, as a search finds them. Each solution is a path from the
 * root of the search tree. What two solutions in a row do not share can be completed at once, so only one path is open,
 * and subtrees that are equal become the same nodes.
 *
 * <p>Where two paths part, a search does not choose the first option again, either because both cover the same item, or
 * because it has tried all solutions with the first one. So the children of a node are one chain of decisions, in the
 * order in which they were found, and each solution is a path through the diagram once. With bounds, a solution can be
 * a part of another one; then it ends at a node that has children.
 */
public final class SolutionPaths {

    private final DiagramBuilder builder;

    /** The options of the last solution. */
    private int[] path = {};

    /** The children that are complete, of all nodes of the path, the deepest last: for each its option and its node. */
    private int[] children = new int[16];

    private int end;

    /** By depth: where the children of that node of the path begin. */
    private int[] firsts = {0};

    /** The depths at which a solution ends. */
    private final BitSet ends = new BitSet();

    /** No solutions yet. */
    public SolutionPaths(DiagramBuilder builder) {
        this.builder = builder;
    }

    /** Adds a solution, with its options in the order in which they were chosen. The array is kept. */
    public void add(int[] next) {
        int same = Math.max(0, Arrays.mismatch(path, next));
        complete(same);
        if (firsts.length <= next.length) {
            firsts = Arrays.copyOf(firsts, 2 * next.length + 1);
        }
        Arrays.fill(firsts, same + 1, next.length + 1, end);
        ends.set(next.length);
        path = next;
    }

    /** Completes the nodes of the last path that are deeper than this. */
    private void complete(int depth) {
        for (int i = path.length; i > depth; i--) {
            int node = node(i);
            end = firsts[i];
            if (end == children.length) {
                children = Arrays.copyOf(children, 2 * end);
            }
            children[end++] = path[i - 1];
            children[end++] = node;
            ends.clear(i);
        }
    }

    /** The node of the path at a depth that has no deeper one. */
    private int node(int depth) {
        int node = ends.get(depth) ? Diagram.UNIT : Diagram.NONE;
        for (int at = end; at > firsts[depth]; at -= 2) {
            node = builder.decision(children[at - 2], children[at - 1], node);
        }
        return node;
    }

    /** The node of all solutions so far. */
    public int root() {
        complete(0);
        path = new int[0];
        return node(0);
    }
}
