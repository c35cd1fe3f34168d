package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.count.frontier.OptionsByFirst;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The options of a table without bounds, as bits. The state of a search is the set of bits that are still free. Each
 * option has two sets of bits: it can be chosen while all bits that it <em>needs</em> are free, and when it is chosen,
 * the bits that it <em>takes</em> are no longer free.
 *
 * <p>A primary item is one bit, which its options need and take. So is a secondary item without colors. A secondary
 * item with colors has one bit for each color, and one for options that cover it without a color. An option with color
 * c needs the bit of c and takes all others of the item; an option without a color needs its bit and takes all. So the
 * state knows which color an item was purified to, as in Knuth's Algorithm C.
 *
 * <p>The primary items are the bits {@code 0..primaryCount-1}, in an order that is given. Options that can never be
 * chosen are left out. The others get new numbers, in the order of their first items, and are called rows.
 */
public final class BitOptions {

    /** The most words that the states of all levels may take together: 32 megabytes. */
    private static final long MOST_WORDS = 4_000_000;

    /** The most cells that the options may have together: in bits, that is up to some 80 megabytes. */
    private static final int MOST_CELLS = 4_000_000;

    private final int primaryCount;

    /** By primary item of the table: its bit. */
    private final int[] positions;

    private final SecondaryBits secondary;
    private final int bitCount;
    private final int words;

    /** By row: its option in the table. */
    private final int[] options;

    /** The rows whose first item is i are {@code firsts[i]..firsts[i+1]-1}. */
    private final int[] firsts;

    /** By row: where it starts in the three arrays below. They have only the words in which the row has bits. */
    private final int[] starts;

    /** The place of the word in a state. */
    private int[] places = new int[64];

    /** The bits of this word that the row needs. */
    private long[] needs = new long[64];

    /** The bits of this word that the row takes. */
    private long[] takes = new long[64];

    /**
     * The options of a table.
     *
     * @param order the primary items of the table, each once: the first becomes bit 0
     */
    public BitOptions(OptionTable table, int[] order) {
        this.primaryCount = table.primaryCount();
        this.positions = new int[primaryCount];
        for (int position = 0; position < primaryCount; position++) {
            positions[order[position]] = position;
        }
        OptionsByFirst sorted = new OptionsByFirst(table, positions);
        this.options = sorted.options();
        this.firsts = sorted.starts();
        Patience.ofThread().spend(table.cellCount());
        this.secondary = new SecondaryBits(table, options);
        this.bitCount = secondary.bitCount();
        this.words = Math.max(1, (bitCount + Long.SIZE - 1) / Long.SIZE);
        this.starts = new int[options.length + 1];
        fill(table);
    }

    /** Whether a table can be held: it has no bounds, which bits cannot express, and it is not too large. */
    public static boolean canHold(OptionTable table) {
        long bits = table.itemCount() + (table.isColored() ? table.cellCount() : 0L);
        long levels = 2L * Math.min(table.primaryCount(), table.optionCount()) + 4;
        return !table.isBounded() && levels * (bits / Long.SIZE + 1) < MOST_WORDS && table.cellCount() < MOST_CELLS;
    }

    private void fill(OptionTable table) {
        WordSet need = new WordSet(words);
        WordSet take = new WordSet(words);
        Patience patience = Patience.ofThread();
        for (int row = 0; row < options.length; row++) {
            for (int cell = table.start(options[row]); cell < table.start(options[row] + 1); cell++) {
                if (table.item(cell) < primaryCount) {
                    need.set(positions[table.item(cell)]);
                    take.set(positions[table.item(cell)]);
                } else {
                    secondary.mark(cell, need, take);
                }
            }
            starts[row + 1] = append(starts[row], need, take);
            patience.spend(Patience.LOOK_UP);
            need.clear();
            take.clear();
        }
    }

    private int append(int end, WordSet need, WordSet take) {
        int last = end;
        BitSet used = need.used();
        used.or(take.used());
        for (int word = used.nextSetBit(0); word >= 0; word = used.nextSetBit(word + 1)) {
            if (last == places.length) {
                places = Arrays.copyOf(places, 2 * last);
                needs = Arrays.copyOf(needs, 2 * last);
                takes = Arrays.copyOf(takes, 2 * last);
            }
            places[last] = word;
            needs[last] = need.word(word);
            takes[last++] = take.word(word);
        }
        return last;
    }

