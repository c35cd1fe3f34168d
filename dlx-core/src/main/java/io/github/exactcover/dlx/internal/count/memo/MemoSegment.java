package io.github.exactcover.dlx.internal.count.memo;

import java.util.concurrent.locks.StampedLock;

/**
 * A part of a {@link MemoTable}. It doubles until its share of memory is full; then new entries take the places of
 * others, which is settled by how much work it would be to find them again. Looking up does not lock anything, unless
 * somebody else writes at that moment.
 */
final class MemoSegment {

    /** The bits of a word of a value. */
    static final int VALUE_BITS = 58;

    private static final int FEWEST_SLOTS = 16;

    private final KeyHash hash;
    private final StampedLock lock = new StampedLock();
    private int mostWords;
    private MemoSlots slots;
    private int size;
    private long evictions;

    MemoSegment(int keyWords, KeyHash hash, long maxBytes) {
        this.hash = hash;
        this.mostWords = (int) Math.min(maxBytes / Long.BYTES, Integer.MAX_VALUE / 2);
        this.slots = new MemoSlots(FEWEST_SLOTS, keyWords, 1);
    }

    /** What so much work is worth: one more each time it doubles. */
    static int grade(long work) {
        return Math.min(MemoSlots.MOST_GRADE, Long.SIZE - Long.numberOfLeadingZeros(work));
    }

    /** Copies the value of a key, if it is known and not too long, and says whether it is. */
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

    /** Keeps the value of a key, if there is room or it is worth more than another; says how many words were moved. */
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

    /** Makes room for more entries, if there is memory. */
    private boolean grow() {
        int grown = Math.min(2 * slots.count, mostSlots(slots.valueWords));
        if (grown <= slots.count) {
            return false;
        }
        try {
            move(grown, slots.valueWords);
            return true;
        } catch (OutOfMemoryError e) {
            // The promised memory is not there. What there is will do.
            mostWords = slots.words();
            return false;
        }
    }

    /** How many slots there is memory for, but for the old ones while it grows. */
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

    /** How many entries were given up for others. */
    long evictions() {
        return evictions;
    }

    /** The memory in use. */
    long bytes() {
        return (long) Long.BYTES * slots.words();
    }
}
