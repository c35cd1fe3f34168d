package io.github.exactcover.dlx.internal.count.diagram;

import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A set of solutions as a directed graph without cycles. {@link #NONE} is the empty set, {@link #UNIT} the set of the
 * solution without options. A decision node stands for an option: its solutions are those of its high child, each with
 * that option, and those of its low child, which are without it. An AND node has as solutions the combinations of one
 * of each child; the children have no option in common. This is the decision-ZDNNF of DXD (arXiv
 * 2604.14627, SAT 2026); without AND nodes it is a ZDD, as in Nishino, Yasuda, Minato and Nagata, <em>Dancing with
 * Decision Diagrams</em> (AAAI 2017).
 *
 * <p>Children have smaller numbers than their parents, so that everything about nodes can be computed by going through
 * them once, upwards or downwards. All nodes but the first two are below the root, which has the largest number.
 */
public final class Diagram {

    /** No solution. */
    public static final int NONE = 0;

    /** The solution without options. */
    public static final int UNIT = 1;

    /** In place of the option of an AND node. */
    public static final int AND = -1;

    /** In place of an option that does not matter: of solutions that differ only in such, one is enough. */
    public static final int ANY = -2;

    /** The ints of a node: its option and its children. */
    static final int NODE = 3;

    private final int root;
    private final int nodeCount;

    /** By node: its option, its high child and its low child. */
    private final Ints nodes;

    /**
     * The part below a root of a list of nodes, which are three ints each: an option, or {@link #AND}, and two
     * children. The first two stand for {@link #NONE} and {@link #UNIT}. The diagram keeps the list, and drops the
     * other nodes from it.
     */
    public Diagram(int root, Ints nodes) {
        Ints numbers = new Ints(nodes.disk(), Math.max(root, UNIT) + 1L);
        int used = markUsed(root, nodes, numbers);
        boolean all = NODE * (long) used == nodes.size();
        this.nodeCount = all ? used : compact(nodes, numbers);
        this.root = all ? root : numbers.get(root);
        this.nodes = nodes;
        numbers.cut(0);
    }

    /** A list of this many nodes, all of which are below a root. */
    Diagram(int root, int nodeCount, Ints nodes) {
        this.root = root;
        this.nodeCount = nodeCount;
        this.nodes = nodes;
    }

    /** Sets the numbers of the nodes below a root, and of the first two, to 1. Returns how many these are. */
    private static int markUsed(int root, Ints nodes, Ints numbers) {
        numbers.set(UNIT, 1);
        numbers.set(root, 1);
        int used = 2;
        for (int node = root; node > UNIT; node--) {
            if (numbers.get(node) != 0) {
                numbers.set(nodes.get(NODE * (long) node + 1), 1);
                numbers.set(nodes.get(NODE * (long) node + 2), 1);
                used++;
            }
        }
        numbers.set(NONE, 1);
        return used;
    }

    /**
     * Drops the nodes that have no mark, and numbers the others anew. They move down, so none is in the way of another.
     */
    private static int compact(Ints nodes, Ints numbers) {
        int count = 0;
        for (int node = 0; node < numbers.size(); node++) {
            if (numbers.get(node) != 0) {
                long from = NODE * (long) node;
                long to = NODE * (long) count;
                numbers.set(node, count++);
                nodes.set(to, nodes.get(from));
                nodes.set(to + 1, numbers.get(nodes.get(from + 1)));
                nodes.set(to + 2, numbers.get(nodes.get(from + 2)));
            }
        }
        nodes.cut(NODE * (long) count);
        return count;
    }

    /** The node whose solutions are those of the diagram. */
    public int root() {
        return root;
    }

    /** The number of nodes, the two without children included. */
    public int nodeCount() {
        return nodeCount;
    }

    /** Whether a node, which is not one of the first two, is an AND node. */
    public boolean isAnd(int node) {
        return option(node) == AND;
    }

    /** The option of a decision node. */
    public int option(int node) {
        return nodes.get(NODE * (long) node);
    }

    /** The child with the option of a decision node, or one child of an AND node. */
    public int high(int node) {
        return nodes.get(NODE * (long) node + 1);
    }

    /** The child without the option of a decision node, or the other child of an AND node. */
    public int low(int node) {
        return nodes.get(NODE * (long) node + 2);
    }

    /** The number of solutions. It takes memory for a number for each node. */
    public BigInteger count() {
        BigInteger[] counts = new BigInteger[nodeCount];
        counts[NONE] = BigInteger.ZERO;
        counts[UNIT] = BigInteger.ONE;
        for (int node = UNIT + 1; node < nodeCount; node++) {
            BigInteger high = counts[high(node)];
            BigInteger low = counts[low(node)];
            counts[node] = isAnd(node) ? high.multiply(low) : high.add(low);
        }
        return counts[root];
    }

    /** Where the nodes lie; null for memory. */
    public @Nullable DiskSpace disk() {
        return nodes.disk();
    }
}
