package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KillerSudokuTest {

    /** From Wikipedia's article on killer Sudoku. */
    private static final String KNOWN = """
            3 r1c1 r1c2
            15 r1c3 r1c4 r1c5
            22 r1c6 r2c5 r2c6 r3c5
            4 r1c7 r2c7
            16 r1c8 r2c8
            15 r1c9 r2c9 r3c9 r4c9
            25 r2c1 r2c2 r3c1 r3c2
            17 r2c3 r2c4
            9 r3c3 r3c4 r4c4
            8 r3c6 r4c6 r5c6
            20 r3c7 r3c8 r4c7
            6 r4c1 r5c1
            14 r4c2 r4c3
            17 r4c5 r5c5 r6c5
            17 r4c8 r5c7 r5c8
            13 r5c2 r5c3 r6c2
            20 r5c4 r6c4 r7c4
            12 r5c9 r6c9
            27 r6c1 r7c1 r8c1 r9c1
            6 r6c3 r7c2 r7c3
            20 r6c6 r7c6 r7c7
            6 r6c7 r6c8
            10 r7c5 r8c4 r8c5 r9c4
            14 r7c8 r7c9 r8c8 r8c9
            8 r8c2 r9c2
            16 r8c3 r9c3
            15 r8c6 r8c7
            13 r9c5 r9c6 r9c7
            17 r9c8 r9c9
            """;

    private static final String KNOWN_SOLVED =
            "215647398368952174794381652586274931142593867973816425821739546659428713437165289";

    /** A published one with diagonals and cells in no cage, in the form of SumoCue. */
    private static final String DIAGONAL =
            "3x3:d:k:3587:14:15:16:17:18:19:3586:3586:3587:1543:1543:20:21:22:23:1544:24:25:26:3338:"
                    + "27:28:3337:3337:1544:29:30:31:3338:32:33:34:35:36:37:38"
                    + ":39:40:41:42:43:44:45:46:47:48:49:4365:4365:50:3596:51:"
                    + "52:53:1541:3339:3339:54:55:3596:56:57:58:1541:59:60:6"
                    + "1:62:1542:1542:3585:3588:3588:63:64:65:66:67:68:3585:";

    private static final String DIAGONAL_SOLVED =
            "872314695615972843394586721569241387487635219231897564146758932723469158958123476";

    private static final SudokuSolver SOLVER = SudokuSolver.of(SudokuRules.of(9));

    @Test
    void solvingCanBeCancelled() {
        SudokuSolver cancelled = SudokuSolver.of(SudokuRules.of(9)).cancelWhen(() -> true);
        assertThatThrownBy(() -> cancelled.solutions(KillerSudoku.of(KNOWN), 1))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void aConditionDoesNotReplaceAnEarlierOne() {
        SudokuSolver cancelled = SOLVER.cancelWhen(() -> true).cancelWhen(() -> false);

        assertThatThrownBy(() -> cancelled.solutions(KillerSudoku.of(KNOWN), 1))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void sumsThatCannotBeAreReadAmongOthersAndRefusedAlone() {
        String good = "2x2::k:1024:1281:1281:1538:1024:7:8:1538:9:10:11:12:13:14:15:0";
        String bad = good.replace("1281", "2049");

        List<KillerSudoku> all = KillerFile.readAll(new StringReader(good + "\n" + bad + "\n" + good))
                .toList();
        assertThat(all).extracting(killer -> killer.contradiction().isPresent()).containsExactly(false, true, false);
        assertThat(all.get(1).contradiction().orElseThrow()).startsWith("the cage at r1c2: the sum 8 is not possible");
        assertThat(Count.of(all.get(1).problem()).solutions()).isZero();
        assertThatThrownBy(() ->
                        KillerFile.read(new StringReader(good + "\n" + bad)).toList())
                .hasMessageStartingWith("the cage at r1c2: the sum 8 is not possible");
        assertThatThrownBy(() -> KillerSudoku.of(bad)).hasMessageContaining("the sum 8 is not possible");
    }

    @Test
    void aKnownKillerHasItsOneSolution() {
        KillerSudoku killer = KillerSudoku.of(KNOWN);

        assertThat(killer.cageCount()).isEqualTo(29);
        assertThat(killer.sudoku()).isEqualTo(Sudoku.empty(SudokuRules.of(9)));
        List<Solution<CageFilling>> all = all(killer);
        assertThat(all).hasSize(1);
        assertThat(killer.decode(all.get(0)).toLine()).isEqualTo(KNOWN_SOLVED);
        assertThat(SOLVER.solutions(killer, 2)).containsExactly(killer.decode(all.get(0)));
        assertThat(SOLVER.rate(killer)).isGreaterThanOrEqualTo(30);
        assertThat(killer.problem().primaryItems()).hasSize(29 + 3 * 81);
    }

    private static List<Solution<CageFilling>> all(KillerSudoku killer) {
        try (Stream<Solution<CageFilling>> solutions = DLX.stream(killer.problem())) {
            return solutions.toList();
        }
    }

    @Test
    void killersOfALineTellTheirRules() {
        KillerSudoku killer = KillerSudoku.of(DIAGONAL);

        assertThat(killer.sudoku().rules()).isEqualTo(SudokuRules.of(9).withDiagonals());
        assertThat(SudokuSolver.of(killer.sudoku().rules()).solutions(killer, 2))
                .extracting(SudokuGrid::toLine)
                .containsExactly(DIAGONAL_SOLVED);
        assertThatThrownBy(() -> KillerSudoku.of(Sudoku.empty(SudokuRules.of(9)), DIAGONAL))
                .hasMessageContainingAll("9 x 9 with boxes of 3 x 3 and diagonals", "change the one or the other");
        assertThatThrownBy(() -> SOLVER.solutions(killer, 2)).hasMessageContaining("use a solver of the same rules");
    }

    @Test
    void allWaysToWriteItAreTheSame() {
        String list = "4 r1c1 R2C1\n5 = r1c2+r1c3\n# comment\n\n6: r1c4, r2c4\n";
        String drawn = "abbc\na..c\n....\n....\na=4, b=5\nc = 6\n";
        String words = "x1 x2 x2 7\nx1 . . 7\n. . . .\n. . . .\nx1=4 x2=5 7=6\n";
        String line = "2x2::k:1024:1281:1281:1538:1024:7:8:1538:9:10:11:12:13:14:15:0:";
        KillerSudoku killer = KillerSudoku.of(line);

        assertThat(KillerSudoku.of(drawn)).isEqualTo(killer).hasSameHashCodeAs(killer);
        assertThat(KillerSudoku.of(words)).isEqualTo(killer);
        assertThat(KillerSudoku.of(Sudoku.empty(SudokuRules.of(4)), list)).isEqualTo(killer);
        assertThat(KillerSudoku.of(drawn.replace("5", "6"))).isNotEqualTo(killer);
        assertThat(KillerSudoku.of(drawn.replace("\n", "\r\n"))).isEqualTo(killer);
        assertThat(killer).hasToString(".".repeat(16) + " with cages 4 r1c1 r2c1, 5 r1c2 r1c3, 6 r1c4 r2c4");
    }

    /** Cages and clues at random, over all grids of size 4 that there are. */
    @Property(tries = 150, seed = "20", shrinking = ShrinkingMode.OFF)
    void agreesWithTryingAllGrids(@ForAll long seed) {
        Random random = new Random(seed);
        SudokuRules rules =
                random.nextBoolean() ? SudokuRules.of(4) : SudokuRules.of(4).withDiagonals();
        List<int[]> grids = Grids.of(rules);
        List<List<Integer>> cages = new ArrayList<>();
        IntStream.range(0, 7).forEach(cage -> cages.add(new ArrayList<>()));
        for (int cell = 0; cell < 15; cell++) {
            int cage = random.nextInt(8);
            if (cage < cages.size() && cages.get(cage).size() < (cage == 0 ? 3 : 4)) {
                cages.get(cage).add(cell);
            }
        }
        cages.get(0).add(15);
        cages.removeIf(List::isEmpty);
        int[] model = grids.get(random.nextInt(grids.size()));
        int[] sums = cages.stream()
                .mapToInt(cage -> possibleSum(
                        cage.size(), cage.stream().mapToInt(cell -> model[cell]).sum()))
                .toArray();
        int[] clues = new int[16];
        int[] other = grids.get(random.nextInt(grids.size()));
        for (int i = random.nextInt(3); i > 0; i--) {
            int cell = random.nextInt(16);
            clues[cell] = random.nextInt(4) > 0 ? model[cell] : other[cell];
        }

        List<String> expected = grids.stream()
                .filter(grid -> IntStream.range(0, 16).allMatch(cell -> clues[cell] == 0 || clues[cell] == grid[cell]))
                .filter(grid -> IntStream.range(0, sums.length).allMatch(i -> keeps(grid, cages.get(i), sums[i])))
                .map(KillerSudokuTest::line)
                .toList();
        String text = IntStream.range(0, sums.length)
                .mapToObj(i -> sums[i] + " "
                        + cages.get(i).stream()
                                .map(cell -> "r" + (cell / 4 + 1) + "c" + (cell % 4 + 1))
                                .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));

        assertThat(solutions(rules, clues, text)).containsExactlyInAnyOrderElementsOf(expected);
    }

    /** A sum that so many symbols can have. */
    private static int possibleSum(int count, int sum) {
        return Math.max(count * (count + 1) / 2, Math.min(sum, count * (9 - count) / 2));
    }

    private static boolean keeps(int[] grid, List<Integer> cage, int sum) {
        return cage.stream().mapToInt(cell -> grid[cell]).sum() == sum
                && cage.stream().map(cell -> grid[cell]).distinct().count() == cage.size();
    }

    private static String line(int[] grid) {
        return Arrays.stream(grid).mapToObj(String::valueOf).collect(Collectors.joining());
    }

    /** None if clues and cages contradict each other at sight. */
    private static List<String> solutions(SudokuRules rules, int[] clues, String cages) {
        try {
            KillerSudoku killer = KillerSudoku.of(Sudoku.of(rules, clues), cages);
            List<String> all = all(killer).stream()
                    .map(killer::decode)
                    .map(SudokuGrid::toLine)
                    .toList();
            assertThat(SudokuSolver.of(rules).solutions(killer, 1000))
                    .extracting(SudokuGrid::toLine)
                    .containsExactlyInAnyOrderElementsOf(all);
            return all;
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageMatching("(?s).*(its clues|is already in|The sums of all cages).*");
            if (!String.valueOf(e.getMessage()).startsWith("The sums")) {
                assertThat(unchecked(rules, clues, cages)).as(e.getMessage()).isEmpty();
            }
            return List.of();
        }
    }

    /** The solutions as in a file of many, where clues and cages may contradict each other. */
    private static List<SudokuGrid> unchecked(SudokuRules rules, int[] clues, String cages) {
        String line = Arrays.stream(clues).mapToObj(String::valueOf).collect(Collectors.joining());
        Sudoku sudoku =
                SudokuFile.readAll(rules, new StringReader(line)).findFirst().orElseThrow();
        KillerSudoku killer = KillerFile.withClues(sudoku, cages);
        assertThat(killer.contradiction()).isPresent();
        assertThat(Count.of(killer.problem()).solutions()).isZero();
        return SudokuSolver.of(rules).solutions(killer, 1000);
    }

    /** All grids of size 4, without dlx. */
    private static final class Grids {

        static List<int[]> of(SudokuRules rules) {
            List<int[]> grids = new ArrayList<>();
            fill(rules, new int[16], 0, grids);
            return grids;
        }

        private static void fill(SudokuRules rules, int[] grid, int cell, List<int[]> grids) {
            if (cell == 16) {
                grids.add(grid.clone());
                return;
            }
            for (grid[cell] = 1; grid[cell] <= 4; grid[cell]++) {
                if (IntStream.range(0, cell).noneMatch(other -> grid[other] == grid[cell] && see(rules, cell, other))) {
                    fill(rules, grid, cell + 1, grids);
                }
            }
        }

        private static boolean see(SudokuRules rules, int cell, int other) {
            return cell / 4 == other / 4
                    || cell % 4 == other % 4
                    || (cell / 8 == other / 8 && cell % 4 / 2 == other % 4 / 2)
                    || (rules.hasDiagonals() && cell % 5 == 0 && other % 5 == 0)
                    || (rules.hasDiagonals() && cell / 4 + cell % 4 == 3 && other / 4 + other % 4 == 3);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "'' ! There are no cages",
                "3 r1c1 r1c2/7 r1c2 r1c3 ! line 2: the cell r1c2 is already in line 1",
                "5 r1c2 r1c2 ! line 1: the cell r1c2 is already in it",
                "3 r1c1 r1c5 ! line 1: the cell r1c5 is not on the board; rows and columns go from 1 to 4",
                "3 r0c1 r1c2 ! line 1: the cell r0c1 is not on the board",
                "3 r1c1 r1c2/hello ! line 2: this is not a cage; write its sum and its cells",
                "8 r1c1 r1c2 ! line 1: the sum 8 is not possible; 2 different symbols have 3 to 7",
                "2 r1c1 r1c2 ! line 1: the sum 2 is not possible",
                "5 r1c1 ! line 1: the sum 5 is not possible; 1 cell has 1 to 4",
                "12 r1c1 r1c2 r1c3 r1c4 r2c1 ! line 1 has 5 cells, which cannot all be different with 4 symbols",
                "aabb/..../..../..../a=3 ! Cage 'b', at r1c3, has no sum; write it below the cages, as in b=15",
                "aabb/..../..../..../a=3 b=7 c=3 ! line 5: there is no cage 'c'",
                "aabb/..../..../..../a=3 b=7 a=3 ! line 5: cage 'a' has a second sum",
                "aabb/..../..../..../a=3 b=x ! line 5: 'b=x' is not the sum of a cage",
                "aabb/..../.../..../a=3 b=7 ! line 3: this row has 3 cells, and there are 4 rows",
                "aabb/..../..../..../..../a=3 b=7 ! line 1: this row has 4 cells, and there are 5 rows",
                "aabb/..../a=3 b=7 ! The cages have 2 rows",
                "aabb/a=3 b=7 ! The cages have 1 row;",
                "a/..../..../..../a=3 b=7 ! line 1: this row has 1 cell, and there are 4 rows",
                "aabb/..../..../..../a = 3  b= 7 =3 ! line 5: '=3' is not the sum of a cage",
                "aabb/..../..../..../a=3 b ! line 5: 'b' is not the sum of a cage",
                "aabb/aabb/ccdd/ccdd/a=10 b=10 c=10 d=10 ! ''",
                "abbb/aaab/ccdd/ccdd/a=10 b=10 c=10 d=10 ! ''",
                "abbb/aaab/ccdd/ccde/a=10 b=10 c=10 d=6 e=3 ! The sums of all cages add up to 39, and a full"
                        + " Sudoku of size 4 has 40",
                "2x2:j:k:1:2:3 ! line 1: this is not a killer Sudoku in a known form; begin it with 3x3::k:",
                "2x2::k:1:2:3 ! line 1: there are 3 numbers, and a Sudoku of size 4 has 16 cells",
                "2x2::k:x:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0 ! line 1: 'x' is not the number of a cell",
                "2x2::k:769:1025:0:0:0:0:0:0:0:0:0:0:0:0:0:0 ! line 1: the cage number 1 has the sums 3 and 4",
                "aaabbbccc/aaabbbccc/aaabbbccc/........./........./........./........./........./........./a=45"
                        + " b=45 c=45 ! The cages are for size 9, and the Sudoku has size 4",
            })
    void whatAreNoCagesIsRefused(String text, String complaint) {
        Sudoku sudoku = Sudoku.empty(SudokuRules.of(4));
        if (complaint.isEmpty()) {
            assertThat(KillerSudoku.of(sudoku, text.replace('/', '\n')).cageCount())
                    .isEqualTo(4);
        } else {
            assertThatThrownBy(() -> KillerSudoku.of(sudoku, text.replace('/', '\n')))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(complaint);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "1............... ! 3 r1c2 r1c3 ! ''",
                "12.............. ! 3 r1c1 r1c2 ! ''",
                "12.............. ! 4 r1c1 r1c2 ! line 1: its clues have the sum 3, which does not go with its sum 4",
                "34.............. ! 7 r1c1 r1c2 r1c3 ! line 1: its clues have the sum 7",
                "1.....1......... ! 6 r1c1 r2c3 r3c4 ! line 1: two of its clues are 1",
            })
    void cluesMustGoWithTheCages(String clues, String cages, String complaint) {
        if (complaint.isEmpty()) {
            assertThat(KillerSudoku.of(Sudoku.of(clues), cages).grid().isGiven(0, 0))
                    .isTrue();
        } else {
            assertThatThrownBy(() -> KillerSudoku.of(Sudoku.of(clues), cages)).hasMessageContaining(complaint);
        }
    }

    @Test
    void aCageThatIsTooLargeIsRefusedAndCluesHelp() {
        String cage = "45 r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";

        assertThatThrownBy(() -> KillerSudoku.of(cage).problem())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "line 1 can be filled in more than 50000 ways, which is too many; give clues in it, split it,"
                                + " or leave it out if the other cages suffice");
        Sudoku clues = Sudoku.of("12......." + "3........" + ".".repeat(63));
        assertThat(KillerSudoku.of(clues, cage).problem().options().stream()
                        .filter(filling -> filling.placements().size() == 6))
                .hasSize(720);
    }

    @Test
    void cagesLieOverRegionsOfAnyForm() {
        SudokuRules jigsaw = SudokuRules.regions("AAAB\nABBB\nCCCD\nCDDD");
        KillerSudoku killer = KillerSudoku.of(Sudoku.empty(jigsaw), "4 r1c1 r2c2\n5 r3c3 r4c4");
        List<String> expected = SudokuSolver.of(jigsaw).solutions(Sudoku.empty(jigsaw), 1000).stream()
                .filter(grid -> grid.symbolAt(0, 0) + grid.symbolAt(1, 1) == 4 && grid.symbolAt(0, 0) != 2)
                .filter(grid -> grid.symbolAt(2, 2) + grid.symbolAt(3, 3) == 5)
                .map(SudokuGrid::toLine)
                .toList();

        assertThat(expected).isNotEmpty();
        assertThat(SudokuSolver.of(jigsaw).solutions(killer, 1000))
                .extracting(SudokuGrid::toLine)
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void refusesToDecodeASolutionOfAnotherKiller() {
        KillerSudoku killer = KillerSudoku.of(KNOWN);
        Solution<CageFilling> solution = all(killer).get(0);
        KillerSudoku other = KillerSudoku.of("4 r1c1 r1c2");

        assertThatThrownBy(() -> other.decode(solution))
                .hasMessageStartingWith("This is a solution of another problem: this one has no option 'r1c1=");
        assertThatThrownBy(() -> KillerSudoku.of("2x2::k:" + "0:".repeat(16)).decode(solution))
                .hasMessageStartingWith("This is a solution of another problem: ");
    }

    @Test
    void picturesShowTheCagesWithTheirSums() {
        KillerSudoku killer =
                KillerSudoku.of(Sudoku.of("1.2............."), "abbc\na.bc\n.dd.\neeff\na=4 b=9 c=4 d=6 e=5 f=4");
        SvgImage image = SvgImage.of(killer.grid());

        assertThat(killer.grid().text()).isEqualTo("""
                +4--+9--+---+4--+
                | 1 | . : 2 | . |
                +   +---+   +   +
                | . | . | . | . |
                +---+6--+---+---+
                | . | . : . | . |
                +5--+---+4--+---+
                | .   . | .   . |
                +---+---+---+---+
                """);
        assertThat(image.words("text")).containsExactlyInAnyOrder("1", "2", "4", "9", "4", "6", "5", "4");
        assertThat(image.count("path", SvgDrawing.DASHED_LINE)).isEqualTo(1);
        assertThat(image.words("desc").get(0)).contains("cages: 4 r1c1 r2c1, 9 r1c2 r1c3 r2c3, ");
        assertThat(killer.grid()).isNotEqualTo(killer.sudoku().grid()).isEqualTo(killer.grid());
    }

    @Test
    void filesHaveALineForEachOrOneOverManyLines() {
        String line = "2x2::k:1024:1281:1281:1538:1024:7:8:1538:9:10:11:12:13:14:15:0:";
        KillerSudoku killer = KillerSudoku.of(line);

        assertThat(KillerFile.read(new StringReader("\uFEFF# two\r\n" + line + "\r\n\n" + line)))
                .containsExactly(killer, killer);
        assertThat(KillerFile.read(new StringReader("\n" + KNOWN))).containsExactly(KillerSudoku.of(KNOWN));
        assertThat(KillerFile.read(SudokuRules.of(4), new StringReader("4 r1c1 r2c1\n5 r1c2 r1c3\n6 r1c4 r2c4")))
                .containsExactly(killer);
        assertThat(KillerFile.read(new StringReader("\n# nothing\n"))).isEmpty();
        assertThatThrownBy(() -> KillerFile.read(new StringReader(line + "\n\n" + line + "1:"))
                        .toList())
                .hasMessage("line 3: there are 17 numbers, and a Sudoku of size 4 has 16 cells;"
                        + " write a number for each");
        assertThatThrownBy(() ->
                        KillerFile.read(new StringReader("\n\n3 r1c1\n3 r1c1")).toList())
                .hasMessageContaining("line 4: the cell r1c1 is already in line 3");
        assertThatThrownBy(() ->
                        KillerFile.read(new StringReader(line + "\n3 r1c1")).toList())
                .hasMessageStartingWith("line 2: this is not a killer Sudoku in a known form");
    }
}
