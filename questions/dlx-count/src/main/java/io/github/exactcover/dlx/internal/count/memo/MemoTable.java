package io.github.exactcover.dlx.internal.count.memo;

import java.util.Arrays;
import java.util.concurrent.locks.StampedLock;

/**
 * The memo: it maps the keys of subproblems to what was found for them. Keys are compared in full, so two subproblems
 * are never mistaken for each other; the hash only says where to look first. Several threads may use it at once.
 *
 * <p>It consists of segments. Each has its own lock and grows on its own, so no growth takes long, and threads rarely
 * wait for each other.
 */
final class MemoTable {

    /**
     * The most segments. With this many, threads rarely meet at one, and the empty ones take less than a megabyte. On
     * one thread, 1 or 64 segments keep as much; on several, it was not measured.
     */
    private static final int MOST_SEGMENTS = 4096;

    /**
     * There are only as many segments as can have room for this many entries each, so that a small memo is one table.
     */
    private static final long ENTRIES_PER_SEGMENT = 1024;

    private final int keyWords;
    private final MemoSlots.Hash hash;

    /** Their number is a power of two. */
    private final Segment[] segments;

    /** How far to shift a hash, after a shift by one, to get the number of its segment. */
    private final int shift;

    /** The words of the longest value ever put. It never shrinks, also when that value is forgotten. */
    private volatile int valueWords = 1;

    /**
     * An empty table.
     *
     * @param keyWords the length of every key
     * @param maxBytes how much memory the entries may take; each segment takes some hundred bytes more
     */
    MemoTable(int keyWords, MemoSlots.Hash hash, long maxBytes) {
        this.keyWords = keyWords;
        this.hash = hash;
        long bytesPerSegment = ENTRIES_PER_SEGMENT * Long.BYTES * (keyWords + 1L);
        long wanted = Math.max(1, Math.min(MOST_SEGMENTS, maxBytes / bytesPerSegment));
        this.segments = new Segment[Integer.highestOneBit((int) wanted)];
        this.shift = Long.SIZE - 1 - Integer.numberOfTrailingZeros(segments.length);
        Arrays.setAll(segments, i -> new Segment(maxBytes / segments.length));
    }

    /**
     * Copies the value of a key, and says whether it is known. A value that is longer than the array counts as unknown.
     * No value is longer than {@link #valueWords} words.
     */
    boolean get(long[] keys, int at, long[] value) {
        long code = hash.of(keys, at, keyWords);
        return segment(code).get(code, keys, at, value);
    }

    /**
     * Keeps the value of a key, unless there is no room and every entry that it could replace was more work to find.
     *
     * @param value words of {@value MemoSlots#VALUE_BITS} bits
     * @param work how much work it was to find the value, in nodes
     * @return how many words of other entries were moved to make room, which is what can take long
     */
    int put(long[] keys, int at, long[] value, long work) {
        int words = value.length;
        while (words > 1 && value[words - 1] == 0) {
            words--;
        }
        if (words > valueWords) {
            raise(words);
        }
        long code = hash.of(keys, at, keyWords);
        return segment(code).put(code, keys, at, value, words, grade(work));
    }

    /** What an entry is worth: one more for each doubling of the work that it took to find it. */
    private static int grade(long work) {
        return Math.min(MemoSlots.MOST_GRADE, Long.SIZE - Long.numberOfLeadingZeros(work));
    }

    private synchronized void raise(int words) {
        valueWords = Math.max(valueWords, words);
    }

    private Segment segment(long code) {
        // Two shifts, because with a single segment the hash has to be shifted by 64 bits, and Java shifts by 63 at
        // most.
        return segments[(int) (code >>> 1 >>> shift)];
    }

    /** The number of words of the longest value so far. */
    int valueWords() {
        return valueWords;
    }

    /** The number of entries. */
    long size() {
        return Arrays.stream(segments).mapToLong(segment -> segment.size).sum();
    }

    /** The number of entries that were forgotten to make room for others. */
    long evictions() {
        return Arrays.stream(segments).mapToLong(segment -> segment.evictions).sum();
    }

    /** The memory in use. */
    long bytes() {
        return Arrays.stream(segments)
                .mapToLong(segment -> (long) Long.BYTES * segment.slots.words())
                .sum();
    }

    /**
     * A segment. It doubles until it has used up its share of the memory. From then on, a new entry replaces an old one
     * that was no more work to find. A look-up takes no lock, unless another thread writes at the same moment.
     */
    private final class Segment {

        /** The number of slots of a new segment, and of the smallest one, however little memory there is. */
        private static final int FEWEST_SLOTS = 16;

        /** Guards all fields below. */
        private final StampedLock lock = new StampedLock();

        /** The largest length of the array of {@link #slots}; less than was promised where the JVM had no more. */
        private int mostWords;

        private MemoSlots slots;

        /** The number of slots that are taken. */
        private int size;

        private long evictions;

        Segment(long maxBytes) {
            this.mostWords = (int) Math.min(maxBytes / Long.BYTES, Integer.MAX_VALUE / 2);
            this.slots = new MemoSlots(FEWEST_SLOTS, keyWords, 1);
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
            return Math.max(FEWEST_SLOTS, mostWords / (keyWords + valueWords));
        }

        /** Makes values longer, and says how many words were moved. */
        private int widen(int valueWords) {
            move(Math.min(slots.count, mostSlots(valueWords)), valueWords);
            return slots.words();
        }

        private void move(int count, int valueWords) {
            MemoSlots wider = new MemoSlots(count, keyWords, valueWords);
            int kept = slots.copyTo(wider, hash);
            evictions += size - kept;
            size = kept;
            slots = wider;
        }
    }
}
