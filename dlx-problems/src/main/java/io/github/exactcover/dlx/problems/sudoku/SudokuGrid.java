package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The cells of a Sudoku, filled or empty, and which of them were given.
 *
 * <pre>{@code
 * Sudoku sudoku = Sudoku.of("1... ..2. .3.. ...4".replace(' ', '\n'));
 * SudokuGrid grid = sudoku.decode(Feasibility.of(sudoku.problem()).solution().orElseThrow());
 * System.out.print(grid.text());
 * // prints 1 2 | 4 3
 * // prints 3 4 | 2 1
 * // prints ----+----
 * // prints 4 3 | 1 2
 * // prints 2 1 | 3 4
 * System.out.println(grid.isGiven(1, 2)); // true
 * }</pre>
 *
 * <p>Immutable; two are equal when rules, symbols, clues and cages are.
 */
public final class SudokuGrid implements Picture {

    /** With cages, symbols are drawn this much lower and smaller, to leave room for the sums. */
    private static final int ROOM_FOR_SUM = 4;

    private final SudokuRules rules;
    private final int[] symbols;
    private final int[] clues;
    private final SudokuSymbols writing;
    private final Optional<SudokuCages> cages;

    /** Keeps the arrays: the symbols and the clues by cell, 0 for none. */
    SudokuGrid(SudokuRules rules, int[] symbols, int[] clues, SudokuSymbols writing) {
        this(rules, symbols, clues, writing, Optional.empty());
    }

    private SudokuGrid(
            SudokuRules rules, int[] symbols, int[] clues, SudokuSymbols writing, Optional<SudokuCages> cages) {
        this.cages = cages;
        this.rules = rules;
        this.symbols = symbols;
        this.clues = clues;
        this.writing = writing;
    }

