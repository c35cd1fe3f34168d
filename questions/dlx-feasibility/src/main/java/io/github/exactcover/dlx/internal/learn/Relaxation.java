package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The part of a table in which only some of the primary items have to be covered. The others may still not be covered
 * too often: those that may be covered once become secondary, and what then makes no difference is left out.
 */
public final class Relaxation {

    private Relaxation() {}

    /** A table with these demands alone. Takes time in proportion to the size of the table. */
    public static View of(OptionTable table, BitSet needed) {
        BitSet options = new BitSet();
        int[] sizes = new int[table.itemCount()];
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option) && covers(table, option, needed)) {
                options.set(option);
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    sizes[table.item(cell)]++;
                }
            }
        }
        Patience.ofThread().spend(table.cellCount());
        int[] highs = table.highs();
        int[] primary = IntStream.range(0, highs.length)
                .filter(item -> needed.get(item) || (highs[item] > 1 && sizes[item] > highs[item]))
                .toArray();
        IntStream secondary = IntStream.range(0, sizes.length)
                .filter(item -> sizes[item] > 1 && (item >= highs.length || (!needed.get(item) && highs[item] == 1)));
        int[] lows = table.lows();
        IntStream.range(0, lows.length).filter(item -> !needed.get(item)).forEach(item -> lows[item] = 0);
        int[] items = IntStream.concat(IntStream.of(primary), secondary).toArray();
        return View.part(table, options, items, primary.length, lows, highs, new BitSet());
    }

    static boolean covers(OptionTable table, int option, BitSet needed) {
        return IntStream.range(table.start(option), table.start(option + 1))
                .anyMatch(cell -> needed.get(table.item(cell)));
    }
}
