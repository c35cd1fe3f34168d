package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.RowBits;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import java.util.Arrays;

/**
 * The keys that some states lead to, divided by the stripes they belong to. One thread fills a slice, and then others
 * read it.
 *
 * <p>A key has a head, its own words, and those of its value. The head has the layer that it leads to, and its hash.
 */
final class Slice {

    private final Frontier frontier;

    /** The rows that fit the state that is under way. */
    private final int[] fitting;

    /** By stripe: its keys, with as many words as {@link #stride} each, and where they end. */
    private final long[][] keys;

    private int[] ends;
    private int stride;

    /** How many keys there are. */
    private int size;

    Slice(Frontier frontier, int stripes) {
        this.frontier = frontier;
        this.fitting = new int[frontier.mostRows()];
        this.keys = new long[stripes][1 << 8];
        this.ends = new int[stripes];
    }

    /** There are no keys. */
    void clear() {
        Arrays.fill(ends, 0);
        size = 0;
    }

    /** Tries all rows of a layer from the states {@code first..end-1} of a table. */
    void fill(StateTable table, int layer, int first, int end) {
        stride = 1 + frontier.words + table.valueWords();
        // New arrays, because what threads write at the same time should not lie close together.
        ends = new int[keys.length];
        long[] key = new long[stride];
        int count = 0;
        for (int state = first; state < end; state++) {
            count += expand(table.chunk(state), table.place(state), layer, key);
        }
        size = count;
    }

    private int expand(long[] chunk, int place, int layer, long[] key) {
        RowBits rows = frontier.rows;
        int words = frontier.words;
        for (int i = words; i < key.length - 1; i++) {
            key[i + 1] = chunk[place + i];
        }
        int count = rows.fitting(frontier.firstRows[layer], frontier.firstRows[layer + 1], chunk, place, fitting);
        for (int i = 0; i < count; i++) {
            rows.choose(fitting[i], chunk, place, key, 1);
            int to = frontier.next(layer, key, 1);
            int hash = StateTable.hash(key, 1, words);
            key[0] = (long) to << Integer.SIZE | Integer.toUnsignedLong(hash);
            add(key, stripe(hash, keys.length));
        }
        return count;
    }

    private void add(long[] key, int stripe) {
        int at = ends[stripe];
        ends[stripe] = at + key.length;
        long[] all = keys[stripe];
        if (at + key.length > all.length) {
            all = Arrays.copyOf(all, 2 * (at + key.length));
            keys[stripe] = all;
        }
        for (int i = 0; i < key.length; i++) {
            all[at + i] = key[i];
        }
    }

    /** The stripe of a hash, of so many, which are a power of two. A table looks at the other end of the hash. */
    static int stripe(int hash, int stripes) {
        return hash & stripes - 1;
    }

    /** Where the keys of a stripe lie, as long as they are read. */
    long[] keys(int stripe) {
        return keys[stripe];
    }

    /** Where they end. */
    int end(int stripe) {
        return ends[stripe];
    }

    /** The layer in the head of a key. */
    static int layer(long head) {
        return (int) (head >>> Integer.SIZE);
    }

    int stride() {
        return stride;
    }

    /** How many keys there are. */
    int size() {
        return size;
    }
}
