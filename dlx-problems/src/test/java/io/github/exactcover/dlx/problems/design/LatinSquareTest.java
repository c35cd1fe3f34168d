package io.github.exactcover.dlx.problems.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.Placement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LatinSquareTest {

    /** OEIS A002860, from n = 1. */
    private static final int[] COUNTS = {1, 2, 12, 576, 161280};

    /** OEIS A000315, from n = 1: those whose first row and first column are 1, 2, 3, ... */
    private static final int[] REDUCED_COUNTS = {1, 1, 1, 4, 56, 9408};

    @ParameterizedTest
    @EnumSource
    void countsAreTheKnownOnesInEveryOrder(ItemOrder order) {
        for (int n = 1; n <= COUNTS.length; n++) {
            assertThat(Count.of(LatinSquare.of(n, order).problem()).solutions())
                    .as("n = %s", n)
                    .isEqualTo(COUNTS[n - 1]);
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsOfReducedSquaresAreTheKnownOnesInEveryOrder(ItemOrder order) {
        for (int n = 1; n <= REDUCED_COUNTS.length; n++) {
            assertThat(Count.of(LatinSquare.completing(reduced(n), order).problem())
                            .solutions())
                    .as("n = %s", n)
                    .isEqualTo(REDUCED_COUNTS[n - 1]);
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsAreTheKnownOnesWithoutTheSmallestItemFirst(ItemOrder order) {
        assertThat(countByFirst(LatinSquare.of(4, order))).isEqualTo(576);
        assertThat(countByFirst(LatinSquare.completing(reduced(5), order))).isEqualTo(56);
    }

    private static long countByFirst(LatinSquare square) {
        return DLX.search(square.problem())
                .itemChoice(ItemChoice.FIRST)
                .count()
                .solutions()
                .longValueExact();
    }

    /** Only the first row and the first column are given: 1, 2, ..., n. */
    private static int[][] reduced(int n) {
        int[][] given = new int[n][n];
        for (int i = 0; i < n; i++) {
            given[0][i] = i + 1;
            given[i][0] = i + 1;
        }
        return given;
    }

    @ParameterizedTest
    @EnumSource
    void decodedSquaresAreLatinAndAllDifferent(ItemOrder order) {
        for (int n = 1; n <= 4; n++) {
            LatinSquare square = LatinSquare.of(n, order);
            Set<LatinGrid> seen = new HashSet<>();
            try (Stream<Solution<Placement>> solutions = DLX.stream(square.problem())) {
                solutions.map(square::decode).forEach(grid -> {
                    assertLatin(grid);
                    seen.add(grid);
                });
            }
            assertThat(seen).as("n = %s", n).hasSize(COUNTS[n - 1]);
        }
    }

    /** Every row and every column has n different symbols from 1 to n. */
    static void assertLatin(LatinGrid grid) {
        int n = grid.size();
        Set<Integer> all = IntStream.rangeClosed(1, n).boxed().collect(Collectors.toSet());
        boolean isLatin = true;
        for (int line = 0; line < n; line++) {
            Set<Integer> inRow = new HashSet<>();
            Set<Integer> inColumn = new HashSet<>();
            for (int i = 0; i < n; i++) {
                inRow.add(grid.symbolAt(line, i));
                inColumn.add(grid.symbolAt(i, line));
            }
            isLatin &= inRow.equals(all) && inColumn.equals(all);
        }
        assertThat(isLatin).as("%s is a Latin square", grid).isTrue();
    }

    @Test
    void itemsAreCellsThenRowSymbolsThenColumnSymbols() {
        ExactCoverProblem<String, Placement> problem = LatinSquare.of(2).problem();

        assertThat(problem.primaryItems())
                .containsExactly(
                        "r1c1", "r1c2", "r2c1", "r2c2", "r1s1", "r1s2", "r2s1", "r2s2", "c1s1", "c1s2", "c2s1", "c2s2");
        assertThat(problem.secondaryItems()).isEmpty();
        assertThat(problem.options().get(1)).isEqualTo(new Placement(0, 0, 2));
        assertThat(problem.itemsOf(1)).containsExactly("r1c1", "r1s2", "c1s2");
        assertThat(problem.itemsOf(6)).containsExactly("r2c2", "r2s1", "c2s1");
    }

    @Test
    void pipeOrganOrderGoesFromTheMiddleOfEachFamilyOutwards() {
        List<String> items = LatinSquare.of(3, ItemOrder.PIPE_ORGAN).problem().primaryItems();

        assertThat(items.subList(0, 9))
                .containsExactly("r2c2", "r2c1", "r2c3", "r1c3", "r3c1", "r1c2", "r3c2", "r1c1", "r3c3");
        assertThat(items.subList(9, 12)).containsExactly("r2s2", "r2s1", "r2s3");
        assertThat(items.subList(18, 21)).containsExactly("c2s2", "c2s1", "c2s3");
    }

    @Test
    void whatAGivenCellSettlesIsLeftOutAndNothingElseMoves() {
        LatinSquare square = LatinSquare.completing("...\n.2.\n...", ItemOrder.PIPE_ORGAN);
        ExactCoverProblem<String, Placement> problem = square.problem();
        List<String> expected = LatinSquare.of(3, ItemOrder.PIPE_ORGAN).problem().primaryItems().stream()
                .filter(item -> !Set.of("r2c2", "r2s2", "c2s2").contains(item))
                .toList();

        assertThat(problem.primaryItems()).isEqualTo(expected);
        assertThat(problem.options())
                .hasSize(27 - 3 - 2 - 2)
                .noneMatch(option -> option.row() == 1 && option.column() == 1)
                .noneMatch(option -> option.row() == 1 && option.symbol() == 2)
                .noneMatch(option -> option.column() == 1 && option.symbol() == 2);
    }

    @Test
    void aCompleteSquareHasItselfAsItsOnlyCompletion() {
        LatinSquare square = LatinSquare.completing("123\n231\n312");

        assertThat(square.problem().primaryItems()).isEmpty();
        assertThat(Count.of(square.problem()).solutions()).isEqualTo(1);
        assertThat(square.decode(Feasibility.of(square.problem()).solution().orElseThrow()))
                .hasToString("1 2 3 / 2 3 1 / 3 1 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.\n.2", "12.\n..3\n...", "123.\n...4\n....\n...."})
    void givensThatCannotBeCompletedHaveNoSolution(String given) {
        assertThat(Feasibility.of(LatinSquare.completing(given).problem()).solution())
                .isEmpty();
    }

    @Test
    void theCallersArrayIsNotKept() {
        int[][] given = {{1, 0}, {0, 0}};
        LatinSquare square = LatinSquare.completing(given);
        given[0][0] = 2;

        assertThat(square.decode(Feasibility.of(square.problem()).solution().orElseThrow()))
                .hasToString("1 2 / 2 1");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 101, Integer.MAX_VALUE})
    void refusesASizeThatIsNotPossible(int n) {
        assertThatThrownBy(() -> LatinSquare.of(n))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A Latin square of size " + n + " is not possible; choose a size from 1 to 100");
    }

    @Test
    void theLargestSquareHasAllItsItemsAndOptions() {
        ExactCoverProblem<String, Placement> problem = LatinSquare.of(100).problem();

        assertThat(problem.primaryItems()).hasSize(3 * 100 * 100);
        assertThat(problem.options()).hasSize(100 * 100 * 100);
    }

    @ParameterizedTest
    @EnumSource
    void solvesASquareOfSize25(ItemOrder order) {
        LatinSquare square = LatinSquare.of(25, order);

        assertLatin(square.decode(Feasibility.of(square.problem()).solution().orElseThrow()));
    }

    @Test
    void refusesToDecodeASolutionOfASmallerSquare() {
        assertRefusesSolutionOf(LatinSquare.completing("1.\n.."), "here it does not cover 'r1c3'");
    }

    @Test
    void refusesToDecodeASolutionOfALargerSquare() {
        assertRefusesSolutionOf(LatinSquare.completing("1...\n....\n....\n...."), "this one has nothing called 'r1c4'");
    }

    @Test
    void refusesToDecodeASolutionForOtherGivens() {
        assertRefusesSolutionOf(
                LatinSquare.completing("2..\n...\n..."), "this one has nothing called 'r1s1', which 'r1c2=1' covers");
    }

    @Test
    void refusesToDecodeASolutionThatFillsAGivenCell() {
        assertRefusesSolutionOf(LatinSquare.of(3), "this one has nothing called 'r1c1'");
    }

    private static void assertRefusesSolutionOf(LatinSquare other, String message) {
        Solution<Placement> solution =
                Feasibility.of(other.problem()).solution().orElseThrow();

        assertThatThrownBy(() -> LatinSquare.completing("1..\n...\n...").decode(solution))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("This is a solution of another problem: ")
                .hasMessageContaining(message);
    }
}
