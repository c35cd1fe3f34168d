package io.github.exactcover.dlx.io;

/** Reads a cost of an option: {@code |5}, or {@code |-5} for an option that pays. */
final class CostReader {

    private final WordReader words;
    private final String word;

    /** The cost in the word at which {@code words} stands; its first character is {@code '|'}. */
    CostReader(WordReader words, String word) {
        this.words = words;
        this.word = word;
    }

    /** The sum of this cost and those that came before it in the same option. */
    long addTo(long sum) {
        checkDigits();
        try {
            return Math.addExact(sum, Long.parseLong(word, 1, word.length(), 10));
        } catch (NumberFormatException | ArithmeticException tooLarge) {
            throw words.error(
                    0,
                    "the cost of this option is too large with " + Names.quoted(word) + "; costs are from "
                            + Long.MIN_VALUE + " to " + Long.MAX_VALUE + ", so scale all of them down");
        }
    }

    private void checkDigits() {
        int start = word.startsWith("-", 1) ? 2 : 1;
        if (start == word.length()) {
            throw words.error(
                    0, "no number after " + Names.quoted(word) + " in an option; write a cost like |5, or remove it");
        }
        for (int place = start; place < word.length(); place++) {
            char digit = word.charAt(place);
            if (digit < '0' || digit > '9') {
                throw words.error(
                        place,
                        "illegal digit in the cost " + Names.quoted(word)
                                + "; write a whole number after the '|', like |5 or |-5");
            }
        }
    }
}
