package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.internal.text.PlainText;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Grid;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * A nonogram, also called picross, hanjie or griddler: numbers beside each row and column say how long the runs of
 * filled cells are.
 *
 * <pre>{@code
 * Nonogram puzzle = Nonogram.parse("""
 *         1 1
 *         5
 *         3
 *         1
 *
 *         1
 *         3
 *         3
 *         3
 *         1
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.print(puzzle.draw(compiled.decode(solution)).text());
 * // prints .#.#.
 * // prints #####
 * // prints .###.
 * // prints ..#..
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Nonogram extends Puzzle {

    private static final int MOST = 200;

    private final Grid<Boolean> cells;
    private final List<List<Integer>> rowRuns;
    private final List<List<Integer>> columnRuns;

    private Nonogram(List<Line> rows, List<Line> columns) {
        rowRuns = rows.stream().map(Line::runs).toList();
        columnRuns = columns.stream().map(Line::runs).toList();
        cells = model.grid(rows.size(), columns.size(), List.of(false, true));
        addRules("row", rows, cells.rows());
        addRules("column", columns, cells.columns());
    }

    private void addRules(String side, List<Line> lines, List<List<Variable<Boolean>>> cellsOf) {
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).check(side, cellsOf.get(i).size());
            model.runs(cellsOf.get(i), lines.get(i).runs).named(side + " " + (i + 1));
        }
    }

    /** The numbers beside a row or a column. */
    private record Line(TextLine place, List<Integer> runs) {

        /** The numbers with blanks or commas between them; 0 is a line without runs. */
        static Line of(TextLine line) {
            List<Integer> runs = line.words().stream()
                    .map(word -> line.number(word, 0, MOST))
                    .toList();
            if (runs.size() > 1 && runs.contains(0)) {
                throw line.error("a run has at least one cell; write 0 only for a line without runs");
            }
            return new Line(line, runs.equals(List.of(0)) ? List.of() : runs);
        }

        void check(String side, int length) {
            int needed = runs.stream().mapToInt(run -> run).sum() + Math.max(0, runs.size() - 1);
            if (needed > length) {
                throw place.error("the runs " + PlainText.start(place.text().strip()) + " need "
                        + Phrases.count(needed, "cell") + ", but a " + side + " has " + length
                        + "; correct them, and give all rows first, and then all columns");
            }
        }
    }

    /**
     * Reads a nonogram in one of two forms. In the plain form, there is a line with the numbers of each row, then a
     * blank line, then a line for each column; the numbers have blanks or commas between them, and 0 is an empty line.
     * In the form of {@code .non} files, the lines of rows follow a line {@code rows}, those of columns a line {@code
     * columns}, and other lines that begin with a word, such as {@code title}, are passed over.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no nonogram; the message says in which line, and what to do
     */
    public static Nonogram parse(String text) {
        List<TextLine> lines = TextLine.all(text);
        List<Line> rows = new ArrayList<>();
        List<Line> columns = new ArrayList<>();
        if (lines.stream().anyMatch(line -> line.text().equals("rows"))) {
            readNon(lines, rows, columns);
        } else {
            readPlain(lines, rows, columns);
        }
        if (rows.isEmpty() || columns.isEmpty()) {
            throw new IllegalArgumentException("the text has " + Phrases.count(rows.size(), "row") + " and "
                    + Phrases.count(columns.size(), "column")
                    + "; write a line with the numbers of each row, then a blank line, then a line for each column");
        }
        if (rows.size() > MOST || columns.size() > MOST) {
            throw new IllegalArgumentException("there are " + rows.size() + " rows and " + columns.size()
                    + " columns; take a puzzle with at most " + MOST + " of each");
        }
        return new Nonogram(rows, columns);
    }

    private static void readPlain(List<TextLine> lines, List<Line> rows, List<Line> columns) {
        List<Line> side = rows;
        for (TextLine line : lines) {
            if (line.text().isEmpty()) {
                side = rows.isEmpty() ? rows : columns;
            } else if (side == columns
                    && !columns.isEmpty()
                    && lines.get(line.number() - 2).text().isEmpty()) {
                throw line.error("there is a third part; write the rows, one blank line, and the columns, and 0 for a"
                        + " line without runs");
            } else {
                side.add(Line.of(line));
            }
        }
    }

    private static void readNon(List<TextLine> lines, List<Line> rows, List<Line> columns) {
        List<Line> other = new ArrayList<>();
        List<Line> side = other;
        for (TextLine line : lines) {
            String first = line.text().strip().split("\\s", 2)[0];
            if (first.equals("color")) {
                throw line.error("this nonogram has several colors, which are not read; take one in black and white");
            }
            if (first.matches("\\p{L}+")) {
                side = first.equals("rows") ? rows : first.equals("columns") ? columns : other;
            } else if (side != other && !first.isEmpty()) {
                side.add(Line.of(line));
            }
        }
    }

    /**
     * The numbers beside the rows, from the top.
     *
     * @return for each row the lengths of its runs; an empty list for a row without runs
     */
    public List<List<Integer>> rowRuns() {
        return rowRuns;
    }

    /**
     * The numbers above the columns, from the left.
     *
     * @return for each column the lengths of its runs; an empty list for a column without runs
     */
    public List<List<Integer>> columnRuns() {
        return columnRuns;
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        return PuzzleDrawing.of(
                cells.rows().stream()
                        .map(row -> row.stream()
                                .map(cell -> answer.get(cell) ? "#" : ".")
                                .toList())
                        .toList(),
                "");
    }
}
