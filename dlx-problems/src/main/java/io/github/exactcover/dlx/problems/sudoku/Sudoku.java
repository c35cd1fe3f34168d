package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Fill a square of cells so that each symbol stands once in each row, in each column and in each box.
 *
 * <pre>{@code
 * Sudoku sudoku = Sudoku.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * SudokuGrid grid = sudoku.decode(DLX.first(sudoku.problem()).orElseThrow());
 * System.out.println(grid.toLine());
 * // prints 534678912672195348198342567859761423426853791713924856961537284287419635345286179
 * System.out.println(DLX.count(Sudoku.empty(SudokuRules.of(4)).problem())); // 288
 * }</pre>
 *
 * <p>As exact cover: each cell must be filled, and each row, column and box must have each symbol; all these are
 * primary items. An option places a symbol in a cell, and so has four items, or more on a diagonal that counts. A clue
 * settles its own items: they are left out, and so are all options that have one of them. With cages it is a
 * {@link KillerSudoku}.
 *
 * <p>To solve many, use a {@link SudokuSolver}. Immutable; two are equal when rules and clues are.
 */
public final class Sudoku implements ProblemModel<Placement, SudokuGrid> {

    private final SudokuRules rules;

    /** By cell, row by row; 0 for an empty cell. */
    private final int[] clues;

    /** How its symbols are written. */
    private final SudokuSymbols symbols;

    private Sudoku(SudokuRules rules, int[] clues, SudokuSymbols symbols, IntFunction<String> place) {
        this.rules = rules;
        this.clues = clues;
        this.symbols = symbols;
        settled(place);
    }

    /**
     * A Sudoku that is written as text, of the usual rules for its size.
     *
     * <p>It is written in one line, row by row, or each row in a line of its own:
     *
     * <ul>
     *   <li>symbols 1 to 9 as digits, 10 to 25 as letters {@code A} (or {@code a}) to {@code P};
     *   <li>an empty cell as {@code .} or {@code 0} (or {@code -}, {@code _}, {@code *});
     *   <li>blanks, {@code |}, lines of {@code -}, {@code +} and {@code =}, empty lines, and lines that begin with
     *       {@code #} are ignored;
     *   <li>if blanks separate all cells of a row, symbols can also be written as numbers.
     * </ul>
     *
     * <p>Two other ways are recognized from the cells, and solutions are then written in the same way:
     *
     * <ul>
     *   <li>{@code 0} to {@code F} at size 16, if there are both {@code 0} and another sign for empty cells, but no
     *       {@code G}; {@code 0} is then symbol 16;
     *   <li>letters from {@code A} on, if a letter is too large for the size and there are no digits but {@code 0}.
     * </ul>
     *
     * @param text the cells
     * @return the Sudoku
     * @throws IllegalArgumentException if this is no Sudoku; the message says in which line and column
     */
    public static Sudoku of(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return of(Optional.empty(), SudokuText.cells(text));
    }

    /**
     * A Sudoku of any rules that is written as text, as for {@link #of(String) of}.
     *
     * @param rules the rules
     * @param text the cells
     * @return the Sudoku
     * @throws IllegalArgumentException if this is no Sudoku of these rules; the message says in which line and column
     */
    public static Sudoku of(SudokuRules rules, String text) {
        Objects.requireNonNull(rules, "The rules must not be null");
        Objects.requireNonNull(text, "The text must not be null");
        return of(Optional.of(rules), SudokuText.cells(text));
    }

    /** If no rules are asked for, takes the usual ones. */
    static Sudoku of(Optional<SudokuRules> asked, List<SudokuText.Cell> cells) {
        int size = SudokuText.sizeOf(cells.size());
        SudokuRules rules = asked.orElseGet(() -> SudokuRules.of(size));
        if (size != rules.size()) {
            throw new IllegalArgumentException("line " + cells.get(0).line() + ": this Sudoku has size " + size
                    + ", and the rules are for size " + rules.size() + "; change the one or the other");
        }
        SudokuSymbols symbols = SudokuSymbols.of(cells, size);
        int[] clues = cells.stream().mapToInt(cell -> symbols.read(cell, size)).toArray();
        return new Sudoku(rules, clues, symbols, cell -> cells.get(cell).place());
    }

