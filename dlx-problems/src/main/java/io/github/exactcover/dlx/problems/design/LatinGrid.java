package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A complete Latin square: every symbol once in each row and each column.
 *
 * <pre>{@code
 * LatinSquare square = LatinSquare.completing("1.. 2.. ...".replace(' ', '\n'));
 * LatinGrid grid = square.decode(Feasibility.of(square.problem()).solution().orElseThrow());
 * System.out.println(grid.symbolAt(2, 0)); // 3
 * System.out.println(grid); // 1 2 3 / 2 3 1 / 3 1 2
 * }</pre>
 *
 * <p>Immutable; two are equal when they have the same symbols.
 */
public final class LatinGrid implements Picture {

    private final int[][] symbols;

    /** Keeps the array: the symbols by row and column. */
    LatinGrid(int[][] symbols) {
        this.symbols = symbols;
    }

    /**
     * The number of rows, of columns, and of symbols.
     *
     * @return the size
     */
    public int size() {
        return symbols.length;
    }

    /**
     * The symbol in a cell.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @return the symbol, from 1 to the size
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public int symbolAt(int row, int column) {
        if (row < 0 || row >= size() || column < 0 || column >= size()) {
            throw new IndexOutOfBoundsException("There is no row " + row + ", column " + column
                    + "; the square has size " + size() + ", and both are counted from 0");
        }
        return symbols[row][column];
    }

    /**
     * The square as text: the symbols as numbers, aligned and separated by blanks, a line for each row.
     * {@link LatinSquare#completing(String) LatinSquare.completing} can read it.
     */
    @Override
    public String text() {
        int width = String.valueOf(size()).length();
        StringBuilder grid = new StringBuilder();
        for (int[] row : symbols) {
            for (int column = 0; column < row.length; column++) {
                String symbol = String.valueOf(row[column]);
                grid.append(column == 0 ? "" : " ")
                        .append(" ".repeat(width - symbol.length()))
                        .append(symbol);
            }
            grid.append('\n');
        }
        return grid.toString();
    }

    /** The cells, each with its symbol, and a color for each symbol; after twelve symbols the colors repeat. */
    @Override
    public String svg() {
        int edge = size() * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN;
        SvgDrawing drawing = new SvgDrawing(edge, edge, "Latin square of size " + size(), "The rows are " + this);
        for (int row = 0; row < size(); row++) {
            for (int column = 0; column < size(); column++) {
                int symbol = symbols[row][column];
                int x = SvgDrawing.MARGIN + column * SvgDrawing.CELL;
                int y = SvgDrawing.MARGIN + row * SvgDrawing.CELL;
                drawing.rectangle(SvgDrawing.color(symbol - 1), x + 1, y + 1, SvgDrawing.CELL - 2, SvgDrawing.CELL - 2);
                drawing.text(
                        SvgDrawing.LABEL, x + SvgDrawing.CELL / 2, y + SvgDrawing.CELL / 2, 20, String.valueOf(symbol));
            }
        }
        return drawing.svg();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LatinGrid that && Arrays.deepEquals(symbols, that.symbols);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(symbols);
    }

    /** The rows in one line, such as {@code 1 2 / 2 1}. */
    @Override
    public String toString() {
        return Arrays.stream(symbols)
                .map(row -> Arrays.stream(row).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
    }
}
