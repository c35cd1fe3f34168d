package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.PlainText;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A kakuro, a crossword of digits: the digits of each run are different, and the clue before it is their sum.
 *
 * <pre>{@code
 * Kakuro puzzle = Kakuro.parse("""
 *         #    4\\  3\\
 *         \\3   .    .
 *         \\4   .    .
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.print(puzzle.draw(compiled.decode(solution)).text());
 * // prints # # #
 * // prints # 1 2
 * // prints # 3 1
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Kakuro extends Puzzle {

    private static final Pattern CLUE = Pattern.compile("([0-9]*)[\\\\/]([0-9]*)");

    private static final int MOST = 100;

    private final List<TextLine> lines;
    private final List<List<String>> words;
    private final Map<String, Variable<Integer>> cells = new LinkedHashMap<>();

    private Kakuro(List<TextLine> lines) {
        this.lines = lines;
        words = TextLine.rectangle(lines, "with blanks between them", TextLine::words);
        if (words.size() > MOST || words.get(0).size() > MOST) {
            throw new IllegalArgumentException(
                    "the text has more than " + MOST + " rows or columns; take a smaller one");
        }
        for (int row = 0; row < words.size(); row++) {
            for (int column = 0; column < words.get(row).size(); column++) {
                addCell(row, column);
            }
        }
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("the text has no white cell; write . for each");
        }
        for (int row = 0; row < words.size(); row++) {
            for (int column = 0; column < words.get(row).size(); column++) {
                Matcher clue = CLUE.matcher(words.get(row).get(column));
                boolean hasClue = clue.matches();
                addRun(row, column, 1, 0, hasClue ? clue.group(1) : "");
                addRun(row, column, 0, 1, hasClue ? clue.group(2) : "");
            }
        }
    }

    private void addCell(int row, int column) {
        String word = words.get(row).get(column);
        if (word.matches("[._0]|[1-9]")) {
            Variable<Integer> cell = model.variable(Areas.name(row, column), 1, 9);
            cells.put(Areas.name(row, column), cell);
            if (word.matches("[1-9]")) {
                model.require(cell.eq(Integer.parseInt(word)));
            }
        } else if (!word.matches("[#xX]") && !CLUE.matcher(word).matches()) {
            throw lines.get(row)
                    .error(PlainText.quoted(word) + " is no cell; write # for a black cell, . or a digit"
                            + " for a white one, and DOWN\\ACROSS for a clue, such as 17\\ or \\9 or 17\\9");
        }
    }

    private @Nullable Variable<Integer> cell(int row, int column) {
        return cells.get(Areas.name(row, column));
    }

    /** The run after a cell, if that is black. */
    private void addRun(int row, int column, int down, int across, String clue) {
        List<Variable<Integer>> run = new ArrayList<>();
        if (cell(row, column) == null) {
            int i = 1;
            for (Variable<Integer> cell = cell(row + down, column + across); cell != null; i++) {
                run.add(cell);
                cell = cell(row + down * (i + 1), column + across * (i + 1));
            }
        }
        String place = (down > 0 ? "down" : "across") + " from " + Areas.name(row, column);
        if (run.isEmpty() && !clue.isEmpty()) {
            throw lines.get(row).error("there is no white cell " + place + ", which has a clue; leave it out");
        }
        if (run.size() > 9) {
            throw lines.get(row)
                    .error("the run " + place + " has " + run.size()
                            + " cells, but there are only nine digits; put a black cell into it");
        }
        if (run.size() > 1 && clue.isEmpty()) {
            throw lines.get(row).error("the run " + place + " has no clue; write its sum");
        }
        if (!clue.isEmpty()) {
            int sum = lines.get(row).number(clue, 1, 45);
            model.allDifferent(run).named("different " + place);
            model.sum(run, sum).named("sum " + sum + " " + place);
        }
    }

    /**
     * Reads a kakuro: a line for each row, its cells with blanks between them. {@code #} is a black cell, {@code .} a
     * white one, and {@code 17\9} a black one with the sums of the cells below and to the right; either can be left
     * out. A digit is a white cell that is given.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no kakuro; the message says in which line, and what to do
     */
    public static Kakuro parse(String text) {
        return new Kakuro(TextLine.written(text, "a line for each row, such as '# 17\\ 16\\' and '\\17 . .'"));
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < words.size(); row++) {
            List<String> line = new ArrayList<>();
            for (int column = 0; column < words.get(row).size(); column++) {
                Variable<Integer> cell = cell(row, column);
                line.add(cell == null ? "#" : answer.get(cell).toString());
            }
            rows.add(line);
        }
        return PuzzleDrawing.of(rows, " ");
    }
}
