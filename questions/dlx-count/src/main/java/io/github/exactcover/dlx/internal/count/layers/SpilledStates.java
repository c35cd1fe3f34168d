package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * States of a {@link Sweep} on a disk, because they do not fit in memory. A layer is a list of keys and their numbers.
 * It may have a key several times, each time with another number, because the sweep cannot look it up there.
 *
 * <p>When the layer begins, the hash of the key divides it into parts that fit in memory, so that equal keys come to
 * the same part. This is how databases join tables that are larger than memory (Kitsuregawa, Tanaka and Moto-oka,
 * <em>Application of Hash to Data Base Machine and Its Architecture</em>, New Generation Computing 1, 1983). The sweep
 * goes on from one part after the other, and {@link Arcs} say which numbers mean the same state.
 */
final class SpilledStates {

    /** A part takes at most this share of the memory, since the states that it leads to need room, too. */
    private static final int SHARE = 4;

    /** What the index of a {@link StateTable} takes for a state: 13 bytes, and half as much again while it grows. */
    private static final int INDEX_BYTES = 20;

    private static final int FEWEST = 16;

    /** A list is divided into at most this many parts, because each has a chunk that is not full. */
    private static final int MOST_PARTS = 1 << 8;

    /** After so many divisions, a list still is that long only because it has the same keys again and again. */
    private static final int DEEPEST = 3;

    /** 2^32 divided by the golden ratio (Knuth, section 6.4). */
    private static final int GOLDEN = 0x9E3779B9;

    /** Some states of one layer, and into how many divisions they went. */
    private record Part(Ints states, int depth) {}

    private final Memory memory;
    private final Arcs arcs;
    private final DiskSpace disk;
    private final int words;

    /** The ints of a state: the words of its key, and its number. */
    private final int length;

    /** By layer: its states; null if all are in memory. */
    private final @Nullable Ints[] layers;

    /** What is left of the layer that is under way. */
    private final Deque<Part> parts = new ArrayDeque<>();

    /** That of the part that is in memory. */
    private int depth;

    private SpilledStates(Memory memory, Arcs arcs, DiskSpace disk, Frontier frontier) {
        this.memory = memory;
        this.arcs = arcs;
        this.disk = disk;
        this.words = frontier.words;
        this.length = 2 * words + 1;
        this.layers = new Ints[frontier.layers];
    }

    /** No states yet, where the arcs lie; null if that is not a disk. */
    static @Nullable SpilledStates of(Memory memory, Arcs arcs, Frontier frontier) {
        DiskSpace disk = arcs.disk();
        return disk == null ? null : new SpilledStates(memory, arcs, disk, frontier);
    }

    /** Whether there are numbers for more states. */
    boolean hasNumbers() {
        return !arcs.isFull();
    }

    /** How many states a part may have. */
    long most() {
        return Math.max(FEWEST, memory.limit() / SHARE / ((words + 1L) * Long.BYTES + INDEX_BYTES));
    }

    /** Whether there are states of a layer that has not begun. */
    boolean has(int layer) {
        return layers[layer] != null;
    }

    /** Takes the states of a table of a layer that has not begun. */
    void take(int layer, StateTable table) {
        Ints list = layers[layer];
        if (list == null) {
            list = new Ints(disk);
            layers[layer] = list;
        }
        write(table, 0, list);
    }

    /** Begins a layer, all states of which are here or in memory. */
    void begin(int layer) {
        depth = 0;
        Ints list = layers[layer];
        if (list != null) {
            parts.push(new Part(list, 0));
            layers[layer] = null;
        }
    }

    /** Takes the rest of the part that is under way, which turned out to be too large. */
    void takeRest(StateTable table, int from) {
        Ints list = new Ints(disk);
        write(table, from, list);
        parts.push(new Part(list, depth));
    }

    private void write(StateTable table, int from, Ints to) {
        Patience patience = Patience.ofThread();
        for (int state = from; state < table.size(); state++) {
            patience.spend(length);
            long[] chunk = table.chunk(state);
            int place = table.place(state);
            for (int i = 0; i < words; i++) {
                to.add((int) (chunk[place + i] >>> Integer.SIZE), (int) chunk[place + i]);
            }
            to.add((int) chunk[place + words]);
        }
        table.drop();
    }

    /** Whether something is left of the layer that is under way. */
    boolean hasNext() {
        return !parts.isEmpty();
    }

    /** The next part of the layer that is under way; null if there is none. */
    @Nullable
    StateTable next() {
        while (!parts.isEmpty()) {
            Part part = parts.pop();
            if (part.states.size() <= length * most() || part.depth == DEEPEST) {
                depth = part.depth;
                return read(part.states);
            }
            divide(part);
        }
        return null;
    }

    private void divide(Part whole) {
        int count = (int) Math.min(MOST_PARTS, whole.states.size() / length / most() + 2);
        Ints[] lists = Stream.generate(() -> new Ints(disk)).limit(count).toArray(Ints[]::new);
        long[] key = new long[words];
        Patience patience = Patience.ofThread();
        for (long at = whole.states.size() - length; at >= 0; at -= length) {
            patience.spend(length);
            int number = last(whole.states, at, key);
            Ints to = lists[digit(key, whole.depth) * count / MOST_PARTS];
            for (long word : key) {
                to.add((int) (word >>> Integer.SIZE), (int) word);
            }
            to.add(number);
        }
        for (Ints list : lists) {
            if (list.size() > 0) {
                parts.push(new Part(list, whole.depth + 1));
            }
        }
    }

    /** One of four digits of a hash. The hash itself would crowd the keys of a part in the index of their table. */
    private int digit(long[] key, int place) {
        return (StateTable.hash(key, 0, words) * GOLDEN) >>> (Byte.SIZE * (DEEPEST - place)) & MOST_PARTS - 1;
    }

    private StateTable read(Ints list) {
        StateTable table = new StateTable(memory, words, 1);
        long[] key = new long[words];
        Patience patience = Patience.ofThread();
        for (long at = list.size() - length; at >= 0; at -= length) {
            patience.spend(Patience.LOOK_UP);
            int number = last(list, at, key);
            int known = (int) table.valueOr(key, 0, number);
            if (known != number) {
                arcs.addSame(number, known);
            }
        }
        return table;
    }

    /** Takes the last state from a list: its key comes here, and its number is the answer. */
    private int last(Ints list, long at, long[] key) {
        for (int i = 0; i < words; i++) {
            key[i] = (long) list.get(at + 2L * i) << Integer.SIZE | (list.get(at + 2L * i + 1) & 0xFFFF_FFFFL);
        }
        int number = list.get(at + length - 1);
        list.cut(at);
        return number;
    }
}
