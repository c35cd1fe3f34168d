package io.github.exactcover.dlx.internal.count.memo;

/**
 * Says where a memo looks for a key first. Keys are always compared in full, so a bad hash makes look-ups slow, never
 * wrong.
 */
interface KeyHash {

    /** Mixes each word with all before it by multiplication, as Knuth does in section 6.4 (multiplicative hashing). */
    KeyHash MIXING = (keys, at, length) -> {
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
