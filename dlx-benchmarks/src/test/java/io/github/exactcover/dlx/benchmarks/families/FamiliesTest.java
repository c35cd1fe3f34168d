package io.github.exactcover.dlx.benchmarks.families;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.design.SteinerTriples;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small problems of all families, with counts from the literature. */
class FamiliesTest {

    /** OEIS A007705 for odd sizes; there are none on a board whose size has the factor 2 or 3. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "5, 10", "7, 28", "8, 0", "9, 0", "11, 88", "13, 4524"})
    void toroidalQueens(int n, long count) {
        assertThat(Count.of(ToroidalQueens.of(n)).solutions()).isEqualTo(count);
    }

    /** OEIS A006717 for odd sizes. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 3", "4, 0", "5, 15", "7, 133", "9, 2025", "11, 37851"})
    void cyclicTransversals(int n, long count) {
        assertThat(Count.of(CyclicTransversals.of(n)).solutions()).isEqualTo(count);
    }

    /** Counted by hand: a full square, two diagonals, a ring, an empty square, clues that contradict, permutations. */
    @ParameterizedTest
    @CsvSource({"2;2;2;2, 1", "1;1;1;1, 2", "3;1 1;3;3;1 1;3, 1", ";;;, 1", "2;;1;, 0", "1;1;1;1;1;1, 6"})
    void nonograms(String clues, long count) {
        assertThat(Count.of(Nonogram.of(clues)).solutions()).isEqualTo(count);
    }

    /** A random picture fits its own clues. */
    @ParameterizedTest
    @CsvSource({"1, 1", "5, 2", "12, 3"})
    void randomNonograms(int size, long seed) {
        assertThat(Feasibility.of(Nonogram.of(Nonogram.random(size, seed))).solution())
                .isPresent();
    }

    /** OEIS A004003 for squares, and the Fibonacci numbers for a board two squares high. */
    @ParameterizedTest
    @CsvSource({"1, 1, 0", "2, 2, 2", "2, 9, 55", "3, 3, 0", "3, 4, 11", "4, 4, 36", "6, 6, 6728"})
    void dominoes(int height, int width, long count) {
        assertThat(Count.of(NamedProblems.get("dominoes-" + height + "x" + width))
                        .solutions())
                .isEqualTo(count);
    }

    /** OEIS A006253 for two layers of two by n cubes. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 9", "3, 32", "4, 121"})
    void dominoesInABox(int length, long count) {
        assertThat(Count.of(NamedProblems.get("dominoes-2x2x" + length)).solutions())
                .isEqualTo(count);
    }

    /**
     * OEIS A030128: 30, 840 and 1197504000 systems of 7, 9 and 13 points; a point has its triples in (n - 2)!! ways.
     */
    @ParameterizedTest
    @CsvSource({"7, 0, 30", "7, 1, 2", "9, 0, 840", "9, 1, 8", "13, 1, 115200"})
    void steinerTriples(int points, int given, long count) {
        assertThat(Count.of(SteinerTriples.of(points).given(given).problem()).solutions())
                .isEqualTo(count);
    }

    /** OEIS A001499 for sums of 2, and A133515 for dominating sets. */
    @ParameterizedTest
    @CsvSource({
        "matrices-4-2, 90",
        "matrices-8-2, 187530840",
        "two-factors-3, 0",
        "two-factors-8, 360783593",
        "dominating-3, 291",
        "dominating-5, 10982565"
    })
    void gridSets(String name, long count) {
        assertThat(Count.of(NamedProblems.get(name)).solutions()).isEqualTo(count);
    }

    /** Double factorials. */
    @ParameterizedTest
    @CsvSource({"2, 1", "3, 0", "4, 3", "6, 15", "8, 105", "10, 945", "12, 10395"})
    void matchings(int vertices, long count) {
        assertThat(Count.of(CompleteGraph.matchings(vertices)).solutions()).isEqualTo(count);
    }

    /** OEIS A000438 counts them up to isomorphism; with names on the vertices there are 1, 6, 6240. */
    @ParameterizedTest
    @CsvSource({"4, 0, 1", "6, 0, 6", "8, 0, 6240", "4, 1, 1", "6, 1, 2", "8, 1, 416", "4, 2, 1", "6, 2, 1"})
    void factorizations(int vertices, int given, long count) {
        assertThat(Count.of(CompleteGraph.factorizations(vertices, given)).solutions())
                .isEqualTo(count);
    }

    /** (d!)^(d^(n-1)) / d^n, after N. G. de Bruijn and T. van Aardenne-Ehrenfest, 1951. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 1", "2, 2, 1", "2, 3, 2", "2, 4, 16", "2, 5, 2048", "3, 2, 24", "4, 2, 20736"})
    void deBruijnCycles(int digits, int length, long count) {
        assertThat(Count.of(DeBruijnCycles.of(digits, length)).solutions()).isEqualTo(count);
    }

    /** The pentagon has (k - 1)^5 - (k - 1) colorings; Mycielski's graphs need as many colors as their number says. */
    @ParameterizedTest
    @CsvSource({
        "mycielski-2-2, 1", "mycielski-3-2, 0", "mycielski-3-3, 5", "mycielski-3-4, 20",
        "mycielski-4-3, 0", "mycielski-5-4, 0", "queens-graph-2-3, 0", "queens-graph-2-4, 2",
        "queens-graph-5-5, 2", "queens-graph-6-6, 0", "queens-graph-7-7, 4"
    })
    void colorings(String name, long count) {
        assertThat(Count.of(NamedProblems.get(name)).solutions()).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({
        "soma, 11520",
        "tetrominoes-4x4, 117",
        "tetrominoes-6x6, 178939",
        "pentominoes-8x8, 520",
        "sudoku-17-1, 1",
        "sudoku-17-2, 1",
        "sudoku-17-3, 1",
        "sudoku-17-4, 1",
        "quasigroup-5-25-7, 161280",
        "quasigroup-6-0-1, 1",
        "three-dimensional-4-64-1, 576",
        "random-sets-6-20-3-3-1, 10",
        "random-sets-9-84-3-3-1, 280",
        "random-sets-4-15-1-4-1, 15",
        "macmahon-2x3-2, 0"
    })
    void others(String name, long count) {
        assertThat(Count.of(NamedProblems.get(name)).solutions()).isEqualTo(count);
    }
}
