package io.github.exactcover.dlx.internal.table;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * An order of the primary items by the conflicts of their options. An option is in conflict with each other option of
 * each of its items. Colors and bounds, which make some of these pairs possible, play no part.
 */
public final class Conflicts {

    private Conflicts() {}

    /** The primary items, first those whose options have the most conflicts on average; equal ones keep their order. */
    public static int[] order(OptionTable table) {
        long[] sizes = new long[table.itemCount()];
        for (int cell = 0; cell < table.cellCount(); cell++) {
            sizes[table.item(cell)]++;
        }
        double[] sums = new double[table.primaryCount()];
        for (int option = 0; option < table.optionCount(); option++) {
            add(table, option, sizes, sums);
        }
        return IntStream.range(0, sums.length)
                .boxed()
                .sorted(Comparator.comparingDouble(item -> -sums[item] / Math.max(1, sizes[item])))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static void add(OptionTable table, int option, long[] sizes, double[] sums) {
        long conflicts = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            conflicts += sizes[table.item(cell)] - 1;
        }
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (table.item(cell) < sums.length) {
                sums[table.item(cell)] += conflicts;
            }
        }
    }
}
