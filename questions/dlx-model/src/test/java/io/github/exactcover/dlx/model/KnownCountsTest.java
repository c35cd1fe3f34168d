package io.github.exactcover.dlx.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of solutions from the literature; the A-numbers are those of the OEIS. */
class KnownCountsTest {

    private static long count(Model model) {
        return DLX.search(model.compile().problem()).count().solutions().longValueExact();
    }

    private static List<Variable<Integer>> row(Model model, int size, String prefix, List<Integer> values) {
        return model.variables(
                IntStream.range(0, size).mapToObj(i -> prefix + i).toList(), values);
    }

    /** A000170. */
    @ParameterizedTest
    @CsvSource({"4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352"})
    void queens(int size, int expected) {
        Model model = new Model();
        List<Variable<Integer>> queens = row(model, size, "q", Model.range(1, size));
        model.allDifferent(queens);
        for (int sign : new int[] {1, -1}) {
            model.allDifferent(IntStream.range(0, size)
                    .mapToObj(i -> queens.get(i).map(value -> value + sign * i))
                    .toList());
        }
        assertThat(count(model)).isEqualTo(expected);
    }

    /** Twelve-tone rows in which each interval comes once, with the intervals as variables of their own. */
    @ParameterizedTest
    @CsvSource({"4, 4", "5, 8", "6, 24", "7, 32", "8, 40", "9, 120"})
    void allIntervalSeries(int size, int expected) {
        Model model = new Model();
        List<Variable<Integer>> notes = row(model, size, "x", Model.range(1, size));
        List<Variable<Integer>> steps = row(model, size - 1, "d", Model.range(1, size - 1));
        model.allDifferent(notes);
        model.allDifferent(steps);
        for (int i = 0; i < size - 1; i++) {
            model.rule(
                    List.of(notes.get(i), notes.get(i + 1), steps.get(i)),
                    values -> Math.abs(values.get(0) - values.get(1)) == values.get(2));
        }
        assertThat(count(model)).isEqualTo(expected);
    }

    /** A008404: Costas arrays. */
    @ParameterizedTest
    @CsvSource({"3, 4", "4, 12", "5, 40", "6, 116", "7, 200"})
    void costasArrays(int size, int expected) {
        Model model = new Model();
        List<Variable<Integer>> rows = row(model, size, "x", Model.range(1, size));
        model.allDifferent(rows);
        for (int distance = 1; distance < size - 1; distance++) {
            List<Variable<Integer>> differences = row(model, size - distance, distance + ":", Model.range(-size, size));
            for (int i = 0; i + distance < size; i++) {
                model.rule(
                        List.of(rows.get(i), rows.get(i + distance), differences.get(i)),
                        values -> values.get(1) - values.get(0) == values.get(2));
            }
            model.allDifferent(differences);
        }
        assertThat(count(model)).isEqualTo(expected);
    }

    /** Eight, which are one up to turning and reflecting it. */
    @Test
    void magicSquares() {
        Model model = new Model();
        Grid<Integer> grid = model.grid(3, 3, Model.range(1, 9));
        model.allDifferent(grid.cells());
        List<List<Variable<Integer>>> lines = new ArrayList<>(grid.rows());
        lines.addAll(grid.columns());
        lines.addAll(grid.diagonals());
        lines.forEach(line -> model.sum(line, 15));
        assertThat(count(model)).isEqualTo(8);
    }

    /** A002860. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 12", "4, 576"})
    void latinSquares(int size, int expected) {
        Model model = new Model();
        Grid<Integer> grid = model.grid(size, size, Model.range(1, size));
        grid.rows().forEach(model::allDifferent);
        grid.columns().forEach(model::allDifferent);
        assertThat(count(model)).isEqualTo(expected);
    }

    /** Words of zeros and ones without two ones in a row: Fibonacci's numbers, A000045. */
    @Test
    void wordsWithoutNeighbours() {
        Model model = new Model();
        List<Variable<Integer>> word = row(model, 15, "b", List.of(0, 1));
        model.path(word, 0, (before, value) -> before == 1 && value == 1 ? null : value, state -> true);
        assertThat(count(model)).isEqualTo(1597);
    }

    /** The ways to throw a sum with dice. */
    @Test
    void dice() {
        Model model = new Model();
        model.sum(row(model, 5, "die ", Model.range(1, 6)), 17);
        assertThat(count(model)).isEqualTo(780);
    }
}
