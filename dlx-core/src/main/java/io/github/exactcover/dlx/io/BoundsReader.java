package io.github.exactcover.dlx.io;

import io.github.exactcover.dlx.ExactCoverProblem.Bounds;

/** Reads the bounds before the name of a primary item: {@code 2:3|item}, or {@code 2|item} for {@code 2:2|item}. */
final class BoundsReader {

    private final WordReader words;
    private final String word;
    private final int bar;

    /** The bounds of the word at which {@code words} stands; its first {@code '|'} is at {@code bar}. */
    BoundsReader(WordReader words, String word, int bar) {
        this.words = words;
        this.word = word;
        this.bar = bar;
    }

    Bounds read() {
        if (bar + 1 == word.length()) {
            throw words.error(
                    bar,
                    "no item name after '|'; write bounds as in 2:3|item, or put white space before a"
                            + " '|' that separates the secondary items");
        }
        int colon = word.lastIndexOf(':', bar);
        int low = colon < 0 ? 0 : number(0, colon);
        int high = number(colon + 1, bar);
        if (low > high) {
            throw words.error(
                    0, "the lower bound " + low + " exceeds the upper bound " + high + "; write them as low:high|item");
        }
        return new Bounds(colon < 0 ? high : low, high);
    }

    private int number(int start, int end) {
        if (start == end) {
            throw words.error(
                    start, "no number before '" + word.charAt(end) + "'; write bounds as in 2:3|item or 2|item");
        }
        int number = 0;
        for (int place = start; place < end; place++) {
            int digit = word.charAt(place) - '0';
            if (digit < 0 || digit > 9) {
                throw words.error(
                        place,
                        "illegal digit in the bounds " + Names.quoted(word.substring(0, bar + 1))
                                + "; write them as in 2:3|item or 2|item, or put white space before a '|' that"
                                + " separates the secondary items");
            }
            if (number > (Integer.MAX_VALUE - digit) / 10) {
                throw words.error(start, "the bound is too large; it can be at most " + Integer.MAX_VALUE);
            }
            number = 10 * number + digit;
        }
        return number;
    }
}
