package io.github.exactcover.dlx.internal.search.bits;

import java.util.Arrays;

/**
 * All options chosen on the way to the node made last: at each level the choice, and then what it forced, each of these
 * as its complement. The bits of a node do not tell a solution in the order of the search; this does, without any
 * sorting.
 */
final class BitPath {

    /** The options, for {@link FewWords}, which adds to them itself. */
    final int[] options;

    /** For each block of {@link LiveBits}, how many options were chosen when its node was made. */
    final int[] lengths;

    private int end;

    BitPath(BitRows rows) {
        this.options = new int[rows.layout.primaryCount];
        this.lengths = new int[rows.depth + 2];
    }

    /** Begins a node: forgets what was chosen after the node in the block before. */
    void begin(int block) {
        end = lengths[block - 1];
    }

    /** Takes an option that was chosen, or the complement of one that was forced. */
    void add(int option) {
        options[end++] = option;
    }

    /** Ends the node in a block. */
    void end(int block) {
        lengths[block] = end;
    }

    /** The options on the way to a block, as {@link Telling#FORCED_NEXT} wants them told. */
    int[] told(int block) {
        return Arrays.copyOf(options, lengths[block]);
    }
}
