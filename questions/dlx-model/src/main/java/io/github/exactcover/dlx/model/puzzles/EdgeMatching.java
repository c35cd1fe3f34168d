package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Grid;
import io.github.exactcover.dlx.model.Literal;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Edge matching, as in Eternity II: square tiles with numbers on their edges fill a rectangle, so that edges that touch
 * have the same number. If some edge has a 0, the 0s are the border: they lie outside, and nowhere else.
 *
 * <pre>{@code
 * EdgeMatching puzzle = EdgeMatching.parse("""
 *         2 2
 *         0 1 2 0
 *         0 0 3 1
 *         2 4 0 0
 *         3 0 0 4
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * System.out.println(Count.of(compiled.problem()).solutions()); // 4
 * }</pre>
 *
 * <p>The rectangle turned as a whole is another answer. Tiles that are alike are not told apart.
 *
 * <p>Immutable.
 */
public final class EdgeMatching extends Puzzle {

    private static final int MOST_CELLS = 256;

    /** So many places of tiles take a few seconds to translate. */
    private static final int MOST_PLACES = 100_000;

    private final Grid<Tile> cells;

    /** A tile as it lies: the numbers of its upper, right, lower and left edge, and the tile as it lies in the list. */
    private record Tile(List<Integer> edges, List<Integer> kind) {

        @Override
        public String toString() {
            return String.join(",", edges.stream().map(String::valueOf).toList());
        }

        int edge(int side) {
            return edges.get(side);
        }

        List<Boolean> isBorder() {
            return edges.stream().map(edge -> edge == 0).toList();
        }
    }

    private EdgeMatching(int rows, int columns, List<List<Integer>> tiles) {
        Map<List<Integer>, Integer> kinds = new LinkedHashMap<>();
        Set<Tile> lying = new LinkedHashSet<>();
        for (List<Integer> tile : tiles) {
            List<List<Integer>> turned = turns(tile);
            List<Integer> kind = Collections.min(turned, EdgeMatching::compare);
            kinds.merge(kind, 1, Integer::sum);
            turned.forEach(edges -> lying.add(new Tile(edges, kind)));
        }
        if ((long) lying.size() * rows * columns > MOST_PLACES) {
            throw new IllegalArgumentException("there are " + lying.size() + " ways to lay a tile, and "
                    + rows * columns + " cells; take a smaller puzzle, of at most " + MOST_PLACES
                    + " ways to lay a tile on a cell");
        }
        cells = model.grid(rows, columns, lying);
        kinds.forEach((kind, number) ->
                model.exactly(number, literals(kind)).named("tile " + kind + " comes " + number + " times"));
        cells.rows().forEach(row -> match(row, 3, 1));
        cells.columns().forEach(column -> match(column, 0, 2));
        if (tiles.stream().anyMatch(tile -> tile.contains(0))) {
            addBorder();
        }
    }

    private void addBorder() {
        for (int row = 0; row < cells.height(); row++) {
            for (int column = 0; column < cells.width(); column++) {
                List<Boolean> isBorder =
                        List.of(row == 0, column == cells.width() - 1, row == cells.height() - 1, column == 0);
                Variable<Tile> cell = cells.get(row, column);
                model.require(cell.where(tile -> tile.isBorder().equals(isBorder), "border at " + cell));
            }
        }
    }

    private static int compare(List<Integer> first, List<Integer> second) {
        return first.toString().compareTo(second.toString());
    }

    /** The tile and what it becomes by turning it to the right. */
    private static List<List<Integer>> turns(List<Integer> tile) {
        List<List<Integer>> turns = new ArrayList<>();
        for (int turn = 0; turn < 4; turn++) {
            List<Integer> turned = new ArrayList<>(tile);
            Collections.rotate(turned, turn);
            turns.add(List.copyOf(turned));
        }
        return turns;
    }

    private List<Literal> literals(List<Integer> kind) {
        return cells.cells().stream()
                .map(cell -> cell.where(tile -> tile.kind.equals(kind), cell + " has tile " + kind))
                .toList();
    }

    /** The edge of each tile in a line is that of the next. */
    private void match(List<Variable<Tile>> line, int before, int after) {
        for (int i = 1; i < line.size(); i++) {
            model.equal(
                    line.get(i - 1).map(tile -> tile.edge(after)), line.get(i).map(tile -> tile.edge(before)));
        }
    }

    /**
     * Reads a puzzle: a line with the number of rows and of columns, then a line for each tile, with the numbers of its
     * upper, right, lower and left edge.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no such puzzle; the message says in which line, and what to do
     */
    public static EdgeMatching parse(String text) {
        String form = "a line with the number of rows and of columns, and a line with four numbers for each tile";
        List<TextLine> lines = TextLine.written(text, form);
        List<Integer> size = numbers(lines.get(0), 2, 1, "of rows and of columns");
        int cells = size.get(0) * size.get(1);
        List<List<Integer>> tiles = lines.subList(1, lines.size()).stream()
                .map(line -> numbers(line, 4, 0, "on the edges, up, right, down and left"))
                .toList();
        if (tiles.size() != cells || cells > MOST_CELLS) {
            throw new IllegalArgumentException("the text has " + Phrases.count(tiles.size(), "tile") + " and "
                    + Phrases.count(cells, "cell") + "; write " + form + ", as many as cells, at most " + MOST_CELLS);
        }
        return new EdgeMatching(size.get(0), size.get(1), tiles);
    }

    private static List<Integer> numbers(TextLine line, int count, int low, String what) {
        if (line.words().size() != count) {
            throw line.error("there are " + Phrases.count(line.words().size(), "word") + "; write the " + count
                    + " numbers " + what);
        }
        return line.words().stream().map(word -> line.number(word, low, 1000)).toList();
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        List<List<String>> rows = cells.rows().stream()
                .map(row ->
                        row.stream().map(cell -> answer.get(cell).toString()).toList())
                .toList();
        return PuzzleDrawing.of(rows, "  ");
    }
}
