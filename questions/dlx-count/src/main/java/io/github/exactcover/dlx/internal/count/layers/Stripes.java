package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.RowBits;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.race.Crew;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The states of all layers, for several threads. A layer has a table for each stripe, and a hash says to which stripe a
 * key belongs. First each thread tries the rows from the states of some stripes, which fills a {@link Slice} for each.
 * Then it adds the keys that belong to some stripes to their tables. So no two threads change the same table.
 *
 * <p>The states of a table come in an order that depends on the number of stripes only.
 */
final class Stripes {

    /** Stripes for each thread, so that others can take over some if one is held up; docs/contributing/decisions.md. */
    private static final int EACH = 4;

    /**
     * The most stripes, because each thread has a buffer for each stripe. So with more than 16 threads each has fewer.
     * It was not measured with that many.
     */
    private static final int MOST = 64;

    private final Frontier frontier;
    private final Memory memory;
    private final Crew crew;

    /** How many stripes there are. */
    private final int count;

    /** By layer and stripe: the states. Null where there are none, or not any more. */
    private final @Nullable StateTable[][] tables;

    private final Slice[] slices;

    /** By stripe: the memory of its tables, and how much of that was taken from {@link #memory}. */
    private final Memory[] memories;

    private final long[] taken;

    /** The number of the last {@link #share}, and by stripe the last one in which it was taken. */
    private int round;

    private final AtomicIntegerArray begun;

    /** Divides the states that a sweep has come to, and takes them from their tables. */
    Stripes(Frontier frontier, Memory memory, Crew crew, @Nullable StateTable[] whole) {
        this.frontier = frontier;
        this.memory = memory;
        this.crew = crew;
        this.count = Integer.highestOneBit(Math.min(MOST, 2 * EACH * crew.size() - 1));
        this.tables = new StateTable[whole.length][count];
        this.slices = new Slice[count];
        this.memories = new Memory[count];
        this.taken = new long[count];
        this.begun = new AtomicIntegerArray(count);
        Arrays.setAll(slices, stripe -> new Slice());
        Arrays.setAll(memories, stripe -> new Memory(Long.MAX_VALUE));
        for (int layer = 0; layer < whole.length; layer++) {
            StateTable table = whole[layer];
            whole[layer] = null;
            if (table != null) {
                divide(table, layer);
                table.drop();
            }
        }
        takeMemory();
    }

    private void divide(StateTable table, int layer) {
        for (int state = 0; state < table.size(); state++) {
            long[] chunk = table.chunk(state);
            int place = table.place(state);
            int stripe = stripe(StateTable.hash(chunk, place, frontier.words));
            table(layer, stripe, table.valueWords())
                    .add(chunk, place, chunk, place + frontier.words, table.valueWords());
        }
    }

    private StateTable table(int layer, int stripe, int valueWords) {
        StateTable table = tables[layer][stripe];
        if (table == null) {
            table = new StateTable(memories[stripe], frontier.words, valueWords);
            tables[layer][stripe] = table;
        }
        return table;
    }

    /** The tables of a layer. Null where a stripe has no states. */
    @Nullable
    StateTable[] tables(int layer) {
        return tables[layer];
    }

    int count() {
        return count;
    }

    /** How many states a layer has. */
    int size(int layer) {
        return sizes(layer).sum();
    }

    /** How many states the largest table of a layer has. */
    int longest(int layer) {
        return sizes(layer).max().orElse(0);
    }

    private IntStream sizes(int layer) {
        return Arrays.stream(tables[layer]).mapToInt(table -> table == null ? 0 : table.size());
    }

    /** How many states {@code first..end-1} the tables of a layer have, all together. */
    int count(int layer, int first, int end) {
        return sizes(layer)
                .map(size -> Math.min(end, size) - Math.min(first, size))
                .sum();
    }

    /** How often the states of a layer are reached, all together. */
    BigInteger value(int layer) {
        BigInteger value = BigInteger.ZERO;
        for (StateTable table : tables[layer]) {
            for (int state = 0; table != null && state < table.size(); state++) {
                value = value.add(table.value(state));
            }
        }
        return value;
    }

    /** Goes on from the states {@code first..end-1} of each table of a layer. Returns how many rows fitted. */
    long expand(int layer, int first, int end) {
        share(stripe -> fill(layer, stripe, first, end));
        share(this::gather);
        takeMemory();
        return Arrays.stream(slices).mapToLong(slice -> slice.size).sum();
    }

