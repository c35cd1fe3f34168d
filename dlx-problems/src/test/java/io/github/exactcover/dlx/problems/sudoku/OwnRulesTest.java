package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.problems.Placement;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules of the user's own, compared with all grids of size 4, and with published puzzles. */
class OwnRulesTest {

    private static final SudokuRules SMALL = SudokuRules.of(4);

    private static final List<int[]> GRIDS = grids();

    private static boolean antiKnight(Placement a, Placement b) {
        return a.symbol() != b.symbol() || Math.abs((a.row() - b.row()) * (a.column() - b.column())) != 2;
    }

    private static boolean antiKing(Placement a, Placement b) {
        return a.symbol() != b.symbol() || Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column())) > 1;
    }

    private static boolean notConsecutive(Placement a, Placement b) {
        return Math.abs(a.row() - b.row()) + Math.abs(a.column() - b.column()) > 1
                || Math.abs(a.symbol() - b.symbol()) != 1;
    }

    /** All 288 grids of size 4, by code that does not use dlx. */
    private static List<int[]> grids() {
        List<int[]> grids = new ArrayList<>();
        fill(new int[16], 0, grids);
        return grids;
    }

    private static void fill(int[] grid, int cell, List<int[]> grids) {
        if (cell == 16) {
            grids.add(grid.clone());
            return;
        }
        for (int symbol = 1; symbol <= 4; symbol++) {
            int tried = symbol;
            if (IntStream.range(0, cell)
                    .noneMatch(other -> grid[other] == tried
                            && (other / 4 == cell / 4
                                    || other % 4 == cell % 4
                                    || (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2)))) {
                grid[cell] = symbol;
                fill(grid, cell + 1, grids);
            }
        }
        grid[cell] = 0;
    }

    private static List<Placement> placements(int[] grid) {
        return IntStream.range(0, 16)
                .mapToObj(cell -> new Placement(cell / 4, cell % 4, grid[cell]))
                .toList();
    }

    private static boolean isAllowed(int[] grid, BiPredicate<Placement, Placement> together) {
        List<Placement> placements = placements(grid);
        return IntStream.range(0, 16)
                .allMatch(second -> IntStream.range(0, second)
                        .allMatch(first -> together.test(placements.get(first), placements.get(second))));
    }

    private static long count(SudokuRules rules) {
        return Count.of(Sudoku.empty(rules).problem()).solutions().longValueExact();
    }

    @Test
    void thereAre288Grids() {
        assertThat(GRIDS).hasSize(288);
    }

    /** Any rule about pairs and cells, with and without clues, also in cages. */
    @Test
    void anyRuleFindsWhatTheGridsSay() {
        int some = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            boolean[][] apart = new boolean[64][64];
            boolean[] never = new boolean[64];
            for (int i = 0; i < 64; i++) {
                never[i] = random.nextInt(60) == 0;
                for (int j = 0; j < 64; j++) {
                    apart[i][j] = random.nextInt(60) == 0;
                }
            }
            BiPredicate<Placement, Placement> together = (a, b) -> !apart[number(a)][number(b)];
            Predicate<Placement> alone = a -> !never[number(a)];
            SudokuRules rules = SMALL.rule("pairs", together).rule("cells", alone);
            List<int[]> right = GRIDS.stream()
                    .filter(grid -> isAllowed(grid, together)
                            && placements(grid).stream().allMatch(alone))
                    .toList();
            assertThat(count(rules)).as("seed %s", seed).isEqualTo(right.size());
            if (right.isEmpty()) {
                continue;
            }
            some++;
            int[] clues = right.get(random.nextInt(right.size())).clone();
            for (int cell = 0; cell < 16; cell++) {
                clues[cell] = random.nextInt(3) == 0 ? clues[cell] : 0;
            }
            Sudoku sudoku = Sudoku.of(rules, clues);
            List<String> expected = right.stream()
                    .filter(grid ->
                            IntStream.range(0, 16).allMatch(cell -> clues[cell] == 0 || clues[cell] == grid[cell]))
                    .map(grid -> rulesGrid(rules, grid))
                    .sorted()
                    .toList();
            assertThat(DLX.search(sudoku.problem()).stream()
                            .map(solution -> sudoku.decode(solution).toLine())
                            .sorted())
                    .as("seed %s", seed)
                    .containsExactlyElementsOf(expected);
            assertThat(SudokuSolver.of(rules).solutions(sudoku, 1_000).stream()
                            .map(SudokuGrid::toLine)
                            .sorted())
                    .as("seed %s", seed)
                    .containsExactlyElementsOf(expected);
            int sum = right.get(0)[0] + right.get(0)[1] + right.get(0)[5];
            KillerSudoku killer = KillerSudoku.of(Sudoku.empty(rules), sum + ": r1c1 r1c2 r2c2");
            assertThat(Count.of(killer.problem()).solutions().longValueExact())
                    .as("seed %s", seed)
                    .isEqualTo(right.stream()
                            .filter(grid -> grid[0] + grid[1] + grid[5] == sum && grid[0] != grid[5])
                            .count());
        }
        assertThat(some).isGreaterThan(50);
    }

    private static int number(Placement placement) {
        return (placement.row() * 4 + placement.column()) * 4 + placement.symbol() - 1;
    }

    private static String rulesGrid(SudokuRules rules, int[] grid) {
        return Sudoku.of(rules, grid).grid().toLine();
    }

    @Test
    void antiKingAndAntiKnightAreThoseOfTheGrids() {
        List<BiPredicate<Placement, Placement>> rules =
                List.of(OwnRulesTest::antiKing, OwnRulesTest::antiKnight, OwnRulesTest::notConsecutive);
        for (BiPredicate<Placement, Placement> rule : rules) {
            assertThat(count(SMALL.rule("chess", rule)))
                    .isEqualTo(
                            GRIDS.stream().filter(grid -> isAllowed(grid, rule)).count());
        }
    }

    @Test
    void symbolsRiseOnAThermometer() {
        List<Integer> thermometer = List.of(0, 1, 5);
        BiPredicate<Placement, Placement> rising = (a, b) -> {
            int first = thermometer.indexOf(a.row() * 4 + a.column());
            int second = thermometer.indexOf(b.row() * 4 + b.column());
            return first < 0 || second < 0 || (first < second) == (a.symbol() < b.symbol());
        };

        assertThat(count(SMALL.rule("thermometer", rising)))
                .isEqualTo(GRIDS.stream()
                        .filter(grid -> grid[0] < grid[1] && grid[1] < grid[5])
                        .count())
                .isEqualTo(48);
    }

    /** The diagonals as units of one's own, each in a picture because they cross in no cell of a set. */
    @Test
    void unitsAreWhatDiagonalsAre() {
        SudokuRules diagonals = SMALL.units("down", "A.../.A../..A./...A".replace('/', '\n'))
                .units("up", "...A/..A./.A../A...".replace('/', '\n'));

        assertThat(count(diagonals)).isEqualTo(count(SMALL.withDiagonals())).isEqualTo(48);
        assertThat(count(SMALL.units("middle", ".... .AA. .AA. ....".replace(' ', '\n'))
                        .withDiagonals()))
                .isEqualTo(GRIDS.stream()
                        .filter(grid ->
                                isEach(grid, 5, 6, 9, 10) && isEach(grid, 0, 5, 10, 15) && isEach(grid, 3, 6, 9, 12))
                        .count());
    }

    private static boolean isEach(int[] grid, int... cells) {
        return IntStream.of(cells).map(cell -> grid[cell]).distinct().count() == 4;
    }

    /** By Mitchell Lee, of May 2020: two clues, and no equal symbols a move of a king or a knight apart. */
    @Test
    void theMiracleSudokuHasOneSolution() {
        SudokuRules rules = SudokuRules.of(9)
                .rule("anti-knight", OwnRulesTest::antiKnight)
                .rule("anti-king", OwnRulesTest::antiKing)
                .rule("not consecutive", OwnRulesTest::notConsecutive);
        int[][] clues = new int[9][9];
        clues[4][2] = 1;
        clues[5][6] = 2;

        List<SudokuGrid> solutions = SudokuSolver.of(rules).solutions(Sudoku.of(rules, clues), 2);

        assertThat(solutions).hasSize(1);
        assertThat(solutions.get(0).toLine())
                .isEqualTo("483726159726159483159483726837261594261594837594837261372615948615948372948372615");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void generatedPuzzlesKeepTheRules(long seed) {
        SudokuRules rules = SudokuRules.of(9)
                .rule("anti-knight", OwnRulesTest::antiKnight)
                .rule("odd middle", a -> a.row() != 4 || a.column() != 4 || a.symbol() % 2 == 1);
        Sudoku sudoku = SudokuGenerator.of(rules).generate(seed, 0);
        SudokuGrid solution = SudokuSolver.of(rules).solutions(sudoku, 2).get(0);

        assertThat(SudokuSolver.of(rules).solutions(sudoku, 2)).hasSize(1);
        assertThat(solution.symbolAt(4, 4) % 2).isEqualTo(1);
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 7; column++) {
                assertThat(solution.symbolAt(row, column)).isNotEqualTo(solution.symbolAt(row + 1, column + 2));
            }
        }
    }

    @Test
    void cluesAgainstARuleAreRefused() {
        SudokuRules rules = SMALL.rule("anti-knight", OwnRulesTest::antiKnight)
                .rule("no four here", a -> a.row() > 0 || a.symbol() < 4);

        assertThatThrownBy(() -> Sudoku.of(rules, "1.....1........."))
                .hasMessageContaining("the rule anti-knight does not allow 1 here and 1 at ")
                .hasMessageContaining("change one of them, or empty it with a dot");
        assertThatThrownBy(() -> Sudoku.of(rules, "4..............."))
                .hasMessageContaining("the rule no four here does not allow 4 here; change it");
        SudokuRules middle = SMALL.units("middle", ".... .AA. .AA. ....".replace(' ', '\n'));
        assertThatThrownBy(() -> Sudoku.of(middle, ".....1....1....."))
                .hasMessageContaining("1 is already in middle A, at ");
    }

    /** The empty Sudoku has no option for what a rule forbids, so a search with the clues required would go wrong. */
    @Test
    void inAFileCluesAgainstARuleHaveNoSolution() {
        SudokuRules rules = SMALL.rule("anti-knight", OwnRulesTest::antiKnight)
                .rule("no four here", a -> a.row() > 0 || a.symbol() < 4);
        String file = "1.....1.........\n4...............\n................\n11..............";

        List<Sudoku> sudokus = SudokuFile.readAll(rules, new StringReader(file)).toList();
        assertThat(sudokus).hasSize(4);
        assertThat(sudokus.get(2).contradiction()).isEmpty();
        for (Sudoku sudoku : List.of(sudokus.get(0), sudokus.get(1), sudokus.get(3))) {
            SudokuSolver solver = SudokuSolver.of(rules);
            assertThat(sudoku.contradiction().orElseThrow()).startsWith("line ");
            assertThat(Count.of(sudoku.problem()).solutions()).isZero();
            assertThat(solver.solutions(sudoku, 2)).isEmpty();
            assertThat(solver.rate(sudoku)).isEqualTo(1);
            assertThat(solver.steps(sudoku).map(SudokuStep::technique)).containsExactly(SudokuTechnique.CONTRADICTION);
        }
        assertThatThrownBy(() -> SudokuFile.read(rules, new StringReader(file)).toList())
                .hasMessageStartingWith("line 1, column 7: the rule anti-knight does not allow 1 here");
    }

    @Test
    void picturesOfTheWrongSizeAreRefused() {
        assertThatThrownBy(() -> SudokuRules.of(9).units("x", ".... .AA. .AA. ....".replace(' ', '\n')))
                .hasMessage("The picture of 'x' has 16 cells, and the Sudoku has 81; draw all of them, with a dot for"
                        + " those in no set");
        assertThatThrownBy(() -> SMALL.units("x", ".... .AA. .A.. ....".replace(' ', '\n')))
                .hasMessage("'x A' has 3 cells; it needs as many as a row has, which are 4");
    }

    @Test
    void solutionsOfOtherRulesAreRefused() {
        Sudoku plain = Sudoku.empty(SMALL);
        Sudoku chess = Sudoku.empty(SMALL.rule("anti-king", OwnRulesTest::antiKing));

        assertThat(DLX.search(plain.problem()).stream()
                        .filter(solution -> {
                            try {
                                chess.decode(solution);
                                return true;
                            } catch (IllegalArgumentException e) {
                                assertThat(e)
                                        .hasMessageContaining(
                                                "against the rules 4 x 4 with boxes of 2 x 2 and anti-king");
                                return false;
                            }
                        })
                        .count())
                .isEqualTo(count(chess.rules()));
    }

    @Test
    void rulesAreEqualWithTheSamePredicates() {
        BiPredicate<Placement, Placement> king = OwnRulesTest::antiKing;

        assertThat(SMALL.rule("x", king)).isEqualTo(SMALL.rule("x", king)).isNotEqualTo(SMALL);
        assertThat(SMALL.rule("x", king)).isNotEqualTo(SMALL.rule("x", OwnRulesTest::antiKnight));
        assertThat(SMALL.units("x", "A... A... A... A...".replace(' ', '\n'))).isNotEqualTo(SMALL);
    }
}
