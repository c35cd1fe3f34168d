package io.github.exactcover.dlx.internal.search.bits;

/**
 * Guesses how many nodes are below a node: as many as there were on average below the nodes of its level so far. {@link
 * BitParallel} packs the bits of nodes with large subtrees, see {@link BitPacking}.
 */
final class LargeSubtrees {

    /** After this many nodes the averages are compared again. */
    private static final int LOOK = 16_384;

    /**
     * A subtree is large if it has more nodes than this. Packing would pay from some 300 nodes on, but subtrees within
     * a packed one gain little by being packed again, and what packs seldom need not be compiled by the best compiler,
     * which takes longer than many a search.
     */
    private static final int LARGE = 5_000;

    /**
     * How many words may be packed for each word that a node below is spared. Packing a word takes several times as
     * long as choosing an option does for it, but at most nodes several options are chosen.
     */
    private static final double WORTH = 2;

    /**
     * Fewer words than this are not worth saving: it would be felt less than the time to compile {@link BitPacking}.
     */
    private static final double FELT = 2;

    private final int look;
    private final int large;
    private final double worth;
    private final double felt;

    /** How many nodes of each level had children. */
    private final long[] parents;

    /** At this level and above it, subtrees are large; -1 if they are at none. */
    private int deepest = -1;

    /** The number of nodes after which the averages are to be compared again. */
    private long nextLook;

    /** For trees that are at most so deep. */
    LargeSubtrees(int depth) {
        this(depth, LOOK, LARGE, WORTH, FELT);
    }

    private LargeSubtrees(int depth, int look, int large, double worth, double felt) {
        this.look = look;
        this.large = large;
        this.worth = worth;
        this.felt = felt;
        this.parents = new long[depth + 1];
        this.nextLook = look;
    }

    /** Finds nearly every subtree large, and worth any effort. For tests. */
    static LargeSubtrees everywhere(int depth) {
        return new LargeSubtrees(depth, 1, 0, -Double.MAX_VALUE, -Double.MAX_VALUE);
    }

    /** Counts a node that has children, and tells whether the subtrees of its level are large. */
    boolean enter(int level) {
        parents[level]++;
        return level <= deepest;
    }

    /** The number of nodes from which on {@link #compare} has something new to see. */
    long nextLook() {
        return nextLook;
    }

    /** Finds out at which levels subtrees are large. */
    void compare(long nodes) {
        nextLook = nodes + look;
        deepest = -1;
        int level = 0;
        // A search of a branch has no parents above it.
        while (level < parents.length && parents[level] == 0) {
            level++;
        }
        while (level < parents.length && parents[level] > 0 && parents[level] * large < nodes) {
            deepest = level++;
        }
    }

    /**
     * Decides whether to pack this many words, to save some at each node of a subtree. If not, nothing is packed at its
     * level until averages are compared again.
     *
     * @param nodes how many nodes were visited so far
     */
    boolean decide(double packed, double saved, int level, long nodes) {
        boolean worthwhile = saved >= felt && saved * nodes / parents[level] >= worth * packed;
        if (!worthwhile) {
            deepest = level - 1;
        }
        return worthwhile;
    }
}
