package io.github.exactcover.dlx.formats;

/**
 * A text is not in the format that {@link DlxFormat} reads. The message says where and why, and what to do about it.
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

    DlxFormatException(int line, int column, String problem) {
        super("line " + line + ", column " + column + ": " + problem);
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
