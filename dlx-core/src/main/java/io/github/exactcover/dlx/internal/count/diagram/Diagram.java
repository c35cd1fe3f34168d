package io.github.exactcover.dlx.internal.count.diagram;

import java.util.Arrays;

/**
 * A set of solutions as a directed graph without cycles. {@link #NONE} is the empty set, {@link #UNIT} the set of the
 * solution without options. A decision node stands for an option: its solutions are those of its high child, each with
 * that option, and those of its low child, which are without it. An AND node has as solutions the combinations of one
 * of each child; the children know no option in common. This is the decision-ZDNNF of DXD (arXiv
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

    private final int root;
    private final int[] options;
    private final int[] highs;
    private final int[] lows;

    /**
     * The part below a root of nodes with their options and children; the first two stand for {@link #NONE} and
     * {@link #UNIT}.
     */
    public Diagram(int root, int[] options, int[] highs, int[] lows) {
        boolean[] used = new boolean[Math.max(root, UNIT) + 1];
        used[NONE] = true;
        used[UNIT] = true;
        used[root] = true;
        for (int node = root; node > UNIT; node--) {
            if (used[node]) {
                used[highs[node]] = true;
                used[lows[node]] = true;
            }
        }
        int[] numbers = new int[used.length];
        int count = 0;
        for (int node = 0; node < used.length; node++) {
            numbers[node] = used[node] ? count++ : NONE;
        }
        this.options = new int[count];
        this.highs = new int[count];
        this.lows = new int[count];
        for (int node = UNIT + 1; node < used.length; node++) {
            if (used[node]) {
                this.options[numbers[node]] = options[node];
                this.highs[numbers[node]] = numbers[highs[node]];
                this.lows[numbers[node]] = numbers[lows[node]];
            }
        }
        this.root = numbers[root];
    }

    /** The node whose solutions are those of the diagram. */
    public int root() {
        return root;
    }

    /** The number of nodes, the two without children included. */
    public int nodeCount() {
        return options.length;
    }

    /** Whether a node, which is not one of the first two, is an AND node. */
    public boolean isAnd(int node) {
        return options[node] == AND;
    }

    /** The option of a decision node. */
    public int option(int node) {
        return options[node];
    }

    /** The child with the option of a decision node, or one child of an AND node. */
    public int high(int node) {
        return highs[node];
    }

    /** The child without the option of a decision node, or the other child of an AND node. */
    public int low(int node) {
        return lows[node];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Diagram that
                && root == that.root
                && Arrays.equals(options, that.options)
                && Arrays.equals(highs, that.highs)
                && Arrays.equals(lows, that.lows);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(options) + Arrays.hashCode(highs)) + Arrays.hashCode(lows);
    }
}
