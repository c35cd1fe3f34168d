package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a Sudoku: its size, its boxes or other regions, whether the diagonals count, and any rules of your own.
 *
 * <pre>{@code
 * System.out.println(SudokuRules.of(9)); // 9 x 9 with boxes of 3 x 3
 * System.out.println(SudokuRules.boxes(2, 3).withDiagonals()); // 6 x 6 with boxes of 2 x 3 and diagonals
 * SudokuRules jigsaw = SudokuRules.regions("AAAB\nABBB\nCCCD\nCDDD");
 * System.out.println(jigsaw.regionAt(2, 2)); // 2
 * SudokuRules chess = SudokuRules.of(9)
 *         .rule("anti-knight", (a, b) -> a.symbol() != b.symbol()
 *                 || Math.abs((a.row() - b.row()) * (a.column() - b.column())) != 2);
 * System.out.println(chess); // 9 x 9 with boxes of 3 x 3 and anti-knight
 * }</pre>
 *
 * <p>Immutable; two are equal when they have the same regions, whatever their names, the same diagonals and other
 * units, and the same rules of your own: the very same predicates, under the same names.
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

    /** Further sets of cells that must have each symbol. */
    private final List<Unit> more;

    private final List<SudokuConflicts.Rule> rules;

    /** The units of each cell. */
    private final int[][] units;

    private final SudokuConflicts conflicts;

    /** By cell: its item in a problem. */
    private final String[] cellItems;

    /** By cell and symbol, where they were asked for. */
    private final @Nullable Placement[] placements;

    /** By unit and symbol: its item in a problem. */
    private final String[][] symbolItems;

    /**
     * The usual rules by size, where they were asked for. All fields of rules are final, so that each thread
     * sees them complete.
     */
    private static final @Nullable SudokuRules[] USUAL = new SudokuRules[MAX_SIZE + 1];

    /** A set of cells that must have each symbol. */
    private record Unit(String title, List<Integer> cells) {}

    private SudokuRules(int size, int[] regions, int boxRows, int boxColumns) {
        this(size, regions, false, boxRows, boxColumns, List.of(), List.of());
    }

    private SudokuRules(
            int size,
            int[] regions,
            boolean diagonals,
            int boxRows,
            int boxColumns,
            List<Unit> more,
            List<SudokuConflicts.Rule> rules) {
        this.size = size;
        this.regions = regions;
        this.diagonals = diagonals;
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        this.more = more;
        this.rules = rules;
        this.units = new int[regions.length][];
        for (int cell = 0; cell < regions.length; cell++) {
            units[cell] = units(cell, regions[cell]);
        }
        this.conflicts = new SudokuConflicts(rules, size, units);
        this.cellItems = new String[regions.length];
        for (int cell = 0; cell < regions.length; cell++) {
            cellItems[cell] = SudokuCages.name(size, cell);
        }
        this.placements = new Placement[regions.length * size];
        this.symbolItems = new String[unitCount()][size + 1];
        for (int unit = 0; unit < symbolItems.length; unit++) {
            for (int symbol = 1; symbol <= size; symbol++) {
                symbolItems[unit][symbol] = nameOf(unit) + "s" + symbol;
            }
        }
    }

    private int[] units(int cell, int region) {
        int row = cell / size;
        int column = cell % size;
        int[] found = new int[5 + more.size()];
        found[0] = row;
        found[1] = size + column;
        found[2] = 2 * size + region;
        int count = 3;
        if (diagonals && row == column) {
            found[count++] = 3 * size;
        }
        if (diagonals && row + column == size - 1) {
            found[count++] = 3 * size + 1;
        }
        for (int unit = 0; unit < more.size(); unit++) {
            if (more.get(unit).cells().contains(cell)) {
                found[count++] = firstAdded() + unit;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The number of the first unit that is no row, column, region or diagonal. */
    private int firstAdded() {
        return 3 * size + (diagonals ? 2 : 0);
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
        SudokuRules known = USUAL[checkSize(size)];
        if (known != null) {
            return known;
        }
        int rows = 1;
        for (int divisor = 2; divisor * divisor <= size; divisor++) {
            rows = size % divisor == 0 ? divisor : rows;
        }
        if (rows == 1) {
            throw new IllegalArgumentException("A Sudoku of size " + size + " has no boxes, because " + size
                    + " is a prime number; say which regions it has instead");
        }
        SudokuRules usual = boxes(rows, size / rows);
        USUAL[size] = usual;
        return usual;
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
        return new SudokuRules(size, regions, rows, columns);
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
        int[] characters = Texts.square(picture, "regions");
        int size = checkSize((int) Math.round(Math.sqrt(characters.length)));
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        int[] regions = new int[size * size];
        for (int cell = 0; cell < regions.length; cell++) {
            Integer known = numbers.putIfAbsent(characters[cell], numbers.size());
            regions[cell] = known == null ? numbers.size() - 1 : known;
        }
        numbers.forEach((character, number) -> checkCells(Character.toString(character), number, regions, size));
        return new SudokuRules(size, regions, 0, 0);
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
        return new SudokuRules(size, regions, true, boxRows, boxColumns, more, rules);
    }

    /**
     * The same rules, and further sets of cells that must have each symbol once. Windoku has four of them:
     *
     * <pre>{@code
     * SudokuRules windoku = SudokuRules.of(9).units("window", """
     *         . . . . . . . . .
     *         . A A A . B B B .
     *         . A A A . B B B .
     *         . A A A . B B B .
     *         . . . . . . . . .
     *         . C C C . D D D .
     *         . C C C . D D D .
     *         . C C C . D D D .
     *         . . . . . . . . .
     *         """);
     * System.out.println(windoku); // 9 x 9 with boxes of 3 x 3 and window A, window B, window C, window D
     * }</pre>
     *
     * @param name what messages call such a set
     * @param picture a line for each row, and in it a character for each cell: cells with the same character are one
     *     set, and those with a dot are in none. Blanks and empty lines are ignored. For sets that overlap, call this
     *     several times
     * @return the rules
     * @throws IllegalArgumentException if the picture does not have the size of these rules, or a set does not have as
     *     many cells as a row
     */
    public SudokuRules units(String name, String picture) {
        Objects.requireNonNull(name, "The name must not be null");
        Objects.requireNonNull(picture, "The picture must not be null");
        int[] characters = Texts.square(picture, "units");
        if (characters.length != regions.length) {
            throw new IllegalArgumentException("The picture of " + Texts.quoted(name) + " has "
                    + Texts.count(characters.length, "cell") + ", and the Sudoku has " + regions.length
                    + "; draw all of them, with a dot for those in no set");
        }
        List<Unit> added = new ArrayList<>(more);
        Arrays.stream(characters)
                .distinct()
                .filter(character -> character != '.')
                .forEach(character -> {
                    String title = name + " " + Character.toString(character);
                    List<Integer> cells = IntStream.range(0, characters.length)
                            .filter(cell -> characters[cell] == character)
                            .boxed()
                            .toList();
                    if (cells.size() != size) {
                        throw new IllegalArgumentException(
                                Texts.quoted(title) + " has " + Texts.count(cells.size(), "cell")
                                        + "; it needs as many as a row has, which are " + size);
                    }
                    added.add(new Unit(title, cells));
                });
        return new SudokuRules(size, regions, diagonals, boxRows, boxColumns, List.copyOf(added), rules);
    }

    /**
     * The same rules, and one of your own: which two symbols may stand in one grid. On a thermometer, symbols rise from
     * cell to cell:
     *
     * <pre>{@code
     * List<List<Integer>> thermometer = List.of(List.of(0, 0), List.of(0, 1), List.of(1, 1)); // rows and columns
     * SudokuRules rules = SudokuRules.of(4).rule("thermometer", (a, b) -> {
     *     int first = thermometer.indexOf(List.of(a.row(), a.column()));
     *     int second = thermometer.indexOf(List.of(b.row(), b.column()));
     *     return first < 0 || second < 0 || (first < second) == (a.symbol() < b.symbol());
     * });
     * System.out.println(Count.of(Sudoku.empty(rules).problem()).solutions()); // 48
     * }</pre>
     *
     * <p>Two placements that may not stand together share a secondary item {@code x1, x2, ...}.
     *
     * @param name what messages call the rule
     * @param mayStandTogether is asked once for each two placements in different cells, the first of which comes before
     *     the second row by row; it must always say the same. A Sudoku of size 25 has a hundred million such pairs
     * @return the rules
     */
    public SudokuRules rule(String name, BiPredicate<Placement, Placement> mayStandTogether) {
        Objects.requireNonNull(mayStandTogether, "The predicate mayStandTogether must not be null");
        return with(new SudokuConflicts.Rule(name, placement -> true, mayStandTogether));
    }

    /**
     * The same rules, and one of your own: which symbols may stand in which cells.
     *
     * <pre>{@code
     * SudokuRules rules = SudokuRules.of(4).rule("even corner", a -> a.row() + a.column() > 0 || a.symbol() % 2 == 0);
     * System.out.println(Count.of(Sudoku.empty(rules).problem()).solutions()); // 144
     * }</pre>
     *
     * @param name what messages call the rule
     * @param mayStand is asked once for each symbol in each cell; it must always say the same
     * @return the rules
     */
    public SudokuRules rule(String name, Predicate<Placement> mayStand) {
        Objects.requireNonNull(mayStand, "The predicate mayStand must not be null");
        return with(new SudokuConflicts.Rule(name, mayStand, (first, second) -> true));
    }

    private SudokuRules with(SudokuConflicts.Rule rule) {
        Objects.requireNonNull(rule.name(), "The name must not be null");
        List<SudokuConflicts.Rule> all = new ArrayList<>(rules);
        all.add(rule);
        return new SudokuRules(size, regions, diagonals, boxRows, boxColumns, more, List.copyOf(all));
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

    /** The number of rows, columns, regions, diagonals and others together: each must have each symbol. */
    int unitCount() {
        return firstAdded() + more.size();
    }

    /** What rules of the user's own forbid. */
    SudokuConflicts conflicts() {
        return conflicts;
    }

    /** The units of a cell. Do not change the array. */
    int[] unitsOf(int cell) {
        return units[cell];
    }

    /**
     * The item of a symbol in a unit, such as {@code r1s9} for the first row; columns are {@code c}, regions {@code b}
     * as boxes, diagonals {@code d}, and others {@code u}.
     */
    String symbolItem(int unit, int symbol) {
        return symbol <= size ? symbolItems[unit][symbol] : nameOf(unit) + "s" + symbol;
    }

    /** A symbol in a cell. */
    Placement placement(int cell, int symbol) {
        int number = cell * size + symbol - 1;
        Placement known = placements[number];
        if (known == null) {
            known = new Placement(cell / size, cell % size, symbol);
            placements[number] = known;
        }
        return known;
    }

    /** The item of a cell, such as {@code r1c9}. */
    String cellItem(int cell) {
        return cellItems[cell];
    }

    private String nameOf(int unit) {
        if (unit >= firstAdded()) {
            return "u" + (unit - firstAdded() + 1);
        }
        return "" + "rcbd".charAt(unit / size) + (unit % size + 1);
    }

    /** The name of a unit in messages, such as {@code row 1}. */
    String titleOf(int unit) {
        if (unit >= firstAdded()) {
            return more.get(unit - firstAdded()).title();
        }
        String region = boxRows == 0 ? "region" : "box";
        return List.of("row", "column", region, "diagonal").get(unit / size) + " " + (unit % size + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SudokuRules that
                && Arrays.equals(regions, that.regions)
                && diagonals == that.diagonals
                && more.equals(that.more)
                && rules.equals(that.rules);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(regions) + Boolean.hashCode(diagonals);
    }

    /** Such as {@code 9 x 9 with boxes of 3 x 3}. */
    @Override
    public String toString() {
        String shape = boxRows == 0 ? "regions " + picture() : "boxes of " + boxRows + " x " + boxColumns;
        String units = more.stream().map(Unit::title).collect(Collectors.joining(", "));
        String own = rules.stream().map(SudokuConflicts.Rule::name).collect(Collectors.joining(", "));
        return size + " x " + size + " with " + shape + (diagonals ? " and diagonals" : "")
                + (units.isEmpty() ? "" : " and " + units)
                + (own.isEmpty() ? "" : " and " + own);
    }

    private String picture() {
        return Arrays.stream(regions)
                .mapToObj(region -> Character.toString((char) ('A' + region)))
                .collect(Collectors.joining())
                .replaceAll("(.{" + size + "})(?!$)", "$1/");
    }
}
