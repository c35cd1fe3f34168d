package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.PlainText;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pips, a game of the New York Times: dominoes fill a board, and the pips in each region have a sum, are all equal, all
 * different, or more or less than a number.
 *
 * <pre>{@code
 * Pips puzzle = Pips.parse("""
 *         aab
 *         *cb
 *
 *         0-1 1-2 2-3
 *         a 5
 *         b =
 *         c <1
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.print(puzzle.draw(compiled.decode(solution)).text());
 * // prints +---+---+---+
 * // prints | 3 | 2   1 |
 * // prints +   +---+---+
 * // prints | 2 | 0   1 |
 * // prints +---+---+---+
 * }</pre>
 *
 * <p>Answers differ if the pips or the dominoes lie otherwise.
 *
 * <p>Immutable.
 */
public final class Pips extends Puzzle {

    private static final int MOST_CELLS = 200;

    private final Areas board;
    private final Map<String, Variable<Integer>> cells = new LinkedHashMap<>();
    private final List<Variable<Place>> dominoes = new ArrayList<>();

    /** The cells on which the two halves of a domino lie. */
    private record Place(String first, String second) {

        @Override
        public String toString() {
            return first + "-" + second;
        }

        boolean isOn(String cell) {
            return first.equals(cell) || second.equals(cell);
        }
    }

    private Pips(Areas board, List<String> all) {
        this.board = board;
        List<Integer> pips = all.stream()
                .flatMap(domino -> Stream.of(domino.charAt(0) - '0', domino.charAt(2) - '0'))
                .distinct()
                .toList();
        if (board.cells().size() != 2 * all.size() || all.isEmpty()) {
            throw new IllegalArgumentException("the text has " + board.cells().size() + " cells and " + all.size()
                    + " dominoes; write one domino for every two cells, below the board after a blank line");
        }
        board.cells().keySet().forEach(cell -> cells.put(cell, model.variable(cell, pips)));
        all.forEach(this::addDomino);
        cells.keySet()
                .forEach(cell -> model.exactly(
                                1,
                                dominoes.stream()
                                        .map(domino -> domino.where(place -> place.isOn(cell)))
                                        .toList())
                        .named("one domino on " + cell));
    }

    private void addDomino(String text) {
        int first = text.charAt(0) - '0';
        int second = text.charAt(2) - '0';
        List<Place> places = new ArrayList<>();
        for (List<String> pair : board.neighbors()) {
            places.add(new Place(pair.get(0), pair.get(1)));
            if (first != second) {
                places.add(new Place(pair.get(1), pair.get(0)));
            }
        }
        if (places.isEmpty()) {
            throw new IllegalArgumentException("no two cells of the board touch; write a board for dominoes");
        }
        Variable<Place> domino = model.variable("domino " + (dominoes.size() + 1) + " " + text, places);
        cells.forEach((cell, pips) -> model.rule(
                        domino,
                        pips,
                        (place, number) -> !place.isOn(cell) || number == (place.first.equals(cell) ? first : second))
                .named(domino + " shows its pips"));
        // So that answers do not come again with two equal dominoes exchanged.
        dominoes.stream()
                .filter(other -> other.toString().endsWith(" " + text))
                .reduce((one, later) -> later)
                .ifPresent(before -> model.less(before.map(Place::toString), domino.map(Place::toString))
                        .named("equal dominoes lie in order"));
        dominoes.add(domino);
    }

    private void addCondition(TextLine line) {
        String region = line.words().get(0);
        String condition = String.join("", line.words().subList(1, line.words().size()));
        List<Variable<Integer>> pips = new ArrayList<>();
        board.cells().forEach((cell, letter) -> {
            if (letter.equals(region)) {
                pips.add(cells.get(cell));
            }
        });
        if (pips.isEmpty() || region.equals("*")) {
            throw line.error("the board has no region " + PlainText.quoted(region) + "; write a letter of the board");
        }
        String name = "region " + region + " " + condition;
        if (condition.equals("=")) {
            IntStream.range(1, pips.size())
                    .forEach(i -> model.equal(pips.get(i - 1), pips.get(i)).named(name));
        } else if (condition.matches("!=|≠")) {
            model.allDifferent(pips).named(name);
        } else if (condition.matches("[<>]?[0-9]+")) {
            boolean isLess = condition.startsWith("<");
            boolean isMore = condition.startsWith(">");
            int most = 9 * pips.size(); // A half of a domino is written as one digit.
            int number = line.number(condition.replaceFirst("[<>]", ""), isLess ? 1 : 0, most);
            int low = isLess ? 0 : isMore ? number + 1 : number;
            int high = isLess ? number - 1 : isMore ? most + 1 : number;
            model.sum(pips, low, high).named(name);
        } else {
            throw line.error(PlainText.quoted(condition) + " is no condition; write a sum, or =, !=, <3 or >3");
        }
    }

    /**
     * Reads a puzzle: the board, with a character for the region of each cell, {@code *} for a cell without a
     * condition, and {@code .} where there is no cell. Then a blank line, then the dominoes, such as {@code 0-1 2-2},
     * and a line for each region with its character and its condition: a sum, {@code =}, {@code !=}, {@code <3} or
     * {@code >3}.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no such puzzle; the message says in which line, and what to do
     */
    public static Pips parse(String text) {
        List<TextLine> lines = TextLine.all(text).stream()
                .dropWhile(line -> line.text().isEmpty())
                .toList();
        List<TextLine> rows =
                lines.stream().takeWhile(line -> !line.text().isEmpty()).toList();
        List<List<String>> board = TextLine.rectangle(
                rows,
                "with . where there is none, and a blank line after the board",
                line -> line.text()
                        .codePoints()
                        .mapToObj(c -> c == '.' ? "" : Character.toString(c))
                        .toList());
        if (board.isEmpty() || board.size() * board.get(0).size() > MOST_CELLS) {
            throw new IllegalArgumentException(
                    "there is no board, or one of more than " + MOST_CELLS + " cells; write a smaller one");
        }
        Predicate<TextLine> isCondition = line -> line.words().get(0).matches("\\S"); // A single character.
        List<TextLine> rest = lines.subList(rows.size(), lines.size()).stream()
                .filter(line -> !line.words().isEmpty())
                .toList();
        List<String> dominoes = rest.stream()
                .filter(isCondition.negate())
                .flatMap(line -> line.words().stream().map(word -> domino(line, word)))
                .toList();
        Pips puzzle = new Pips(new Areas(board), dominoes);
        rest.stream().filter(isCondition).forEach(puzzle::addCondition);
        return puzzle;
    }

    private static String domino(TextLine line, String word) {
        if (!word.matches("[0-9]-?[0-9]")) {
            throw line.error(PlainText.quoted(word) + " is no domino; write dominoes such as 0-1, and conditions with"
                    + " the character of their region first");
        }
        char first = word.charAt(0);
        char second = word.charAt(word.length() - 1);
        return first < second ? first + "-" + second : second + "-" + first;
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        Map<String, String> walls = new HashMap<>();
        dominoes.forEach(domino -> List.of(answer.get(domino).first, answer.get(domino).second)
                .forEach(cell -> walls.put(cell, domino.toString())));
        Map<String, String> pips = new HashMap<>();
        cells.forEach((cell, number) -> pips.put(cell, answer.get(number).toString()));
        return board.with(walls).drawing(board.with(pips).rows(), board);
    }
}
