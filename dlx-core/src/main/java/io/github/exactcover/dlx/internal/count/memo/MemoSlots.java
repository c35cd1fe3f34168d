package io.github.exactcover.dlx.internal.count.memo;

/**
 * Keys and values in one array, with open addressing and linear probing (Knuth, section 6.4, Algorithm L), but never
 * further than a few slots: a key that finds no place there has none. So every operation takes bounded time, however bad
 * the hash, and the table can be used until hardly any slot is empty.
 *
 * <p>An entry is the words of its value and then those of its key. The first word also has its grade, which says what
 * the entry is worth, and a bit that tells that the slot is taken.
 */
final class MemoSlots {

    /** The largest grade; it has five bits. */
    static final int MOST_GRADE = 31;

    /** A key is within so many slots from its home. */
    private static final int WINDOW = 8;

    /** Each time so many entries were refused, one that stays loses a grade. */
    private static final int PATIENCE = 32;

    private static final long TAKEN = Long.MIN_VALUE;
    private static final long VALUE = (1L << MemoSegment.VALUE_BITS) - 1;
    private static final long ONE_GRADE = 1L << MemoSegment.VALUE_BITS;

    final int count;
    final int keyWords;
    final int valueWords;
    private final int stride;
    private final long[] cells;
    private int refused;

    MemoSlots(int count, int keyWords, int valueWords) {
        this.count = count;
        this.keyWords = keyWords;
        this.valueWords = valueWords;
        this.stride = keyWords + valueWords;
        this.cells = new long[count * stride];
    }

    /**
     * Copies the value of a key, if it is known and not longer than the array, and says so. Where another thread writes
     * at the same time, nothing that this says holds; but it comes back.
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

    /** Where a key is, or where there is a place for it; -1 if there is none. */
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

    /** The low half of a hash, brought down to the number of slots. */
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
        return (int) ((cells[place] & ~TAKEN) >>> MemoSegment.VALUE_BITS);
    }

    void write(int place, long[] keys, int at, long[] value, int grade) {
        for (int i = 0; i < valueWords; i++) {
            cells[place + i] = i < value.length ? value[i] : 0;
        }
        cells[place] |= TAKEN | grade * ONE_GRADE;
        System.arraycopy(keys, at, cells, place + valueWords, keyWords);
    }

    /**
     * The place of the entry that is worth least, of those that stand where a key should be, all of which are taken; -1
     * if all are worth more than a given grade. Now and then one of these loses a grade, so that none stays for good.
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

    /** Copies the entries to others, where there is a place for them, and says for how many there was. */
    int copyTo(MemoSlots others, KeyHash hash) {
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
