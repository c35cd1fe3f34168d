package io.github.exactcover.dlx.problems;

/**
 * A symbol in a cell of a square grid.
 *
 * <pre>{@code
 * System.out.println(new Placement(0, 2, 7)); // r1c3=7
 * }</pre>
 *
 * @param row the row, from 0 at the top
 * @param column the column, from 0 at the left
 * @param symbol the symbol, from 1
 */
public record Placement(int row, int column, int symbol) {

    /**
     * Checks that there can be such a cell and such a symbol.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @param symbol the symbol, from 1
     * @throws IllegalArgumentException if the row or the column is negative, or the symbol is less than 1
     */
    public Placement {
        if (row < 0 || column < 0 || symbol < 1) {
            throw new IllegalArgumentException("Symbol " + symbol + " in row " + row + ", column " + column
                    + " is not possible; rows and columns are counted from 0, symbols from 1");
        }
    }

    /** The cell, its row and column counted from 1, and the symbol, such as {@code r1c3=7}. */
    @Override
    public String toString() {
        return "r" + (row + 1) + "c" + (column + 1) + "=" + symbol;
    }
}
