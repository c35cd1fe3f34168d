package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * Where the cells of a table have their bits. Each primary item has a bit for each of its options, side by side and in
 * the order of the options, so the options left for an item can be counted in a few words.
 *
 * <p>An item with at most 64 options is <em>narrow</em>: its bits are in one word, which it shares with other narrow
 * items if there is room. If all items are narrow and their words are few, each item has one more bit above those of
 * its options, its <em>guard</em>, which tells in a block of {@link LiveBits} whether the item is active. Any other
 * item is <em>wide</em>, and has words of its own. The words of the narrow items come first. The place of a bit is 64
 * times the number of its word, plus its number in the word.
 */
final class BitLayout {

    /** With no more words than this, going through all of them is faster than skipping those that do not matter. */
    static final int STRAIGHT = 10;

    final int primaryCount;

    /** The number of words that hold narrow items. */
    final int narrowWords;

    /** The number of all words. */
    final int words;

    /** Whether some primary item has no option at all. Such items have no bits. */
    final boolean hopeless;

    /** Whether items have guards: all are narrow, and no more words than were asked for hold them. */
    final boolean guarded;

    /** How many words there would be without guards: what choosing an option counts as updates, if there are guards. */
    final int plainWords;

    /** For each word of narrow items, the highest bit of each: its guard if it has one. */
    final long[] tops;

    /** For each word of narrow items, the lowest bit of each. */
    final long[] bottoms;

    /** For each primary item, its first word. */
    final int[] wordOf;

    /** For each narrow item, its bits; 0 for a wide item. */
    final long[] fieldOf;

    /** The wide items. */
    final int[] wideItems;

    /** Where the words of each wide item start, and at the end where the last of them ends. */
    final int[] wideStarts;

    /** The item that each bit belongs to. */
    final int[] itemOf;

    /** The option that each bit belongs to. */
    final int[] optionOf;

    /** The bit of each cell of the table; -1 for cells of secondary items. */
    final int[] bitOf;

    /**
     * Places the cells of a table.
     *
     * @param fewWords how many words items with guards may need at most
     */
    BitLayout(OptionTable table, int fewWords) {
        this.primaryCount = table.primaryCount();
        int[] sizes = sizes(table);
        this.hopeless = isHopeless(sizes);
        this.wordOf = new int[primaryCount];
        this.fieldOf = new long[primaryCount];
        this.plainWords = placeNarrow(sizes, 0);
        this.guarded = leaveRoomForGuards(sizes) && placeNarrow(sizes, 1) <= fewWords;
        this.narrowWords = placeNarrow(sizes, guarded ? 1 : 0);
        this.wideItems = wideItems(sizes);
        this.wideStarts = new int[wideItems.length + 1];
        this.words = placeWide(sizes);
        this.tops = new long[narrowWords];
        this.bottoms = new long[narrowWords];
        findEnds();
        this.itemOf = new int[64 * words];
        this.optionOf = new int[64 * words];
        this.bitOf = new int[table.cellCount()];
        assignBits(table);
    }

    /**
     * A layout with guards for some of the items of another: for those that have a size here. Others have no bits. The
     * caller says which item and option each bit belongs to.
     */
    BitLayout(BitLayout whole, int[] sizes) {
        this.primaryCount = whole.primaryCount;
        this.hopeless = false;
        this.wordOf = new int[primaryCount];
        this.fieldOf = new long[primaryCount];
        this.plainWords = whole.plainWords;
        this.guarded = true;
        this.narrowWords = placeNarrow(sizes, 1);
        this.words = narrowWords;
        this.wideItems = new int[0];
        this.wideStarts = new int[1];
        this.tops = new long[words];
        this.bottoms = new long[words];
        this.itemOf = new int[64 * words];
        this.optionOf = new int[64 * words];
        this.bitOf = new int[0];
        findEnds();
        findGuards();
    }

    /** The top bit of a narrow item: its guard, or that of its last option if there are no guards. */
    long topOf(int item) {
        long last = Long.highestOneBit(fieldOf[item]);
        return guarded ? last << 1 : last;
    }

    /** How many options each primary item of a table has. */
    static int[] sizes(OptionTable table) {
        int[] sizes = new int[table.primaryCount()];
        for (int cell = 0; cell < table.cellCount(); cell++) {
            if (table.item(cell) < sizes.length) {
                sizes[table.item(cell)]++;
            }
        }
        return sizes;
    }

    /** How many words the bits of a table need, at most. */
    static long mostWords(OptionTable table) {
        return mostNarrowWords(sizes(table)) + wideWords(sizes(table));
    }

