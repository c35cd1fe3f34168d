package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.formats.DlxFormatException;

/**
 * A word of a nested text.
 *
 * @param text what it says, without quotes; of a whole number, its digits
 * @param line where it begins, from 1
 * @param column where it begins in its line, from 1
 */
public record Value(String text, Kind kind, int line, int column) {

    /** What a word is. */
    public enum Kind {
        /** A number without quotes. */
        NUMBER,
        /** A name, or anything in quotes. */
        NAME,
        /** {@code true} or {@code false}. */
        TRUTH,
        /** {@code null}, or {@code None} of Python. */
        NOTHING
    }

    static Value number(String text, int line, int column) {
        int dot = text.indexOf('.');
        boolean whole = dot > 0 && text.chars().skip(dot + 1L).allMatch(c -> c == '0');
        return new Value(whole ? text.substring(0, dot) : text, Kind.NUMBER, line, column);
    }

    /** The value in a matrix of zeros and ones; -1 if it is none. */
    int bit() {
        return switch (kind) {
            case TRUTH -> text.equals("true") ? 1 : 0;
            case NOTHING -> -1;
            default -> text.length() == 1 ? "01".indexOf(text.charAt(0)) : -1;
        };
    }

    /** Whether it can name an item or an option. */
    boolean isName() {
        return kind == Kind.NAME || (kind == Kind.NUMBER && text.chars().allMatch(c -> c >= '0' && c <= '9'));
    }

    DlxFormatException error(String problem) {
        return new DlxFormatException(line, column, problem);
    }
}
