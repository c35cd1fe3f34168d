package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Grid;
import io.github.exactcover.dlx.model.Literal;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A star battle: each row, each column and each region has as many stars, and no two stars touch, not even at a corner.
 * With one star, it is the game Queens of LinkedIn.
 *
 * <pre>{@code
 * StarBattle puzzle = StarBattle.parse("""
 *         AAAB
 *         AABB
 *         CBBD
 *         CCDD
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.print(puzzle.draw(compiled.decode(solution)).text());
 * // prints +---+---+---+---+
 * // prints | .   *   . | . |
 * // prints +       +---+   +
 * // prints | .   . | .   * |
 * // prints +---+---+   +---+
 * // prints | * | .   . | . |
 * // prints +   +---+---+   +
 * // prints | .   . | *   . |
 * // prints +---+---+---+---+
 * }</pre>
 *
 * <p>Immutable.
 */
public final class StarBattle extends Puzzle {

    private static final int MOST = 100;

    private final List<List<String>> regions;
    private final Grid<Boolean> cells;

    private StarBattle(List<List<String>> regions, int stars) {
        this.regions = regions;
        int size = regions.size();
        cells = model.grid(size, size, List.of(false, true));
        Map<String, List<Variable<Boolean>>> byRegion = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            model.exactly(stars, areStars(cells.row(i))).named("row " + (i + 1));
            model.exactly(stars, areStars(cells.column(i))).named("column " + (i + 1));
            for (int j = 0; j < size; j++) {
                byRegion.computeIfAbsent(regions.get(i).get(j), name -> new ArrayList<>())
                        .add(cells.get(i, j));
            }
        }
        byRegion.forEach(
                (name, region) -> model.exactly(stars, areStars(region)).named("region " + name));
        for (int row = 0; row < size - 1; row++) {
            for (int column = 0; column < size - 1; column++) {
                model.atMost(1, areStars(cells.block(row, column, 2, 2)))
                        .named("no stars touch at r" + (row + 1) + "c" + (column + 1));
            }
        }
    }

    private static List<Literal> areStars(List<Variable<Boolean>> some) {
        return some.stream().map(cell -> cell.eq(true)).toList();
    }

    /**
     * Reads a star battle: a line for each row, with a character for the region of each cell, or a word for each if
     * there are blanks or commas between them. Before it can be a line with the number of stars, which is 1 otherwise.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no star battle; the message says in which line, and what to do
     */
    public static StarBattle parse(String text) {
        List<TextLine> lines = TextLine.written(text, "a line for each row, with a letter for the region of each cell");
        boolean hasStars = lines.size() > 1
                && lines.get(0).text().strip().matches("[0-9]+")
                && (cells(lines.get(1)).size() == lines.size() - 1
                        || cells(lines.get(0)).size() != cells(lines.get(1)).size());
        int stars = hasStars ? lines.get(0).number(lines.get(0).text().strip(), 1, MOST) : 1;
        List<TextLine> rows = lines.subList(hasStars ? 1 : 0, lines.size());
        List<List<String>> regions = new ArrayList<>();
        for (TextLine line : rows) {
            List<String> row = cells(line);
            if (row.size() != rows.size() || row.size() > MOST) {
                throw line.error("this row has " + Phrases.count(row.size(), "cell") + ", and there are "
                        + Phrases.count(rows.size(), "row") + "; write a square of at most " + MOST + " rows");
            }
            regions.add(List.copyOf(row));
        }
        long number = regions.stream().flatMap(List::stream).distinct().count();
        if (number != rows.size()) {
            throw new IllegalArgumentException("the text has " + Phrases.count(number, "region") + " and "
                    + Phrases.count(rows.size(), "row") + "; write as many regions as rows, and upper and lower case"
                    + " as different ones");
        }
        return new StarBattle(List.copyOf(regions), stars);
    }

    /**
     * The region of each cell.
     *
     * @return for each row, from the top, the names of the regions of its cells
     */
    public List<List<String>> regions() {
        return regions;
    }

    private static List<String> cells(TextLine line) {
        List<String> words = line.words();
        return words.size() == 1
                ? words.get(0).codePoints().mapToObj(Character::toString).toList()
                : words;
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        List<List<String>> words = cells.rows().stream()
                .map(row ->
                        row.stream().map(cell -> answer.get(cell) ? "*" : ".").toList())
                .toList();
        Areas areas = new Areas(regions);
        return areas.drawing(words, areas);
    }
}
