package io.github.exactcover.dlx.internal.count.layers;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the layers of a {@link Frontier}, forward, and finds in how many ways each state is reached: from a state
 * by each of the rows of its layer that fit. A layer is dropped when it is done. A state whose next items are covered
 * already goes straight to a later layer.
 */
final class Sweep {

    /** After this many looks at a row {@link #run} returns, whatever its budget: a few milliseconds. */
    private static final int MOST_STEPS = 1 << 18;

    /** How a run ended. */
    enum Outcome {
        PAUSED,
        /** There is no more memory; {@link #takeFrom} can take what is left to do in parts. */
        FULL,
        DONE
    }

    private final Frontier frontier;
    private final Memory memory;
    private final int words;

    /** By layer: its states. Null where there are none, or not any more. */
    private final @Nullable StateTable[] tables;

    /** Where the sweep stands: the layer, and the next of its states. */
    private int layer;

    private int state;

    private final long[] key;

    /** The rows tried so far that did fit. */
    private long nodes;

    /** The states that rows were tried from. */
    private long states;

    Sweep(Frontier frontier, long maxBytes) {
        this.frontier = frontier;
        this.memory = new Memory(maxBytes);
        this.words = frontier.words;
        this.tables = new StateTable[frontier.layers + 1];
        this.key = new long[words];
    }

    /** Begins with nothing covered. */
    void begin() {
        table(0, 1).add(key, 0, new long[] {1}, 0, 1);
    }

    /** Begins with the next states of a sweep that has no more memory. */
    void takeFrom(Sweep other, int count) {
        layer = other.layer;
        StateTable from = other.table(layer, 1);
        StateTable own = table(layer, from.valueWords());
        int end = Math.min(from.size() - other.state, count) + other.state;
        for (; other.state < end; other.state++) {
            long[] chunk = from.chunk(other.state);
            int place = from.place(other.state);
            own.append(chunk, place, chunk, place + words, from.valueWords());
        }
        other.endOfLayer();
    }

    private StateTable table(int at, int valueWords) {
        StateTable table = tables[at];
        if (table == null) {
            table = new StateTable(memory, words, valueWords);
            tables[at] = table;
        }
        return table;
    }

    /** Goes on until about so many more rows were tried, or until that took very many steps. */
    Outcome run(long budget) {
        long stop = nodes + Math.min(budget, Long.MAX_VALUE - nodes);
        int steps = 0;
        while (layer < frontier.layers) {
            StateTable table = tables[layer];
            if (table == null) {
                layer++;
            } else if (nodes >= stop || steps > MOST_STEPS) {
                return Outcome.PAUSED;
            } else {
                int rows = frontier.firstRows[layer + 1] - frontier.firstRows[layer];
                int most = (int) Math.min(stop - nodes, (MOST_STEPS - steps) / (rows + 1) + 1);
                steps += most * (rows + 1);
                expand(table, most);
                endOfLayer();
                if (memory.isFull()) {
                    return Outcome.FULL;
                }
            }
        }
        return Outcome.DONE;
    }

    private void endOfLayer() {
        StateTable table = tables[layer];
        if (table != null && state == table.size() && layer < frontier.layers) {
            table.drop();
            tables[layer] = null;
            layer++;
            state = 0;
        }
    }

    /** Goes on from the next state, and from at most so many as long as there is memory. */
    private void expand(StateTable table, int most) {
        if (state == 0) {
            table.dropIndex();
        }
        int first = state;
        int end = Math.min(table.size() - state, most) + state;
        do {
            expand(table.chunk(state), table.place(state), table.valueWords());
            state++;
        } while (state < end && !memory.isFull());
        states += state - first;
        table.dropBefore(state);
    }

    private void expand(long[] chunk, int place, int valueWords) {
        long[] free = frontier.free;
        for (int row = frontier.firstRows[layer]; row < frontier.firstRows[layer + 1]; row++) {
            if (fits(row, free, chunk, place)) {
                nodes++;
                for (int i = 0; i < words; i++) {
                    key[i] = (chunk[place + i] | frontier.sets[row * words + i]) & ~frontier.leaving[layer * words + i];
                }
                table(next(), valueWords).add(key, 0, chunk, place + words, valueWords);
            }
        }
    }

    private boolean fits(int row, long[] free, long[] chunk, int place) {
        for (int i = 0; i < words; i++) {
            if ((chunk[place + i] & free[row * words + i]) != 0) {
                return false;
            }
        }
        return frontier.firstColored.length == 0 || fitsColors(row, chunk, place);
    }

    private boolean fitsColors(int row, long[] chunk, int place) {
        int[] colored = frontier.colored;
        for (int i = frontier.firstColored[row]; i < frontier.firstColored[row + 1]; i += 4) {
            int color = (int) (chunk[place + colored[i]] >>> colored[i + 1]) & colored[i + 2];
            if (color != 0 && color != colored[i + 3]) {
                return false;
            }
        }
        return true;
    }

    /** The layer of the next item that {@link #key} does not cover. What leaves the frontier before it leaves the key. */
    private int next() {
        int next = layer + 1;
        while (next < frontier.layers
                && frontier.itemWords[next] >= 0
                && (key[frontier.itemWords[next]] & frontier.itemBits[next]) != 0) {
            for (int i = 0; i < words; i++) {
                key[i] &= ~frontier.leaving[next * words + i];
            }
            next++;
        }
        return next;
    }

    /** The number of complete solutions so far. */
    BigInteger solutions() {
        BigInteger number = BigInteger.ZERO;
        StateTable last = tables[frontier.layers];
        if (last != null) {
            for (int i = last.valueWords() - 1; i >= 0; i--) {
                number = number.shiftLeft(63).add(BigInteger.valueOf(last.chunk(0)[last.place(0) + words + i]));
            }
        }
        return number;
    }

    long nodes() {
        return nodes;
    }

    long states() {
        return states;
    }

    Memory memory() {
        return memory;
    }

    /** Whether nothing is left to do. */
    boolean isDone() {
        while (layer < frontier.layers && tables[layer] == null) {
            layer++;
        }
        return layer == frontier.layers;
    }

    /** How many layers are done, with a part of the one that is under way. */
    double layersDone() {
        StateTable table = tables[layer];
        return layer + (table == null ? 0 : state / (double) table.size());
    }

    int layer() {
        return layer;
    }

    /** How many states the layer that is under way has. */
    int statesOfLayer() {
        StateTable table = tables[layer];
        return table == null ? 0 : table.size();
    }
}
