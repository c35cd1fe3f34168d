package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A table, in the arrays that propagation walks through. An item can be two things: a <em>demand</em> if it has to be
 * covered, and a <em>limit</em> if it could be covered too often. Options that can never be chosen have no items.
 * Immutable.
 */
final class Network {

    final int optionCount;
    final int itemCount;

    /** How often each item must be covered; 0 for secondary ones. */
    final int[] lows;

    /** How often each item may be covered; 1 for secondary ones, whose colors say more. */
    final int[] highs;

    /** For each item, where its options start in {@link #options}. */
    final int[] starts;

    final int[] options;

    /** Parallel to {@link #options}. */
    final int[] colors;

    /** For each option, where the items that it helps to cover start in {@link #demands}. */
    final int[] demandStarts;

    final int[] demands;

    /** For each option, where the items that it could cover too often start in {@link #limits}. */
    final int[] limitStarts;

    final int[] limits;

    /** Parallel to {@link #limits}. */
    final int[] limitColors;

    /** The arrays of a table. */
    Network(OptionTable table) {
        // As a whole: demands and limits grow together, cell by cell, and a part of the loop would need all arrays.
        optionCount = table.optionCount();
        itemCount = table.itemCount();
        lows = new int[itemCount];
        highs = new int[itemCount];
        Arrays.fill(highs, 1);
        for (int item = 0; item < table.primaryCount(); item++) {
            lows[item] = table.low(item);
            highs[item] = table.high(item);
        }
        OptionLists lists = OptionLists.eligible(table);
        starts = lists.starts();
        options = lists.options();
        colors = IntStream.range(0, options.length)
                .map(entry -> table.color(lists.cell(entry)))
                .toArray();
        Patience.ofThread().spend(table.cellCount());
        demandStarts = new int[optionCount + 1];
        limitStarts = new int[optionCount + 1];
        int[] someDemands = new int[options.length];
        int[] someLimits = new int[options.length];
        int[] someColors = new int[options.length];
        for (int option = 0; option < optionCount; option++) {
            demandStarts[option + 1] = demandStarts[option];
            limitStarts[option + 1] = limitStarts[option];
            int end = table.isEligible(option) ? table.start(option + 1) : table.start(option);
            for (int cell = table.start(option); cell < end; cell++) {
                int item = table.item(cell);
                if (lows[item] > 0) {
                    someDemands[demandStarts[option + 1]++] = item;
                }
                if (highs[item] < size(item)) {
                    someColors[limitStarts[option + 1]] = table.color(cell);
                    someLimits[limitStarts[option + 1]++] = item;
                }
            }
        }
        demands = Arrays.copyOf(someDemands, demandStarts[optionCount]);
        limits = Arrays.copyOf(someLimits, limitStarts[optionCount]);
        limitColors = Arrays.copyOf(someColors, limitStarts[optionCount]);
    }

    /** How many options an item has. */
    int size(int item) {
        return starts[item + 1] - starts[item];
    }
}
