package io.github.exactcover.dlx.internal.count.memo;

import java.util.Arrays;

/**
 * The memo: it maps the keys of subproblems to what was found for them. Keys are compared in full, so two subproblems
 * are never mistaken for each other; the hash only says where to look first. Several threads may use it at once.
 *
 * <p>It consists of segments. Each has its own lock and grows on its own, so no growth takes long, and threads rarely
 * wait for each other.
 */
final class MemoTable {

    /** The largest number of segments. Each takes some hundred bytes, even while it is empty. */
    private static final int MOST_SEGMENTS = 4096;

    /** There are only as many segments as can have room for this many entries each. */
    private static final long ENTRIES_PER_SEGMENT = 1024;

    private final int keyWords;
    private final KeyHash hash;

    /** Their number is a power of two. */
    private final MemoSegment[] segments;

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
    MemoTable(int keyWords, KeyHash hash, long maxBytes) {
        this.keyWords = keyWords;
        this.hash = hash;
        long bytesPerSegment = ENTRIES_PER_SEGMENT * Long.BYTES * (keyWords + 1L);
        long wanted = Math.max(1, Math.min(MOST_SEGMENTS, maxBytes / bytesPerSegment));
        this.segments = new MemoSegment[Integer.highestOneBit((int) wanted)];
        this.shift = Long.SIZE - 1 - Integer.numberOfTrailingZeros(segments.length);
        Arrays.setAll(segments, i -> new MemoSegment(keyWords, hash, maxBytes / segments.length));
    }

    /**
     * Copies the value of a key, and says whether it is known. A value that is longer than the array counts as not
     * known; no value is longer than {@link #valueWords} words.
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
        return segment(code).put(code, keys, at, value, words, MemoSegment.grade(work));
    }

    private synchronized void raise(int words) {
        valueWords = Math.max(valueWords, words);
    }

    private MemoSegment segment(long code) {
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
        return Arrays.stream(segments).mapToLong(MemoSegment::size).sum();
    }

    /** The number of entries that were forgotten to make room for others. */
    long evictions() {
        return Arrays.stream(segments).mapToLong(MemoSegment::evictions).sum();
    }

    /** The memory in use. */
    long bytes() {
        return Arrays.stream(segments).mapToLong(MemoSegment::bytes).sum();
    }
}
