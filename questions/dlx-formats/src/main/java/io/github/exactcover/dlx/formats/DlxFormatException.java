package io.github.exactcover.dlx.formats;

import java.util.Objects;

/**
 * A file is not in the format in which it is read. The message says where and why, and what to do about it.
 *
 * <pre>{@code
 * try {
 *     DlxFormat.parse("a b | x\na b\nb q:red\n");
 * } catch (DlxFormatException e) {
 *     System.out.println(e.line()); // 3
 *     System.out.println(e.column()); // 3
 *     System.out.println(e.getMessage());
 *     // prints line 3, column 3: item 'q' is not on the item line; add it there or correct the name
 * }
 * }</pre>
 */
public final class DlxFormatException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    /** Counted from 1. */
    private final int line;

    /** Counted from 1. */
    private final int column;

    /**
     * An error at a place.
     *
     * @param line the line, counted from 1
     * @param column the column, counted from 1
     * @param problem what is wrong, and what to do about it
     */
    public DlxFormatException(int line, int column, String problem) {
        super("line " + line + ", column " + column + ": "
                + Objects.requireNonNull(problem, "The problem must not be null"));
        this.line = line;
        this.column = column;
    }

    /**
     * The line with the error.
     *
     * @return the number of the line, counted from 1 with comments and blank lines
     */
    public int line() {
        return line;
    }

    /**
     * The column with the error.
     *
     * @return the number of the character in its line, counted from 1; a tab is one character
     */
    public int column() {
        return column;
    }
}