    /**
     * A Sudoku from its clues.
     *
     * @param rules the rules
     * @param clues the symbols by row and column, from 1 to the size, and 0 for an empty cell
     * @return the Sudoku
     * @throws IllegalArgumentException if the clues do not fit the rules, or contradict each other
     */
    public static Sudoku of(SudokuRules rules, int[][] clues) {
        Objects.requireNonNull(rules, "The rules must not be null");
        Given.elements(clues, "rows of clues");
        int size = rules.size();
        for (int row = 0; row < Math.max(size, clues.length); row++) {
            int cells = row < clues.length ? clues[row].length : 0;
            if (row >= size || cells != size) {
                throw new IllegalArgumentException(
                        "Row " + (row + 1) + " of the clues has " + Texts.count(cells, "cell") + "; give " + size
                                + " rows of " + size + " cells, with 0 for an empty one");
            }
        }
        return of(rules, Arrays.stream(clues).flatMapToInt(Arrays::stream).toArray());
    }

    /** Keeps the array. */
    static Sudoku of(SudokuRules rules, int[] clues) {
        return new Sudoku(rules, clues, SudokuSymbols.USUAL, cell -> cellItem(rules, cell));
    }

    /**
     * A Sudoku without clues.
     *
     * @param rules the rules
     * @return the Sudoku
     */
    public static Sudoku empty(SudokuRules rules) {
        Objects.requireNonNull(rules, "The rules must not be null");
        return of(rules, new int[rules.size() * rules.size()]);
    }

    /**
     * The rules.
     *
     * @return the rules
     */
    public SudokuRules rules() {
        return rules;
    }

    /**
     * The number of clues.
     *
     * @return how many cells are filled
     */
    public int clueCount() {
        return (int) Arrays.stream(clues).filter(clue -> clue > 0).count();
    }

    /**
     * The given cells as a picture.
     *
     * @return a grid, empty where there is no clue
     */
    public SudokuGrid grid() {
        return grid(clues);
    }

    /** The grid with these symbols by cell, written as the clues are. Keeps the array. */
    SudokuGrid grid(int[] filled) {
        return new SudokuGrid(rules, filled, clues, symbols);
    }

    /** The clues by cell, 0 for none. Do not change the array. */
    int[] clues() {
        return clues;
    }

    /**
     * The items are the cells {@code r1c1, r1c2, ...} and then the symbols of the rows {@code r1s1, r1s2, ...}, of the
     * columns {@code c1s1, ...}, of the boxes or regions {@code b1s1, ...} and of the diagonals {@code d1s1, ...},
     * without those that the clues settle. The options are the placements that the clues leave open, row by row, in a
     * row by column, in a cell by symbol.
     */
    @Override
    public ExactCoverProblem<String, Placement> problem() {
        boolean[][] settled = settled();
        ProblemBuilder<String, Placement> builder = ExactCoverProblem.builder();
        builder.primary(openCells());
        builder.primary(openSymbols());
        for (int cell = 0; cell < clues.length; cell++) {
            for (int symbol = 1; symbol <= rules.size(); symbol++) {
                addIfOpen(builder, settled, cell, symbol);
            }
        }
        return builder.build();
    }

    private void addIfOpen(ProblemBuilder<String, Placement> builder, boolean[][] settled, int cell, int symbol) {
        List<Integer> units = rules.unitsOf(cell);
        if (clues[cell] == 0 && units.stream().noneMatch(unit -> settled[unit][symbol])) {
            Placement placement = new Placement(cell / rules.size(), cell % rules.size(), symbol);
            builder.option(placement, itemsOf(placement));
        }
    }

    private List<String> openCells() {
        return IntStream.range(0, clues.length)
                .filter(cell -> clues[cell] == 0)
                .mapToObj(cell -> cellItem(rules, cell))
                .toList();
    }

