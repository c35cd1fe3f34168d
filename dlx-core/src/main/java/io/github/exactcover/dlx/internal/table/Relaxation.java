package io.github.exactcover.dlx.internal.table;

import java.util.BitSet;

/**
 * A table in which only some primary items have to be covered. The others may stay uncovered, but may still not be
 * covered too often.
 */
public final class Relaxation {

    private final OptionTable table;
    private final BitSet needed;

    /** The number of primary items of the new table: those needed, and those that may be covered more than once. */
    private int primaryCount;

    private Relaxation(OptionTable table, BitSet needed) {
        this.table = table;
        this.needed = needed;
    }

    /**
     * The table in which the needed items are to be covered as in a given one. It has a solution if and only if some
     * options of the given table cover the needed items and exclude each other by no item. Options without a needed
     * item are left out, because they cannot help. The numbers of items and options are not those of the given table.
     */
    public static OptionTable of(OptionTable table, BitSet needed) {
        return new Relaxation(table, needed).build();
    }

    private OptionTable build() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option) && isOfUse(option)) {
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    builder.addCell(table.item(cell), table.color(cell));
                }
                builder.endOption();
            }
        }
        int[] newNumbers = newNumbers();
        int[] lows = new int[primaryCount];
        int[] highs = new int[primaryCount];
        for (int item = 0; item < table.primaryCount(); item++) {
            if (newNumbers[item] < primaryCount) {
                lows[newNumbers[item]] = needed.get(item) ? table.low(item) : 0;
                highs[newNumbers[item]] = table.high(item);
            }
        }
        return builder.build(primaryCount, newNumbers, lows, highs);
    }

    private boolean isOfUse(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (needed.get(table.item(cell))) {
                return true;
            }
        }
        return false;
    }

    /** Items that are not needed are secondary ones, unless they may be covered more than once, or must not be. */
    private int[] newNumbers() {
        int[] newNumbers = new int[table.itemCount()];
        for (int item = 0; item < table.primaryCount(); item++) {
            if (isPrimary(item)) {
                newNumbers[item] = primaryCount++;
            }
        }
        int next = primaryCount;
        for (int item = 0; item < newNumbers.length; item++) {
            if (!isPrimary(item)) {
                newNumbers[item] = next++;
            }
        }
        return newNumbers;
    }

    private boolean isPrimary(int item) {
        return item < table.primaryCount() && (needed.get(item) || table.high(item) != 1);
    }
}
