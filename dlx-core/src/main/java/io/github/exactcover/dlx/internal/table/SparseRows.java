package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;

/** Rows of words, of which only those that are not 0 are kept, one row after the other. */
public final class SparseRows {

    private int[] starts;
    private int[] places = new int[16];
    private long[] words = new long[16];
    private int rows;
    private int end;

    /** Without rows, and ready for so many; more are possible. */
    public SparseRows(int likelyRows) {
        this.starts = new int[likelyRows + 1];
    }

    /** The first entry of each row, and the end of the last one. Do not change this array or the next two. */
    public int[] starts() {
        return starts;
    }

    /** The place in its row of each entry, ascending within a row. */
    public int[] places() {
        return places;
    }

    /** The word of each entry. */
    public long[] words() {
        return words;
    }

    /** Adds a row, and clears it. */
    public void add(long[] row) {
        Patience.ofThread().spend(row.length);
        for (int place = 0; place < row.length; place++) {
            if (row[place] != 0) {
                addWord(place, row[place]);
                row[place] = 0;
            }
        }
        endRow();
    }

    private void addWord(int place, long word) {
        if (end == places.length) {
            places = Arrays.copyOf(places, 2 * end);
            words = Arrays.copyOf(words, 2 * end);
        }
        places[end] = place;
        words[end++] = word;
    }

    /** Adds bits to the row that is being made: those of an array from one place up to another, ascending. */
    void addBits(int[] bits, int from, int to) {
        int at = from;
        while (at < to) {
            int place = bits[at] >> 6;
            long word = 0;
            while (at < to && bits[at] >> 6 == place) {
                word |= 1L << bits[at++];
            }
            addWord(place, word);
        }
    }

    /** Ends a row, and returns its number. */
    int endRow() {
        if (rows + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
        }
        starts[++rows] = end;
        return rows - 1;
    }

    /** All rows with all their words. */
    public long[] dense(int length) {
        long[] all = new long[rows * length];
        for (int row = 0; row < rows; row++) {
            for (int entry = starts[row]; entry < starts[row + 1]; entry++) {
                all[row * length + places[entry]] = words[entry];
            }
        }
        return all;
    }
}
