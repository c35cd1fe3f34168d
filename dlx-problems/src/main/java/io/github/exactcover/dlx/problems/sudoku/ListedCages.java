package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.sudoku.CagesText.Line;
import io.github.exactcover.dlx.problems.sudoku.SudokuCages.Cage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads cages that are listed, one a line: the sum and the cells, by name or by number. */
final class ListedCages {

    private static final String SEPARATORS = "=+:;,| \t\n\u000B\f\r";

    /** The size of a list of cages, unless it has all cells of a smaller or larger one. */
    private static final int USUAL_SIZE = 9;

    /** A cell by its name, counted from 0, or by its number. */
    private record Place(int row, int column) {}

    private final Optional<Integer> asked;
    private final List<Line> lines;

    /** By line. */
    private final List<List<String>> words = new ArrayList<>();

    private ListedCages(Optional<Integer> asked, List<Line> lines) {
        this.asked = asked;
        this.lines = lines;
        lines.forEach(line -> words.add(words(line.text())));
    }

    /** Whether some lines are such cages. Among drawn cages with numbers, only the lines with sums have {@code =}. */
    static boolean isListed(List<Line> lines) {
        long equations =
                lines.stream().filter(line -> line.text().contains("=")).count();
        return lines.stream()
                .map(line -> words(line.text()))
                .anyMatch(words ->
                        isNamed(words) || (isNumbered(words) && (equations == 0 || equations == lines.size())));
    }

    /** The first line may have the number of cages, or the size. */
    static SudokuCages read(Optional<Integer> asked, List<Line> lines) {
        String first = lines.get(0).text();
        if (!CagesText.isSum(first) || lines.size() == 1) {
            return read(new ListedCages(asked, lines));
        }
        int number = Integer.parseInt(first);
        boolean isSize = number >= SudokuRules.MIN_SIZE && number <= SudokuRules.MAX_SIZE;
        if (number != lines.size() - 1 && !isSize) {
            throw lines.get(0)
                    .error(number + " is neither the number of the cages below nor a size; correct it, or take it out");
        }
        Optional<Integer> given = number == lines.size() - 1 ? Optional.empty() : Optional.of(number);
        return read(new ListedCages(asked.or(() -> given), lines.subList(1, lines.size())));
    }

    private static SudokuCages read(ListedCages cages) {
        return cages.read(cages.words.stream().anyMatch(ListedCages::isNamed));
    }

    /** The words of a list: the sum, and the cells. */
    private static List<String> words(String line) {
        String all = line.toLowerCase(Locale.ROOT);
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int end = 0; end <= all.length(); end++) {
            if (end == all.length() || SEPARATORS.indexOf(all.charAt(end)) >= 0) {
                if (start < end) {
                    words.add(all.substring(start, end));
                }
                start = end + 1;
            }
        }
        return words;
    }

    private static boolean isNamed(List<String> words) {
        boolean named = words.size() > 1 && CagesText.isSum(words.get(0));
        for (int i = 1; i < words.size() && named; i++) {
            named = isCell(words.get(i));
        }
        return named;
    }

    private static boolean isNumbered(List<String> words) {
        return words.size() > 1 && words.stream().allMatch(CagesText::isSum);
    }

    private static boolean isCell(String word) {
        int column = word.indexOf('c');
        return word.startsWith("r")
                && CagesText.isNumber(word, 1, column, 3)
                && CagesText.isNumber(word, column + 1, word.length(), 3);
    }

    /** Numbers in the way of names: the row is -1. */
    private static Place place(String word) {
        int c = word.indexOf('c');
        return c < 0
                ? new Place(-1, Integer.parseInt(word))
                : new Place(Integer.parseInt(word.substring(1, c)) - 1, Integer.parseInt(word.substring(c + 1)) - 1);
    }

    private SudokuCages read(boolean named) {
        Set<Place> places = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!(named ? isNamed(words.get(i)) : isNumbered(words.get(i)))) {
                throw lines.get(i)
                        .error("this is not a cage; write its sum and its cells, as in 15 r1c1 r1c2, or by number, all"
                                + " cages in the same way");
            }
            words.get(i).stream().skip(1).forEach(word -> places.add(place(word)));
        }
        IntSummaryStatistics columns = places.stream().mapToInt(Place::column).summaryStatistics();
        int complete = SudokuText.sizeOf(places.size());
        boolean isComplete = named
                ? columns.getMax() + 1 == complete && places.stream().allMatch(place -> place.row() < complete)
                : columns.getMin() <= 1 && columns.getMax() - columns.getMin() + 1 == places.size();
        int size = asked.orElse(isComplete && complete > 0 ? complete : USUAL_SIZE);
        int first = named || columns.getMin() == 0 ? 0 : 1;
        if (first == 1 && columns.getMax() < size * size) {
            throw new IllegalArgumentException("The cells could count from 0 or from 1, for neither 0 nor "
                    + size * size + " is in a cage; name them by row and column, as in 15 r1c1 r1c2");
        }
        return SudokuCages.of(
                size,
                IntStream.range(0, lines.size())
                        .mapToObj(line -> cage(line, size, first))
                        .toList());
    }

    private Cage cage(int line, int size, int first) {
        List<Integer> cells = new ArrayList<>();
        for (String word : words.get(line).subList(1, words.get(line).size())) {
            Place place = place(word);
            boolean named = word.startsWith("r");
            int cell = named ? place.row() * size + place.column() : place.column() - first;
            boolean isThere = named
                    ? Math.min(place.row(), place.column()) >= 0 && Math.max(place.row(), place.column()) < size
                    : cell < size * size;
            if (!isThere) {
                throw lines.get(line)
                        .error("the cell " + word + " is not on the board; "
                                + (named
                                        ? "rows and columns go from 1 to " + size
                                        : "cells count from " + first + " to " + (size * size - 1 + first)));
            }
            cells.add(cell);
        }
        return CagesText.cage(
                "line " + lines.get(line).number(),
                Integer.parseInt(words.get(line).get(0)),
                cells);
    }
}
