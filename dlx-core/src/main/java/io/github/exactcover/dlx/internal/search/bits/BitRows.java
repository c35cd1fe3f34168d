package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * What choosing an option does to the bits of a {@link BitLayout}. The row of an option has the bits of all options
 * that do not conflict with it: they share no item with it, or only secondary items to which both give the same color.
 * An option does not conflict with itself. Immutable, so that many engines can share it.
 *
 * <p>For the words of wide items, the rows are complete. They are also complete if all items are narrow, their words
 * are few, and an option changes most of them. Otherwise the row of an option has only the words of narrow items that
 * it changes.
 */
final class BitRows {

    /** With more words of narrow items than this, rows have only the words that they change. */
    static final int FEW_WORDS = 64;

    /** About how many options are sampled to see how many words an option changes. */
    private static final int SAMPLES = 64;

    /** How many wide items are looked at before the others when an option is chosen. */
    static final int LIKELY = 4;

    final BitLayout layout;

    /** The most choices on the way to a solution. */
    final int depth;

    /** Whether the rows over the narrow items' words are whole. */
    final boolean whole;

    /**
     * If whole: for each option and each word the bits that stay in this word. They include the guards of all items but
     * those of the option.
     */
    final long[] narrowRows;

    /** If whole: where the row of each option starts; -1 for an option that was not left when the rows were packed. */
    final int[] rowStarts;

    /** If not whole: where the changes of each option start in the next two arrays. */
    final int[] changeStarts;

    final int[] changedWords;
    final long[] changes;

    /** For each option, and each word of wide items, the bits that stay. */
    final long[] wideRows;

    /** For each option, the wide items that are the likeliest to be left without options by it; -1 for none. */
    final int[] likely;

    /** Where the items of each option start in {@link #settled}. */
    final int[] settledStarts;

    /** The places of the active-item bits that an option clears, except for those that complete rows clear. */
    final int[] settled;

    /**
     * Whether a few bits tell what is left: which items are not covered. Then there are no secondary items, and few
     * primary ones.
     */
    final boolean itemsTell;

    /** How many primary items each option has. */
    final int[] lengths;

    /** How many items these are on average. */
    final double meanLength;

    /** How many updates it is to choose each option: the words that it changes, or all if rows are whole. */
    final int[] updatesOf;

    /** How many updates these are on average. */
    private final double meanUpdates;

    BitRows(OptionTable table, int fewWords) {
        this.layout = layout(table, fewWords);
        this.depth = StackEngine.mostChoices(table);
        int options = table.optionCount();
        int narrow = layout.narrowWords;
        int wide = layout.words - narrow;
        this.whole = layout.guarded;
        this.itemsTell = table.itemCount() == layout.primaryCount && table.itemCount() <= SubtreeMemo.MOST_ITEMS;
        this.narrowRows = new long[whole ? narrow * options : 0];
        this.rowStarts = new int[options];
        this.wideRows = new long[wide * options];
        this.likely = new int[wide == 0 ? 0 : LIKELY * options];
        this.settledStarts = new int[options + 1];
        this.lengths = new int[options];
        this.settled = settled(table);
        this.changeStarts = new int[whole ? 0 : options + 1];
        Changes some = storeRows(table);
        this.changedWords = Arrays.copyOf(some.words, some.count);
        this.changes = Arrays.copyOf(some.values, some.count);
        this.updatesOf = new int[options];
        long sumOfUpdates = 0;
        long sumOfLengths = 0;
        // No streams: the first ones of a program take as long as the search of many a puzzle.
        for (int option = 0; option < options; option++) {
            rowStarts[option] = narrow * option;
            updatesOf[option] = whole ? layout.plainWords : changeStarts[option + 1] - changeStarts[option] + wide;
            sumOfUpdates += updatesOf[option];
            sumOfLengths += lengths[option];
        }
        this.meanLength = options == 0 ? 1 : (double) sumOfLengths / options;
        this.meanUpdates = options == 0 ? 0 : (double) sumOfUpdates / options;
    }

    /** Stores the row of each option. Returns the words that change, if not whole. */
    private Changes storeRows(OptionTable table) {
        int narrow = layout.narrowWords;
        int wide = layout.words - narrow;
        Changes some = new Changes();
        Compatibility compatibility = new Compatibility(table, layout);
        for (int option = 0; option < table.optionCount(); option++) {
            long[] row = compatibility.rowOf(option);
            if (whole) {
                storeWhole(table, option, row);
            } else {
                some.add(row, narrow);
                changeStarts[option + 1] = some.count;
            }
            if (wide > 0) {
                System.arraycopy(row, narrow, wideRows, wide * option, wide);
                storeLikely(table, option, row);
            }
        }
        return some;
    }

    /** Rows for some of the options of others, in another layout. */
    BitRows(BitRows all, BitLayout layout, long[] narrowRows, int[] rowStarts) {
        this.layout = layout;
        this.depth = all.depth;
        this.whole = true;
        this.itemsTell = all.itemsTell;
        this.narrowRows = narrowRows;
        this.rowStarts = rowStarts;
        this.changeStarts = new int[0];
        this.changedWords = new int[0];
        this.changes = new long[0];
        this.wideRows = new long[0];
        this.likely = new int[0];
        this.settledStarts = new int[0];
        this.settled = new int[0];
        this.lengths = all.lengths;
        this.meanLength = all.meanLength;
        this.updatesOf = all.updatesOf;
        this.meanUpdates = all.meanUpdates;
    }

