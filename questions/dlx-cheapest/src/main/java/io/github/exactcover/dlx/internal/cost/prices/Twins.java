package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.Patience;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Options with the same items and colors. A solution with one of them stays a solution with any other one that it does
 * not have yet. If at most h of them fit together, a cheapest solution needs only the h cheapest.
 *
 * <p>In the same way, the k cheapest solutions need only the k + h - 1 cheapest: for a dearer one, a solution can have
 * k of these instead, and costs no more. That is not used, because prices go another way with other options, and so the
 * first of {@code find(k + 1)} would not be {@code find(k)}. Nor may options be left out where all cheapest solutions
 * are shown, or where a second cost decides between twins.
 */
public final class Twins {

    private final PricedTable table;

    /** The options of each kind, the cheapest first; at last only of those that have several. */
    private final Map<LongBuffer, List<Integer>> kinds = new HashMap<>();

    private final int[] cheapest;

    /** The twins among some options, which are in the order of the table. */
    public Twins(PricedTable table, int[] options) {
        this.table = table;
        Patience patience = Patience.ofThread();
        for (int option : options) {
            patience.spend(Patience.LOOK_UP);
            kinds.computeIfAbsent(cells(option), none -> new ArrayList<>(1)).add(option);
        }
        BitSet cheap = new BitSet();
        for (List<Integer> twins : kinds.values()) {
            twins.sort(Comparator.comparingLong(table::cost));
            twins.subList(0, Math.min(twins.size(), room(twins.get(0)))).forEach(cheap::set);
        }
        this.cheapest = cheap.stream().toArray();
        kinds.values().removeIf(twins -> twins.size() == 1);
    }

    /** Of twins of which at most h fit together, the h cheapest, and of equally cheap ones the first. */
    public int[] cheapest() {
        return cheapest;
    }

    /** The options of a solution, with the cheapest twins of each kind. */
    public int[] improved(int[] solution) {
        Map<LongBuffer, Integer> used = new HashMap<>();
        return IntStream.of(solution)
                .map(option -> {
                    LongBuffer cells = cells(option);
                    List<Integer> twins = kinds.get(cells);
                    return twins == null ? option : twins.get(used.merge(cells, 1, Integer::sum) - 1);
                })
                .toArray();
    }

    /** How many options with the items of this one fit together. */
    private int room(int option) {
        int room = Integer.MAX_VALUE;
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            room = table.colors[cell] == 0 ? Math.min(room, table.highs[table.items[cell]]) : room;
        }
        return room;
    }

    /**
     * The cells of an option, to be compared. Items are in the low bits, because buffers make their hash code of these.
     */
    private LongBuffer cells(int option) {
        long[] cells = new long[table.starts[option + 1] - table.starts[option]];
        for (int i = 0; i < cells.length; i++) {
            int cell = table.starts[option] + i;
            cells[i] = ((long) table.colors[cell] << 32) | table.items[cell];
        }
        Arrays.sort(cells);
        return LongBuffer.wrap(cells);
    }
}
