package io.github.exactcover.dlx.internal.count;

/**
 * A part of a {@link MemoTable}: keys and values in one array, with open addressing and linear probing (Knuth, section
 * 6.4, Algorithm L). It doubles until its share of memory is full; then new entries take the places of others.
 *
 * <p>An entry is the words of its value and then those of its key. Words of values are not negative, so the sign of the
 * first one tells which places are taken.
 */
final class MemoSegment {

    private static final long TAKEN = Long.MIN_VALUE;
    private static final int FEWEST_SLOTS = 8;

    /** How many places are looked at for one to be given up. */
    private static final int CANDIDATES = 8;

    private final int keyWords;
    private final KeyHash hash;
    private final long maxBytes;
    private int valueWords;
    private int stride;
    private int slots = FEWEST_SLOTS;
    private long[] cells;
    private int size;
    private long evictions;

    MemoSegment(int keyWords, int valueWords, KeyHash hash, long maxBytes) {
        this.keyWords = keyWords;
        this.valueWords = valueWords;
        this.hash = hash;
        this.maxBytes = maxBytes;
        this.stride = keyWords + valueWords;
        this.cells = new long[slots * stride];
    }

    /** Copies the value of a key, if it is known, and says whether it is. */
    boolean get(long code, long[] keys, int at, long[] value) {
        int place = find(code, keys, at);
        if (cells[place] == 0) {
            return false;
        }
        value[0] = cells[place] & ~TAKEN;
        for (int i = 1; i < valueWords; i++) {
            value[i] = cells[place + i];
        }
        return true;
    }

    /** Where a key is, or where it would be put. */
    private int find(long code, long[] keys, int at) {
        int slot = home(code);
        while (true) {
            int place = slot * stride;
            if (cells[place] == 0 || isAt(place, keys, at)) {
                return place;
            }
            slot = next(slot);
        }
    }

    /** The low half of a hash, brought down to the number of slots. */
    private int home(long code) {
        return (int) (((code & 0xFFFF_FFFFL) * slots) >>> Integer.SIZE);
    }

    private int next(int slot) {
        return slot + 1 == slots ? 0 : slot + 1;
    }

    private boolean isAt(int place, long[] keys, int at) {
        int key = place + valueWords;
        for (int i = 0; i < keyWords; i++) {
            if (cells[key + i] != keys[at + i]) {
                return false;
            }
        }
        return true;
    }

    /** Keeps the value of a key, if there is room or another one can be given up for it. */
    void put(long code, long[] keys, int at, long[] values, int from) {
        int place = find(code, keys, at);
        if (cells[place] == 0 && size >= slots - slots / 4) {
            int grown = Math.min(2 * slots, mostSlots(valueWords));
            if (grown > slots) {
                rebuild(grown, valueWords);
                place = find(code, keys, at);
            } else {
                place = victim(code, place);
                if (place < 0) {
                    return;
                }
                evictions++;
                size--;
            }
        }
        if (cells[place] == 0 || !isAt(place, keys, at)) {
            size++;
        }
        write(place, keys, at, values, from);
    }

    private void write(int place, long[] keys, int at, long[] values, int from) {
        System.arraycopy(values, from, cells, place, valueWords);
        cells[place] |= TAKEN;
        System.arraycopy(keys, at, cells, place + valueWords, keyWords);
    }

    /**
     * Of the places before an empty one at which a key would be found, the one with the smallest subproblem, which is
     * the fastest to count again; every other time the first, so that large ones do not stay for good. -1 if there is
     * none.
     */
    private int victim(long code, int empty) {
        int slot = home(code);
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < CANDIDATES && slot * stride != empty; i++) {
            int bits = bits(slot * stride);
            if (bits < fewest) {
                fewest = bits;
                best = slot * stride;
            }
            if ((evictions & 1) == 0) {
                break;
            }
            slot = next(slot);
        }
        return best;
    }

    private int bits(int place) {
        int bits = 0;
        for (int i = valueWords; i < stride; i++) {
            bits += Long.bitCount(cells[place + i]);
        }
        return bits;
    }

    /** How many slots there is memory for, but for the old ones while it grows. */
    private int mostSlots(int newValueWords) {
        long words = Math.min(maxBytes / Long.BYTES, Integer.MAX_VALUE / 2);
        return (int) Math.max(FEWEST_SLOTS, words / (keyWords + newValueWords));
    }

    /** Makes room for longer values; forgets everything where there is no memory for that. */
    void widen(int newValueWords) {
        int newSlots = Math.min(slots, mostSlots(newValueWords));
        if (newSlots < slots) {
            evictions += size;
            size = 0;
            slots = newSlots;
            valueWords = newValueWords;
            stride = keyWords + valueWords;
            cells = new long[slots * stride];
        } else {
            rebuild(slots, newValueWords);
        }
    }

    private void rebuild(int newSlots, int newValueWords) {
        long[] old = cells;
        int oldStride = stride;
        int oldValueWords = valueWords;
        slots = newSlots;
        valueWords = newValueWords;
        stride = keyWords + valueWords;
        cells = new long[slots * stride];
        for (int from = 0; from < old.length; from += oldStride) {
            if (old[from] != 0) {
                int key = from + oldValueWords;
                int to = find(hash.of(old, key, keyWords), old, key);
                System.arraycopy(old, from, cells, to, oldValueWords);
                System.arraycopy(old, key, cells, to + valueWords, keyWords);
            }
        }
    }

    /** The number of entries. */
    int size() {
        return size;
    }

    /** How many words a value has here. */
    int valueWords() {
        return valueWords;
    }

    /** How many entries were given up for others. */
    long evictions() {
        return evictions;
    }

    /** The memory in use. */
    long bytes() {
        return 8L * cells.length;
    }
}
