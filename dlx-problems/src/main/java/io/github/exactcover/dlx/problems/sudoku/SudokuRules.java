package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The rules of a Sudoku: its size, its boxes or other regions, and whether the diagonals count.
 *
 * <pre>{@code
 * System.out.println(SudokuRules.of(9)); // 9 x 9 with boxes of 3 x 3
 * System.out.println(SudokuRules.boxes(2, 3).withDiagonals()); // 6 x 6 with boxes of 2 x 3 and diagonals
 * SudokuRules jigsaw = SudokuRules.regions("AAAB\nABBB\nCCCD\nCDDD");
 * System.out.println(jigsaw.regionAt(2, 2)); // 2
 * }</pre>
 *
 * <p>Immutable; two are equal when they have the same regions, whatever their names, and the same diagonals.
 */
public final class SudokuRules {

    static final int MIN_SIZE = 4;
    static final int MAX_SIZE = 25;

    /** The region of each cell, row by row, counted from 0 in the order in which they are met. */
    private final int[] regions;

    private final int size;
    private final boolean diagonals;

    /** The number of rows of a box; 0 if the regions are no boxes. */
    private final int boxRows;

    private final int boxColumns;

    /** The units of each cell. */
    private final int[][] units;

    private SudokuRules(int size, int[] regions, boolean diagonals, int boxRows, int boxColumns) {
        this.size = size;
        this.regions = regions;
        this.diagonals = diagonals;
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        this.units = new int[regions.length][];
        for (int cell = 0; cell < regions.length; cell++) {
            units[cell] = units(cell / size, cell % size, regions[cell]);
        }
    }

    private int[] units(int row, int column, int region) {
        boolean down = diagonals && row == column;
        boolean up = diagonals && row + column == size - 1;
        int[] units =
                Arrays.copyOf(new int[] {row, size + column, 2 * size + region}, 3 + (down ? 1 : 0) + (up ? 1 : 0));
        if (down) {
            units[3] = 3 * size;
        }
        if (up) {
            units[units.length - 1] = 3 * size + 1;
        }
        return units;
    }

    /**
     * The usual rules. The boxes are as square as possible, and not higher than wide: 3 x 3 for size 9, 2 x 3 for size
     * 6.
     *
     * @param size the number of rows, of columns and of symbols, from 4 to 25
     * @return the rules
     * @throws IllegalArgumentException if the size is out of bounds, or a prime number, which cannot be cut into boxes
     */
    public static SudokuRules of(int size) {
        checkSize(size);
        int rows = 1;
        for (int divisor = 2; divisor * divisor <= size; divisor++) {
            rows = size % divisor == 0 ? divisor : rows;
        }
        if (rows == 1) {
            throw new IllegalArgumentException("A Sudoku of size " + size + " has no boxes, because " + size
                    + " is a prime number; say which regions it has instead");
        }
        return boxes(rows, size / rows);
    }

    /**
     * The rules with boxes of any shape.
     *
     * @param rows the rows of a box
     * @param columns the columns of a box
     * @return the rules of size {@code rows * columns}
     * @throws IllegalArgumentException if that size is not from 4 to 25
     */
    public static SudokuRules boxes(int rows, int columns) {
        if (rows < 1 || columns < 1 || rows > MAX_SIZE || columns > MAX_SIZE) {
            throw new IllegalArgumentException("A box of " + rows + " x " + columns
                    + " is not possible; choose one such as 3 x 3 or 2 x 3, of 4 to 25 cells");
        }
        int size = checkSize(rows * columns);
        int[] regions = new int[size * size];
        for (int cell = 0; cell < regions.length; cell++) {
            regions[cell] = cell / size / rows * (size / columns) + cell % size / columns;
        }
        return new SudokuRules(size, regions, false, rows, columns);
    }

