package io.github.exactcover.dlx.internal.count.memo;

/**
 * Where a memo looks for a key first. Keys are always compared in full, so it decides how long a look-up takes, and
 * nothing else.
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

    /** Any number that is the same for equal keys; both its highest and its lowest bits are used. */
    long of(long[] keys, int at, int length);
}
