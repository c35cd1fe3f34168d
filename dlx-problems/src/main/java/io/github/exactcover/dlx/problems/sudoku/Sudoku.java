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
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Fill a square of cells so that each symbol stands once in each row, in each column and in each box.
 *
 * <pre>{@code
 * Sudoku sudoku = Sudoku.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * SudokuGrid grid = sudoku.decode(Feasibility.of(sudoku.problem()).solution().orElseThrow());
 * System.out.println(grid.toLine());
 * // prints 534678912672195348198342567859761423426853791713924856961537284287419635345286179
 * System.out.println(Count.of(Sudoku.empty(SudokuRules.of(4)).problem()).solutions()); // 288
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

    private static final int[] NOTHING = {};

    private final SudokuRules rules;

    /** By cell, row by row; 0 for an empty cell. */
    private final int[] clues;

    /** How its symbols are written. */
    private final SudokuSymbols symbols;

    /** By unit and symbol: one more than the cell where a clue settles it, 0 if none does. */
    private final int[][] clueOf;

    /** The placements that the clues exclude by rules of the user's own. */
    private final BitSet closed = new BitSet();

    /** How a clue contradicts another or the rules; null if none does. */
    private @Nullable String contradiction;

    /** The cell of that clue, or -1. */
    private int contradicting = -1;

    /** A Sudoku whose clues come from the cells of a text; no cells if they come from no text. */
    private static final int CERTAIN_SIZE = 9;

    private Sudoku(SudokuRules rules, int[] clues, SudokuSymbols symbols, List<SudokuText.Cell> cells) {
        this.rules = rules;
        this.clues = clues;
        this.symbols = symbols;
        this.clueOf = new int[rules.unitCount()][rules.size() + 1];
        for (int cell = 0; cell < clues.length; cell++) {
            checkSymbol(cell, cells);
            try {
                settle(cell, cells);
            } catch (IllegalArgumentException wrong) {
                contradicting = cell;
                contradiction = contradiction == null ? wrong.getMessage() : contradiction;
            }
        }
    }

    /** What a message calls a cell. */
    private String place(int cell, List<SudokuText.Cell> cells) {
        return cells.isEmpty() ? rules.cellItem(cell) : cells.get(cell).place();
    }

    private void checkSymbol(int cell, List<SudokuText.Cell> cells) {
        if (clues[cell] < 0 || clues[cell] > rules.size()) {
            throw new IllegalArgumentException(place(cell, cells) + ": there is no symbol " + clues[cell]
                    + "; use 1 to " + rules.size() + ", or 0 for an empty cell");
        }
    }

    /** Settles a symbol in all units of a cell, unless that contradicts another clue or the rules. */
    private void settle(int cell, List<SudokuText.Cell> cells) {
        int symbol = clues[cell];
        if (symbol == 0) {
            return;
        }
        for (int unit : rules.unitsOf(cell)) {
            int other = clueOf[unit][symbol] - 1;
            if (other >= 0) {
                throw new IllegalArgumentException(place(cell, cells) + ": " + symbols.write(symbol) + " is already in "
                        + rules.titleOf(unit) + ", at " + place(other, cells)
                        + "; change one of them, or empty it with a dot");
            }
            clueOf[unit][symbol] = cell + 1;
        }
        settleConflicts(cell, cells);
    }

    private void settleConflicts(int cell, List<SudokuText.Cell> cells) {
        SudokuConflicts conflicts = rules.conflicts();
        int placement = placement(cell, clues[cell]);
        if (conflicts.isForbidden(placement)) {
            throw new IllegalArgumentException(place(cell, cells) + ": the rule " + conflicts.ruleAgainst(placement)
                    + " does not allow " + symbols.write(clues[cell]) + " here; change it, or empty it with a dot");
        }
        for (int pair : conflicts.pairsOf(placement)) {
            int other = conflicts.other(pair, placement);
            int otherCell = other / rules.size();
            if (otherCell < cell && placement(otherCell, clues[otherCell]) == other) {
                throw new IllegalArgumentException(place(cell, cells) + ": the rule " + conflicts.nameOf(pair)
                        + " does not allow " + symbols.write(clues[cell]) + " here and "
                        + symbols.write(clues[otherCell]) + " at " + place(otherCell, cells)
                        + "; change one of them, or empty it with a dot");
            }
            closed.set(other);
        }
    }

    /** The number of a placement for {@link SudokuConflicts}. */
    private int placement(int cell, int symbol) {
        return cell * rules.size() + symbol - 1;
    }

    /**
     * A Sudoku that is written as text, of the usual rules for its size.
     *
     * <p>It is written in one line, row by row, or each row in a line of its own:
     *
     * <ul>
     *   <li>symbols 1 to 9 as digits, 10 to 25 as letters {@code A} (or {@code a}) to {@code P};
     *   <li>an empty cell as {@code .} or {@code 0} (or {@code -}, {@code _}, {@code *}, {@code ?}), or as {@code x} if
     *       there is no other sign for it;
     *   <li>blanks, {@code |}, lines of {@code -}, {@code +} and {@code =}, other frames, empty lines, and lines that
     *       begin with {@code #} are ignored;
     *   <li>if blanks separate all cells of a row, symbols can also be written as numbers;
     *   <li>if commas, semicolons or tabs separate all cells of a row, nothing between two is an empty cell.
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
        return of(Optional.empty(), SudokuText.cells(text)).checked();
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
        return of(Optional.of(rules), SudokuText.cells(text)).checked();
    }

    /** If no rules are asked for, takes the usual ones. The clues may contradict each other. */
    static Sudoku of(Optional<SudokuRules> asked, List<SudokuText.Cell> read) {
        int size = SudokuText.sizeOf(read.size());
        List<SudokuText.Cell> cells = SudokuSymbols.withoutCrosses(read, size);
        SudokuRules rules = asked.isPresent() ? asked.get() : SudokuRules.of(size);
        if (size != rules.size()) {
            throw new IllegalArgumentException("line " + cells.get(0).line() + ": this Sudoku has size " + size
                    + ", and the rules are for size " + rules.size() + "; change the one or the other");
        }
        SudokuSymbols symbols = SudokuSymbols.of(cells, size);
        int[] clues = new int[cells.size()];
        for (int cell = 0; cell < clues.length; cell++) {
            clues[cell] = symbols.read(cells.get(cell), size);
        }
        return new Sudoku(rules, clues, symbols, cells);
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
        return of(rules, Arrays.stream(clues).flatMapToInt(Arrays::stream).toArray())
                .checked();
    }

    /** Refuses clues that contradict each other. */
    Sudoku checked() {
        if (contradiction != null) {
            throw new IllegalArgumentException(contradiction);
        }
        return this;
    }

    /**
     * Whether numbers that make it are certainly meant so, and not as a matrix or lists of items: a clue is not 1, and
     * a row repeats nothing but empty cells.
     */
    boolean isCertain() {
        int size = rules.size();
        boolean empty = IntStream.range(0, size * size / 2).anyMatch(i -> clues[i * 2] == 0 && clues[i * 2 + 1] == 0);
        return size >= CERTAIN_SIZE
                && empty
                && contradiction == null
                && Arrays.stream(clues).anyMatch(c -> c > 1);
    }

    /** Keeps the array. */
    static Sudoku of(SudokuRules rules, int[] clues) {
        return new Sudoku(rules, clues, SudokuSymbols.USUAL, List.of());
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
     * What is wrong with clues that contradict each other or the rules. Only
     * {@link SudokuFile#readAll(java.io.Reader) SudokuFile.readAll} takes such Sudokus. They have no solution.
     *
     * @return which clue it is, and what it contradicts; empty if nothing is wrong
     */
    public Optional<String> contradiction() {
        return Optional.ofNullable(contradiction);
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

    /** A symbol as the clues are written. */
    String write(int symbol) {
        return symbols.write(symbol);
    }

    /** The clues by cell, 0 for none. Do not change the array. */
    int[] clues() {
        return clues;
    }

    /**
     * The items are the cells {@code r1c1, r1c2, ...} and then the symbols of the rows {@code r1s1, r1s2, ...}, of the
     * columns {@code c1s1, ...}, of the boxes or regions {@code b1s1, ...}, of the diagonals {@code d1s1, ...} and of
     * other units {@code u1s1, ...}, without those that the clues settle. For each pair of placements that a
     * {@linkplain SudokuRules#rule(String, java.util.function.BiPredicate) rule of your own} excludes, there is a
     * secondary item {@code x1, x2, ...}. The options are the placements that the clues leave open, row by row, in a
     * row by column, in a cell by symbol. The cell of a clue that is a {@linkplain #contradiction contradiction} stays
     * an item, and has no option.
     */
    @Override
    public ExactCoverProblem<String, Placement> problem() {
        ProblemBuilder<String, Placement> builder = ExactCoverProblem.builder();
        builder.primary(openCells());
        builder.primary(openSymbols());
        builder.secondary(conflictItems());
        List<String> items = new ArrayList<>();
        for (int cell = 0; cell < clues.length; cell++) {
            for (int symbol = 1; symbol <= rules.size(); symbol++) {
                if (isOpen(cell, symbol)) {
                    items.clear();
                    items.add(rules.cellItem(cell));
                    addSymbols(items, cell, symbol);
                    addConflicts(items, cell, symbol);
                    builder.option(rules.placement(cell, symbol), items);
                }
            }
        }
        return builder.build();
    }

    /** Whether the clues leave it open to place a symbol in a cell. */
    boolean isOpen(int cell, int symbol) {
        int placement = placement(cell, symbol);
        if (clues[cell] > 0 || rules.conflicts().isForbidden(placement) || closed.get(placement)) {
            return false;
        }
        for (int unit : rules.unitsOf(cell)) {
            if (clueOf[unit][symbol] > 0) {
                return false;
            }
        }
        return true;
    }

    private List<String> openCells() {
        List<String> items = new ArrayList<>();
        for (int cell = 0; cell < clues.length; cell++) {
            if (clues[cell] == 0 || cell == contradicting) {
                items.add(rules.cellItem(cell));
            }
        }
        return items;
    }

    /** The items of the rows, columns, regions and diagonals: which symbols they still need. */
    List<String> openSymbols() {
        List<String> items = new ArrayList<>();
        for (int unit = 0; unit < clueOf.length; unit++) {
            for (int symbol = 1; symbol <= rules.size(); symbol++) {
                if (clueOf[unit][symbol] == 0) {
                    items.add(rules.symbolItem(unit, symbol));
                }
            }
        }
        return items;
    }

    /** Adds the items of the rows, columns, regions and diagonals that get a symbol when it is placed in a cell. */
    void addSymbols(List<String> items, int cell, int symbol) {
        for (int unit : rules.unitsOf(cell)) {
            items.add(rules.symbolItem(unit, symbol));
        }
    }

    /** The items of pairs of open placements that may not stand together. */
    List<String> conflictItems() {
        List<String> items = new ArrayList<>();
        SudokuConflicts conflicts = rules.conflicts();
        boolean[] met = new boolean[conflicts.count()];
        for (int cell = 0; cell < clues.length && !conflicts.isEmpty(); cell++) {
            for (int symbol = 1; symbol <= rules.size(); symbol++) {
                for (int pair : isOpen(cell, symbol) ? conflicts.pairsOf(placement(cell, symbol)) : NOTHING) {
                    if (met[pair]) {
                        items.add(conflictItem(pair));
                    }
                    met[pair] = true;
                }
            }
        }
        return items;
    }

    private static String conflictItem(int pair) {
        return "x" + (pair + 1);
    }

    /** Adds the items by which a placement excludes other open ones. */
    void addConflicts(List<String> items, int cell, int symbol) {
        int placement = placement(cell, symbol);
        for (int pair : rules.conflicts().pairsOf(placement)) {
            int other = rules.conflicts().other(pair, placement);
            if (isOpen(other / rules.size(), other % rules.size() + 1)) {
                items.add(conflictItem(pair));
            }
        }
    }

    /** Whether open placements are against rules of the user's own, alone or together. */
    boolean isAgainstRules(List<Placement> placements) {
        if (rules.conflicts().isEmpty()) {
            return false;
        }
        List<String> items = new ArrayList<>();
        for (Placement placement : placements) {
            int cell = rules.cell(placement.row(), placement.column());
            if (!isOpen(cell, placement.symbol())) {
                return true;
            }
            addConflicts(items, cell, placement.symbol());
        }
        return new HashSet<>(items).size() < items.size();
    }

    private List<String> itemsOf(Placement placement) {
        List<String> items = new ArrayList<>(symbolsOf(placement));
        if (!items.isEmpty()) {
            items.add(0, rules.cellItem(rules.cell(placement.row(), placement.column())));
        }
        return items;
    }

    /** The items of the rows, columns, regions and diagonals that get a symbol; none if there is no such cell. */
    List<String> symbolsOf(Placement placement) {
        List<String> items = new ArrayList<>();
        if (placement.row() < rules.size() && placement.column() < rules.size()) {
            for (int unit : rules.unitsOf(rules.cell(placement.row(), placement.column()))) {
                items.add(rules.symbolItem(unit, placement.symbol()));
            }
        }
        return items;
    }

    /**
     * The grid, with the clues.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public SudokuGrid decode(Solution<Placement> solution) {
        List<String> items = new ArrayList<>(openCells());
        items.addAll(openSymbols());
        SolutionCheck.check(solution, items, this::itemsOf);
        return filled(solution.options());
    }

    /** The grid with the clues and these symbols. */
    SudokuGrid filled(List<Placement> placements) {
        if (isAgainstRules(placements)) {
            throw new IllegalArgumentException("This is a solution of another problem: here it is against the rules "
                    + rules + "; decode it with the model that built its problem");
        }
        int[] symbolOf = clues.clone();
        for (Placement placement : placements) {
            symbolOf[rules.cell(placement.row(), placement.column())] = placement.symbol();
        }
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
