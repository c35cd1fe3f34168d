package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** What some rows need in a key, and what they set in it. */
public final class RowBits {

    /** In place of the option of a row that has none, which covers nothing. It comes first in its layer. */
    public static final int SKIP = -1;

    private final int words;

    /** The bits that a row needs to be 0, a key's words for each row: those of its items without a color. */
    private final long[] free;

    /** The bits that a row sets. */
    private final long[] sets;

    /** What a row adds to counters of items with bounds; empty without bounds, as are the next two. */
    private final long[] adds;

    /** What to add to a key before {@link #free} is compared, and what must be found there: 0 but for skips. */
    private final long[] biases;

    private final long[] wants;

    /** Where the colored cells of a row start in {@link #colored}; empty without colors. */
    private final int[] starts;

    /** For each colored cell the word, the shift and the mask of its item's field, and its value. */
    private final int[] colored;

    /**
     * The bits of all rows from {@code first} on, which are numbered from 0 on here.
     *
     * @param options by row: its option, or {@link #SKIP}
     * @param isInKey whether a key has a place for an item
     */
    public RowBits(OptionTable table, int[] options, KeyLayout layout, int first, IntPredicate isInKey) {
        int rows = options.length - first;
        words = layout.words();
        free = new long[rows * words];
        sets = new long[rows * words];
        adds = new long[table.isBounded() ? free.length : 0];
        biases = new long[adds.length];
        wants = new long[adds.length];
        starts = new int[table.isColored() ? rows + 1 : 0];
        int[] found = new int[table.isColored() ? 4 * table.cellCount() : 0];
        int last = 0;
        for (int row = 0; row < rows; row++) {
            int option = options[first + row];
            int end = option == SKIP ? 0 : table.start(option + 1);
            for (int cell = option == SKIP ? 0 : table.start(option); cell < end; cell++) {
                int item = table.item(cell);
                int word = row * words + layout.word(item);
                if (isInKey.test(item) && layout.counters().isBounded(item)) {
                    count(layout, item, word);
                } else if (isInKey.test(item)) {
                    int value = layout.palettes().value(item, table.color(cell));
                    sets[word] |= (long) value << layout.shift(item);
                    if (table.color(cell) == OptionTable.NO_COLOR) {
                        free[word] |= layout.field(item);
                    } else {
                        storeColored(layout, item, value, found, last);
                        last += 4;
                    }
                }
            }
            if (starts.length > 0) {
                starts[row + 1] = last;
            }
        }
        colored = Arrays.copyOf(found, last);
    }

    /** A row that covers an item with bounds. */
    private void count(KeyLayout layout, int item, int word) {
        Counters counters = layout.counters();
        if (counters.isFlag(item)) {
            sets[word] |= layout.field(item);
        } else {
            adds[word] |= 1L << layout.shift(item);
            ask(layout, item, counters.most(item), word);
        }
    }

    /** A row that needs the counter of an item to have reached a number. */
    void require(KeyLayout layout, int item, int number, int row) {
        int word = row * words + layout.word(item);
        ask(layout, item, number, word);
        wants[word] = free[word];
    }

    private void ask(KeyLayout layout, int item, int number, int word) {
        biases[word] |= layout.counters().bias(item, number) << layout.shift(item);
        free[word] |= 1L << (layout.shift(item) + layout.counters().highestBit(item));
    }

    private static void storeColored(KeyLayout layout, int item, int value, int[] to, int at) {
        to[at] = layout.word(item);
        to[at + 1] = layout.shift(item);
        to[at + 2] = (int) (layout.field(item) >>> layout.shift(item));
        to[at + 3] = value;
    }

    /**
     * Finds out which of the rows {@code first..end-1} can be chosen in the state whose key starts at a place of an
     * array. Writes them to the beginning of {@code found}, and returns how many they are.
     */
    public int fitting(int first, int end, long[] keys, int at, int[] found) {
        return isNarrow() ? fittingNarrow(first, end, keys[at], found) : fittingWide(first, end, keys, at, found);
    }

    /** Whether keys have one word, no colors and no counters, as in most problems. */
    public boolean isNarrow() {
        return words == 1 && starts.length == 0 && adds.length == 0;
    }

    /**
     * The same for narrow keys. Where few rows fit, this loop is most of the work.
     */
    private int fittingNarrow(int first, int end, long key, int[] found) {
        long[] bits = free;
        int count = 0;
        for (int row = first; row < end; row++) {
            if ((key & bits[row]) == 0) {
                found[count++] = row;
            }
        }
        return count;
    }

    private int fittingWide(int first, int end, long[] keys, int at, int[] found) {
        int count = 0;
        for (int row = first; row < end; row++) {
            if (fits(row, keys, at)) {
                found[count++] = row;
            }
        }
        return count;
    }

    /** Writes the key of what is covered when a row is chosen in a state. */
    public void choose(int row, long[] keys, int at, long[] chosen, int to) {
        if (adds.length > 0) {
            for (int i = 0; i < words; i++) {
                chosen[to + i] = (keys[at + i] | sets[row * words + i]) + adds[row * words + i];
            }
            return;
        }
        chosen[to] = keys[at] | sets[row * words];
        for (int i = 1; i < words; i++) {
            chosen[to + i] = keys[at + i] | sets[row * words + i];
        }
    }

    /** Whether a row can be chosen in the state whose key starts at a place of an array. */
    public boolean fits(int row, long[] keys, int at) {
        if (adds.length > 0) {
            return fitsCounters(row, keys, at) && (starts.length == 0 || fitsColors(row, keys, at));
        }
        if ((keys[at] & free[row * words]) != 0) {
            return false;
        }
        for (int i = 1; i < words; i++) {
            if ((keys[at + i] & free[row * words + i]) != 0) {
                return false;
            }
        }
        return starts.length == 0 || fitsColors(row, keys, at);
    }

    /** The same for a narrow key. */
    public boolean fits(int row, long key) {
        return (key & free[row]) == 0;
    }

    /** The same for a narrow key: what is covered when the row is chosen. */
    public long choose(int row, long key) {
        return key | sets[row];
    }

    private boolean fitsCounters(int row, long[] keys, int at) {
        for (int i = 0, place = row * words; i < words; i++, place++) {
            if (((keys[at + i] + biases[place]) & free[place]) != wants[place]) {
                return false;
            }
        }
        return true;
    }

    private boolean fitsColors(int row, long[] keys, int at) {
        for (int i = starts[row]; i < starts[row + 1]; i += 4) {
            int color = (int) (keys[at + colored[i]] >>> colored[i + 1]) & colored[i + 2];
            if (color != 0 && color != colored[i + 3]) {
                return false;
            }
        }
        return true;
    }
}
