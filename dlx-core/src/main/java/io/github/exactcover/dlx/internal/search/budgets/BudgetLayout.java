package io.github.exactcover.dlx.internal.search.budgets;

import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.SparseRows;
import java.util.Arrays;

/**
 * Where the budgets of items lie in words, and what options take off them. Immutable, so engines share it.
 *
 * <p>An item has two budgets: how many of its open options may still be left out, and how many may still be chosen.
 * Each is a field of bits in a word, at the same place for both. A field of k bits has a budget of n as n + 2^(k-1) -
 * 1, so its top bit, the <em>guard</em>, is set if the budget is at least 1. The fields are wide enough for whatever
 * can happen before the next look at the guards, so words of budgets are added and subtracted as a whole.
 *
 * <p>Fields are in the order of the table, so of several guards the lowest is that of the first item. Items that may be
 * covered once, and need not be, have no budgets: their options exclude each other. Neither have items whose bounds
 * rule out nothing.
 *
 * <p>A block has all that changes from node to node: the words of the budgets to leave out, those of the budgets to
 * choose, the guards of the items that are not closed yet, and the open options as bits. An item is closed once one of
 * its budgets is used up and its open options are settled because of that.
 */
final class BudgetLayout {

    /** Unless one word is enough, there are at least this many words of budgets, even if some are unused. */
    static final int FEW_FIELDS = 3;

    /** Unless one word is enough, there are at least this many words of options. */
    static final int FEW_WORDS = 4;

    final int optionCount;

    /** The number of words for a budget of all items. */
    final int fields;

    /** The number of words for all options. */
    final int words;

    /** The guards of all items. */
    final long[] guards;

    /** The lowest bits of all fields: 1 in each budget. */
    final long[] units;

    /** How much more often each item may be covered than it needs, as fields. */
    final long[] slacks;

    /** For each bit of the words of budgets, the item that has its guard there; -1 if there is none. */
    final int[] itemOf;

    /** For each bit of the words of budgets, the options of the item that has its guard there. */
    final SparseRows options;

    /** What each option takes off the budgets of its items. */
    final SparseRows charges;

    /** The options that each option excludes. */
    final SparseRows excluded;

    /** The block before anything was settled. */
    final long[] start;

    private final OptionTable table;
    private final OptionLists lists;

    /**
     * The layout for a table.
     *
     * @param mayBeOneWord whether there is one word of budgets, and one of options, where that is enough
     */
    BudgetLayout(OptionTable table, boolean mayBeOneWord) {
        this.table = table;
        this.lists = OptionLists.eligible(table);
        this.optionCount = table.optionCount();
        int[] bottoms = new int[table.primaryCount()];
        int[] tops = new int[table.primaryCount()];
        int end = 0;
        for (int item = 0; item < tops.length; item++) {
            bottoms[item] = (end & 63) + bits(item) > 64 ? (end | 63) + 1 : end;
            end = bottoms[item] + bits(item);
            tops[item] = end - 1;
        }
        boolean isOneWord = mayBeOneWord && end <= 64 && optionCount <= 64;
        this.fields = isOneWord ? 1 : Math.max(FEW_FIELDS, (end + 63) / 64);
        this.words = isOneWord ? 1 : Math.max(FEW_WORDS, (optionCount + 63) / 64);
        this.guards = new long[fields];
        this.units = new long[fields];
        this.slacks = new long[fields];
        this.start = new long[3 * fields + words];
        this.itemOf = new int[64 * fields];
        Arrays.fill(itemOf, -1);
        for (int item = 0; item < tops.length; item++) {
            if (bits(item) > 0) {
                addItem(item, bottoms[item], tops[item]);
            }
        }
        this.options = new SparseRows(itemOf.length);
        this.charges = new SparseRows(optionCount);
        this.excluded = new SparseRows(optionCount);
        listOptions();
        charge(bottoms);
    }

    private void listOptions() {
        long[] row = new long[words];
        for (int item : itemOf) {
            for (int entry = item < 0 ? 0 : lists.start(item); item >= 0 && entry < lists.start(item + 1); entry++) {
                row[lists.option(entry) >> 6] |= 1L << lists.option(entry);
            }
            options.add(row);
        }
    }

    /**
     * Opens the options that can be chosen, and finds out what each takes off, and which ones it excludes.
     *
     * @param bottoms the lowest bit of each item's field
     */
    private void charge(int[] bottoms) {
        long[] row = new long[words];
        long[] charge = new long[fields];
        for (int option = 0; option < optionCount; option++) {
            if (table.isEligible(option)) {
                start[3 * fields + (option >> 6)] |= 1L << option;
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    int item = table.item(cell);
                    if (item < bottoms.length && bits(item) > 0) {
                        charge[bottoms[item] >> 6] |= 1L << bottoms[item];
                    } else if (item >= bottoms.length || table.high(item) == 1) {
                        exclude(cell, row);
                    }
                }
                row[option >> 6] &= ~(1L << option);
            }
            charges.add(charge);
            excluded.add(row);
        }
    }

    private int size(int item) {
        return lists.start(item + 1) - lists.start(item);
    }

    /** How often an item may be covered, and at most by all of its options; but not less often than it needs. */
    private int high(int item) {
        return Math.max(table.low(item), Math.min(table.high(item), size(item)));
    }

    /** How many bits the budgets of an item have; 0 if it has none. */
    private int bits(int item) {
        if (table.low(item) == 0 && (table.high(item) == 1 || table.high(item) >= size(item))) {
            return 0;
        }
        // A budget changes by at most the size of the item before the next look at it.
        int most = Math.max(size(item) - table.low(item), high(item));
        return Integer.SIZE + 1 - Integer.numberOfLeadingZeros(most);
    }

    private void addItem(int item, int bottom, int top) {
        int word = bottom >> 6;
        long bias = (1L << top) - (1L << bottom);
        // One option too few is as bad as several.
        int spare = Math.max(-1, size(item) - table.low(item));
        itemOf[top] = item;
        guards[word] |= 1L << top;
        units[word] |= 1L << bottom;
        slacks[word] += (long) (high(item) - table.low(item)) << bottom;
        start[word] += bias + ((long) spare << bottom);
        start[fields + word] += bias + ((long) high(item) << bottom);
        start[2 * fields + word] |= 1L << top;
    }

    /** Adds the options that cannot be chosen together with the one that owns a cell, because of the item there. */
    private void exclude(int cell, long[] row) {
        int item = table.item(cell);
        Patience.ofThread().spend(size(item));
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            if (!Exclusion.agree(table.color(cell), table.color(lists.cell(entry)))) {
                row[lists.option(entry) >> 6] |= 1L << lists.option(entry);
            }
        }
    }
}
