package io.github.exactcover.dlx.internal.count.memo;

import java.util.Arrays;

/**
 * What is known of subproblems: a value for a key of fixed length. Keys are compared word by word, so that two
 * subproblems are never taken for one; the hash only says where to look first. Safe for use by several threads.
 *
 * <p>It is cut into segments, each of which grows on its own and has its own lock: so no growth takes long, and threads
 * seldom meet.
 */
final class MemoTable {

    private static final int MOST_SEGMENTS = 4096;

    /** A segment is not worth it if it has no room for many entries. */
    private static final long ENTRIES_PER_SEGMENT = 1024;

    private final int keyWords;
    private final KeyHash hash;
    private final MemoSegment[] segments;
    private final int shift;

    /** Raised only, and as soon as a longer value is put. */
    private volatile int valueWords = 1;

    /**
     * An empty table.
     *
     * @param maxBytes how much memory it may take, but for some hundred bytes a segment
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
     * Copies the value of a key, if it is known, and says whether it is. One that is longer than the array counts as not
     * known; no value is longer than {@link #valueWords} said before.
     */
    boolean get(long[] keys, int at, long[] value) {
        long code = hash.of(keys, at, keyWords);
        return segment(code).get(code, keys, at, value);
    }

    /**
     * Keeps the value of a key, unless all that it could take the place of is worth more.
     *
     * @param value words of {@value MemoSegment#VALUE_BITS} bits
     * @param work how much work it was to find the value, in nodes
     * @return how many words of other entries had to be moved, which is what takes long
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
        // Shifted twice, for a single segment has no bits of the code.
        return segments[(int) (code >>> 1 >>> shift)];
    }

    /** How many words the longest value has so far. */
    int valueWords() {
        return valueWords;
    }

    /** The number of entries. */
    long size() {
        return Arrays.stream(segments).mapToLong(MemoSegment::size).sum();
    }

    /** How many entries were given up for others. */
    long evictions() {
        return Arrays.stream(segments).mapToLong(MemoSegment::evictions).sum();
    }

    /** The memory in use. */
    long bytes() {
        return Arrays.stream(segments).mapToLong(MemoSegment::bytes).sum();
    }
}
