package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.internal.text.PlainText;

/**
 * Reads the numbers in the word at which a {@link WordReader} stands: the bounds of an item, {@code 2:3|item} or
 * {@code 2|item} for {@code 2:2|item}, and the cost of an option, {@code |5} or {@code |-5}.
 *
 * @param words says where an error is
 * @param word the word
 */
record NumberReader(WordReader words, String word) {

    /** The bounds before the first {@code '|'}, which is at {@code bar}. */
    Bounds bounds(int bar) {
        if (bar + 1 == word.length()) {
            throw words.error(
                    bar,
                    "no item name after '|'; write bounds as in 2:3|item, or put white space before a"
                            + " '|' that separates the secondary items");
        }
        int colon = word.lastIndexOf(':', bar);
        int low = colon < 0 ? 0 : bound(0, colon);
        int high = bound(colon + 1, bar);
        if (low > high) {
            throw words.error(
                    0, "the lower bound " + low + " exceeds the upper bound " + high + "; write them as low:high|item");
        }
        return new Bounds(colon < 0 ? high : low, high);
    }

    private int bound(int start, int end) {
        if (start == end) {
            throw words.error(
                    start, "no number before '" + word.charAt(end) + "'; write bounds as in 2:3|item or 2|item");
        }
        int wrong = illegalDigit(start, end);
        if (wrong >= 0) {
            throw words.error(
                    wrong,
                    "illegal digit in the bounds " + PlainText.quoted(word.substring(0, word.indexOf('|') + 1))
                            + "; write them as in 2:3|item or 2|item, or put white space before a '|' that separates"
                            + " the secondary items");
        }
        try {
            return Integer.parseInt(word, start, end, 10);
        } catch (NumberFormatException tooLarge) {
            throw words.error(start, "the bound is too large; it can be at most " + Integer.MAX_VALUE);
        }
    }

    /** The cost after the {@code '|'} with which the word begins, added to the costs before it in the same option. */
    long costAddedTo(long sum) {
        int start = word.startsWith("-", 1) ? 2 : 1;
        if (start == word.length()) {
            throw words.error(
                    0,
                    "no number after " + PlainText.quoted(word) + " in an option; write a cost like |5, or remove it");
        }
        int wrong = illegalDigit(start, word.length());
        if (wrong >= 0) {
            throw words.error(
                    wrong,
                    "illegal digit in the cost " + PlainText.quoted(word)
                            + "; write a whole number after the '|', like |5 or |-5");
        }
        try {
            return Math.addExact(sum, Long.parseLong(word, 1, word.length(), 10));
        } catch (NumberFormatException | ArithmeticException tooLarge) {
            throw words.error(
                    0,
                    "the cost of this option is too large with " + PlainText.quoted(word) + "; costs are from "
                            + Long.MIN_VALUE + " to " + Long.MAX_VALUE + ", so scale all of them down");
        }
    }

    /** The first place that has no digit, or -1. */
    private int illegalDigit(int start, int end) {
        for (int place = start; place < end; place++) {
            if (word.charAt(place) < '0' || word.charAt(place) > '9') {
                return place;
            }
        }
        return -1;
    }
}
