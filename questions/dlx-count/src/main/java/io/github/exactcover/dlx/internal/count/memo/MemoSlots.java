package io.github.exactcover.dlx.internal.count.memo;

/**
 * A hash table in one array, with open addressing and linear probing (Knuth, section 6.4, Algorithm L). It probes only
 * a few slots, and a key that finds no place among them is not stored. So every operation takes bounded time, however
 * bad the hash, and the table can be used until nearly every slot is taken.
 *
 * <p>A slot holds the words of a value and then those of its key. The first word of the value also holds, in its
 * highest bits, a bit that says that the slot is taken, and the grade, which says what the entry is worth.
 */
final class MemoSlots {

    /**
     * Says where a memo looks for a key first. Keys are always compared in full, so a bad hash makes look-ups slow,
     * never wrong.
     */
    interface Hash {

        /**
         * Mixes each word with all before it by multiplication, as Knuth does in section 6.4 (multiplicative hashing).
         */
        Hash MIXING = (keys, at, length) -> {
            long hash = 0;
            for (int i = 0; i < length; i++) {
                hash = (hash ^ keys[at + i]) * 0x9E3779B97F4A7C15L;
                hash ^= hash >>> 32;
            }
            return hash * 0xD6E8FEB86659FD93L;
        };

        /** A number that is the same for equal keys. The memo uses its highest and its lowest bits. */
        long of(long[] keys, int at, int length);
    }

    /** The bits of a value that one word holds. The other bits of the first word are the grade and the taken bit. */
    static final int VALUE_BITS = 58;

    /** The largest grade: grades have five bits. */
    static final int MOST_GRADE = 31;

    // docs/contributing/decisions.md has more on these two numbers.

    /**
     * How many slots are probed for a key. With this many, less than one key in a hundred finds no place as long as
     * there is memory to grow (MemoTableTest). Measure again (CountingBenchmark) when slots change their layout.
     */
    private static final int WINDOW = 8;

    /**
     * After this many entries were refused, one of those that stayed loses a grade, so that nothing stays for good.
     * Measure again with a memo that is too small ({@code CountingEffortTest} has one).
     */
    private static final int PATIENCE = 32;

    /** The bit of a slot that is taken. Without it, an entry whose value is 0 would look empty. */
    private static final long TAKEN = Long.MIN_VALUE;

    private static final long VALUE = (1L << VALUE_BITS) - 1;
    private static final long ONE_GRADE = 1L << VALUE_BITS;

    final int count;
    private final int keyWords;
    final int valueWords;

    /** The words of a slot. */
    private final int stride;

    /** The slots, one after the other; the first word of one that is empty is 0. */
    private final long[] cells;

    /** How many entries were refused so far. */
    private int refused;

    MemoSlots(int count, int keyWords, int valueWords) {
        this.count = count;
        this.keyWords = keyWords;
        this.valueWords = valueWords;
        this.stride = keyWords + valueWords;
        this.cells = new long[count * stride];
    }

    /**
     * Copies the value of a key, and says whether it is known and fits the array. If another thread writes at the same
     * time, both can be wrong, so the caller has to check; but it always returns.
     */
    boolean get(long code, long[] keys, int at, long[] value) {
        int place = find(code, keys, at);
        if (place < 0 || isEmpty(place)) {
            return false;
        }
        for (int i = value.length; i < valueWords; i++) {
            if (cells[place + i] != 0) {
                return false;
            }
        }
        value[0] = cells[place] & VALUE;
        for (int i = 1; i < value.length; i++) {
            value[i] = i < valueWords ? cells[place + i] : 0;
        }
        return true;
    }

    /**
     * The place of a key, or else the first empty one for it; -1 if there is neither. A place is an index of the array.
     */
    int find(long code, long[] keys, int at) {
        int slot = home(code);
        for (int i = 0; i < WINDOW; i++) {
            int place = slot * stride;
            if (cells[place] == 0 || isAt(place, keys, at)) {
                return place;
            }
            slot = next(slot);
        }
        return -1;
    }

    /** The slot where the search for a key starts: the low half of its hash, scaled to the number of slots. */
    private int home(long code) {
        return (int) (((code & 0xFFFF_FFFFL) * count) >>> Integer.SIZE);
    }

    private int next(int slot) {
        return slot + 1 == count ? 0 : slot + 1;
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

    boolean isEmpty(int place) {
        return cells[place] == 0;
    }

    private int grade(int place) {
        return (int) ((cells[place] & ~TAKEN) >>> VALUE_BITS);
    }

    void write(int place, long[] keys, int at, long[] value, int grade) {
        for (int i = 0; i < valueWords; i++) {
            cells[place + i] = i < value.length ? value[i] : 0;
        }
        cells[place] |= TAKEN | grade * ONE_GRADE;
        System.arraycopy(keys, at, cells, place + valueWords, keyWords);
    }

    /**
     * The place of the entry that is worth least, among the slots where a key may be, all of which are taken; -1 if all
     * are worth more than the given grade. Now and then this lowers the grade of one of them.
     */
    int victim(long code, int grade) {
        int slot = home(code);
        int worst = -1;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < WINDOW; i++) {
            int place = slot * stride;
            if (grade(place) < least) {
                least = grade(place);
                worst = place;
            }
            slot = next(slot);
        }
        if (least <= grade) {
            return worst;
        }
        if (++refused % PATIENCE == 0) {
            cells[worst] -= ONE_GRADE;
        }
        return -1;
    }

    /** Copies the entries to another table, as far as they find a place there, and says how many did. */
    int copyTo(MemoSlots others, Hash hash) {
        int copied = 0;
        for (int from = 0; from < cells.length; from += stride) {
            if (!isEmpty(from)) {
                int key = from + valueWords;
                int to = others.find(hash.of(cells, key, keyWords), cells, key);
                if (to >= 0) {
                    System.arraycopy(cells, from, others.cells, to, valueWords);
                    System.arraycopy(cells, key, others.cells, to + others.valueWords, keyWords);
                    copied++;
                }
            }
        }
        return copied;
    }

    /** The length of the array. */
    int words() {
        return cells.length;
    }
}
