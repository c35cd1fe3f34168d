package io.github.exactcover.dlx.internal.cost;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Options with the same items and colors, of which a solution can have only one. */
final class Twins {

    private Twins() {}

    /** Of options that are twins, only the cheapest, and of these the first; of the others, all. */
    static int[] cheapest(PricedTable table, int[] options) {
        Map<List<Long>, Integer> best = new HashMap<>();
        BitSet kept = new BitSet();
        for (int option : options) {
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

    private static List<Long> cells(PricedTable table, int option) {
        Long[] cells = new Long[table.starts[option + 1] - table.starts[option]];
        for (int i = 0; i < cells.length; i++) {
            int cell = table.starts[option] + i;
            cells[i] = ((long) table.items[cell] << 32) | table.colors[cell];
        }
        Arrays.sort(cells);
        return List.of(cells);
    }
}
