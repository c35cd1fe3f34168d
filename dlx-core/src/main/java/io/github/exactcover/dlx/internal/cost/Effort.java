package io.github.exactcover.dlx.internal.cost;

/**
 * How much care a {@link PriceSearch} takes. Most searches for the cheapest solution are short, and want fast nodes. One that
 * takes many nodes is hard, and from then on care pays:
 * <ul>
 *   <li>Samples come first: searches among the options with low net costs only. A search that knows a good solution from its
 *       beginning has a smaller tree.
 *   <li>A search begins again when it finds something much better, because its first branches were chosen for a wider gap.
 *   <li>Each node tries several pairs before it branches on one; see {@link Trials}.
 * </ul>
 *
 * <p>With a linear program, a search that takes many nodes mostly began with a bad choice: some of them find a solution after 50
 * nodes or after 100,000. So such a search begins again after a few nodes, then after twice as many, and so on. It begins where
 * the program stopped, and thus with other choices.
 */
final class Effort {

    /** A search for the cheapest solution that takes more nodes is hard. */
    static final int EASY_NODES = 500;

    /** The nodes of a sample, and of several in a row. */
    private static final int SAMPLE_NODES = 400;

    private static final int MOST_SAMPLED = 1000;

    /** The net cost of an option in a sample is at most the gap divided by this: first by 12, in the last sample by 6. */
    private static final int FIRST_NARROWNESS = 12;

    private static final int LAST_NARROWNESS = 6;

    /** A search begins again if the gap is so much smaller, and it has not visited more than this part of its tree. */
    private static final double MUCH_BETTER = 0.8;

    private static final double EARLY = 0.25;

    /** The nodes of the first brief search. */
    private static final int FIRST_BRIEF_NODES = 32;

    private static final long MOST_BRIEF_NODES = 1L << 40;

    private final int easyNodes;

    /** The nodes of the next brief search. */
    private long briefNodes;

    /** Whether a search for the cheapest solution took many nodes. */
    private boolean isHard;

    /** The number of nodes at which the search under way ends at the latest. */
    private long last = Long.MAX_VALUE;

    /** The number of nodes at which the last of several samples ends. */
    private long lastSampled;

    private int narrowness;

    /** The ceiling with which the search under way began. */
    private long firstCeiling;

    /** Whether the search under way found so much that it should begin again. */
    private boolean isOutdated;

    Effort(int easyNodes) {
        this.easyNodes = easyNodes;
        this.briefNodes = Math.min(FIRST_BRIEF_NODES, 1 + easyNodes);
    }

    boolean isHard() {
        return isHard;
    }

    /** From now on, the search is hard. */
    void harden() {
        isHard = true;
    }

    /** Lets the next search end at this number of nodes at the latest. */
    void allow(long nodes) {
        last = nodes;
        isOutdated = false;
    }

    /** Begins with a search that sees its whole tree, unless it turns out that the problem is hard. */
    void search(long nodes, long ceiling) {
        allow(isHard ? Long.MAX_VALUE : nodes + easyNodes);
        firstCeiling = ceiling;
    }

    /** Begins with a search that may take twice as many nodes as the one before. */
    void searchBriefly(long nodes) {
        allow(nodes + briefNodes);
        briefNodes = Math.min(MOST_BRIEF_NODES, 2 * briefNodes);
    }

    /** Begins with samples. */
    void sample(long nodes) {
        narrowness = FIRST_NARROWNESS;
        lastSampled = nodes + MOST_SAMPLED;
        allow(Math.min(lastSampled, nodes + SAMPLE_NODES));
    }

    /** Goes on with another sample, a wider one. Returns false if there were enough. */
    boolean sampleMore(long nodes) {
        narrowness--;
        allow(Math.min(lastSampled, nodes + SAMPLE_NODES));
        return narrowness >= LAST_NARROWNESS && nodes < lastSampled;
    }

    /** By what the gap is divided for the largest net cost in the sample under way. */
    int narrowness() {
        return narrowness;
    }

    /**
     * The search under way found something cheaper than all before.
     *
     * @param fraction the part of its tree that it has visited
     */
    void found(long cost, long base, double fraction) {
        boolean isMuchBetter = (double) cost - base < MUCH_BETTER * ((double) firstCeiling - base);
        isOutdated |= isHard && isMuchBetter && fraction < EARLY;
    }

    boolean isOutdated() {
        return isOutdated;
    }

    /** Whether the search under way is to end after so many nodes. */
    boolean isOver(long nodes) {
        return nodes >= last || isOutdated;
    }

    /** When the search under way ends at the latest, in nodes. */
    long last() {
        return last;
    }
}
