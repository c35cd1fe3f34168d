package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.testing.Families;
import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Numbers of solutions that are known: domino tilings from Kasteleyn's formula, the others from the OEIS. Those that
 * take longer are tagged, and run with the profile {@code known-counts}.
 */
class KnownCountsTest {

    private static final long LITTLE_MEMORY = 64L << 20;

    static Stream<Arguments> small() {
        return Stream.of(
                arguments("dominoes 8x8", Families.dominoes(8, 8), "12988816"),
                arguments("dominoes 10x10", Families.dominoes(10, 10), "258584046368"),
                arguments("dominoes 10x12", Families.dominoes(10, 12), "65743732590821"),
                arguments("tetrominoes 6x6", Families.tetrominoes(6, 6), "178939"),
                arguments("L-trominoes 9x9", Families.trominoes(9, 9), "1193600"),
                arguments("matchings of K14", Families.matchings(14), "135135"),
                arguments("one-factorizations of K8", Families.oneFactorizations(8), "6240"),
                arguments("toroidal queens 11", Families.queens(11, true), "88"),
                arguments("matrices 8x8 of row and column sums 2", Families.matrices(8, 2), "187530840"),
                arguments("2-factors of an 8x8 grid", Families.twoFactors(8), "360783593"),
                arguments("dominating sets of a 5x5 grid", Families.dominatingSets(5), "10982565"),
                arguments("dominating sets of a 7x7 grid", Families.dominatingSets(7), "89373230342147"));
    }

    static Stream<Arguments> large() {
        return Stream.of(
                arguments("dominoes 16x16", Families.dominoes(16, 16), "2444888770250892795802079170816"),
                arguments("tetrominoes 6x8", Families.tetrominoes(6, 8), "22483347"),
                arguments("tetrominoes 8x8", Families.tetrominoes(8, 8), "19077209438"),
                arguments("Latin squares of order 6", Families.latinSquares(6, false), "812851200"),
                arguments("reduced Latin squares of order 7", Families.latinSquares(7, true), "16942080"),
                arguments("matchings of K30", Families.matchings(30), "6190283353629375"),
                arguments("Langford 12", Families.langford(12), "216288"),
                arguments("queens 12", Families.queens(12, false), "14200"),
                arguments("toroidal queens 13", Families.queens(13, true), "4524"),
                arguments("matrices 10x10 of row and column sums 2", Families.matrices(10, 2), "1371785398200"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("small")
    void everyWayToCountGivesTheKnownNumber(String name, ExactCoverProblem<?, ?> problem, String expected) {
        Count<?, ?> question = Count.of(problem);
        check(question, expected);
        check(question.by(Counting.FRONTIER), expected);
        check(question.maxMemory(300_000), expected);
        assertThat(SolutionDiagram.of(problem).inMemory().count()).isEqualTo(new BigInteger(expected));
    }

    static Stream<Arguments> largeWithThreads() {
        return Stream.concat(small(), large())
                .flatMap(problem -> Stream.of(1, 2, 8)
                        .map(threads -> arguments(problem.get()[0], threads, problem.get()[1], problem.get()[2])));
    }

    /**
     * McKay and Rogoyski, 1995. More than a long can hold, and only countable because states that look alike are
     * merged.
     */
    @Tag("long")
    @Test
    void latinSquaresOfOrder8() {
        check(Count.of(Families.latinSquares(8, false)), "108776032459082956800");
    }

    /** Bammel and Rothstein, 1975. */
    @Tag("long")
    @Test
    void latinSquaresOfOrder9() {
        check(Count.of(Families.latinSquares(9, false)), "5524751496156892842531225600");
    }

    /** Dinitz, Garnick and McKay, 1994: 252,282,619,805,368,320 without an order of the 11 factors. */
    @Tag("long")
    @Test
    void orderedOneFactorizationsOfK12() {
        check(Count.of(Families.orderedOneFactorizations(12)), "10070314878246926155776000");
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1} threads")
    @MethodSource("largeWithThreads")
    void largeNumbersAreCounted(String name, int threads, ExactCoverProblem<?, ?> problem, String expected) {
        check(Count.of(problem).threads(threads), expected);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1} threads")
    @MethodSource("largeWithThreads")
    void largeNumbersAreCountedWithLittleMemory(
            String name, int threads, ExactCoverProblem<?, ?> problem, String expected) {
        check(Count.of(problem).maxMemory(LITTLE_MEMORY).threads(threads), expected);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @MethodSource({"small", "large"})
    void aDiagramKnowsLargeNumbers(String name, ExactCoverProblem<?, ?> problem, String expected) {
        assertThat(SolutionDiagram.of(problem).inMemory().count()).isEqualTo(new BigInteger(expected));
    }

    private static void check(Count<?, ?> question, String expected) {
        CountResult result = question.result();
        assertThat(result.solutions()).isEqualTo(new BigInteger(expected));
        assertThat(result.isExhausted()).isTrue();
    }
}