    private void fill(int layer, int stripe, int first, int end) {
        StateTable table = tables[layer][stripe];
        if (table == null || table.size() <= first) {
            slices[stripe].clear();
            return;
        }
        if (first == 0) {
            table.dropIndex();
        }
        int last = Math.min(end, table.size());
        slices[stripe].fill(table, layer, first, last);
        table.dropBefore(last);
    }

    /** Adds the keys of a stripe to its tables. */
    private void gather(int stripe) {
        for (Slice slice : slices) {
            gather(slice.keys[stripe], slice.ends[stripe], slice.stride, stripe);
        }
    }

    private void gather(long[] keys, int end, int stride, int stripe) {
        int words = frontier.words;
        int valueWords = stride - 1 - words;
        for (int at = 0; at < end; at += stride) {
            table((int) (keys[at] >>> Integer.SIZE), stripe, valueWords)
                    .add((int) keys[at], keys, at + 1, keys, at + 1 + words, valueWords);
        }
    }

    /** Lets threads do some work for each stripe. A thread begins with its own stripes, and then helps with others. */
    private void share(IntConsumer work) {
        int number = ++round;
        crew.run(thread -> {
            for (int i = 0; i < count; i++) {
                int stripe = thread * count / crew.size() + i & count - 1;
                if (begun.compareAndSet(stripe, number - 1, number)) {
                    work.accept(stripe);
                }
            }
        });
    }

    /** Takes from the memory what the tables took since this was last called, or gives it back. */
    private void takeMemory() {
        for (int stripe = 0; stripe < count; stripe++) {
            memory.take(memories[stripe].used() - taken[stripe]);
            taken[stripe] = memories[stripe].used();
            if (memories[stripe].isFull()) {
                memory.refuse();
            }
        }
    }

    /** Drops the states of a layer. */
    void drop(int layer) {
        for (int stripe = 0; stripe < count; stripe++) {
            StateTable table = tables[layer][stripe];
            if (table != null) {
                table.drop();
                tables[layer][stripe] = null;
            }
        }
        takeMemory();
    }

    /** The stripe of a hash. A table looks at the other end of the hash. */
    private int stripe(int hash) {
        return hash & count - 1;
    }

    /**
     * The keys that some states lead to, divided by the stripes they belong to. One thread fills a slice, and then
     * others read it.
     *
     * <p>A key has a head, its own words, and those of its value. The head has the layer that it leads to, and its
     * hash.
     */
    private final class Slice {

        /** The rows that fit the state that is under way. */
        private final int[] fitting = new int[frontier.mostRows()];

        /** By stripe: its keys, with as many words as {@link #stride} each, and where they end. */
        private final long[][] keys = new long[count][1 << 8];

        private int[] ends = new int[count];
        private int stride;

        /** How many keys there are. */
        private int size;

        /** There are no keys. */
        void clear() {
            Arrays.fill(ends, 0);
            size = 0;
        }

        /** Tries all rows of a layer from the states {@code first..end-1} of a table. */
        void fill(StateTable table, int layer, int first, int end) {
            stride = 1 + frontier.words + table.valueWords();
            // New arrays, because what threads write at the same time should not lie close together.
            ends = new int[keys.length];
            long[] key = new long[stride];
            size = 0;
            for (int state = first; state < end; state++) {
                size += expand(table.chunk(state), table.place(state), layer, key);
            }
        }

        private int expand(long[] chunk, int place, int layer, long[] key) {
            RowBits rows = frontier.rows;
            int words = frontier.words;
            for (int i = words; i < key.length - 1; i++) {
                key[i + 1] = chunk[place + i];
            }
            int found = rows.fitting(frontier.firstRows[layer], frontier.firstRows[layer + 1], chunk, place, fitting);
            for (int i = 0; i < found; i++) {
                rows.choose(fitting[i], chunk, place, key, 1);
                int to = frontier.next(layer, key, 1);
                int hash = StateTable.hash(key, 1, words);
                key[0] = (long) to << Integer.SIZE | Integer.toUnsignedLong(hash);
                add(key, stripe(hash));
            }
            return found;
        }

        private void add(long[] key, int stripe) {
            int at = ends[stripe];
            ends[stripe] = at + key.length;
            long[] all = keys[stripe];
            if (at + key.length > all.length) {
                all = Arrays.copyOf(all, 2 * (at + key.length));
                keys[stripe] = all;
            }
            for (int i = 0; i < key.length; i++) {
                all[at + i] = key[i];
            }
        }
    }
}
