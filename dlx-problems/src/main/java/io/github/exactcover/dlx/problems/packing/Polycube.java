package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * A set of cells: a polyomino, which has one layer, a polycube, or a box to fill. The cells need not be connected.
 *
 * <pre>{@code
 * Polycube p = Polycube.of("XX\nXX\nX.");
 * System.out.println(p.size()); // 5
 * System.out.println(p.orientations(Turns.ALL).size()); // 8
 * System.out.println(p.equals(Polycube.of("0,0 0,1 1,0 1,1 2,0"))); // true
 * System.out.println(Polycube.box(8, 8, 1).without(Polycube.listed("3,3 3,4 4,3 4,4")).size()); // 60
 * }</pre>
 *
 * <p>Immutable; two are equal when they have the same cells in the same places. {@link #of of} moves cells as far up,
 * to the left and to the first layer as they go, so equal pieces are equal wherever they were drawn.
 */
public final class Polycube {

    private static final int MAX_EDGE = 1000;

    /** In order, without duplicates. */
    private final List<Cell> cells;

    /** Those of the cells that may stay free. */
    private final List<Cell> optional;

    private Polycube(List<Cell> cells, List<Cell> optional) {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("There is no cell; write an X for each");
        }
        this.cells = cells;
        this.optional = optional;
    }

    /** These cells, in any order; one that comes again is left out. */
    private static List<Cell> sorted(Collection<Cell> cells) {
        return cells.stream().distinct().sorted().toList();
    }

    /**
     * Cells that are drawn or listed.
     *
     * <p>In a drawing each row is a line. A cell is {@code X}, {@code x}, {@code O}, {@code o}, {@code *} or {@code @};
     * so is {@code #} in a row with others or where nothing else is drawn; a dot or a blank is none. {@code +} is a
     * cell that may stay free, which only a box can have. Layers have an empty line between them. In a list each cell
     * is {@code row,column} or {@code row,column,layer}, counted from 0, with blanks or line breaks between. If the
     * first line with cells has a
     * comma, the text is a list. Other lines that begin with {@code #} are comments.
     *
     * @param text the drawing or the list
     * @return the cells, moved as far up, to the left and to the first layer as they go
     * @throws IllegalArgumentException if there is no cell, or if a line is neither; names the line
     */
    public static Polycube of(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return CellText.read(Texts.lines(text), 1, "").shape();
    }

    /**
     * Cells that are listed. They are not moved.
     *
     * @param text {@code row,column} or {@code row,column,layer} for each cell, counted from 0, separated by blanks
     * @return the cells
     * @throws IllegalArgumentException if they are written otherwise
     */
    public static List<Cell> listed(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return InputLines.BLANKS.splitAsStream(text.strip()).map(CellText::cell).toList();
    }

    /** Moved as far as they go. */
    static Polycube of(Collection<Cell> cells) {
        return of(cells, List.of());
    }

    /** Moved as far as they go; some of them may stay free. */
    static Polycube of(Collection<Cell> cells, Collection<Cell> optional) {
        Cell back = back(cells);
        return new Polycube(sorted(moved(cells, back)), sorted(moved(optional, back)));
    }

    /**
     * A full box.
     *
     * @param rows the number of rows, from 1 to 1000
     * @param columns the number of columns, from 1 to 1000
     * @param layers the number of layers, from 1 to 1000
     * @return its cells
     * @throws IllegalArgumentException if a number is out of bounds, or there would be more than a million cells
     */
    public static Polycube box(int rows, int columns, int layers) {
        if (Math.min(rows, Math.min(columns, layers)) < 1
                || Math.max(rows, Math.max(columns, layers)) > MAX_EDGE
                || (long) rows * columns * layers > MAX_EDGE * MAX_EDGE) {
            throw new IllegalArgumentException("A box of " + rows + " x " + columns + " x " + layers
                    + " is not possible; choose numbers from 1 to " + MAX_EDGE + ", and at most a million cells");
        }
        List<Cell> cells = new ArrayList<>(rows * columns * layers);
        for (int layer = 0; layer < layers; layer++) {
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    cells.add(new Cell(row, column, layer));
                }
            }
        }
        return new Polycube(Collections.unmodifiableList(cells), List.of());
    }

    /**
     * The same cells with holes.
     *
     * @param holes cells of this shape
     * @return the other cells, in their places
     * @throws IllegalArgumentException if a hole is not one of the cells, or no other cell is left
     */
    public Polycube without(Collection<Cell> holes) {
        Given.elements(holes, "holes");
        Set<Cell> left = new LinkedHashSet<>(cells);
        for (Cell hole : holes) {
            if (!left.remove(hole)) {
                throw new IllegalArgumentException("The hole " + hole.listed()
                        + " is not a cell of the box, or is named twice; rows and columns count from 0");
            }
        }
        return new Polycube(
                List.copyOf(left), optional.stream().filter(left::contains).toList());
    }

    /**
     * Those of the cells that may stay free when the others are filled.
     *
     * @return some of the {@link #cells() cells}, or none; an immutable list
     */
    public List<Cell> optional() {
        return optional;
    }

    /**
     * The cells.
     *
     * @return the cells in their order, an immutable list
     */
    public List<Cell> cells() {
        return cells;
    }

    /**
     * The number of cells.
     *
     * @return how many there are
     */
    public int size() {
        return cells.size();
    }

    /** The number of rows, columns or layers, up to the last cell. */
    int extent(ToIntFunction<Cell> direction) {
        return cells.stream().mapToInt(direction).max().orElseThrow() + 1;
    }

    boolean isFlat() {
        return extent(Cell::layer) == 1;
    }

    /**
     * The different ways in which a piece can lie. A piece of one layer is turned in its plane only.
     *
     * @param turns what is allowed
     * @return the ways, this one first
     */
    public List<Polycube> orientations(Turns turns) {
        Objects.requireNonNull(turns, "The turns must not be null");
        return orientations(turns, isFlat());
    }

    List<Polycube> orientations(Turns turns, boolean inPlane) {
        return Turn.allowed(turns, inPlane).stream()
                .map(this::turned)
                .distinct()
                .toList();
    }

    /** Turned and moved back. */
    Polycube turned(Turn turn) {
        return of(cells.stream().map(turn::apply).toList());
    }

    private static List<Cell> moved(Collection<Cell> cells, Cell back) {
        return cells.stream().map(cell -> cell.plus(back)).toList();
    }

    /** What moves the first row, column and layer to 0. */
    private static Cell back(Collection<Cell> cells) {
        return new Cell(
                -cells.stream().mapToInt(Cell::row).min().orElse(0),
                -cells.stream().mapToInt(Cell::column).min().orElse(0),
                -cells.stream().mapToInt(Cell::layer).min().orElse(0));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Polycube that && cells.equals(that.cells) && optional.equals(that.optional);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    /** The cells, such as {@code r1c1 r1c2}. */
    @Override
    public String toString() {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }
}
