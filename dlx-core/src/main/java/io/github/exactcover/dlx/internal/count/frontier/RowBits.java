package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** What some rows need in a key, and what they set in it. */
public final class RowBits {

    private final int words;

    /** The bits that a row needs to be 0, a key's words for each row: those of its items without a color. */
    private final long[] free;

    /** The bits that a row sets. */
    private final long[] sets;

    /** Where the colored cells of a row start in {@link #colored}; empty without colors. */
    private final int[] starts;

    /** For each colored cell the word, the shift and the mask of its item's field, and its value. */
    private final int[] colored;

    /**
     * The bits of all rows from {@code first} on, which are numbered from 0 on here.
     *
     * @param options by row: its option
     * @param isInKey whether a key has a place for an item
     */
    public RowBits(OptionTable table, int[] options, KeyLayout layout, int first, IntPredicate isInKey) {
        int rows = options.length - first;
        words = layout.words();
        free = new long[rows * words];
        sets = new long[rows * words];
        starts = new int[table.isColored() ? rows + 1 : 0];
        int[] found = new int[table.isColored() ? 4 * table.cellCount() : 0];
        int last = 0;
        for (int row = 0; row < rows; row++) {
            int option = options[first + row];
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                if (isInKey.test(item)) {
                    int word = row * words + layout.word(item);
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

    /** Whether keys have one word and no colors, as in most problems. */
    public boolean isNarrow() {
        return words == 1 && starts.length == 0;
    }

    /**
     * The same for keys of one word without colors, as in most problems. Where few rows fit, this loop is most of the
     * work.
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
        chosen[to] = keys[at] | sets[row * words];
        for (int i = 1; i < words; i++) {
            chosen[to + i] = keys[at + i] | sets[row * words + i];
        }
    }

    /** Whether a row can be chosen in the state whose key starts at a place of an array. */
    public boolean fits(int row, long[] keys, int at) {
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

    /** The same for a key of one word without colors. */
    public boolean fits(int row, long key) {
        return (key & free[row]) == 0;
    }

    /** The same for a key of one word without colors: what is covered when the row is chosen. */
    public long choose(int row, long key) {
        return key | sets[row];
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
