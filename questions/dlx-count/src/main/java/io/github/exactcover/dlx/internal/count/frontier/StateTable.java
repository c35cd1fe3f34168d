package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.Patience;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * The states of a layer, and in how many ways each is reached. Keys are compared in full. The states lie one after the
 * other in chunks, which are never moved once they are full size. So a table grows without copying what it holds,
 * unless values get longer. An index with open addressing (Knuth, section 6.4, Algorithm L) says where a key is.
 *
 * <p>A value is a row of words of 63 bits, the lowest first. The words of all values get one more when a sum needs it.
 */
public final class StateTable {

    /**
     * The states of a chunk, as a power of two: 64 KB of keys and values of one word. With 10, eight sweeps take as
     * long; with 14, up to 7 % longer.
     */
    private static final int CHUNK_BITS = 12;

    private static final int CHUNK = 1 << CHUNK_BITS;

    /** The first chunk starts with this many states, because most tables of a small problem are small. */
    private static final int FIRST = 16;

    /**
     * For fewer states the index fits in the cache of a processor, where it is faster with more room. Measured, see
     * docs/contributing/decisions.md.
     */
    private static final int SMALL = 1 << 15;

    /** 2^64 divided by the golden ratio (Knuth, section 6.4). */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private static final long[] NO_KEYS = {};

    private final Memory memory;
    private final int keyWords;
    private int valueWords;
    private int stride;

    /** Chunks of states: the words of a key, and then those of its value. */
    private long[][] chunks = new long[4][];

    private int size;

    /** By hash: the number of a state plus one, or 0. Empty once {@link #dropIndex} was called. */
    private int[] index = new int[2 * FIRST];

    /** The index uses the highest bits of a hash: all but this many. */
    private int shift = Integer.numberOfLeadingZeros(index.length - 1);

    public StateTable(Memory memory, int keyWords, int valueWords) {
        this.memory = memory;
        this.keyWords = keyWords;
        this.valueWords = valueWords;
        this.stride = keyWords + valueWords;
        chunks[0] = new long[FIRST * stride];
        memory.take((long) FIRST * stride * Long.BYTES + (long) index.length * Integer.BYTES);
    }

    public int size() {
        return size;
    }

    public int valueWords() {
        return valueWords;
    }

    /** The array that has a state. */
    public long[] chunk(int state) {
        return chunks[state >> CHUNK_BITS];
    }

    /** Where the key of a state starts in its array; the value comes after it. */
    public int place(int state) {
        return (state & CHUNK - 1) * stride;
    }

    /** Adds a value to that of a key. */
    public void add(long[] keys, int at, long[] values, int from, int words) {
        add(hash(keys, at, keyWords), keys, at, values, from, words);
    }

    /** Adds a value to that of a key whose hash is known. */
    public void add(int hash, long[] keys, int at, long[] values, int from, int words) {
        addTo(find(hash, keys[at], keys, at), values, from, words);
    }

    /** Adds a value to that of a key of one word. */
    public void add(long key, long[] values, int from, int words) {
        addTo(find(hash(key), key, NO_KEYS, 0), values, from, words);
    }

    /** The first word of the value of a key. If the key is new, or its value 0, it gets this one first. */
    public long valueOr(long[] keys, int at, long value) {
        return valueOr(find(hash(keys, at, keyWords), keys[at], keys, at), value);
    }

    /** The same for a key of one word. */
    public long valueOr(long key, long value) {
        return valueOr(find(hash(key), key, NO_KEYS, 0), value);
    }

    private long valueOr(int state, long value) {
        long[] chunk = chunk(state);
        int place = place(state) + keyWords;
        if (chunk[place] == 0) {
            chunk[place] = value;
        }
        return chunk[place];
    }

    /**
     * The state of a key. If there is none, one is added, with the value 0. Most keys have one word, so the first word
     * is passed by itself and stays in a register. The array is only read for the others.
     */
    private int find(int hash, long first, long[] keys, int at) {
        int[] all = index;
        long[][] known = chunks;
        int length = stride;
        int slot = hash >>> shift;
        while (all[slot] != 0) {
            int state = all[slot] - 1;
            long[] chunk = known[state >> CHUNK_BITS];
            int place = (state & CHUNK - 1) * length;
            if (chunk[place] == first && (keyWords == 1 || isRest(chunk, place, keys, at))) {
                return state;
            }
            slot = slot + 1 & all.length - 1;
        }
        all[slot] = size + 1;
        appendKey(first, keys, at);
        if (size * (size < SMALL ? 10L : 5L) > index.length * 3L) {
            growIndex();
        }
        return size - 1;
    }

    /** Whether the words of a key but the first are those of a state. */
    private boolean isRest(long[] chunk, int place, long[] keys, int at) {
        for (int i = 1; i < keyWords; i++) {
            if (chunk[place + i] != keys[at + i]) {
                return false;
            }
        }
        return true;
    }

