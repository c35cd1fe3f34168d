package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;

/**
 * How a key counts how often an item with bounds is covered. A counter of an item that may be covered {@code h} times
 * has {@code b + 1} bits, where {@code b} bits hold {@code h - 1}. With {@code 2^b - h} added, its highest bit says
 * whether it is full. So one addition asks all counters of a word.
 *
 * <p>An item with so few options that it is never covered too often is counted only for its lower bound. One bit is
 * enough if that is 1, and none if it is 0.
 */
final class Counters {

    /** By item: how far its counter goes; 0 for items that have none. */
    private final int[] most;

    /** By item: whether its counter is a bit that says that it was covered, maybe several times. */
    private final boolean[] flags;

    private final OptionTable table;

    Counters(OptionTable table) {
        this.table = table;
        this.most = new int[table.itemCount()];
        this.flags = new boolean[table.itemCount()];
        if (table.isBounded()) {
            OptionLists lists = OptionLists.eligible(table);
            for (int item = 0; item < table.primaryCount(); item++) {
                int low = table.low(item);
                int options = lists.size(item);
                boolean binds = table.high(item) < options;
                most[item] = binds ? table.high(item) : low <= 1 ? low : options;
                flags[item] = !binds && low == 1;
            }
        }
    }

    /** Whether an item is primary and has other bounds than 1..1. */
    boolean isBounded(int item) {
        return table.isBounded() && item < table.primaryCount() && (table.low(item) != 1 || table.high(item) != 1);
    }

    /** How far the counter of an item goes; it is never covered more often, or that does not matter. */
    int most(int item) {
        return most[item];
    }

    /** Whether the counter is a bit that is set each time, because more than once is never too often. */
    boolean isFlag(int item) {
        return flags[item];
    }

    /** The bits of a counter. */
    int bits(int item) {
        return most[item] == 0 ? 0 : highestBit(item) + 1;
    }

    /** The number of the highest bit of a counter. */
    int highestBit(int item) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(most[item] - 1);
    }

    /** What to add to a counter so that its highest bit says whether it has reached a number. */
    long bias(int item, int number) {
        return (1L << highestBit(item)) - number;
    }
}