    /** The same grid with the cages of a killer Sudoku. */
    SudokuGrid withCages(SudokuCages added) {
        return new SudokuGrid(rules, symbols, clues, writing, Optional.of(added));
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
     * The symbol in a cell.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @return the symbol, from 1 to the size, or 0 if the cell is empty
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public int symbolAt(int row, int column) {
        return symbols[rules.cell(row, column)];
    }

    /**
     * How this grid writes a symbol: as one character, in the same way as its clues were written.
     *
     * @param symbol the symbol, from 1 to the size, or 0 for an empty cell
     * @return the character, as in {@link #toLine() toLine}
     * @throws IllegalArgumentException if there is no such symbol
     */
    public String written(int symbol) {
        Limits.check("A symbol", symbol, 0, rules.size());
        return writing.write(symbol);
    }

    /**
     * Whether the symbol in a cell is a clue.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @return whether it is
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public boolean isGiven(int row, int column) {
        return clues[rules.cell(row, column)] != 0;
    }

    /**
     * The symbols in one line, row by row, as {@link Sudoku#of(String) Sudoku.of} reads them: 1 to 9, then A to P, or
     * as the clues were written; and a dot for an empty cell.
     *
     * @return one character for each cell
     */
    public String toLine() {
        return Arrays.stream(symbols).mapToObj(writing::write).collect(Collectors.joining());
    }

    /**
     * The rows, with lines between the boxes if the regions are boxes. {@link Sudoku#of(String) Sudoku.of} reads it.
     * With cages, the lines are between the cages and show their sums; within a cage, the edges of boxes are dotted.
     */
    @Override
    public String text() {
        return cages.map(all -> new CageDrawing(this, all).text()).orElseGet(this::plainText);
    }

    private String plainText() {
        int size = rules.size();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < size; row++) {
            if (rules.boxRows() > 0 && row > 0 && row % rules.boxRows() == 0) {
                text.append(line());
            }
            for (int column = 0; column < size; column++) {
                boolean border = rules.boxRows() > 0 && column > 0 && column % rules.boxColumns() == 0;
                text.append(border ? " | " : column > 0 ? " " : "").append(writing.write(symbolAt(row, column)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** The symbol of a cell as it is written, a dot for none. */
    String writtenAt(int cell) {
        return writing.write(symbols[cell]);
    }

    /** Between boxes. */
    private String line() {
        int boxes = rules.size() / rules.boxColumns();
        String dashes = "-".repeat(2 * rules.boxColumns());
        return boxes == 1
                ? dashes.substring(1) + "\n"
                : dashes + ("+" + dashes + "-").repeat(boxes - 2) + "+" + dashes + "\n";
    }

    /** The cells, with thick lines around regions and dashed lines around cages. Clues are bold and shaded. */
    @Override
    public String svg() {
        int size = rules.size();
        int edge = size * SvgDrawing.CELL;
        SvgDrawing drawing = new SvgDrawing(
                edge + 2 * SvgDrawing.MARGIN,
                edge + 2 * SvgDrawing.MARGIN,
                (cages.isPresent() ? "Killer Sudoku, " : "Sudoku, ") + rules,
                "The cells row by row, a dot for an empty one: " + this
                        + cages.map(all -> "; cages: " + all).orElse(""));
        for (int cell = 0; cell < symbols.length; cell++) {
            if (clues[cell] != 0) {
                drawing.rectangle(SvgDrawing.SHADE, x(cell), y(cell), SvgDrawing.CELL, SvgDrawing.CELL);
            }
        }
        drawing.path(SvgDrawing.THIN_LINE, grid(edge));
        drawing.path(SvgDrawing.LINE, borders(edge));
        cages.ifPresent(all -> new CageDrawing(this, all).draw(drawing));
        for (int cell = 0; cell < symbols.length; cell++) {
            if (symbols[cell] != 0) {
                drawing.text(
                        clues[cell] == 0 ? SvgDrawing.INK : SvgDrawing.GIVEN,
                        x(cell) + SvgDrawing.CELL / 2,
                        y(cell) + SvgDrawing.CELL / 2 + (cages.isPresent() ? ROOM_FOR_SUM : 0),
                        22 - (cages.isPresent() ? ROOM_FOR_SUM : 0),
                        writtenAt(cell));
            }
        }
        return drawing.svg();
    }

    private int x(int cell) {
        return SvgDrawing.MARGIN + cell % rules.size() * SvgDrawing.CELL;
    }

    private int y(int cell) {
        return SvgDrawing.MARGIN + cell / rules.size() * SvgDrawing.CELL;
    }

    /** Between all cells, and along the diagonals if they count. */
    private String grid(int edge) {
        StringBuilder path = new StringBuilder();
        for (int line = 1; line < rules.size(); line++) {
            int at = SvgDrawing.MARGIN + line * SvgDrawing.CELL;
            path.append(
                    "M" + SvgDrawing.MARGIN + " " + at + "h" + edge + "M" + at + " " + SvgDrawing.MARGIN + "v" + edge);
        }
        if (rules.hasDiagonals()) {
            int end = SvgDrawing.MARGIN + edge;
            path.append("M" + SvgDrawing.MARGIN + " " + SvgDrawing.MARGIN + "L" + end + " " + end);
            path.append("M" + SvgDrawing.MARGIN + " " + end + "L" + end + " " + SvgDrawing.MARGIN);
        }
        return path.toString();
    }

    /** Around the regions. */
    private String borders(int edge) {
        int size = rules.size();
        StringBuilder path = new StringBuilder(
                "M" + SvgDrawing.MARGIN + " " + SvgDrawing.MARGIN + "h" + edge + "v" + edge + "h-" + edge + "z");
        for (int cell = 0; cell < symbols.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            if (column > 0 && rules.regionAt(row, column) != rules.regionAt(row, column - 1)) {
                path.append("M" + x(cell) + " " + y(cell) + "v" + SvgDrawing.CELL);
            }
            if (row > 0 && rules.regionAt(row, column) != rules.regionAt(row - 1, column)) {
                path.append("M" + x(cell) + " " + y(cell) + "h" + SvgDrawing.CELL);
            }
        }
        return path.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SudokuGrid that
                && cages.equals(that.cages)
                && rules.equals(that.rules)
                && Arrays.equals(symbols, that.symbols)
                && Arrays.equals(clues, that.clues);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(symbols) + Arrays.hashCode(clues);
    }

    /** The symbols in one line, see {@link #toLine() toLine}. */
    @Override
    public String toString() {
        return toLine();
    }
}
