package io.github.exactcover.dlx.internal.count.diagram;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.Arrays;

/**
 * Makes the nodes of a {@link Diagram}, from the leaves up. No two nodes have the same option and children (Knuth,
 * section 7.1.4: a ZDD; with AND nodes, the decision-ZDNNF of DXD, arXiv 2604.14627).
 */
public final class DiagramBuilder {

    /** Thrown when there is no room for another node. */
    static final class FullException extends IllegalStateException {

        private static final long serialVersionUID = 1;

        FullException(long nodes) {
            super("The diagram has more than " + Phrases.count(nodes, "node") + ", for which there is no memory;"
                    + " allow more with maxMemory, or count without a diagram");
        }
    }

    /** A node is three ints, and up to four places in the hash table, of which at least half is empty. */
    private static final int BYTES_PER_NODE = 4 * (3 + 4);

    private static final int FEWEST = 16;

    private final long maxNodes;
    private int[] options = {0, 0};
    private int[] highs = {0, 0};
    private int[] lows = {0, 0};
    private int size = 2;

    /** A hash table of nodes with open addressing; 0 where there is none. At least half of it is empty. */
    private int[] table = new int[FEWEST];

    /** The first node that the table knows. */
    private int firstKnown = 2;

    /** A builder that has no nodes yet, and may take {@code maxBytes} of memory for them. */
    public DiagramBuilder(long maxBytes) {
        this.maxNodes = Math.min(maxBytes / BYTES_PER_NODE, 1 << 29);
    }

    /**
     * The node of the solutions of {@code high}, each with an option added, and of those of {@code low}, without it.
     */
    public int decision(int option, int high, int low) {
        return high == Diagram.NONE ? low : node(option, high, low);
    }

    /** The node of all combinations of a solution of one node with a solution of another. */
    public int and(int one, int other) {
        if (one == Diagram.NONE || other == Diagram.NONE) {
            return Diagram.NONE;
        }
        if (one == Diagram.UNIT || other == Diagram.UNIT) {
            return Math.max(one, other);
        }
        return node(Diagram.AND, Math.max(one, other), Math.min(one, other));
    }

    private int node(int option, int high, int low) {
        if (2L * (size - firstKnown) >= table.length) {
            grow();
        }
        int slot = find(option, high, low);
        if (table[slot] == 0) {
            table[slot] = add(option, high, low);
        }
        return table[slot];
    }

    /**
     * The nodes to come have other options than those so far, so they need not be compared with them. That saves time, since
     * a small table stays in the cache.
     */
    public void forget() {
        table = new int[Math.max(FEWEST, 4 * Integer.highestOneBit(Math.min(size - firstKnown, 1 << 27)))];
        firstKnown = size;
    }

    private int find(int option, int high, int low) {
        long hash = (((option * 0x9E3779B97F4A7C15L) ^ high) * 0xD6E8FEB86659FD93L ^ low) * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash >>> 32) & (table.length - 1);
        while (table[slot] != 0 && !isSame(table[slot], option, high, low)) {
            slot = (slot + 1) & (table.length - 1);
        }
        return slot;
    }

    private boolean isSame(int node, int option, int high, int low) {
        return options[node] == option && highs[node] == high && lows[node] == low;
    }

    private int add(int option, int high, int low) {
        if (size >= maxNodes) {
            throw new FullException(maxNodes);
        }
        if (size == options.length) {
            options = Arrays.copyOf(options, size + (size >> 1) + 1);
            highs = Arrays.copyOf(highs, options.length);
            lows = Arrays.copyOf(lows, options.length);
        }
        options[size] = option;
        highs[size] = high;
        lows[size] = low;
        return size++;
    }

    private void grow() {
        table = new int[2 * table.length];
        for (int node = firstKnown; node < size; node++) {
            table[find(options[node], highs[node], lows[node])] = node;
        }
    }

    /** The number of nodes so far. */
    int size() {
        return size;
    }

    /** The diagram below a node. */
    public Diagram build(int root) {
        return new Diagram(root, options, highs, lows);
    }
}
