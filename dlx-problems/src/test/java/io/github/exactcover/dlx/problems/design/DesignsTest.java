package io.github.exactcover.dlx.problems.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steiner triples, Kirkman's schoolgirls, social golfers, orthogonal mates. */
class DesignsTest {

    /** With names on the points; one and one up to isomorphism. */
    @ParameterizedTest
    @CsvSource({"7, 0, 30", "7, 1, 2", "7, 2, 1", "9, 0, 840", "9, 1, 8"})
    void countsSteinerTriples(int points, int given, long count) {
        assertThat(Count.of(SteinerTriples.of(points).given(given).problem()).solutions())
                .isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"7, 0", "7, 2", "13, 1", "15, 2"})
    void eachTwoPointsAreInOneTriple(int points, int given) {
        SteinerTriples problem = SteinerTriples.of(points).given(given);
        Grouping triples =
                problem.decode(Feasibility.of(problem.problem()).solution().orElseThrow());

        List<List<String>> groups =
                triples.lines().stream().flatMap(List::stream).toList();
        assertThat(groups).hasSize(points * (points - 1) / 6);
        assertEachPairAtMostOnce(groups);
        assertThat(SvgImage.of(triples).words("text")).hasSize(groups.size());
    }

    private static void assertEachPairAtMostOnce(List<List<String>> groups) {
        Set<Set<String>> pairs = new HashSet<>();
        for (List<String> group : groups) {
            for (int i = 0; i < group.size(); i++) {
                for (int j = 0; j < i; j++) {
                    assertThat(pairs.add(Set.of(group.get(i), group.get(j)))).isTrue();
                }
            }
        }
    }

    /**
     * Groups of two in all rounds are one-factorizations (with names: 1, 6, 6240); each triple system of 9 is
     * resolvable.
     */
    @ParameterizedTest
    @CsvSource({"2, 2, 3, 1", "3, 2, 5, 6", "4, 2, 7, 6240", "3, 3, 4, 8", "2, 2, 1, 1", "2, 3, 1, 1"})
    void countsRounds(int groups, int size, int rounds, long count) {
        assertThat(Count.of(SocialGolfers.of(groups, size, rounds).problem()).solutions())
                .isEqualTo(count);
    }

    @Test
    void fifteenSchoolgirlsWalkOut() {
        assertRounds(SocialGolfers.kirkman(15), 7, 5);
    }

    /** Where all have to meet, a pair that cannot meet any more is a dead end, and not left over. */
    @Test
    void pairsAreToBeCoveredWhereAllMeet() {
        assertThat(SocialGolfers.of(3, 3, 4).problem().primaryItems()).contains("1+2", "8+9");
        assertThat(SocialGolfers.of(3, 3, 3).problem().secondaryItems()).contains("1+2", "8+9");
    }

    @Test
    void golfersPlay() {
        assertRounds(SocialGolfers.of(4, 4, 5), 5, 4);
        assertRounds(SocialGolfers.of(4, 3, 3), 3, 4);
    }

    /** The sizes of real events: far too many groups to list. */
    @ParameterizedTest
    @CsvSource({"6, 6, 3", "7, 6, 4", "8, 8, 3", "10, 8, 3", "5, 5, 6"})
    void guestsChangeTables(int tables, int size, int rounds) {
        TablePlan plan = TablePlan.of(tables, size, rounds);
        assertRounds(plan, rounds, tables);
        assertThat(plan.decode(Feasibility.of(plan.problem()).solution().orElseThrow())
                        .lines())
                .allSatisfy(round ->
                        assertThat(round).allSatisfy(table -> assertThat(table).hasSize(size)));
    }

    /**
     * Both models have the same schedules, under other names. There, the groups of player 1 are given; here, guests
     * have no names but tables have, of which some are given.
     */
    @ParameterizedTest
    @CsvSource({
        "3, 2, 2", "3, 2, 3", "3, 2, 4", "3, 2, 5", "4, 2, 2", "4, 2, 3", "3, 3, 2", "3, 3, 3", "3, 3, 4", "4, 3, 2",
        "4, 3, 3", "4, 3, 4", "4, 4, 5"
    })
    void tablesAndGroupsSayTheSame(int tables, int size, int rounds) {
        int players = tables * size;
        BigInteger named = Count.of(SocialGolfers.of(tables, size, rounds).problem())
                .solutions()
                .multiply(factorial(players - 1))
                .divide(factorial(players - 1 - rounds * (size - 1)))
                .divide(factorial(size - 1).pow(rounds));
        BigInteger chosen = factorial(tables).divide(factorial(tables - size));
        BigInteger ofNewcomers =
                factorial(tables - 1).divide(factorial(size - 1)).divide(factorial(tables - size));
        assertThat(Count.of(TablePlan.of(tables, size, rounds).problem())
                        .solutions()
                        .multiply(ofNewcomers)
                        .multiply(chosen.pow(rounds - 1))
                        .multiply(factorial(players)))
                .isEqualTo(named.multiply(factorial(tables).pow(rounds)).multiply(factorial(size)));
    }

    private static BigInteger factorial(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    private static <O> void assertRounds(ProblemModel<O, Grouping> problem, int rounds, int groups) {
        Grouping walks =
                problem.decode(Feasibility.of(problem.problem()).solution().orElseThrow());
        assertThat(walks.lines()).hasSize(rounds).allSatisfy(round -> {
            assertThat(round).hasSize(groups);
            assertThat(round.stream().flatMap(List::stream)).doesNotHaveDuplicates();
        });
        assertEachPairAtMostOnce(walks.lines().stream().flatMap(List::stream).toList());
        assertThat(SvgImage.of(walks).words("text")).hasSize(rounds * groups);
    }

    /** Transversals of the cyclic squares: OEIS A006717; even ones have none. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 0, 0", "3, 3, 1", "4, 0, 0", "5, 15, 3", "6, 0, 0", "7, 133, 635"})
    void countsTheMatesOfCyclicSquares(int n, long transversals, long count) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                text.append((row + column) % n + 1).append(' ');
            }
            text.append('\n');
        }
        OrthogonalMates mates = OrthogonalMates.of(text.toString());
        assertThat(Count.of(mates.transversals()).solutions()).isEqualTo(transversals);
        assertThat(Count.of(mates.problem()).solutions()).isEqualTo(count);
    }

    /** The square of Klein's group has the two mates that playing cards show. */
    @Test
    void eachPairOfSymbolsComesOnce() {
        OrthogonalMates mates = OrthogonalMates.of("1234\n2143\n3412\n4321\n");
        List<CellGrid> pairs = DLX.stream(mates.problem()).map(mates::decode).toList();

        assertThat(pairs).hasSize(2).doesNotHaveDuplicates();
        for (CellGrid pair : pairs) {
            assertThat(pair.text().split("\\s+", -1)).hasSize(17).doesNotHaveDuplicates();
            assertThat(pair.toString()).startsWith("1a 2b 3c 4d / ");
            assertThat(SvgImage.of(pair).count("rect", SvgDrawing.color(3))).isEqualTo(4);
        }
    }

    /** Together they cover each cell once, and each has every symbol. */
    @Test
    void columnsAreNoTransversals() {
        List<OrthogonalMates.Transversal> columns =
                List.of(new OrthogonalMates.Transversal(List.of(0, 0)), new OrthogonalMates.Transversal(List.of(1, 1)));
        assertThatThrownBy(() -> OrthogonalMates.of("12\n21\n").decode(Solution.of(columns, 0, 1)))
                .hasMessageStartingWith("This is a solution of another problem: ");
    }

    /** Six people of one group cannot sit at five tables. */
    @ParameterizedTest
    @CsvSource({"5, 6, 2", "2, 3, 2", "19, 20, 2", "6, 6, 4", "6, 6, 7"})
    void groupsThatAreTooLargeAreRefusedAtOnce(int groups, int size, int rounds) {
        for (ThrowingCallable model : List.<ThrowingCallable>of(
                () -> SocialGolfers.of(groups, size, rounds), () -> TablePlan.of(groups, size, rounds))) {
            assertThatThrownBy(model)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("can play ")
                    .hasMessageContaining("; choose ");
        }
    }

    @Test
    void whatCannotBeIsRefusedWithARemedy() {
        assertThatThrownBy(() -> SteinerTriples.of(8)).hasMessageContaining("choose a number that is 1 or 3 more");
        assertThatThrownBy(() -> SteinerTriples.of(9).given(2)).hasMessageContaining("must be from 0 to 1");
        assertThatThrownBy(() -> SocialGolfers.kirkman(12)).hasMessageContaining("choose a number that is 3 more");
        assertThatThrownBy(() -> SocialGolfers.of(8, 4, 11)).hasMessageContaining("must be from 1 to 10");
        assertThatThrownBy(() -> SocialGolfers.of(20, 6, 2))
                .hasMessageContaining("use TablePlan for few rounds, or choose fewer players or rounds");
        assertThatThrownBy(() -> TablePlan.of(20, 6, 5)).hasMessageContaining("choose fewer groups or rounds");
        assertThatThrownBy(() -> TablePlan.of(8, 8, 1)).hasMessageContaining("choose two rounds or more");
        assertThatThrownBy(() -> OrthogonalMates.of("12\n2.\n")).hasMessageContaining("Cell r2c2 is empty");
        assertThatThrownBy(() -> OrthogonalMates.of("12\n22\n")).hasMessageContaining("change one of them");
    }
}
