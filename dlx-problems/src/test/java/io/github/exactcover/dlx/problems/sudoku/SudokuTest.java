package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuTest {

    /** From Wikipedia's article on Sudoku. */
    private static final String KNOWN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String KNOWN_SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** OEIS A107739 for squares; 28200960 for 2 x 3 and 576 for no boxes but rows are known too. */
    @Test
    void emptySudokusHaveAsManySolutionsAsIsKnown() {
        assertThat(count(SudokuRules.of(4))).isEqualTo(288);
        assertThat(count(SudokuRules.boxes(1, 4))).isEqualTo(576);
        assertThat(count(SudokuRules.boxes(4, 1))).isEqualTo(576);
    }

    private static long count(SudokuRules rules) {
        return Count.of(Sudoku.empty(rules).problem()).solutions().longValueExact();
    }

    @Test
    void diagonalsLeaveThoseThatHaveEachSymbolOnThem() {
        SudokuRules plain = SudokuRules.of(4);
        long expected = SudokuSolver.of(plain).solutions(Sudoku.empty(plain), 1000).stream()
                .filter(grid -> IntStream.range(0, 4)
                                .map(i -> grid.symbolAt(i, i))
                                .distinct()
                                .count()
                        == 4)
                .filter(grid -> IntStream.range(0, 4)
                                .map(i -> grid.symbolAt(i, 3 - i))
                                .distinct()
                                .count()
                        == 4)
                .count();

        assertThat(count(plain.withDiagonals())).isEqualTo(expected).isEqualTo(48);
    }

    /** 28200960 over all, and all first rows are alike. */
    @Test
    void sizeSixWithItsFirstRowGiven() {
        Sudoku sudoku = Sudoku.of("123456" + ".".repeat(30));

        assertThat(sudoku.rules()).isEqualTo(SudokuRules.boxes(2, 3));
        assertThat(Count.of(sudoku.problem()).solutions()).isEqualTo(28_200_960 / 720);
    }

    @Test
    void aKnownSudokuIsSolved() {
        Sudoku sudoku = Sudoku.of(KNOWN);
        List<Solution<Placement>> solutions = all(sudoku);

        assertThat(solutions).hasSize(1);
        SudokuGrid grid = sudoku.decode(solutions.get(0));
        assertThat(grid.toLine()).isEqualTo(KNOWN_SOLVED);
        assertThat(grid.isGiven(0, 0)).isTrue();
        assertThat(grid.isGiven(0, 2)).isFalse();
        assertThat(grid.symbolAt(0, 2)).isEqualTo(4);
        assertThat(sudoku.clueCount()).isEqualTo(30);
    }

    private static List<Solution<Placement>> all(Sudoku sudoku) {
        try (Stream<Solution<Placement>> solutions = DLX.stream(sudoku.problem())) {
            return solutions.toList();
        }
    }

    @Test
    void aFullSudokuHasOneSolution() {
        Sudoku full = Sudoku.of(KNOWN_SOLVED);

        assertThat(full.problem().primaryItems()).isEmpty();
        assertThat(full.decode(all(full).get(0))).isEqualTo(full.grid());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2x3", "3x4", "diagonals", "jigsaw"})
    void whatIsGeneratedKeepsTheRulesAndNeedsEachClue(String kind) {
        SudokuRules rules = rules(kind);
        SudokuSolver solver = SudokuSolver.of(rules);
        int least = kind.equals("3x4") ? 70 : 0;
        for (int seed = 0; seed < 3; seed++) {
            Sudoku sudoku = SudokuGenerator.of(solver).generate(seed, least);
            List<SudokuGrid> solutions = solver.solutions(sudoku, 2);
            assertThat(solutions).hasSize(1);
            assertKeepsTheRules(solutions.get(0));
            assertThat(sudoku).isEqualTo(SudokuGenerator.of(rules).generate(seed, least));
            if (least > 0) {
                assertThat(sudoku.clueCount()).isEqualTo(least);
            } else {
                assertNeedsEachClue(sudoku);
            }
        }
    }

    private static SudokuRules rules(String kind) {
        return switch (kind) {
            case "2x3" -> SudokuRules.boxes(2, 3);
            case "3x4" -> SudokuRules.boxes(3, 4);
            case "diagonals" -> SudokuRules.of(9).withDiagonals();
            case "jigsaw" -> SudokuRules.regions("AAAAB\nACCBB\nCCCBB\nDDEEE\nDDDEE");
            default -> SudokuRules.of(9);
        };
    }

    /** Without dlx. */
    private static void assertKeepsTheRules(SudokuGrid grid) {
        int size = grid.rules().size();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                assertThat(grid.symbolAt(row, column)).isBetween(1, size);
                for (int other = 0; other < size * size; other++) {
                    assertDiffer(grid, row, column, other / size, other % size);
                }
            }
        }
    }

    private static void assertDiffer(SudokuGrid grid, int row, int column, int otherRow, int otherColumn) {
        SudokuRules rules = grid.rules();
        int end = rules.size() - 1;
        boolean same = row == otherRow && column == otherColumn;
        boolean sees = row == otherRow
                || column == otherColumn
                || rules.regionAt(row, column) == rules.regionAt(otherRow, otherColumn)
                || (rules.hasDiagonals() && row == column && otherRow == otherColumn)
                || (rules.hasDiagonals() && row + column == end && otherRow + otherColumn == end);
        if (sees && !same) {
            assertThat(grid.symbolAt(row, column)).isNotEqualTo(grid.symbolAt(otherRow, otherColumn));
        }
    }

    private static void assertNeedsEachClue(Sudoku sudoku) {
        int size = sudoku.rules().size();
        for (int cell = 0; cell < size * size; cell++) {
            int[][] fewer = new int[size][size];
            for (int other = 0; other < size * size; other++) {
                fewer[other / size][other % size] =
                        other == cell ? 0 : sudoku.grid().symbolAt(other / size, other % size);
            }
            if (sudoku.grid().isGiven(cell / size, cell % size)) {
                assertThat(DLX.search(Sudoku.of(sudoku.rules(), fewer).problem())
                                .limit(2)
                                .count()
                                .solutions())
                        .isEqualTo(2);
            }
        }
    }

    @Test
    void cluesThatAreNoSquareAreRefusedByTheirRow() {
        SudokuRules four = SudokuRules.of(4);
        String remedy = "; give 4 rows of 4 cells, with 0 for an empty one";
        assertThatThrownBy(() -> Sudoku.of(four, new int[3][4])).hasMessage("Row 4 of the clues has 0 cells" + remedy);
        assertThatThrownBy(() -> Sudoku.of(four, new int[5][4])).hasMessage("Row 5 of the clues has 4 cells" + remedy);
        assertThatThrownBy(() -> Sudoku.of(four, new int[][] {new int[4], new int[1], new int[4], new int[4]}))
                .hasMessage("Row 2 of the clues has 1 cell" + remedy);
    }

    @Test
    void theSolverAgreesWithTheProblemAndRatesByItsNodes() {
        SudokuSolver solver = SudokuSolver.of(SudokuRules.of(9));
        for (int seed = 0; seed < 5; seed++) {
            Sudoku sudoku = SudokuGenerator.of(solver).generate(seed, 0);
            List<SudokuGrid> found = new ArrayList<>();
            long nodes = DLX.search(sudoku.problem())
                    .engine(Engine.DANCING_LINKS)
                    .itemChoice(ItemChoice.MRV)
                    .solve(solution -> {
                        found.add(sudoku.decode(solution));
                        return Visit.CONTINUE;
                    })
                    .statistics()
                    .nodes();
            assertThat(solver.solutions(sudoku, 2)).isEqualTo(found);
            assertThat(solver.rate(sudoku)).isEqualTo(nodes);
        }
    }

    @Test
    void theSolverTellsNoneOneAndMore() {
        SudokuSolver solver = SudokuSolver.of(SudokuRules.of(4));

        assertThat(solver.solutions(Sudoku.of("12....34........"), 2)).isEmpty();
        assertThat(solver.solutions(Sudoku.of("................"), 1000))
                .hasSize(288)
                .doesNotHaveDuplicates();
        assertThat(solver.rate(Sudoku.of("12....34........"))).isPositive();
    }

    @Test
    void theSolverRefusesOtherRulesAndCanBeCancelled() {
        SudokuSolver solver = SudokuSolver.of(SudokuRules.of(9));

        assertThatThrownBy(() -> solver.solutions(Sudoku.of("1..............."), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("4 x 4", "9 x 9");
        assertThatThrownBy(() -> solver.cancelWhen(() -> true).solutions(Sudoku.of(KNOWN), 1))
                .isInstanceOf(java.util.concurrent.CancellationException.class);
    }

    @Test
    void theSmallestAndTheLargest() {
        assertThat(SudokuSolver.of(SudokuRules.of(25))
                        .solutions(Sudoku.empty(SudokuRules.of(25)), 1)
                        .get(0)
                        .toLine())
                .hasSize(625)
                .contains("P");
        assertThatThrownBy(() -> SudokuRules.of(3)).hasMessageContaining("from 4 to 25");
        assertThatThrownBy(() -> SudokuRules.of(26)).hasMessageContaining("from 4 to 25");
        assertThatThrownBy(() -> SudokuRules.of(7)).hasMessageContaining("regions");
        assertThatThrownBy(() -> SudokuRules.boxes(0, 9)).hasMessageContaining("0 x 9");
        assertThatThrownBy(() -> SudokuRules.boxes(5, 6)).hasMessageContaining("size 30");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "AABB/AABB/CCDD = Row 1 of the regions has 4 cells, and there are 3 rows",
                "AAB/AAB/CCD = size 3",
                "AABB/AABB/CCDD/CCD = Row 4 of the regions has 3 cells",
                "AABB/AABB/CCDD/CCDA = Region 'A' has 5 cells"
            })
    void regionsThatAreNoneAreRefused(String picture, String complaint) {
        assertThatThrownBy(() -> SudokuRules.regions(picture.replace('/', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void regionsThatAreBoxesAreTheSameRules() {
        assertThat(SudokuRules.regions("xxyy\nxxyy\n\naabb\naabb")).isEqualTo(SudokuRules.of(4));
        assertThat(SudokuRules.of(4)).isNotEqualTo(SudokuRules.of(4).withDiagonals());
    }

    @Test
    void refusesToDecodeASolutionOfAnotherSudoku() {
        Solution<Placement> solution = all(Sudoku.of(KNOWN)).get(0);

        for (Sudoku other :
                List.of(Sudoku.of("1..............."), Sudoku.of(KNOWN_SOLVED), Sudoku.empty(SudokuRules.of(9)))) {
            assertThatThrownBy(() -> other.decode(solution))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("This is a solution of another problem: ");
        }
    }

    @Test
    void aPictureShowsTheCluesApart() {
        Sudoku sudoku = Sudoku.of(KNOWN);
        SvgImage solved = SvgImage.of(sudoku.decode(all(sudoku).get(0)));
        SvgImage open = SvgImage.of(sudoku.grid());

        assertThat(String.join("", solved.words("text"))).isEqualTo(KNOWN_SOLVED);
        assertThat(solved.count("text", SvgDrawing.GIVEN)).isEqualTo(30);
        assertThat(open.words("text")).hasSize(30);
        SvgImage.of(Sudoku.empty(rules("jigsaw").withDiagonals()).grid());
        SvgImage.of(Sudoku.empty(SudokuRules.of(25)).grid());
    }
}
