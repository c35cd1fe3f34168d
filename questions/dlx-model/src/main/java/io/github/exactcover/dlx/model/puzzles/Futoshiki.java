package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.internal.text.PlainText;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Grid;
import io.github.exactcover.dlx.model.Model;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * A futoshiki, also called unequal: each row and each column has every number once, and signs say which of two
 * neighbors is less.
 *
 * <pre>{@code
 * Futoshiki puzzle = Futoshiki.parse("""
 *         . > .   .
 *         .   . < .
 *         ^
 *         .   .   .
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.print(puzzle.draw(compiled.decode(solution)).text());
 * // prints 3 > 1   2
 * // prints
 * // prints 1   2 < 3
 * // prints ^
 * // prints 2   3   1
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Futoshiki extends Puzzle {

    private static final int MOST = 9;

    private final List<Sign> signs;
    private final Grid<Integer> cells;

    /** A sign that follows a cell, or stands below it. */
    private record Sign(TextLine line, int row, int column, char sign) {

        boolean isBelow() {
            return "^v".indexOf(sign) >= 0;
        }
    }

    private Futoshiki(List<String> rows, List<Sign> signs) {
        this.signs = signs;
        int size = rows.size();
        cells = model.grid(size, size, Model.range(1, size));
        for (int row = 0; row < size; row++) {
            model.allDifferent(cells.row(row)).named("row " + (row + 1));
            model.allDifferent(cells.column(row)).named("column " + (row + 1));
            for (int column = 0; column < size; column++) {
                int given = Character.digit(rows.get(row).charAt(column), 10);
                if (given > 0) {
                    model.require(cells.get(row, column).eq(given));
                }
            }
        }
        for (Sign sign : signs) {
            Variable<Integer> cell = cells.get(sign.row, sign.column);
            if (sign.isBelow() && sign.row == size - 1) {
                throw sign.line.error("there is no row below this sign; leave it out");
            }
            Variable<Integer> next =
                    sign.isBelow() ? cells.get(sign.row + 1, sign.column) : cells.get(sign.row, sign.column + 1);
            boolean isLess = sign.sign == '<' || sign.sign == '^';
            model.less(isLess ? cell : next, isLess ? next : cell);
        }
    }

    /**
     * Reads a futoshiki as it is drawn. Each row is a line of cells, {@code .} or a digit, with {@code <} and {@code >}
     * between them and blanks where you like. A line between two rows has {@code ^} and {@code v} exactly below the
     * cells: the tip points to the smaller number.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no futoshiki; the message says in which line, and what to do
     */
    public static Futoshiki parse(String text) {
        List<String> rows = new ArrayList<>();
        List<TextLine> lines = new ArrayList<>();
        List<Sign> signs = new ArrayList<>();
        List<Integer> places = List.of();
        for (TextLine line : TextLine.written(text, "a line for each row, such as '. < .'")) {
            if (line.text().matches("[\\s^v]+")) {
                readBelow(line, rows.size() - 1, places, signs);
            } else {
                places = new ArrayList<>();
                rows.add(readRow(line, rows.size(), places, signs));
                lines.add(line);
            }
        }
        for (int row = 0; row < rows.size(); row++) {
            int width = rows.get(row).length();
            if (width != rows.size() || width > MOST) {
                throw lines.get(row)
                        .error("this row has " + Phrases.count(width, "cell") + ", and there are "
                                + Phrases.count(rows.size(), "row") + "; write a square of at most " + MOST + " rows");
            }
            for (int column = 0; column < width; column++) {
                if (Character.digit(rows.get(row).charAt(column), 10) > width) {
                    throw lines.get(row)
                            .error("the number " + rows.get(row).charAt(column) + " is too large for a square of "
                                    + width + " rows; write at most " + width);
                }
            }
        }
        return new Futoshiki(rows, signs);
    }

    /** The cells of a row; adds where they stand in the line, and the signs between them. */
    private static String readRow(TextLine line, int row, List<Integer> places, List<Sign> signs) {
        StringBuilder cells = new StringBuilder();
        int signsBefore = signs.size();
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            int between = signs.size() - signsBefore;
            if (c == '.' || c == '_' || (c >= '0' && c <= '9')) {
                cells.append(c);
                places.add(i);
                signsBefore = signs.size();
            } else if ((c == '<' || c == '>') && cells.length() > 0 && between == 0) {
                signs.add(new Sign(line, row, cells.length() - 1, c));
            } else if (!Character.isWhitespace(c)) {
                throw line.error(PlainText.quoted(line.text().substring(i)) + " does not go on with a cell or a sign;"
                        + " write . or a digit for a cell, and at most one < or > between two cells");
            }
        }
        if (signs.size() > signsBefore) {
            throw line.error("there is no cell behind the last sign; leave the sign out");
        }
        return cells.toString();
    }

    private static void readBelow(TextLine line, int row, List<Integer> places, List<Sign> signs) {
        for (int i = 0; i < line.text().length(); i++) {
            if (!Character.isWhitespace(line.text().charAt(i))) {
                if (!places.contains(i)) {
                    throw line.error("the sign in column " + (i + 1)
                            + " of the text is not below a cell; write it exactly below one, with blanks and no tabs");
                }
                signs.add(new Sign(line, row, places.indexOf(i), line.text().charAt(i)));
            }
        }
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        List<List<String>> rows = cells.rows().stream()
                .map(row ->
                        row.stream().map(cell -> answer.get(cell).toString()).toList())
                .toList();
        // A row and the signs below it: a cell or a sign in every second column.
        List<StringBuilder> picture = new ArrayList<>();
        for (List<String> row : rows) {
            picture.add(new StringBuilder(String.join("   ", row)));
            picture.add(new StringBuilder(" ".repeat(4 * row.size())));
        }
        for (Sign sign : signs) {
            int below = sign.isBelow() ? 1 : 0;
            picture.get(2 * sign.row + below).setCharAt(4 * sign.column + 2 - 2 * below, sign.sign);
        }
        StringBuilder text = new StringBuilder();
        picture.subList(0, picture.size() - 1)
                .forEach(line -> text.append(line.toString().stripTrailing()).append('\n'));
        return new PuzzleDrawing(text.toString(), rows, PuzzleDrawing.plain(rows));
    }
}
