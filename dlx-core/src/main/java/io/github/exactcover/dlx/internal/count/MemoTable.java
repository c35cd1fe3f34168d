package io.github.exactcover.dlx.internal.count;

import java.util.Arrays;

/**
 * What is known of subproblems: a value for a key of fixed length. Keys are compared word by word, so that two
 * subproblems are never taken for one; the hash only says where to look first.
 *
 * <p>It is cut into segments, each of which grows on its own: so no growth takes long, and threads seldom meet. The
 * number of words of a value can be raised; each segment follows when it is next in use.
 */
final class MemoTable {

    private static final int MOST_SEGMENTS = 256;
    private static final long BYTES_PER_SEGMENT = 1 << 16;

    private final int keyWords;
    private final KeyHash hash;
    private final MemoSegment[] segments;
    private final int shift;
    private int valueWords;

    /**
     * An empty table.
     *
     * @param maxBytes how much memory it may take, but for some hundred bytes
     */
    MemoTable(int keyWords, int valueWords, KeyHash hash, long maxBytes) {
        this.keyWords = keyWords;
        this.valueWords = valueWords;
        this.hash = hash;
        long wanted = Math.max(1, Math.min(MOST_SEGMENTS, maxBytes / BYTES_PER_SEGMENT));
        this.segments = new MemoSegment[Integer.highestOneBit((int) wanted)];
        this.shift = Long.SIZE - 1 - Integer.numberOfTrailingZeros(segments.length);
        Arrays.setAll(segments, i -> new MemoSegment(keyWords, valueWords, hash, maxBytes / segments.length));
    }

    /** Copies the value of a key, if it is known, and says whether it is. */
    boolean get(long[] keys, int at, long[] value) {
        long code = hash.of(keys, at, keyWords);
        return segment(code).get(code, keys, at, value);
    }

    /** Keeps the value of a key, if there is room or another one can be given up for it. */
    void put(long[] keys, int at, long[] values, int from) {
        long code = hash.of(keys, at, keyWords);
        segment(code).put(code, keys, at, values, from);
    }

    private MemoSegment segment(long code) {
        // Shifted twice, for a single segment has no bits of the code.
        MemoSegment segment = segments[(int) (code >>> 1 >>> shift)];
        if (segment.valueWords() < valueWords) {
            segment.widen(valueWords);
        }
        return segment;
    }

    /** Makes values longer; the new words are zero in those that are known. */
    void widen(int newValueWords) {
        valueWords = Math.max(valueWords, newValueWords);
    }

    /** The number of words of a value. */
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
