package io.github.exactcover.dlx.internal.search.bits;

import java.util.Arrays;

/**
 * Packs what is left at a node. Deep in the tree most options are gone, but their bits are still there, as zeros that
 * each choice goes through again. Here the bits that are left move together: the node gets a {@link BitLayout} of its
 * own, with the items that are active and the options that they have left, and {@link BitRows} for it. The subtree is
 * searched with these, in fewer words.
 *
 * <p>Items and options keep their order, and so does the search.
 *
 * <p>Bits move together by the compress operation of Henry S. Warren, <em>Hacker's Delight</em>, 2nd edition, section
 * 7-4.
 */
final class BitPacking {

    /** How many times a bit may be moved: by 1, 2, 4, 8, 16 and 32 places. */
    private static final int MOVES = 6;

    /** The part of packing that does not depend on how much is left takes as long as packing this many words. */
    private static final int SETTING_UP = 500;

    private final BitRows rows;
    private final BitLayout layout;
    private final long[] state;
    private final int start;

    /** How many options are left for each active item; 0 for one that is covered. */
    private final int[] sizes;

    /** How many bits are left for all items, and how many words they need. */
    private int bits;

    private final int words;

    /** The pieces: bits of a word that move to another one, where they stay together. */
    private int pieces;

    private int[] fromWords = new int[16];
    private int[] toWords = new int[16];
    private int[] shifts = new int[16];
    private long[] masks = new long[16];
    private long[] moves = new long[0];

    /**
     * Ready to pack what is left in a block.
     *
     * @param choice knows the layout of the block
     * @param state the words of the block, from start on
     */
    BitPacking(BitRows rows, BitChoice choice, long[] state, int start) {
        this.rows = rows;
        this.layout = rows.layout;
        this.state = state;
        this.start = start;
        this.sizes = new int[layout.primaryCount];
        for (int item = 0; item < sizes.length; item++) {
            if (choice.isActive(state, start, item)) {
                sizes[item] = choice.size(state, start, item);
                bits += sizes[item];
            }
        }
        this.words = BitLayout.guardedWords(sizes);
    }

    /** Whether what is left fits into few words, with guards. */
    boolean isPossible() {
        return words <= BitRows.FEW_WORDS;
    }

    /** About how many words a choice at the node does not have to go through any more. */
    double saved() {
        return rows.wordsPerChoice(state, start) - words;
    }

    /** About how many words have to be read and written, with all that is done only once. */
    double effort() {
        return bits / rows.meanLength * (layout.words + words) + SETTING_UP;
    }

    /** The rows of the options that are left, in their new layout. */
    BitRows pack() {
        BitLayout packed = new BitLayout(layout, sizes);
        int[] rowStarts = new int[rows.rowStarts.length];
        Arrays.fill(rowStarts, -1);
        int length = 0;
        for (int item = 0; item < sizes.length; item++) {
            if (sizes[item] > 0) {
                length = place(item, packed, rowStarts, length);
            }
        }
        findMoves();
        return new BitRows(rows, packed, packedRows(packed, rowStarts, length), rowStarts);
    }

    /** Says which bits an item has now, and where the rows of its options start; returns where the next row will. */
    private int place(int item, BitLayout packed, int[] rowStarts, int length) {
        int end = length;
        int to = packed.firstBit(item);
        for (int word = layout.wordOf[item]; word < layout.endOf(item); word++) {
            long left = state[start + word] & layout.fieldIn(item);
            if (left != 0) {
                addPiece(item, word, left, to);
            }
            for (long rest = left; rest != 0; rest &= rest - 1) {
                int option = layout.optionOf[64 * word + Long.numberOfTrailingZeros(rest)];
                packed.itemOf[to] = item;
                packed.optionOf[to++] = option;
                if (rowStarts[option] < 0) {
                    rowStarts[option] = end;
                    end += words;
                }
            }
        }
        return end;
    }