    /** The number of primary items, which are the first bits. */
    int primaryCount() {
        return primaryCount;
    }

    /** Whether there are bits of secondary items. */
    boolean hasSecondary() {
        return bitCount > primaryCount;
    }

    /** The number of words of a state. */
    int words() {
        return words;
    }

    /** The number of rows. */
    public int rowCount() {
        return options.length;
    }

    /** The option of the table that a row stands for. */
    public int option(int row) {
        return options[row];
    }

    /** The first of the rows whose first item is the given one. For the number of items, this is the number of rows. */
    int firstRow(int item) {
        return firsts[item];
    }

    /** Sets a state in which all bits are free. */
    void setAll(long[] state) {
        Arrays.fill(state, 0, words, 0);
        for (int bit = 0; bit < bitCount; bit++) {
            state[bit >> 6] |= 1L << bit;
        }
    }

    /** Whether a row can be chosen in the state that starts at a place of an array. */
    boolean fits(int row, long[] states, int at) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            if ((needs[i] & ~states[at + places[i]]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Removes from a state the bits that a row takes. */
    void take(int row, long[] states, int at) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            states[at + places[i]] &= ~takes[i];
        }
    }

    /**
     * Removes from a state the bits that are no longer free when an item is covered.
     *
     * @param item an item of the table
     * @param color the color that a secondary item was given, or {@link OptionTable#NO_COLOR}
     */
    public void cover(int item, int color, long[] state) {
        if (item < primaryCount) {
            state[positions[item] >> 6] &= ~(1L << positions[item]);
        } else {
            secondary.take(item, color, state);
        }
    }

    /** Adds to a set the bits that a row needs. */
    void addNeeds(int row, long[] states, int at) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            states[at + places[i]] |= needs[i];
        }
    }

    /** Adds to a set the bits that a row takes. */
    void addTakes(int row, long[] set) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            set[places[i]] |= takes[i];
        }
    }

    /**
     * Adds to a set the bits by which a row excludes rows that need the first bits, and is excluded by rows that take
     * the others.
     */
    void reach(int row, long[] needed, long[] taken, long[] set) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            set[places[i]] |= (needs[i] & taken[places[i]]) | (takes[i] & needed[places[i]]);
        }
    }

    /** Whether {@link #reach} would add something that is in the set already. */
    boolean isReached(int row, long[] needed, long[] taken, long[] set) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            int place = places[i];
            if ((set[place] & ((needs[i] & taken[place]) | (takes[i] & needed[place]))) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a row has a primary item. */
    boolean hasItem(int row, int item) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            if (places[i] == item >> 6) {
                return (needs[i] >>> item & 1) != 0;
            }
        }
        return false;
    }

    /** Adds 1 for each primary item of a row. */
    void countItems(int row, int[] sizes) {
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            int base = places[i] << 6;
            for (long bits = needs[i]; bits != 0; bits &= bits - 1) {
                int bit = base + Long.numberOfTrailingZeros(bits);
                if (bit < primaryCount) {
                    sizes[bit]++;
                }
            }
        }
    }

    /** Whether two states have the same free primary items. */
    boolean hasSamePrimary(long[] states, int at, long[] others, int from) {
        int full = primaryCount >> 6;
        for (int i = 0; i < full; i++) {
            if (states[at + i] != others[from + i]) {
                return false;
            }
        }
        long rest = (1L << primaryCount) - 1;
        return (primaryCount & 63) == 0 || ((states[at + full] ^ others[from + full]) & rest) == 0;
    }

    /** The first free primary item of a state, from a given item on; -1 if there is none. */
    int firstFree(long[] states, int at, int from) {
        int last = (primaryCount - 1) >> 6;
        for (int word = from >> 6; word <= last; word++) {
            long free = states[at + word];
            if (word == from >> 6) {
                free &= -1L << from;
            }
            if (free != 0) {
                int item = (word << 6) + Long.numberOfTrailingZeros(free);
                return item < primaryCount ? item : -1;
            }
        }
        return -1;
    }
}