    /** How many words narrow items need at most, if items have these sizes. */
    static long mostNarrowWords(int[] sizes) {
        long items = 0;
        long bits = 0;
        for (int size : sizes) {
            if (size <= 64) {
                items++;
                bits += size;
            }
        }
        // Two neighboring words hold more than 64 bits, for otherwise they would be one.
        return Math.min(items, bits / 32 + 1);
    }

    /** How many words wide items need, if items have these sizes. */
    static long wideWords(int[] sizes) {
        long words = 0;
        for (int size : sizes) {
            words += size > 64 ? (size + 63) / 64 : 0;
        }
        return words;
    }

    private static boolean isHopeless(int[] sizes) {
        for (int size : sizes) {
            if (size == 0) {
                return true;
            }
        }
        return false;
    }

    /** How many words items of these sizes need with guards; more than any layout has if one of them is too large. */
    static int guardedWords(int[] sizes) {
        int words = 0;
        int used = 64;
        for (int size : sizes) {
            if (size >= 64) {
                return Integer.MAX_VALUE;
            }
            if (size > 0) {
                words += used + size + 1 > 64 ? 1 : 0;
                used = used + size + 1 > 64 ? size + 1 : used + size + 1;
            }
        }
        return words;
    }

    private static boolean leaveRoomForGuards(int[] sizes) {
        for (int size : sizes) {
            if (size >= 64) {
                return false;
            }
        }
        return true;
    }

    /**
     * Puts the narrow items into words, in their order and with a guard for each or not, and tells how many words these
     * are.
     */
    private int placeNarrow(int[] sizes, int guard) {
        int word = -1;
        int used = 64;
        for (int item = 0; item < primaryCount; item++) {
            int size = sizes[item];
            if (size > 0 && size <= 64) {
                if (used + size + guard > 64) {
                    word++;
                    used = 0;
                }
                wordOf[item] = word;
                fieldOf[item] = (-1L >>> (64 - size)) << used;
                used += size + guard;
            }
        }
        return word + 1;
    }

    private static int[] wideItems(int[] sizes) {
        int[] wide = new int[sizes.length];
        int count = 0;
        for (int item = 0; item < sizes.length; item++) {
            if (sizes[item] > 64) {
                wide[count++] = item;
            }
        }
        return Arrays.copyOf(wide, count);
    }

    /** Gives the wide items their words, and tells how many words there are in all. */
    private int placeWide(int[] sizes) {
        int word = narrowWords;
        for (int i = 0; i < wideItems.length; i++) {
            wideStarts[i] = word;
            wordOf[wideItems[i]] = word;
            word += (sizes[wideItems[i]] + 63) / 64;
        }
        wideStarts[wideItems.length] = word;
        return word;
    }

    private void assignBits(OptionTable table) {
        int[] next = new int[primaryCount];
        for (int item = 0; item < primaryCount; item++) {
            next[item] = firstBit(item);
        }
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                bitOf[cell] = item < primaryCount ? next[item]++ : -1;
                if (item < primaryCount) {
                    itemOf[bitOf[cell]] = item;
                    optionOf[bitOf[cell]] = option;
                }
            }
        }
        findGuards();
    }

    private void findEnds() {
        for (int item = 0; item < primaryCount; item++) {
            if (fieldOf[item] != 0) {
                tops[wordOf[item]] |= topOf(item);
                bottoms[wordOf[item]] |= Long.lowestOneBit(fieldOf[item]);
            }
        }
    }

    private void findGuards() {
        for (int item = 0; item < primaryCount; item++) {
            if (fieldOf[item] != 0) {
                itemOf[64 * wordOf[item] + Long.numberOfTrailingZeros(topOf(item))] = item;
            }
        }
    }

    /** The bits of options in a word, if there are guards. */
    long options(int word) {
        long options = 0;
        for (long x = tops[word]; x != 0; x &= x - 1) {
            options |= fieldOf[itemOf[64 * word + Long.numberOfTrailingZeros(x)]];
        }
        return options;
    }

    /** The bit of an item's first option. */
    int firstBit(int item) {
        return 64 * wordOf[item] + (fieldOf[item] == 0 ? 0 : Long.numberOfTrailingZeros(fieldOf[item]));
    }

    /** The number of wide items. */
    int wideCount() {
        return wideItems.length;
    }

    /** The bits of an item in one of its words. */
    long fieldIn(int item) {
        return fieldOf[item] == 0 ? -1L : fieldOf[item];
    }

    /** The word after the last one of an item. */
    int endOf(int item) {
        return fieldOf[item] == 0 ? wideStarts[wideOf(item) + 1] : wordOf[item] + 1;
    }

    /** The number of a wide item among the wide items. */
    int wideOf(int item) {
        return Arrays.binarySearch(wideItems, item);
    }
}
