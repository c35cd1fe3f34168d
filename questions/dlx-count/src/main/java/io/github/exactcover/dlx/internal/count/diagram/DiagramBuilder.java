package io.github.exactcover.dlx.internal.count.diagram;

import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import io.github.exactcover.dlx.internal.text.Phrases;
import org.jspecify.annotations.Nullable;

/**
 * Makes the nodes of a {@link Diagram}, from the leaves up. No two nodes have the same option and children (Knuth,
 * section 7.1.4: a ZDD; with AND nodes, the decision-ZDNNF of DXD, arXiv 2604.14627), unless the hash table had no
 * room.
 */
public final class DiagramBuilder {

    /** Thrown when there is no room for another node. */
    public static final class FullException extends IllegalStateException {

        private static final long serialVersionUID = 1;

        FullException(long nodes) {
            super("The diagram has more than " + Phrases.count(nodes, "node") + ", for which there is no memory;"
                    + " allow more with maxMemory, compile it in a folder, or count without a diagram");
        }
    }

    private static final int BYTES_PER_NODE = Integer.BYTES * Diagram.NODE;

    private static final int FEWEST = 16;

    /**
     * Up to this many slots a table fits in the cache of a processor, where it is faster with more room. Measured, see
     * docs/contributing/decisions.md.
     */
    private static final int SMALL = 1 << 17;

    private static final int MOST_SLOTS = 1 << 30;

    /** Numbers of nodes are ints; the last few are not used, so that no sum overflows. */
    private static final int MOST_NODES = Integer.MAX_VALUE - 16;

    /** How much memory the nodes and the hash table may take. */
    private final long maxBytes;

    private final int mostNodes;
    private final int mostSlots;
    private final Ints nodes;
    private int size;

    /** A hash table of nodes with open addressing; 0 where there is none. */
    private int[] table = {};

    /** The first node that the table has. */
    private int firstKnown;

    /** With this many nodes the table is crowded, and grows. */
    private int crowded;

    /** With this many nodes there is no memory for another one. */
    private int full;

    /**
     * A builder that has no nodes yet.
     *
     * @param maxBytes how much memory it may take
     * @param disk where the nodes lie; null for memory. On a disk, only the hash table takes memory
     */
    public DiagramBuilder(long maxBytes, @Nullable DiskSpace disk) {
        boolean inMemory = disk == null;
        this.maxBytes = inMemory ? maxBytes : Long.MAX_VALUE;
        this.mostNodes = inMemory ? MOST_SLOTS / 2 : MOST_NODES;
        this.mostSlots = inMemory ? MOST_SLOTS : (int) Math.max(FEWEST, Math.min(maxBytes / Integer.BYTES, MOST_SLOTS));
        this.nodes = new Ints(disk);
        append(0, Diagram.NONE, Diagram.NONE);
        append(0, Diagram.NONE, Diagram.NONE);
        this.firstKnown = size;
        clear(FEWEST);
    }

    private void append(int option, int high, int low) {
        nodes.add(option, high, low);
        size++;
    }

    /**
     * The node of the solutions of {@code high}, each with an option added, and of those of {@code low}, without it.
     *
     * @param option an option, or {@link Diagram#ANY} where both have nothing but such below
     */
    public int decision(int option, int high, int low) {
        if (high == Diagram.NONE) {
            return low;
        }
        return option == Diagram.ANY ? high : node(option, high, low);
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
        if (size >= crowded) {
            grow();
        }
        int[] known = table;
        int slot = home(option, high, low);
        int node = known[slot];
        while (node != 0 && !isSame(node, option, high, low)) {
            slot = (slot + 1) & (known.length - 1);
            node = known[slot];
        }
        if (node == 0) {
            node = add(option, high, low);
            known[slot] = node;
        }
        return node;
    }

    /** A new table. It is crowded if half of it is taken, or a quarter if it is small and may grow. */
    private void clear(int slots) {
        table = new int[slots];
        long most = slots / (slots > Math.min(SMALL, mostSlots / 2) ? 2 : 4);
        crowded = (int) Math.min(Integer.MAX_VALUE, firstKnown + most);
        full = (int) Math.min(mostNodes, (maxBytes - (long) Integer.BYTES * slots) / BYTES_PER_NODE);
    }

    /**
     * The nodes to come have other options than those so far, so they need not be compared with them. That saves time,
     * since a small table stays in the cache.
     */
    public void forget() {
        int slots = Integer.highestOneBit(Math.min(size - firstKnown, 1 << 27));
        slots *= slots > SMALL / 8 ? 4 : 8;
        firstKnown = size;
        clear(Math.max(FEWEST, Math.min(slots, Integer.highestOneBit(mostSlots))));
    }

    /** Adds a node of which it is known that there is no other like it, and that {@link #decision} need not find. */
    public int added(int option, int high, int low) {
        return add(option, high, low);
    }

    /** The nodes to come are compared with those from this one on, {@linkplain #added} or not. */
    public void compareFrom(int first) {
        firstKnown = first;
        long slots = FEWEST;
        while (slots < 4L * (size - first)) {
            slots *= 2;
        }
        if (slots > mostSlots) {
            forget();
        } else {
            fill((int) slots);
        }
    }

    /** The slot at which the search for a node begins. */
    private int home(int option, int high, int low) {
        long hash = (((option * 0x9E3779B97F4A7C15L) ^ high) * 0xD6E8FEB86659FD93L ^ low) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32) & (table.length - 1);
    }

    private boolean isSame(int node, int option, int high, int low) {
        long at = Diagram.NODE * (long) node;
        return nodes.get(at) == option && nodes.get(at + 1) == high && nodes.get(at + 2) == low;
    }

    private int add(int option, int high, int low) {
        if (size >= full) {
            throw new FullException(size);
        }
        append(option, high, low);
        return size - 1;
    }

    /**
     * On a disk, there can be more nodes than the table may have. Then it begins anew, and a node can be there twice.
     */
    private void grow() {
        if (2L * table.length > mostSlots) {
            forget();
            return;
        }
        fill(2 * table.length);
    }

    private void fill(int slots) {
        clear(slots);
        for (int node = firstKnown; node < size; node++) {
            long at = Diagram.NODE * (long) node;
            int slot = home(nodes.get(at), nodes.get(at + 1), nodes.get(at + 2));
            while (table[slot] != 0) {
                slot = (slot + 1) & (table.length - 1);
            }
            table[slot] = node;
        }
    }

    /** Where the nodes lie. */
    public @Nullable DiskSpace disk() {
        return nodes.disk();
    }

    /** The number of nodes so far. */
    public int size() {
        return size;
    }

    /** The diagram below a node. Nothing may be added after that. */
    public Diagram build(int root) {
        return new Diagram(root, nodes);
    }

    /** The same if all nodes are known to be below this one. To find that out takes a while. */
    public Diagram buildAll(int root) {
        return new Diagram(root, size, nodes);
    }
}
