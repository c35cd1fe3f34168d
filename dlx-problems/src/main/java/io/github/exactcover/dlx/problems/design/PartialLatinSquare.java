package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.problems.internal.Texts;

/**
 * A Latin square whose cells may be empty, and which never contradicts itself.
 *
 * <p>The placements are kept three times: by cell, by row and symbol, and by column and symbol. These are the three
 * families of items of {@link LatinSquare}; an item is settled when its entry here is not 0. As arguments, rows and
 * columns are counted from 0; symbols, and all that is kept, are counted from 1.
 */
final class PartialLatinSquare {

    static final int MAX_SIZE = 100;

    private static final int NONE = 0;

    private final int[][] symbolOfCell;
    private final int[][] columnOfRowSymbol;
    private final int[][] rowOfColumnSymbol;

    PartialLatinSquare(int n) {
        if (n < 1 || n > MAX_SIZE) {
            throw new IllegalArgumentException(
                    "A Latin square of size " + n + " is not possible; choose a size from 1 to " + MAX_SIZE);
        }
        symbolOfCell = new int[n][n];
        columnOfRowSymbol = new int[n][n + 1];
        rowOfColumnSymbol = new int[n][n + 1];
    }

    /** The square with these symbols, 0 for an empty cell. */
    static PartialLatinSquare of(int[][] symbols) {
        PartialLatinSquare square = new PartialLatinSquare(symbols.length);
        for (int row = 0; row < symbols.length; row++) {
            square.placeRow(row, symbols[row]);
        }
        return square;
    }

    private void placeRow(int row, int[] symbols) {
        if (symbols.length != size()) {
            throw new IllegalArgumentException(
                    "Row " + (row + 1) + " has " + Texts.count(symbols.length, "cell") + " and the square "
                            + Texts.count(size(), "row") + "; give each row as many cells as there are rows");
        }
        for (int column = 0; column < symbols.length; column++) {
            if (symbols[column] != NONE) {
                place(row, column, symbols[column]);
            }
        }
    }

    /** Fills an empty cell. */
    void place(int row, int column, int symbol) {
        check(row, column, symbol);
        symbolOfCell[row][column] = symbol;
        columnOfRowSymbol[row][symbol] = column + 1;
        rowOfColumnSymbol[column][symbol] = row + 1;
    }

    private void check(int row, int column, int symbol) {
        int n = size();
        if (row >= n || column >= n) {
            throw new IllegalArgumentException(
                    "There is no cell " + cell(row + 1, column + 1) + " in a square of size " + n);
        }
        if (symbol < 1 || symbol > n) {
            throw new IllegalArgumentException("Cell " + cell(row + 1, column + 1) + " has symbol " + symbol
                    + "; it must be from 1 to " + n + ", or 0 for an empty cell");
        }
        if (symbolOfCell[row][column] != NONE) {
            throw new IllegalArgumentException("Cell " + cell(row + 1, column + 1) + " cannot have symbol " + symbol
                    + ", because it has " + symbolOfCell[row][column] + " already");
        }
        if (rowHas(row, symbol)) {
            throw twice(row, column, symbol, cell(row + 1, columnOfRowSymbol[row][symbol]), "row");
        }
        if (columnHas(column, symbol)) {
            throw twice(row, column, symbol, cell(rowOfColumnSymbol[column][symbol], column + 1), "column");
        }
    }

    private static IllegalArgumentException twice(int row, int column, int symbol, String other, String line) {
        return new IllegalArgumentException("Cell " + cell(row + 1, column + 1) + " has symbol " + symbol
                + ", and so has " + other + " in the same " + line + "; change one of them, or empty it with 0");
    }

    /** The name of a cell whose row and column are counted from 1. */
    static String cell(int row, int column) {
        return "r" + row + "c" + column;
    }

    int size() {
        return symbolOfCell.length;
    }

    boolean isFilled(int row, int column) {
        return symbolOfCell[row][column] != NONE;
    }

    boolean rowHas(int row, int symbol) {
        return columnOfRowSymbol[row][symbol] != NONE;
    }

    boolean columnHas(int column, int symbol) {
        return rowOfColumnSymbol[column][symbol] != NONE;
    }

    /** Whether the cell is empty and the symbol is not yet in its row and column. */
    boolean allows(int row, int column, int symbol) {
        return !isFilled(row, column) && !rowHas(row, symbol) && !columnHas(column, symbol);
    }

    /** The symbols of all cells, 0 where a cell is empty: a new array. */
    int[][] symbols() {
        int[][] symbols = symbolOfCell.clone();
        for (int row = 0; row < symbols.length; row++) {
            symbols[row] = symbols[row].clone();
        }
        return symbols;
    }
}
