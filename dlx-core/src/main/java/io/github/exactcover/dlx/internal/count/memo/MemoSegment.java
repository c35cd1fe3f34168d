package io.github.exactcover.dlx.internal.count.memo;

import java.util.concurrent.locks.StampedLock;

/**
 * A part of a {@link MemoTable}. It doubles until it has used up its share of the memory. From then on, a new entry
 * replaces an old one that was no more work to find. A look-up takes no lock, unless another thread writes at the same
 * moment.
 */
final class MemoSegment {

    /** The number of slots of a new segment, and of the smallest one, however little memory there is. */
    private static final int FEWEST_SLOTS = 16;

    private final KeyHash hash;

    /** Guards all fields below. */
    private final StampedLock lock = new StampedLock();

    /** The largest length of the array of {@link #slots}; less than was promised where the JVM had no more. */
    private int mostWords;

    private MemoSlots slots;

    /** The number of slots that are taken. */
    private int size;

    private long evictions;

    MemoSegment(int keyWords, KeyHash hash, long maxBytes) {
        this.hash = hash;
        this.mostWords = (int) Math.min(maxBytes / Long.BYTES, Integer.MAX_VALUE / 2);
        this.slots = new MemoSlots(FEWEST_SLOTS, keyWords, 1);
    }

    /** What an entry is worth that took this much work to find: one more for each doubling of the work. */
    static int grade(long work) {
        return Math.min(MemoSlots.MOST_GRADE, Long.SIZE - Long.numberOfLeadingZeros(work));
    }

    /** Copies the value of a key, and says whether it is known and fits the array. */
    boolean get(long code, long[] keys, int at, long[] value) {
        long stamp = lock.tryOptimisticRead();
        if (stamp != 0) {
            boolean known = slots.get(code, keys, at, value);
            if (lock.validate(stamp)) {
                return known;
            }
        }
        stamp = lock.readLock();
        try {
            return slots.get(code, keys, at, value);
        } finally {
            lock.unlockRead(stamp);
        }
    }

    /** Keeps the value of a key if it finds a place, and says how many words were moved to make room. */
    int put(long code, long[] keys, int at, long[] value, int words, int grade) {
        long stamp = lock.writeLock();
        try {
            int moved = words > slots.valueWords ? widen(words) : 0;
            int place = slots.find(code, keys, at);
            if (place < 0 && size >= slots.count / 2 && grow()) {
                moved = slots.words();
                place = slots.find(code, keys, at);
            }
            if (place < 0) {
                place = slots.victim(code, grade);
                if (place < 0) {
                    return moved;
                }
                evictions++;
            } else if (slots.isEmpty(place)) {
                size++;
            }
            slots.write(place, keys, at, value, grade);
            return moved;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    /** Makes room for more entries, and says whether there was memory for that. */
    private boolean grow() {
        int grown = Math.min(2 * slots.count, mostSlots(slots.valueWords));
        if (grown <= slots.count) {
            return false;
        }
        try {
            move(grown, slots.valueWords);
            return true;
        } catch (OutOfMemoryError e) {
            // The JVM has less memory than we were promised. Go on with what we have.
            mostWords = slots.words();
            return false;
        }
    }

    /** The number of slots that there is memory for, not counting the old ones, which exist too while it grows. */
    private int mostSlots(int valueWords) {
        return Math.max(FEWEST_SLOTS, mostWords / (slots.keyWords + valueWords));
    }

    /** Makes values longer, and says how many words were moved. */
    private int widen(int valueWords) {
        move(Math.min(slots.count, mostSlots(valueWords)), valueWords);
        return slots.words();
    }

    private void move(int count, int valueWords) {
        MemoSlots wider = new MemoSlots(count, slots.keyWords, valueWords);
        int kept = slots.copyTo(wider, hash);
        evictions += size - kept;
        size = kept;
        slots = wider;
    }

    /** The number of entries. */
    int size() {
        return size;
    }

    /** The number of entries that were forgotten to make room for others. */
    long evictions() {
        return evictions;
    }

    /** The memory in use. */
    long bytes() {
        return (long) Long.BYTES * slots.words();
    }
}
