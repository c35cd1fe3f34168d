package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.count.memo.BitOptions;
import io.github.exactcover.dlx.internal.count.memo.Starts;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A copy of the states that a sweep has come to, as subproblems. Each counts as often as it is reached. */
final class KeptStates implements Starts {

    /** The states of a layer, of which the first has the number {@code first}. */
    private record Part(int layer, int first, StateTable table) {}

    private final Frontier frontier;

    /** By the number of its first state. */
    private final TreeMap<Integer, Part> parts = new TreeMap<>();

    private int size;

    /**
     * Copies tables.
     *
     * @param tables by layer: those with its states
     */
    KeptStates(Frontier frontier, @Nullable StateTable[][] tables) {
        this.frontier = frontier;
        for (int layer = 0; layer < tables.length; layer++) {
            for (StateTable table : tables[layer]) {
                if (table != null) {
                    parts.put(size, new Part(layer, size, table.copy()));
                    size += table.size();
                }
            }
        }
    }

    @Override
    public int size() {
        return size;
    }

    private Part part(int number) {
        Map.Entry<Integer, Part> part = parts.floorEntry(number);
        if (part == null) {
            throw new IndexOutOfBoundsException(number);
        }
        return part.getValue();
    }

    @Override
    public BigInteger weight(int number) {
        Part part = part(number);
        return part.table.value(number - part.first);
    }

    @Override
    public void read(int number, BitOptions options, long[] free) {
        Part part = part(number);
        for (int position = 0; position < part.layer; position++) {
            options.cover(frontier.order[position], OptionTable.NO_COLOR, free);
        }
        long[] keys = part.table.chunk(number - part.first);
        int at = part.table.place(number - part.first);
        for (int item = 0; item < frontier.table.itemCount(); item++) {
            int value = frontier.layout.value(item, part.layer, keys, at);
            if (value > 0) {
                options.cover(item, frontier.layout.palettes().color(item, value), free);
            }
        }
    }

    long bytes() {
        return parts.values().stream().mapToLong(part -> part.table.bytes()).sum();
    }

    /** Gives the memory back. */
    void drop() {
        parts.values().forEach(part -> part.table.drop());
    }
}
