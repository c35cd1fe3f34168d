package io.github.exactcover.dlx.internal.count.memo;

import java.util.BitSet;

/** A set of bits that remembers which of its words are used, so that a few bits in a long array are cleared fast. */
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

    /** The places of the words that have bits, in a new set. */
    BitSet used() {
        return (BitSet) used.clone();
    }

    void clear() {
        used.stream().forEach(word -> words[word] = 0);
        used.clear();
    }
}