    /** The items of the rows, columns, regions and diagonals: which symbols they still need. */
    List<String> openSymbols() {
        boolean[][] settled = settled();
        List<String> items = new ArrayList<>();
        for (int unit = 0; unit < settled.length; unit++) {
            for (int symbol = 1; symbol <= rules.size(); symbol++) {
                if (!settled[unit][symbol]) {
                    items.add(rules.nameOf(unit) + "s" + symbol);
                }
            }
        }
        return items;
    }

    private List<String> itemsOf(Placement placement) {
        List<String> items = new ArrayList<>(symbolsOf(placement));
        if (!items.isEmpty()) {
            items.add(0, cellItem(rules, rules.cell(placement.row(), placement.column())));
        }
        return items;
    }

    /** The items of the rows, columns, regions and diagonals that get a symbol; none if there is no such cell. */
    List<String> symbolsOf(Placement placement) {
        if (placement.row() >= rules.size() || placement.column() >= rules.size()) {
            return List.of();
        }
        return rules.unitsOf(rules.cell(placement.row(), placement.column())).stream()
                .map(unit -> rules.nameOf(unit) + "s" + placement.symbol())
                .toList();
    }

    /** By unit and symbol: whether a clue puts the symbol there. */
    boolean[][] settled() {
        return settled(cell -> cellItem(rules, cell));
    }

    /**
     * The same, for clues that may contradict each other.
     *
     * @param place what a message calls a cell when two clues contradict each other
     */
    private boolean[][] settled(IntFunction<String> place) {
        int[][] cellOf = new int[rules.unitCount()][rules.size() + 1];
        for (int cell = 0; cell < clues.length; cell++) {
            int symbol = clues[cell];
            if (symbol < 0 || symbol > rules.size()) {
                throw new IllegalArgumentException(place.apply(cell) + ": there is no symbol " + symbol + "; use 1 to "
                        + rules.size() + ", or 0 for an empty cell");
            }
            for (int unit : symbol == 0 ? List.<Integer>of() : rules.unitsOf(cell)) {
                if (cellOf[unit][symbol] > 0) {
                    throw new IllegalArgumentException(place.apply(cell) + ": " + symbols.write(symbol)
                            + " is already in " + rules.titleOf(unit) + ", at "
                            + place.apply(cellOf[unit][symbol] - 1) + "; change one of them, or empty it with a dot");
                }
                cellOf[unit][symbol] = cell + 1;
            }
        }
        boolean[][] settled = new boolean[cellOf.length][];
        for (int unit = 0; unit < cellOf.length; unit++) {
            int[] cells = cellOf[unit];
            boolean[] has = new boolean[cells.length];
            IntStream.range(0, cells.length).forEach(symbol -> has[symbol] = cells[symbol] > 0);
            settled[unit] = has;
        }
        return settled;
    }

    private static String cellItem(SudokuRules rules, int cell) {
        return "r" + (cell / rules.size() + 1) + "c" + (cell % rules.size() + 1);
    }

    /** The grid, with the clues. */
    @Override
    public SudokuGrid decode(Solution<Placement> solution) {
        List<String> items = new ArrayList<>(openCells());
        items.addAll(openSymbols());
        SolutionCheck.check(solution, items, this::itemsOf);
        return filled(solution.options());
    }

    /** The grid with the clues and these symbols. */
    SudokuGrid filled(List<Placement> placements) {
        int[] symbolOf = clues.clone();
        placements.forEach(placement -> symbolOf[rules.cell(placement.row(), placement.column())] = placement.symbol());
        return grid(symbolOf);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sudoku that && rules.equals(that.rules) && Arrays.equals(clues, that.clues);
    }

    @Override
    public int hashCode() {
        return 31 * rules.hashCode() + Arrays.hashCode(clues);
    }

    /** The cells in one line, with a dot for an empty cell. */
    @Override
    public String toString() {
        return grid().toLine();
    }
}
