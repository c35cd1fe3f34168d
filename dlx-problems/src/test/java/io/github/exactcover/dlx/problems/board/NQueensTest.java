package io.github.exactcover.dlx.problems.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NQueensTest {

    /** OEIS A000170, from n = 1. */
    private static final int[] COUNTS = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};

    @ParameterizedTest
    @EnumSource
    void countsAreTheKnownOnesInEveryOrder(ItemOrder order) {
        for (int n = 1; n <= COUNTS.length; n++) {
            assertThat(Count.of(NQueens.of(n, order).problem()).solutions())
                    .as("n = %s", n)
                    .isEqualTo(COUNTS[n - 1]);
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsAreTheKnownOnesWithoutTheSmallestItemFirst(ItemOrder order) {
        for (int n = 1; n <= 9; n++) {
            ExactCoverProblem<String, Square> problem = NQueens.of(n, order).problem();
            assertThat(DLX.search(problem).itemChoice(ItemChoice.FIRST).count().solutions())
                    .as("n = %s", n)
                    .isEqualTo(COUNTS[n - 1]);
        }
    }

    @ParameterizedTest
    @EnumSource
    void decodedQueensAreAllDifferentAndNoTwoAttack(ItemOrder order) {
        for (int n = 1; n <= 9; n++) {
            NQueens queens = NQueens.of(n, order);
            Set<Queens> seen = new HashSet<>();
            try (Stream<Solution<Square>> solutions = DLX.stream(queens.problem())) {
                solutions.map(queens::decode).forEach(placed -> {
                    assertNoTwoAttack(placed);
                    seen.add(placed);
                });
            }
            assertThat(seen).as("n = %s", n).hasSize(COUNTS[n - 1]);
        }
    }

    private static void assertNoTwoAttack(Queens placed) {
        for (int rank = 0; rank < placed.size(); rank++) {
            for (int other = 0; other < rank; other++) {
                int across = Math.abs(placed.fileOf(rank) - placed.fileOf(other));
                assertThat(across).as("%s", placed).isNotZero().isNotEqualTo(rank - other);
            }
        }
    }

    @Test
    void bothOrdersHaveTheSameSolutions() {
        assertThat(allPlacements(ItemOrder.PIPE_ORGAN)).isEqualTo(allPlacements(ItemOrder.NATURAL));
    }

    private static Set<Queens> allPlacements(ItemOrder order) {
        NQueens queens = NQueens.of(8, order);
        try (Stream<Solution<Square>> solutions = DLX.stream(queens.problem())) {
            return solutions.map(queens::decode).collect(Collectors.toSet());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 27})
    void hasADiagonalItemForEachDiagonalOfMoreThanOneSquare(int n) {
        ExactCoverProblem<String, Square> problem = NQueens.of(n).problem();
        int ofEachKind = Math.max(0, 2 * n - 3);

        assertThat(problem.primaryItems()).hasSize(2 * n);
        assertThat(problem.secondaryItems()).hasSize(2 * ofEachKind);
        assertThat(problem.secondaryItems())
                .filteredOn(item -> item.startsWith("/"))
                .hasSize(ofEachKind);
        assertThat(problem.secondaryItems())
                .filteredOn(item -> item.startsWith("\\"))
                .hasSize(ofEachKind);
        assertThat(problem.options()).hasSize(n * n);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 6})
    void twoSquaresShareAnItemExactlyWhenTheirQueensAttack(int n) {
        ExactCoverProblem<String, Square> problem = NQueens.of(n).problem();
        for (int i = 0; i < n * n; i++) {
            for (int j = 0; j < i; j++) {
                Set<String> shared = new HashSet<>(problem.itemsOf(i));
                shared.retainAll(problem.itemsOf(j));
                Square one = problem.options().get(i);
                Square other = problem.options().get(j);
                assertThat(shared).as("%s and %s", one, other).hasSize(attack(one, other) ? 1 : 0);
            }
        }
    }

    private static boolean attack(Square one, Square other) {
        int ranks = Math.abs(one.rank() - other.rank());
        int files = Math.abs(one.file() - other.file());
        return ranks == 0 || files == 0 || ranks == files;
    }

    @Test
    void namesTheItemsByTheirPlaceOnTheBoard() {
        ExactCoverProblem<String, Square> problem =
                NQueens.of(3, ItemOrder.NATURAL).problem();

        assertThat(problem.primaryItems()).containsExactly("r1", "a", "r2", "b", "r3", "c");
        assertThat(problem.secondaryItems()).containsExactly("/2", "/3", "/4", "\\2", "\\3", "\\4");
        assertThat(problem.itemsOf(problem.options().indexOf(new Square(1, 1))))
                .containsExactly("r2", "b", "/3", "\\3");
        assertThat(problem.itemsOf(problem.options().indexOf(new Square(0, 0)))).containsExactly("r1", "a", "/3");
        assertThat(problem.itemsOf(problem.options().indexOf(new Square(0, 2)))).containsExactly("r3", "a", "\\3");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 8})
    void pairsOfRankAndFileStandInPipeOrganOrderUnlessToldOtherwise(int n) {
        List<String> expected = IntStream.range(0, n)
                .map(i -> ((i & 1) == 1 ? n - 1 - i : n + i) >> 1)
                .boxed()
                .flatMap(i -> Stream.of("r" + (i + 1), String.valueOf((char) ('a' + i))))
                .toList();

        assertThat(NQueens.of(n, ItemOrder.PIPE_ORGAN).problem().primaryItems()).isEqualTo(expected);
        assertThat(NQueens.of(n).problem())
                .isEqualTo(NQueens.of(n, ItemOrder.PIPE_ORGAN).problem());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 1001, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void refusesABoardThatIsNotPossible(int n) {
        assertThatThrownBy(() -> NQueens.of(n))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A board of size " + n + " is not possible; choose a size from 1 to 1000");
    }

    @Test
    void acceptsTheLargestBoard() {
        assertThat(NQueens.of(1000).size()).isEqualTo(1000);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7})
    void refusesToDecodeASolutionOfAnotherBoard(int n) {
        Solution<Square> solution =
                Feasibility.of(NQueens.of(6).problem()).solution().orElseThrow();

        assertThatThrownBy(() -> NQueens.of(n).decode(solution))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("This is a solution of another problem: ");
    }

    @Test
    void refusesToDecodeTwoQueensOnOneFile() {
        ExactCoverProblem<String, Square> wrong = ExactCoverProblem.<String, Square>builder()
                .primary("1", "2")
                .option(new Square(0, 0), "1")
                .option(new Square(0, 1), "2")
                .build();

        assertThatThrownBy(() ->
                        NQueens.of(2).decode(Feasibility.of(wrong).solution().orElseThrow()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("here 'a2' covers 'a' a second time");
    }

    /** OEIS A051223, from n = 1. */
    @Test
    void superqueensHaveTheKnownCounts() {
        long[] counts = {1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44, 156};
        for (int n = 1; n <= counts.length; n++) {
            NQueens queens = NQueens.of(n).rule((a, b) -> Math.abs((a.file() - b.file()) * (a.rank() - b.rank())) != 2);
            assertThat(Count.of(queens.problem()).solutions()).as("n = %s", n).isEqualTo(counts[n - 1]);
        }
    }

    /** Hertzsprung's problem, OEIS A002464, from n = 1: rooks of which no two touch, not at a corner either. */
    @Test
    void rooksThatDoNotTouchHaveTheKnownCounts() {
        long[] counts = {1, 0, 0, 2, 14, 90, 646, 5242, 47622};
        for (int n = 1; n <= counts.length; n++) {
            NQueens kings = NQueens.of(n)
                    .rule((a, b) -> Math.abs(a.file() - b.file()) > 1 || Math.abs(a.rank() - b.rank()) > 1)
                    .withoutDiagonals();
            assertThat(Count.of(kings.problem()).solutions()).as("n = %s", n).isEqualTo(counts[n - 1]);
        }
    }

    @Test
    void rooksOutsideTheDiagonalAreDerangements() {
        NQueens rooks = NQueens.of(7).withoutDiagonals().rule(square -> square.file() != square.rank());
        assertThat(Count.of(rooks.problem()).solutions()).isEqualTo(1854);
    }

    /** Against all placements of queens without regions. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void eachRegionHasOneQueen(long seed) {
        Random random = new Random(seed);
        int regions = 1 + random.nextInt(8);
        int[] of = random.ints(64, -1, regions).toArray();
        String picture = IntStream.range(0, 64)
                .mapToObj(i -> (of[i] < 0 ? "." : "" + (char) ('A' + of[i])) + (i % 8 == 7 ? "\n" : " "))
                .collect(Collectors.joining());
        Set<Queens> expected = allPlacements(ItemOrder.NATURAL).stream()
                .filter(queens -> IntStream.range(0, 8)
                        .map(rank -> of[(7 - rank) * 8 + queens.fileOf(rank)])
                        .filter(region -> region >= 0)
                        .boxed()
                        .collect(Collectors.groupingBy(region -> region, Collectors.counting()))
                        .equals(Arrays.stream(of)
                                .filter(region -> region >= 0)
                                .distinct()
                                .boxed()
                                .collect(Collectors.toMap(region -> region, region -> 1L))))
                .collect(Collectors.toSet());

        NQueens queens = NQueens.of(8).regions(picture);
        try (Stream<Solution<Square>> solutions = DLX.stream(queens.problem())) {
            assertThat(solutions.map(queens::decode).collect(Collectors.toSet()))
                    .as("regions %s", picture)
                    .isEqualTo(expected);
        }
    }

    @Test
    void aPuzzleWithRegionsHasItsOneSolution() {
        NQueens puzzle = NQueens.of(5)
                .withoutDiagonals()
                .rule((a, b) -> Math.abs(a.file() - b.file()) > 1 || Math.abs(a.rank() - b.rank()) > 1)
                .regions("A A A B B\nA C C C B\nD C C C B\nD D C B B\nE E E B B");
        try (Stream<Solution<Square>> solutions = DLX.stream(puzzle.problem())) {
            assertThat(solutions.map(puzzle::decode)).hasToString("[a3 b5 c1 d4 e2]");
        }
    }

    @Test
    void rulesThatCannotBeAreRefused() {
        assertThatThrownBy(() -> NQueens.of(4).regions("AB\nAB"))
                .hasMessage(
                        "The picture of the regions has 2 rows, and the board has 4; draw all of them, with a dot for"
                                + " each square that is in no region");
        assertThatThrownBy(() -> NQueens.of(2).regions("AB\nC."))
                .hasMessage("There are 3 regions, and only 2 queens; each region must have one");
        assertThatThrownBy(() -> NQueens.of(2).regions("AB\nABC"))
                .hasMessage("Row 2 of the regions has 3 cells, and there are 2 rows; write as many cells in each row");
        assertThatThrownBy(() -> NQueens.of(61).rule((a, b) -> true))
                .hasMessage("A rule for two queens on a board of size 61 is not possible; choose a size up to 60");
    }
}
