package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.Domain;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A rectangle of variables. Rows and columns are counted from 0.
 *
 * <pre>{@code
 * Model model = new Model();
 * Grid<Integer> square = model.grid(4, 4, Model.range(1, 4));
 * square.rows().forEach(model::allDifferent);
 * square.columns().forEach(model::allDifferent);
 * square.blocks(2, 2).forEach(model::allDifferent);
 * System.out.println(Count.of(model.compile().problem()).solutions()); // 288
 * }</pre>
 *
 * <p>Immutable. {@link Model#grid(int, int, java.util.Collection) Model.grid} makes one, with the same values in each
 * cell. If they differ, make the variables first, and a grid of them.
 *
 * @param <T> the type of the values
 * @param height the number of rows
 * @param width the number of columns
 * @param cells the cells, row by row
 */
public record Grid<T>(int height, int width, List<Variable<T>> cells) {

    /**
     * A rectangle of variables that there are already.
     *
     * @param height the number of rows
     * @param width the number of columns
     * @param cells the cells, row by row; the list is copied
     * @throws IllegalArgumentException if a side is less than 1, if there are more than 100,000 cells, or if the list
     *     has another length
     * @throws NullPointerException if the list or a cell is null
     */
    public Grid {
        checkSides(height, width);
        cells = Given.copy(cells, "cells");
        if (cells.size() != height * width) {
            throw new IllegalArgumentException("A grid of " + height + "x" + width + " cells cannot be made of "
                    + Phrases.count(cells.size(), "variable") + "; give one for each cell");
        }
    }

    static void checkSides(int height, int width) {
        if (height < 1 || width < 1) {
            throw new IllegalArgumentException(
                    "A grid of " + height + "x" + width + " cells is empty; it must have a row and a column");
        }
        Domain.checkSize((long) height * width, "A grid", "cells", "; make several smaller ones");
    }

    /**
     * A cell.
     *
     * @param row its row
     * @param column its column
     * @return the cell
     * @throws IllegalArgumentException if it is not in the grid
     */
    public Variable<T> get(int row, int column) {
        return block(row, column, 1, 1).get(0);
    }

    /**
     * A row.
     *
     * @param row which one
     * @return its cells, from left to right
     * @throws IllegalArgumentException if it is not in the grid
     */
    public List<Variable<T>> row(int row) {
        return block(row, 0, 1, width);
    }

    /**
     * A column.
     *
     * @param column which one
     * @return its cells, from top to bottom
     * @throws IllegalArgumentException if it is not in the grid
     */
    public List<Variable<T>> column(int column) {
        return block(0, column, height, 1);
    }

    /**
     * A rectangle in it.
     *
     * @param top its first row
     * @param left its first column
     * @param rows its number of rows
     * @param columns its number of columns
     * @return its cells, row by row
     * @throws IllegalArgumentException if it is not wholly in the grid, or has no cells
     */
    public List<Variable<T>> block(int top, int left, int rows, int columns) {
        if (top < 0 || left < 0 || rows < 1 || columns < 1 || rows > height - top || columns > width - left) {
            throw new IllegalArgumentException("A block of " + rows + "x" + columns + " cells at row " + top
                    + ", column " + left + " is not in a grid of " + this + "; rows and columns are counted from 0");
        }
        List<Variable<T>> block = new ArrayList<>();
        for (int row = top; row < top + rows; row++) {
            block.addAll(cells.subList(row * width + left, row * width + left + columns));
        }
        return List.copyOf(block);
    }

    /**
     * All rows.
     *
     * @return the rows, from top to bottom
     */
    public List<List<Variable<T>>> rows() {
        return IntStream.range(0, height).mapToObj(this::row).toList();
    }

    /**
     * All columns.
     *
     * @return the columns, from left to right
     */
    public List<List<Variable<T>>> columns() {
        return IntStream.range(0, width).mapToObj(this::column).toList();
    }

    /**
     * The grid cut into blocks, such as the boxes of a Sudoku.
     *
     * @param rows the number of rows of each
     * @param columns the number of columns of each
     * @return the blocks, row by row
     * @throws IllegalArgumentException if they do not fill the grid
     */
    public List<List<Variable<T>>> blocks(int rows, int columns) {
        if (rows < 1 || columns < 1 || height % rows > 0 || width % columns > 0) {
            throw new IllegalArgumentException("Blocks of " + rows + "x" + columns + " cells do not fill a grid of "
                    + this + "; take divisors of its sides");
        }
        int across = width / columns;
        return IntStream.range(0, height / rows * across)
                .mapToObj(i -> block(i / across * rows, i % across * columns, rows, columns))
                .toList();
    }

    /**
     * The two diagonals of a square.
     *
     * @return the one from the top left, then the one from the top right
     * @throws IllegalArgumentException if the grid is no square
     */
    public List<List<Variable<T>>> diagonals() {
        if (height != width) {
            throw new IllegalArgumentException("A grid of " + this + " has no diagonals; only a square has");
        }
        return List.of(
                IntStream.range(0, width).mapToObj(i -> get(i, i)).toList(),
                IntStream.range(0, width).mapToObj(i -> get(i, width - 1 - i)).toList());
    }

    /**
     * The values as text, a line for each row. Values are separated by blanks; {@code true} and {@code false} are
     * {@code #} and {@code .} without blanks.
     *
     * @param assignment the values
     * @return the text; each line ends with a line feed
     * @throws IllegalArgumentException if the assignment is of another model
     */
    public String text(Assignment assignment) {
        Objects.requireNonNull(assignment, "The assignment must not be null");
        return rows().stream()
                .map(row -> row.stream().map(cell -> text(assignment.get(cell))).collect(Collectors.joining()))
                .map(line -> line.strip() + "\n")
                .collect(Collectors.joining());
    }

    private static String text(Object value) {
        return value instanceof Boolean isOn ? (isOn ? "#" : ".") : value + " ";
    }

    /** Its size, such as {@code 9x9 cells}. */
    @Override
    public String toString() {
        return height + "x" + width + " cells";
    }
}