    /** If not whole: the row of an option, in full. */
    long[] rowOf(int option) {
        long[] row = new long[layout.words];
        Arrays.fill(row, -1);
        for (int i = changeStarts[option]; i < changeStarts[option + 1]; i++) {
            row[changedWords[i]] = changes[i];
        }
        int wide = layout.words - layout.narrowWords;
        System.arraycopy(wideRows, wide * option, row, layout.narrowWords, wide);
        return row;
    }

    /** About how many words a choice goes through at the node of a block. */
    double wordsPerChoice(long[] state, int start) {
        if (!whole) {
            return meanUpdates;
        }
        long used = state[start + layout.words];
        return layout.words <= BitLayout.STRAIGHT
                ? layout.words - Math.min(layout.words, Long.numberOfTrailingZeros(used))
                : Long.bitCount(used);
    }

    /** The layout of a table; it is guarded if rows are complete. */
    static BitLayout layout(OptionTable table, int fewWords) {
        BitLayout layout = new BitLayout(table, fewWords);
        return layout.guarded && isSparse(table, layout) ? new BitLayout(table, 0) : layout;
    }

    /** Whether an option leaves most words as they are, judged by some of the options. */
    private static boolean isSparse(OptionTable table, BitLayout layout) {
        if (layout.words <= BitLayout.STRAIGHT) {
            return false;
        }
        Compatibility compatibility = new Compatibility(table, layout);
        int step = table.optionCount() / SAMPLES + 1;
        long words = 0;
        long changed = 0;
        for (int option = 0; option < table.optionCount(); option += step) {
            for (long word : compatibility.rowOf(option)) {
                words++;
                changed += word == -1 ? 0 : 1;
            }
        }
        return 2 * changed < words;
    }

    private int[] settled(OptionTable table) {
        int[] places = new int[table.cellCount()];
        int count = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                if (item < layout.primaryCount) {
                    lengths[option]++;
                    if (layout.fieldOf[item] == 0) {
                        places[count++] = 64 * layout.narrowWords + Arrays.binarySearch(layout.wideItems, item);
                    } else if (!whole) {
                        places[count++] = topOf(item);
                    }
                }
            }
            settledStarts[option + 1] = count;
        }
        return Arrays.copyOf(places, count);
    }

    private int topOf(int item) {
        return 64 * layout.wordOf[item] + Long.numberOfTrailingZeros(layout.topOf(item));
    }

    private void storeWhole(OptionTable table, int option, long[] row) {
        int start = layout.narrowWords * option;
        System.arraycopy(row, 0, narrowRows, start, layout.narrowWords);
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (item < layout.primaryCount && layout.fieldOf[item] != 0) {
                narrowRows[start + layout.wordOf[item]] &= ~layout.topOf(item);
            }
        }
    }

    /** Finds the wide items that lose the largest part of their options. */
    private void storeLikely(OptionTable table, int option, long[] row) {
        int start = LIKELY * option;
        double[] losses = new double[LIKELY];
        Arrays.fill(likely, start, start + LIKELY, -1);
        for (int wide = 0; wide < layout.wideCount(); wide++) {
            double loss = loss(row, wide);
            int place = LIKELY;
            while (place > 0 && loss > losses[place - 1]) {
                place--;
            }
            if (place < LIKELY && table.cellOf(option, layout.wideItems[wide]) < 0) {
                System.arraycopy(losses, place, losses, place + 1, LIKELY - 1 - place);
                System.arraycopy(likely, start + place, likely, start + place + 1, LIKELY - 1 - place);
                losses[place] = loss;
                likely[start + place] = wide;
            }
        }
    }

    private double loss(long[] row, int wide) {
        int lost = 0;
        for (int word = layout.wideStarts[wide]; word < layout.wideStarts[wide + 1]; word++) {
            lost += Long.bitCount(~row[word]);
        }
        return (double) lost / (layout.wideStarts[wide + 1] - layout.wideStarts[wide]);
    }

    /** About how many bytes the rows of a table take, at most. */
    static long bytes(OptionTable table, int fewWords) {
        int[] sizes = BitLayout.sizes(table);
        long narrow = BitLayout.mostNarrowWords(sizes);
        long wide = BitLayout.wideWords(sizes);
        long options = table.optionCount();
        return narrow <= fewWords && wide == 0
                ? options * 8 * 2 * narrow
                : Math.min(12 * options * narrow, 12 * mostChanges(table)) + 8 * options * wide;
    }

    /** An upper bound of the words that change in all rows. It is less than all words if options exclude few others. */
    private static long mostChanges(OptionTable table) {
        long[] cells = new long[table.itemCount()];
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                cells[table.item(cell)] += table.start(option + 1) - table.start(option);
            }
        }
        long changes = 0;
        for (int cell = 0; cell < table.cellCount(); cell++) {
            changes += cells[table.item(cell)];
        }
        return changes;
    }

    /** Words that change, with the bits that stay in each. */
    private static final class Changes {

        int[] words = new int[64];
        long[] values = new long[64];
        int count;

        /** Adds the first {@code narrow} words of a row, if they change. */
        void add(long[] row, int narrow) {
            if (count + narrow > words.length) {
                int room = Math.max(count + narrow, words.length * 3 / 2);
                words = Arrays.copyOf(words, room);
                values = Arrays.copyOf(values, room);
            }
            for (int word = 0; word < narrow; word++) {
                if (row[word] != -1) {
                    words[count] = word;
                    values[count++] = row[word];
                }
            }
        }
    }
}
