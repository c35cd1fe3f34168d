package io.github.exactcover.dlx.internal.count.memo;

import java.util.BitSet;

/** A set of bits that knows which of its words are not empty, so that a small set in a large room is cleared fast. */
final class WordSet {

    private final long[] words;
    private final BitSet used = new BitSet();

    WordSet(int words) {
        this.words = new long[words];
    }

    void set(int bit) {
        words[bit >> 6] |= 1L << bit;
        used.set(bit >> 6);
    }

    long word(int place) {
        return words[place];
    }

    /** A new set of the words that are not empty. */
    BitSet used() {
        return (BitSet) used.clone();
    }

    void clear() {
        used.stream().forEach(word -> words[word] = 0);
        used.clear();
    }
}
