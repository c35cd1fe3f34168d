package io.github.exactcover.dlx.internal.search.bits;

/**
 * Counts the solutions below a node when each of them is at most two options away, without making the nodes between.
 * This works for tables whose options all have the same number of primary items: then any option that is left for an
 * uncovered item completes a solution.
 *
 * <p>Nodes and updates are counted as if the nodes had been made, so the counts are the same with and without this
 * class.
 */
final class BitLeaves {

    private final BitLayout layout;
    private final BitRows rows;
    private final int narrowWords;

    /** How many primary items each option has; 0 if they differ, or the rows are not those that this is for. */
    private final int length;

    private long solutions;
    private long nodes;
    private long updates;

    BitLeaves(BitRows rows) {
        this(rows, rows.whole ? commonLength(rows.lengths) : 0);
    }

    /** For rows whose options have a length that is known. */
    BitLeaves(BitRows rows, int length) {
        this.layout = rows.layout;
        this.rows = rows;
        this.narrowWords = layout.narrowWords;
        this.length = length;
    }

    private static int commonLength(int[] lengths) {
        for (int length : lengths) {
            if (length != lengths[0]) {
                return 0;
            }
        }
        return lengths.length == 0 ? 0 : lengths[0];
    }

    /** How many primary items each option has; 0 if they differ, or this class is of no use for the table. */
    int length() {
        return length;
    }

    /** Whether at most two more options are to be chosen with this many items uncovered. */
    boolean areAtMostTwoAway(int uncovered) {
        return uncovered <= 2 * length;
    }

    /**
     * Counts what is below a node that was settled, from which a solution is one or two options away.
     *
     * @param start where the block of the node starts
     * @param item the item to branch on
     * @param mostNodes how many nodes may be counted
     * @return whether the nodes were no more than that, so that all was counted
     */
    boolean count(long[] state, int start, int item, int uncovered, long mostNodes) {
        solutions = 0;
        nodes = 0;
        int word = layout.wordOf[item];
        long options = state[start + word] & layout.fieldOf[item];
        if (uncovered == length) {
            nodes = Long.bitCount(options);
            solutions = nodes;
            updates = layout.plainWords * nodes;
            return nodes <= mostNodes;
        }
        while (options != 0) {
            int option = layout.optionOf[64 * word + Long.numberOfTrailingZeros(options)];
            options &= options - 1;
            int last = Long.bitCount(lastOptions(state, start, option));
            solutions += last;
            // A single one is forced; otherwise each has a node of its own.
            nodes += last < 2 ? 1 : 1 + last;
        }
        updates = layout.plainWords * (solutions + Long.bitCount(state[start + word] & layout.fieldOf[item]));
        return nodes <= mostNodes;
    }

    /**
     * The options that complete a solution, as bits in a word, if two are to be chosen and the first of them is given.
     *
     * @param start where the block starts in which both are left
     */
    long lastOptions(long[] state, int start, int option) {
        long[] row = rows.narrowRows;
        int first = rows.rowStarts[option];
        for (long used = state[start + narrowWords]; used != 0; used &= used - 1) {
            int word = Long.numberOfTrailingZeros(used);
            long x = state[start + word] & row[first + word];
            long active = x & layout.tops[word];
            if (active != 0) {
                return x & layout.fieldOf[layout.itemOf[64 * word + Long.numberOfTrailingZeros(active)]];
            }
        }
        return 0;
    }

    /** The solutions that {@link #count} has found. */
    long solutions() {
        return solutions;
    }

    /** The nodes that {@link #count} has saved. */
    long nodes() {
        return nodes;
    }

    /** The updates that {@link #count} has saved. */
    long updates() {
        return updates;
    }
}