    /** The hash of a key of this many words. All its bits depend on the whole key. */
    public static int hash(long[] keys, int at, int words) {
        long code = keys[at] * GOLDEN;
        for (int i = 1; i < words; i++) {
            code = (code ^ code >>> 32 ^ keys[at + i]) * GOLDEN;
        }
        return (int) (code >>> 32);
    }

    private static int hash(long key) {
        return (int) ((key * GOLDEN) >>> 32);
    }

    /** Adds a value to that of a state. */
    public void addTo(int state, long[] values, int from, int words) {
        if (words > valueWords) {
            widen(words);
        }
        long[] chunk = chunk(state);
        int place = place(state) + keyWords;
        long first = chunk[place] + values[from];
        chunk[place] = first & Long.MAX_VALUE;
        long carry = first >>> 63;
        for (int i = 1; i < words || (carry != 0 && i < valueWords); i++) {
            long sum = chunk[place + i] + (i < words ? values[from + i] : 0) + carry;
            chunk[place + i] = sum & Long.MAX_VALUE;
            carry = sum >>> 63;
        }
        if (carry != 0) {
            widen(valueWords + 1);
            chunk(state)[place(state) + stride - 1] = carry;
        }
    }

    /** Adds a state that is not there yet, without adding it to the index. */
    public void append(long[] keys, int at, long[] values, int from, int words) {
        if (words > valueWords) {
            widen(words);
        }
        appendKey(keys[at], keys, at);
        System.arraycopy(values, from, chunk(size - 1), place(size - 1) + keyWords, words);
    }

    private void appendKey(long first, long[] keys, int at) {
        reserve();
        long[] chunk = chunk(size);
        int place = place(size);
        chunk[place] = first;
        for (int i = 1; i < keyWords; i++) {
            chunk[place + i] = keys[at + i];
        }
        size++;
    }

    private void reserve() {
        int number = size >> CHUNK_BITS;
        if (number == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * number);
        }
        long[] last = chunks[number];
        int length = last == null ? 0 : last.length;
        if (place(size) == length || length == 0) {
            int longer = number > 0 ? CHUNK * stride : 4 * length;
            chunks[number] = length == 0 ? new long[longer] : Arrays.copyOf(last, longer);
            memory.take((long) (longer - length) * Long.BYTES);
        }
    }

    private void growIndex() {
        int[] larger;
        try {
            larger = new int[(size < CHUNK ? 4 : 2) * index.length];
        } catch (OutOfMemoryError e) {
            memory.refuse();
            if (size == index.length - 1) {
                throw e; // With a full index, looking for a new key would never end.
            }
            return;
        }
        memory.take((long) (larger.length - index.length) * Integer.BYTES);
        int mask = larger.length - 1;
        shift = Integer.numberOfLeadingZeros(mask);
        Patience patience = Patience.ofThread();
        for (int state = 0; state < size; state++) {
            patience.spend(Patience.LOOK_UP);
            int slot = hash(chunk(state), place(state), keyWords) >>> shift;
            while (larger[slot] != 0) {
                slot = slot + 1 & mask;
            }
            larger[slot] = state + 1;
        }
        index = larger;
    }

    private void widen(int words) {
        int wider = keyWords + words;
        for (int number = 0; number < chunks.length && chunks[number] != null; number++) {
            long[] from = chunks[number];
            long[] to = new long[from.length / stride * wider];
            for (int state = 0; state < from.length / stride; state++) {
                System.arraycopy(from, state * stride, to, state * wider, stride);
            }
            chunks[number] = to;
            memory.take((long) (to.length - from.length) * Long.BYTES);
        }
        valueWords = words;
        stride = wider;
    }

    /** Drops the index, because no key will be looked for any more. The states stay. */
    public void dropIndex() {
        memory.give((long) index.length * Integer.BYTES);
        index = new int[0];
    }

    /** The value of a state. */
    public BigInteger value(int state) {
        BigInteger value = BigInteger.ZERO;
        for (int i = place(state) + stride - 1; i >= place(state) + keyWords; i--) {
            value = value.shiftLeft(63).add(BigInteger.valueOf(chunk(state)[i]));
        }
        return value;
    }

    /** The bytes of the states themselves. */
    public long bytes() {
        return (long) size * stride * Long.BYTES;
    }

    /** Drops the chunks before the one of this state, because they are not needed any more. */
    public void dropBefore(int state) {
        for (int number = (state >> CHUNK_BITS) - 1; number >= 0 && chunks[number].length > 0; number--) {
            memory.give((long) chunks[number].length * Long.BYTES);
            chunks[number] = new long[0];
        }
    }

    /** Drops everything, because nothing is needed any more. */
    public void drop() {
        for (long[] chunk : chunks) {
            memory.give(chunk == null ? 0 : (long) chunk.length * Long.BYTES);
        }
        memory.give((long) index.length * Integer.BYTES);
        chunks = new long[0][];
        index = new int[0];
        size = 0;
    }
}
