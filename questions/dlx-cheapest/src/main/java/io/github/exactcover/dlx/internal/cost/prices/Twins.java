package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.Patience;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** Options with the same items and colors, of which a solution can have only one. */
public final class Twins {

    private Twins() {}

    /** Of options that are twins, only the cheapest, and of these the first; of the others, all. */
    public static int[] cheapest(PricedTable table, int[] options) {
        Map<LongBuffer, Integer> best = new HashMap<>();
        BitSet kept = new BitSet();
        Patience patience = Patience.ofThread();
        for (int option : options) {
            patience.spend(Patience.LOOK_UP);
            if (isExclusive(table, option)) {
                best.merge(
                        cells(table, option),
                        option,
                        (one, other) -> table.cost(other) < table.cost(one) ? other : one);
            } else {
                kept.set(option);
            }
        }
        best.values().forEach(kept::set);
        return kept.stream().toArray();
    }

    private static boolean isExclusive(PricedTable table, int option) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            if (table.highs[table.items[cell]] == 1 && table.colors[cell] == 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The cells of an option, to be compared. Items are in the low bits, because buffers make their hash code of these.
     */
    private static LongBuffer cells(PricedTable table, int option) {
        long[] cells = new long[table.starts[option + 1] - table.starts[option]];
        for (int i = 0; i < cells.length; i++) {
            int cell = table.starts[option] + i;
            cells[i] = ((long) table.colors[cell] << 32) | table.items[cell];
        }
        Arrays.sort(cells);
        return LongBuffer.wrap(cells);
    }
}
