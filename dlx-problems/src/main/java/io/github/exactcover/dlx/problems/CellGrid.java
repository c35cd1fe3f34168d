package io.github.exactcover.dlx.problems;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A rectangle of cells, with something short written in each.
 *
 * <pre>{@code
 * Langford langford = Langford.of(3);
 * CellGrid row = langford.decode(DLX.first(langford.problem()).orElseThrow());
 * System.out.println(row.at(0, 0)); // 3
 * System.out.println(row.columns()); // 6
 * System.out.print(row.text()); // 3 1 2 1 3 2
 * }</pre>
 *
 * <p>Immutable; two are equal when the same is written in their cells.
 */
public final class CellGrid implements Picture {

    /** The color of a cell that has none. */
    static final int PLAIN = -1;

    /** The color of a cell that is no cell. */
    static final int BLOCK = -2;

    private final String title;
    private final List<List<String>> words;
    private final int[][] colors;

    /**
     * A grid.
     *
     * @param colors for each cell the number of a color, {@link #PLAIN} or {@link #BLOCK}
     */
    CellGrid(String title, String[][] words, int[][] colors) {
        this.title = title;
        this.words = Arrays.stream(words).map(List::of).toList();
        this.colors = Arrays.stream(colors).map(int[]::clone).toArray(int[][]::new);
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

    /** The cells, aligned, with blanks between; each row ends with a line feed. */
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

    /** The cells with what is written in them. What their colors say is also written. */
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
                at(row, column).length() > 2 ? 14 : 20,
                at(row, column));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellGrid that && words.equals(that.words);
    }

    @Override
    public int hashCode() {
        return words.hashCode();
    }

    /** The rows in one line, with slashes between. */
    @Override
    public String toString() {
        return words.stream().map(row -> String.join(" ", row)).collect(Collectors.joining(" / "));
    }
}