    /**
     * The rules with regions of any form, for a jigsaw Sudoku.
     *
     * @param picture a line for each row, and in it a character for each cell: cells with the same character are one
     *     region. Blanks and empty lines are ignored.
     * @return the rules
     * @throws IllegalArgumentException if the picture is not a square of size 4 to 25, or a region does not have as
     *     many cells as a row
     */
    public static SudokuRules regions(String picture) {
        Objects.requireNonNull(picture, "The picture must not be null");
        List<String> lines = Texts.withoutMark(picture)
                .lines()
                .map(line -> line.replaceAll("\\s", ""))
                .filter(line -> !line.isEmpty())
                .toList();
        int size = checkSize(lines.size());
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        int[] regions = new int[size * size];
        for (int row = 0; row < size; row++) {
            int[] characters = lines.get(row).codePoints().toArray();
            if (characters.length != size) {
                throw new IllegalArgumentException(
                        "Row " + (row + 1) + " of the regions has " + Texts.count(characters.length, "cell")
                                + ", and there are " + size + " rows; write as many cells in each row");
            }
            for (int column = 0; column < size; column++) {
                Integer known = numbers.putIfAbsent(characters[column], numbers.size());
                regions[row * size + column] = known == null ? numbers.size() - 1 : known;
            }
        }
        numbers.forEach((character, number) -> checkCells(Character.toString(character), number, regions, size));
        return new SudokuRules(size, regions, false, 0, 0);
    }

    private static void checkCells(String character, int number, int[] regions, int size) {
        long cells = Arrays.stream(regions).filter(region -> region == number).count();
        if (cells != size) {
            throw new IllegalArgumentException("Region " + Texts.quoted(character) + " has "
                    + Texts.count(cells, "cell") + "; each region needs as many as a row has, which are " + size);
        }
    }

    private static int checkSize(int size) {
        if (size < MIN_SIZE || size > MAX_SIZE) {
            throw new IllegalArgumentException("A Sudoku of size " + size + " is not possible; choose a size from "
                    + MIN_SIZE + " to " + MAX_SIZE);
        }
        return size;
    }

    /**
     * The same rules, and each symbol also once on both diagonals.
     *
     * @return the rules
     */
    public SudokuRules withDiagonals() {
        return new SudokuRules(size, regions, true, boxRows, boxColumns);
    }

    /**
     * The number of rows, of columns and of symbols.
     *
     * @return the size
     */
    public int size() {
        return size;
    }

    /**
     * The region of a cell.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @return its number, from 0, in the order in which they are met row by row
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public int regionAt(int row, int column) {
        return regions[cell(row, column)];
    }

    /**
     * Whether each symbol must stand on both diagonals.
     *
     * @return whether it must
     */
    public boolean hasDiagonals() {
        return diagonals;
    }

    /** The number of a cell, row by row. */
    int cell(int row, int column) {
        if (row < 0 || row >= size || column < 0 || column >= size) {
            throw new IndexOutOfBoundsException("There is no row " + row + ", column " + column
                    + "; the Sudoku has size " + size + ", and both are counted from 0");
        }
        return row * size + column;
    }

    /** The number of rows of a box; 0 if the regions are no boxes. */
    int boxRows() {
        return boxRows;
    }

    int boxColumns() {
        return boxColumns;
    }

    /** The number of rows, columns, regions and diagonals together: each must have each symbol. */
    int unitCount() {
        return 3 * size + (diagonals ? 2 : 0);
    }

    /** The units of a cell. Do not change the array. */
    int[] unitsOf(int cell) {
        return units[cell];
    }

    /** Such as {@code r1} for the first row; columns are {@code c}, regions {@code b} as boxes, diagonals {@code d}. */
    String nameOf(int unit) {
        return "" + "rcbd".charAt(unit / size) + (unit % size + 1);
    }

    /** The name of a unit in messages, such as {@code row 1}. */
    String titleOf(int unit) {
        String region = boxRows == 0 ? "region" : "box";
        return List.of("row", "column", region, "diagonal").get(unit / size) + " " + (unit % size + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SudokuRules that && Arrays.equals(regions, that.regions) && diagonals == that.diagonals;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(regions) + Boolean.hashCode(diagonals);
    }

    /** Such as {@code 9 x 9 with boxes of 3 x 3}. */
    @Override
    public String toString() {
        String shape = boxRows == 0 ? "regions " + picture() : "boxes of " + boxRows + " x " + boxColumns;
        return size + " x " + size + " with " + shape + (diagonals ? " and diagonals" : "");
    }

    private String picture() {
        return Arrays.stream(regions)
                .mapToObj(region -> Character.toString((char) ('A' + region)))
                .collect(Collectors.joining())
                .replaceAll("(.{" + size + "})(?!$)", "$1/");
    }
}
