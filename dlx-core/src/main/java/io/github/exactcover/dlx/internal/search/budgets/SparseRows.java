package io.github.exactcover.dlx.internal.search.budgets;

import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;

/** Rows of words, of which only those that are not 0 are kept, one row after the other. */
final class SparseRows {

    /** The first entry of each row, and the end of the last one. */
    final int[] starts;

    /** The place in its row of each entry. */
    int[] places = new int[16];

    /** The word of each entry. */
    long[] words = new long[16];

    private int rows;

    SparseRows(int mostRows) {
        this.starts = new int[mostRows + 1];
    }

    /** Adds a row, and clears it. */
    void add(long[] row) {
        Patience.ofThread().spend(row.length);
        int end = starts[rows];
        if (end + row.length > places.length) {
            places = Arrays.copyOf(places, 2 * end + row.length);
            words = Arrays.copyOf(words, places.length);
        }
        for (int place = 0; place < row.length; place++) {
            if (row[place] != 0) {
                places[end] = place;
                words[end++] = row[place];
                row[place] = 0;
            }
        }
        starts[++rows] = end;
    }

    /** All rows with all their words. */
    long[] dense(int length) {
        long[] all = new long[rows * length];
        for (int row = 0; row < rows; row++) {
            for (int entry = starts[row]; entry < starts[row + 1]; entry++) {
                all[row * length + places[entry]] = words[entry];
            }
        }
        return all;
    }
}
