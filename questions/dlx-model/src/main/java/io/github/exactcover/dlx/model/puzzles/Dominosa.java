package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Literal;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Dominosa: numbers lie in a rectangle, and the borders of the dominoes under them are lost. Each domino, from the
 * least to the greatest number, comes once, or equally often if there are several sets.
 *
 * <pre>{@code
 * Dominosa puzzle = Dominosa.parse("""
 *         0 0 1
 *         1 1 0
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.print(puzzle.draw(compiled.decode(solution)).text());
 * // prints +---+---+---+
 * // prints | 0   0 | 1 |
 * // prints +---+---+   +
 * // prints | 1   1 | 0 |
 * // prints +---+---+---+
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Dominosa extends Puzzle {

    private static final int MOST = 100;

    private final Areas numbers;

    /** Whether a domino lies on two cells. */
    private final Map<List<String>, Variable<Boolean>> dominoes = new LinkedHashMap<>();

    private Dominosa(Areas numbers) {
        this.numbers = numbers;
        Map<String, String> cells = numbers.cells();
        List<String> set =
                set(cells.values().stream().map(Integer::valueOf).sorted().toList());
        if (cells.size() % (2 * set.size()) != 0) {
            throw new IllegalArgumentException("there are " + cells.size() + " numbers, and the " + set.size()
                    + " dominoes of a set have " + 2 * set.size()
                    + "; correct the numbers, or write # where there is none");
        }
        Map<String, List<Literal>> onCell = new LinkedHashMap<>();
        Map<String, List<Literal>> byDomino = new LinkedHashMap<>();
        cells.keySet().forEach(cell -> onCell.put(cell, new ArrayList<>()));
        set.forEach(domino -> byDomino.put(domino, new ArrayList<>()));
        for (List<String> pair : numbers.neighbors()) {
            Variable<Boolean> lies = model.variable(String.join("-", pair), List.of(false, true));
            dominoes.put(pair, lies);
            pair.forEach(cell ->
                    onCell.computeIfAbsent(cell, name -> new ArrayList<>()).add(lies.eq(true)));
            int first = Integer.parseInt(cells.get(pair.get(0)));
            int second = Integer.parseInt(cells.get(pair.get(1)));
            byDomino.computeIfAbsent(name(first, second), name -> new ArrayList<>())
                    .add(lies.eq(true));
        }
        int times = cells.size() / (2 * set.size());
        onCell.forEach((cell, literals) -> model.exactly(1, literals).named("one domino on " + cell));
        byDomino.forEach((domino, literals) ->
                model.exactly(times, literals).named("domino " + domino + " comes " + Phrases.count(times, "time")));
    }

    private static String name(int first, int second) {
        return Math.min(first, second) + "-" + Math.max(first, second);
    }

    /** All dominoes from the least to the greatest of these numbers. */
    private static List<String> set(List<Integer> sorted) {
        List<String> set = new ArrayList<>();
        for (int low = sorted.get(0); low <= sorted.get(sorted.size() - 1); low++) {
            for (int high = low; high <= sorted.get(sorted.size() - 1); high++) {
                set.add(name(low, high));
            }
        }
        return set;
    }

    /**
     * Reads a puzzle: a line for each row, its numbers with blanks between them, or as digits without blanks. {@code #}
     * is a place without a number.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no such puzzle; the message says in which line, and what to do
     */
    public static Dominosa parse(String text) {
        List<TextLine> lines = TextLine.written(text, "a line for each row, with its numbers");
        List<List<String>> numbers = TextLine.rectangle(lines, "with # where there is no number", Dominosa::numbers);
        if (numbers.stream().allMatch(row -> row.stream().allMatch(String::isEmpty))) {
            throw new IllegalArgumentException("there is no number; write a line for each row, with its numbers");
        }
        return new Dominosa(new Areas(numbers));
    }

    private static List<String> numbers(TextLine line) {
        List<String> words = line.words();
        return (words.size() == 1 ? words.get(0).codePoints().mapToObj(Character::toString) : words.stream())
                .map(word -> word.equals("#") ? "" : "" + line.number(word, 0, MOST))
                .toList();
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        Map<String, String> areas = new HashMap<>();
        dominoes.forEach((pair, lies) -> {
            if (answer.get(lies)) {
                pair.forEach(cell -> areas.put(cell, lies.toString()));
            }
        });
        Areas drawn = numbers.with(areas);
        return drawn.drawing(numbers.rows(), drawn);
    }
}
