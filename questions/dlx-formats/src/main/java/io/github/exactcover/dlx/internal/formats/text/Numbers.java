package io.github.exactcover.dlx.internal.formats.text;

import io.github.exactcover.dlx.internal.text.PlainText;

/** Numbers in files. */
public final class Numbers {

    private Numbers() {}

    /** A number of a file, at least 0. */
    public static int read(Lines.Word word, String what, Lines lines) {
        return read(word.text(), word.column(), what, lines);
    }

    /** A number of a file, at least 0, which stands in a column of this line. */
    public static int read(String word, int column, String what, Lines lines) {
        int number = parse(word);
        if (number < 0) {
            throw lines.error(
                    column,
                    PlainText.quoted(word) + " is not " + what + "; write a whole number from 0 to "
                            + Integer.MAX_VALUE);
        }
        return number;
    }

    /** The number that a word is; -1 if it is none from 0 to the largest {@code int}. */
    public static int parse(String word) {
        try {
            return word.startsWith("+") ? -1 : Math.max(-1, Integer.parseInt(word));
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
