package io.github.exactcover.dlx.problems;

import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A rectangle of cells, with something short written in each.
 *
 * <pre>{@code
 * Langford langford = Langford.of(3);
 * CellGrid row = langford.decode(Feasibility.of(langford.problem()).solution().orElseThrow());
 * System.out.println(row.at(0, 0)); // 3
 * System.out.println(row.columns()); // 6
 * System.out.print(row.text()); // 3 1 2 1 3 2
 * }</pre>
 *
 * <p>Immutable; two are equal when their cells have the same words.
 */
public final class CellGrid implements Picture {

    /** As the color of a cell: it has none. */
    public static final int PLAIN = -1;

    /** As the color of a cell: it is a block, drawn as a dark square without text. */
    public static final int BLOCK = -2;

    private final String title;
    private final List<List<String>> words;
    private final int[][] colors;

    private CellGrid(String title, List<List<String>> words, int[][] colors) {
        this.title = title;
        this.words = words;
        this.colors = colors;
    }

    /**
     * A grid with these words in its cells. Copies the arrays.
     *
     * @param title the title of the picture
     * @param words what is written in the cells, by row and column; at least one cell, and rows of equal length
     * @param colors by row and column the number of a color, from 0, or {@link #PLAIN} or {@link #BLOCK}; there are
     *     twelve colors, and then they come again
     * @return the grid
     * @throws IllegalArgumentException if there is no cell, or if the rows do not have the same length in both arrays
     */
    public static CellGrid of(String title, String[][] words, int[][] colors) {
        Objects.requireNonNull(title, "The title must not be null");
        for (String[] row : Given.elements(words, "rows of words")) {
            Given.elements(row, "words");
        }
        Given.elements(colors, "rows of colors");
        int columns = words.length == 0 ? 0 : words[0].length;
        boolean isRectangle = words.length == colors.length
                && Arrays.stream(words).allMatch(row -> row.length == columns)
                && Arrays.stream(colors).allMatch(row -> row.length == columns);
        if (columns == 0 || !isRectangle) {
            throw new IllegalArgumentException(
                    "These words and colors are not a rectangle; give both the same number of rows, and each row the"
                            + " same number of cells, at least one");
        }
        return new CellGrid(
                title,
                Arrays.stream(words).map(List::of).toList(),
                Arrays.stream(colors).map(int[]::clone).toArray(int[][]::new));
    }

    /**
     * The number of rows.
     *
     * @return how many there are
     */
    public int rows() {
        return words.size();
    }

    /**
     * The number of columns.
     *
     * @return how many there are
     */
    public int columns() {
        return words.get(0).size();
    }

    /**
     * What is written in a cell.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @return the words
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public String at(int row, int column) {
        return words.get(row).get(column);
    }

    /** The rows as lines, their cells aligned and separated by blanks. */
    @Override
    public String text() {
        int width = words.stream()
                .flatMap(List::stream)
                .mapToInt(String::length)
                .max()
                .orElse(0);
        return words.stream()
                .map(row -> row.stream()
                                .map(word -> " ".repeat(width - word.length()) + word)
                                .collect(Collectors.joining(" "))
                        + "\n")
                .collect(Collectors.joining());
    }

    /** The cells with their words. Colors only repeat what the words say. */
    @Override
    public String svg() {
        SvgDrawing drawing = new SvgDrawing(
                columns() * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN,
                rows() * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN,
                title,
                "The rows are " + this);
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                draw(drawing, row, column);
            }
        }
        return drawing.svg();
    }

    private void draw(SvgDrawing drawing, int row, int column) {
        int x = SvgDrawing.MARGIN + column * SvgDrawing.CELL;
        int y = SvgDrawing.MARGIN + row * SvgDrawing.CELL;
        int color = colors[row][column];
        if (color == BLOCK) {
            drawing.rectangle(SvgDrawing.INK, x + 1, y + 1, SvgDrawing.CELL - 2, SvgDrawing.CELL - 2);
            return;
        }
        drawing.rectangle(
                color == PLAIN ? SvgDrawing.SHADE : SvgDrawing.color(color),
                x + 1,
                y + 1,
                SvgDrawing.CELL - 2,
                SvgDrawing.CELL - 2);
        drawing.text(
                color == PLAIN ? SvgDrawing.INK : SvgDrawing.LABEL,
                x + SvgDrawing.CELL / 2,
                y + SvgDrawing.CELL / 2,
                fontSize(at(row, column).length()),
                at(row, column));
    }

    /** Longer words are written smaller, so that they fit into their cell. */
    private static int fontSize(int length) {
        return length <= 2 ? 20 : length <= 4 ? 14 : Math.max(4, 60 / length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellGrid that && words.equals(that.words);
    }

    @Override
    public int hashCode() {
        return words.hashCode();
    }

    /** The rows in one line, separated by slashes. */
    @Override
    public String toString() {
        return words.stream().map(row -> String.join(" ", row)).collect(Collectors.joining(" / "));
    }
}
