package io.github.exactcover.dlx.internal.count.memo;

import java.util.Arrays;

/** The rows that can still be chosen at each level of a walk: one list a level, one after the other in one array. */
final class LiveRows {

    private final BitOptions options;
    private final int words;

    /** By level: where its list starts in {@link #rows}. It ends where the next one starts. */
    private final int[] starts;

    /** The lists. A place is an index of this array. */
    private int[] rows;

    LiveRows(BitOptions options, int levels) {
        this.options = options;
        this.words = options.words();
        this.starts = new int[levels + 2];
        this.rows = new int[Math.max(16, 2 * options.rowCount())];
    }

    int start(int level) {
        return starts[level];
    }

    int end(int level) {
        return starts[level + 1];
    }

    int size(int level) {
        return end(level) - start(level);
    }

    boolean isEmpty(int level) {
        return size(level) == 0;
    }

    int row(int place) {
        return rows[place];
    }

    void swap(int place, int other) {
        int row = rows[place];
        rows[place] = rows[other];
        rows[other] = row;
    }

    /**
     * Makes the list of level 0, which has all rows, and removes from the state the bits that no row needs.
     *
     * @return whether every free primary item has a live row
     */
    boolean fillRoot(long[] states) {
        starts[0] = 0;
        Arrays.setAll(rows, row -> row);
        starts[1] = options.rowCount();
        long[] free = Arrays.copyOf(states, words);
        Arrays.fill(states, 0, words, 0);
        return normalize(0, free, 0, states, 0);
    }

    /**
     * Makes the list of the next level: the rows of a level that fit a state. Removes from the state the bits that none
     * of them needs.
     *
     * @return whether every free primary item has a live row; if not, the state is unchanged
     */
    boolean filter(int level, long[] states, int at) {
        int end = starts[level + 1];
        reserve(end + size(level));
        int last = end;
        for (int place = starts[level]; place < end; place++) {
            if (options.fits(rows[place], states, at)) {
                rows[last++] = rows[place];
            }
        }
        starts[level + 2] = last;
        // The state of the level after the next is not in use yet.
        Arrays.fill(states, at + words, at + 2 * words, 0);
        if (!normalize(level + 1, states, at, states, at + words)) {
            return false;
        }
        System.arraycopy(states, at + words, states, at, words);
        return true;
    }

    private boolean normalize(int level, long[] free, int at, long[] needed, int to) {
        for (int place = starts[level]; place < starts[level + 1]; place++) {
            options.addNeeds(rows[place], needed, to);
        }
        return options.hasSamePrimary(free, at, needed, to);
    }

    /**
     * Makes the list of the next level from a part of a level's list, and its state from the bits that this part needs.
     */
    void copyPart(int level, int from, int to, long[] states, int at) {
        int end = starts[level + 1];
        reserve(end + to - from);
        System.arraycopy(rows, from, rows, end, to - from);
        starts[level + 2] = end + to - from;
        Arrays.fill(states, at, at + words, 0);
        for (int place = from; place < to; place++) {
            options.addNeeds(rows[place], states, at);
        }
    }

    /** Adds to the size of each primary item the number of rows of a level that have it. */
    void countItems(int level, int[] sizes) {
        for (int place = starts[level]; place < starts[level + 1]; place++) {
            options.countItems(rows[place], sizes);
        }
    }

    private void reserve(int length) {
        if (length > rows.length) {
            rows = Arrays.copyOf(rows, Math.max(length, rows.length + (rows.length >> 1)));
        }
    }
}