    private long[] packedRows(BitLayout packed, int[] rowStarts, int length) {
        long[] packedRows = new long[length];
        for (int option = 0; option < rowStarts.length; option++) {
            int to = rowStarts[option];
            if (to >= 0) {
                System.arraycopy(packed.tops, 0, packedRows, to, words);
                if (rows.whole) {
                    move(rows.narrowRows, rows.rowStarts[option], packedRows, to);
                } else {
                    move(rows.rowOf(option), 0, packedRows, to);
                }
            }
        }
        takeGuards(packed, rowStarts, packedRows);
        return packedRows;
    }

    /** An option takes the guards of the items that it covers. */
    private void takeGuards(BitLayout packed, int[] rowStarts, long[] packedRows) {
        for (int item = 0; item < sizes.length; item++) {
            if (sizes[item] > 0) {
                int word = packed.wordOf[item];
                long others = ~packed.topOf(item);
                for (long rest = packed.fieldOf[item]; rest != 0; rest &= rest - 1) {
                    int option = packed.optionOf[64 * word + Long.numberOfTrailingZeros(rest)];
                    packedRows[rowStarts[option] + word] &= others;
                }
            }
        }
    }

    /** Adds a piece, or adds to the last one if both go the same way and take the guard between them along. */
    private void addPiece(int item, int word, long left, int to) {
        int last = pieces - 1;
        long mask = layout.guarded ? left | layout.topOf(item) : left;
        if (layout.guarded && last >= 0 && fromWords[last] == word && toWords[last] == to >> 6) {
            masks[last] |= mask;
            return;
        }
        if (pieces == masks.length) {
            fromWords = Arrays.copyOf(fromWords, 2 * pieces);
            toWords = Arrays.copyOf(toWords, 2 * pieces);
            shifts = Arrays.copyOf(shifts, 2 * pieces);
            masks = Arrays.copyOf(masks, 2 * pieces);
        }
        fromWords[pieces] = word;
        toWords[pieces] = to >> 6;
        shifts[pieces] = to & 63;
        masks[pieces++] = mask;
    }

    /** For each piece, which of its bits move by 1, 2, 4, ... places. */
    private void findMoves() {
        moves = new long[MOVES * pieces];
        for (int piece = 0; piece < pieces; piece++) {
            long mask = masks[piece];
            long gaps = ~mask << 1;
            for (int i = 0; i < MOVES; i++) {
                long parity = parity(gaps);
                long moving = parity & mask;
                moves[MOVES * piece + i] = moving;
                mask = (mask ^ moving) | (moving >>> (1 << i));
                gaps &= ~parity;
            }
        }
    }

    /** For each bit, whether the number of bits up to it is odd. */
    private static long parity(long bits) {
        long parity = bits ^ (bits << 1);
        parity ^= parity << 2;
        parity ^= parity << 4;
        parity ^= parity << 8;
        parity ^= parity << 16;
        return parity ^ (parity << 32);
    }

    /** Moves the bits of all pieces of a row to their new places. */
    private void move(long[] row, int from, long[] target, int to) {
        final long[] moves = this.moves;
        int move = 0;
        // Without a loop over the moves, which the compiler would take long to unroll.
        for (int piece = 0; piece < pieces; piece++) {
            long x = row[from + fromWords[piece]] & masks[piece];
            long moving = x & moves[move++];
            x = (x ^ moving) | (moving >>> 1);
            moving = x & moves[move++];
            x = (x ^ moving) | (moving >>> 2);
            moving = x & moves[move++];
            x = (x ^ moving) | (moving >>> 4);
            moving = x & moves[move++];
            x = (x ^ moving) | (moving >>> 8);
            moving = x & moves[move++];
            x = (x ^ moving) | (moving >>> 16);
            moving = x & moves[move++];
            x = (x ^ moving) | (moving >>> 32);
            target[to + toWords[piece]] |= x << shifts[piece];
        }
    }
}
