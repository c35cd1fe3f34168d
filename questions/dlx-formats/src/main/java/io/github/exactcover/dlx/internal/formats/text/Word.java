package io.github.exactcover.dlx.internal.formats.text;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.text.PlainText;

/**
 * A word of a file.
 *
 * @param text what it says
 * @param line its line, from 1
 * @param column where it begins in its line, from 1
 */
public record Word(String text, int line, int column) {

    /** The place at which a text begins. */
    public static final Word START = new Word("", 1, 1);

    public DlxFormatException error(String problem) {
        return new DlxFormatException(line, column, problem);
    }

    public boolean is(String other) {
        return text.equals(other);
    }

    /** The word as messages show it. */
    public String quoted() {
        return PlainText.quoted(text);
    }

    /** The word without its first character, for the same place in messages. */
    public Word withoutFirst() {
        return new Word(text.substring(1), line, column);
    }

    /** The number that the word is, at least 0. */
    public int number(String what) {
        int number = parse(text);
        if (number < 0) {
            throw error(quoted() + " is not " + what + "; write a whole number from 0 to " + Integer.MAX_VALUE);
        }
        return number;
    }

    /** The number that a text is; -1 if it is none from 0 to the largest {@code int}. */
    public static int parse(String text) {
        try {
            return text.startsWith("+") ? -1 : Math.max(-1, Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
