package io.github.exactcover.dlx.model.puzzles;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The answer of a puzzle as a rectangle of cells, for people and for programs.
 *
 * <pre>{@code
 * Puzzle puzzle = Nonogram.parse("3\n1 1\n\n2\n1\n2\n");
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * PuzzleDrawing drawing = puzzle.draw(compiled.decode(solution));
 * System.out.print(drawing.text());
 * // prints ###
 * // prints #.#
 * System.out.println(drawing.rows()); // [[#, #, #], [#, ., #]]
 * System.out.println(drawing.colors()); // [[-2, -2, -2], [-2, -1, -2]]
 * }</pre>
 *
 * <p>Immutable.
 */
public final class PuzzleDrawing {

    /** As the color of a cell: it has none. */
    public static final int PLAIN = -1;

    /** As the color of a cell: it is drawn as a dark square, whatever is written in it. */
    public static final int DARK = -2;

    private final String text;
    private final List<List<String>> rows;
    private final List<List<Integer>> colors;

    PuzzleDrawing(String text, List<List<String>> rows, List<List<Integer>> colors) {
        this.text = text;
        this.rows = rows.stream().map(List::copyOf).toList();
        this.colors = colors;
    }

    /** Cells in columns, with something between them; those with {@code #} are dark. */
    static PuzzleDrawing of(List<List<String>> rows, String between) {
        List<Integer> widths = IntStream.range(0, rows.get(0).size())
                .mapToObj(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toList();
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            String line = IntStream.range(0, row.size())
                    .mapToObj(column -> row.get(column)
                            + " ".repeat(widths.get(column) - row.get(column).length()))
                    .collect(Collectors.joining(between));
            text.append(line.stripTrailing()).append('\n');
        }
        return new PuzzleDrawing(text.toString(), rows, plain(rows));
    }

    static List<List<Integer>> plain(List<List<String>> rows) {
        return rows.stream()
                .map(row -> row.stream()
                        .map(word -> word.equals("#") ? DARK : PLAIN)
                        .toList())
                .toList();
    }

    /**
     * The drawing as text.
     *
     * @return lines, each ending with a line feed
     */
    public String text() {
        return text;
    }

    /**
     * What is written in the cells.
     *
     * @return the cells of each row, from the top
     */
    public List<List<String>> rows() {
        return rows;
    }

    /**
     * The colors of the cells. They say nothing that the text does not say.
     *
     * @return by row and column the number of a color, from 0, or {@link #PLAIN} or {@link #DARK}
     */
    public List<List<Integer>> colors() {
        return colors;
    }

    /** The text in one line, with slashes between its lines. */
    @Override
    public String toString() {
        return text.strip().replace("\n", " / ");
    }
}
