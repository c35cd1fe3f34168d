package io.github.exactcover.dlx.benchmarks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.word.Crossword;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random problems are correct, and the same seed gives the same problem. */
class RandomFamiliesTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 9, 30})
    void aRandomLatinSquareIsOne(int n) {
        int[] symbols = IntStream.range(0, n).toArray();
        int[][] square = RandomLatinSquare.of(n, new Random(5));
        assertThat(square).hasDimensions(n, n);
        for (int line = 0; line < n; line++) {
            int column = line;
            assertThat(square[line]).containsExactlyInAnyOrder(symbols);
            assertThat(Arrays.stream(square).mapToInt(row -> row[column]).toArray())
                    .containsExactlyInAnyOrder(symbols);
        }
    }

    /** There are twelve squares of size 3; this would notice a walk that gets stuck or prefers some of them. */
    @Test
    void allLatinSquaresAreDrawnAboutEquallyOften() {
        Random random = new Random(6);
        List<String> drawn = new ArrayList<>();
        for (int draw = 0; draw < 1200; draw++) {
            drawn.add(Arrays.deepToString(RandomLatinSquare.of(3, random)));
        }
        assertThat(drawn.stream().distinct())
                .hasSize(12)
                .allSatisfy(square -> assertThat(
                                drawn.stream().filter(square::equals).count())
                        .isBetween(60L, 150L));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "quasigroup-9-40-1",
                "three-dimensional-9-50-1",
                "words-3x3-50-1",
                "random-sets-12-60-2-5-1",
                "random-bounds-12-40-1",
                "graph-matchings-20-40-1",
                "colored-sets-12-60-6-3-1",
                "random-triples-30-60-1",
                "flat-coloring-60-130-1",
                "random-coloring-60-130-1",
                "roster-9-14-1",
                "wishes-9-14-1",
                "crew-30-500-1",
                "leave-7-7-10-1",
                "timetable-3-3-1",
                "tournament-4-1",
                "auction-20-60-1",
                "facilities-6-12-12-1",
                "shifts-20-1",
                "tours-20-200-1",
                "priced-coloring-20-40-1",
                "queens-completion-20-6-1",
                "sudoku-holes-9-40-1",
                "unique-pentominoes-6x10-1"
            })
    void theSeedSaysWhatIsDrawn(String name) {
        assertThat(NamedProblems.get(name))
                .isEqualTo(NamedProblems.get(name))
                .isNotEqualTo(NamedProblems.get(name.replaceAll("1$", "2")));
    }

    @Test
    void aQuasigroupHasSoManyHolesAndCanBeCompleted() {
        var problem = Quasigroup.withHoles(9, 40, 3).problem();
        assertThat(problem.primaryItems()).hasSize(3 * 40);
        assertThat(Feasibility.of(problem).solution()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"flat-coloring-60-140-3", "roster-9-14-2", "sudoku-holes-16-120-3", "sudoku-holes-25-150-1"})
    void aSolutionIsPlannedOrEasyToFind(String name) {
        assertThat(Feasibility.of(NamedProblems.get(name)).solution()).isPresent();
    }

    /** Otherwise the cheapest roster would be any roster. */
    @ParameterizedTest
    @CsvSource({"wishes-8-7-1, 18", "wishes-9-14-1, 32"})
    void notAllWishesCanBeMet(String name, long cost) {
        var cheapest = Cheapest.of(NamedProblems.get(name)).find();
        assertThat(cheapest.isProven()).isTrue();
        assertThat(cheapest.best().orElseThrow().cost()).isEqualTo(cost);
    }

    /** The rosters and timetables have a planned solution; the others have one anyway. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "leave-10-14-20-3",
                "timetable-4-4-3",
                "tournament-6-3",
                "auction-20-60-3",
                "facilities-6-12-12-3",
                "shifts-20-3",
                "tours-20-200-3",
                "priced-coloring-40-90-3"
            })
    void theCheapestIsNotTheFirst(String name) {
        var problem = NamedProblems.get(name);
        var cheapest = Cheapest.of(problem).find();
        assertThat(cheapest.isProven()).isTrue();
        assertThat(cheapest.best().orElseThrow().cost())
                .isLessThan(Feasibility.of(problem).solution().orElseThrow().cost());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mutilated-2", "mutilated-12", "roster-7-14-1", "random-coloring-40-110-1"})
    void thereIsNoSolution(String name) {
        assertThat(Feasibility.of(NamedProblems.get(name)).solution()).isEmpty();
    }

    @Test
    void aSudokuWithoutHolesIsDone() {
        assertThat(Count.of(SudokuWithHoles.of(9, 0, 1)).solutions()).isOne();
        assertThat(Count.of(SudokuWithHoles.of(4, 16, 1)).solutions()).isEqualTo(288);
        assertThatThrownBy(() -> SudokuWithHoles.of(12, 3, 1)).hasMessageContaining("size 12");
        assertThatThrownBy(() -> MutilatedBoard.of(5)).hasMessageContaining("size 5");
    }

    @Test
    void queensThatStandLeaveTheOthersFree() {
        assertThat(Count.of(QueensCompletion.of(8, 0, 1)).solutions()).isEqualTo(92);
        assertThat(QueensCompletion.of(9, 3, 1).primaryItems()).hasSize(12);
    }

    @Test
    void aMatchingIsHidden() {
        var problem = ThreeDimensionalMatching.of(40, 60, 3);
        assertThat(problem.options()).hasSize(60).doesNotHaveDuplicates();
        assertThat(Feasibility.of(problem).solution()).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"40, 60, 1, 9", "40, 60, 2, 5", "42, 60, 3, 3"})
    void aCoverByRandomSetsIsHidden(int n, int sets, int shortest, int longest) {
        var problem = RandomSets.of(n, sets, shortest, longest, 3);
        var sizes =
                IntStream.range(0, sets).map(option -> problem.itemsOf(option).size());
        assertThat(problem.options()).hasSize(sets).doesNotHaveDuplicates();
        assertThat(sizes.boxed().distinct())
                .contains(shortest, longest)
                .allMatch(size -> size <= longest)
                .filteredOn(size -> size < shortest)
                .hasSizeLessThanOrEqualTo(1);
        assertThat(Feasibility.of(problem).solution()).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"1, false", "4, true"})
    void aCoverByColoredSetsIsHidden(int colors, boolean colored) {
        var problem = ColoredSets.of(30, 90, 20, colors, 3);
        assertThat(problem.options()).hasSize(90);
        assertThat(IntStream.range(0, 90)).allSatisfy(option -> {
            assertThat(problem.itemsOf(option)).hasSize(5);
            assertThat(problem.colorsOf(option)).hasSize(colored ? 2 : 0);
        });
        assertThat(Feasibility.of(problem).solution()).isPresent();
    }

    /** If each set has all items, each is a solution. If each has half of them, two that agree are one. */
    @Test
    void coloredSetsThatDisagreeAreNoSolution() {
        assertThat(Count.of(ColoredSets.of(3, 20, 2, 2, 1)).solutions()).isEqualTo(20);
        var problem = ColoredSets.of(6, 60, 4, 2, 1);
        long pairs = 0;
        for (int one = 0; one < 60; one++) {
            for (int other = 0; other < one; other++) {
                pairs += agree(problem, one, other) ? 1 : 0;
            }
        }
        assertThat(pairs).isPositive();
        assertThat(Count.of(problem).solutions()).isEqualTo(pairs);
    }

    private static boolean agree(ExactCoverProblem<String, Integer> problem, int one, int other) {
        Map<String, Object> colors = problem.colorsOf(other);
        return Collections.disjoint(
                        problem.itemsOf(one).subList(0, 3),
                        problem.itemsOf(other).subList(0, 3))
                && problem.colorsOf(one).entrySet().stream()
                        .allMatch(color ->
                                color.getValue().equals(colors.getOrDefault(color.getKey(), color.getValue())));
    }

    @Test
    void wordsAreDifferentAndHaveTheirLength() {
        assertThat(RandomWords.of(4, 500, 1))
                .hasSize(500)
                .doesNotHaveDuplicates()
                .allSatisfy(word -> assertThat(word).matches("[a-z]{4}"));
    }

    @Test
    void aRectangleHasWordsInRowsAndColumns() {
        List<String> words = List.of("at", "to", "on", "an", "no");
        long count = 0;
        for (String upper : words) {
            for (String lower : words) {
                if (words.contains("" + upper.charAt(0) + lower.charAt(0))
                        && words.contains("" + upper.charAt(1) + lower.charAt(1))) {
                    count++;
                }
            }
        }
        assertThat(count).isPositive();
        assertThat(Count.of(Crossword.rectangle(2, 2, words).problem()).solutions())
                .isEqualTo(count);
    }

    @Test
    void aSudokuWithTwoCluesLessHasFifteen() {
        String seventeen = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
        assertThat(FewClues.without(seventeen, 0, 16).chars().filter(cell -> cell != '0'))
                .hasSize(15);
        // The four items of a clue are left out.
        assertThat(FewClues.withFifteenClues().primaryItems()).hasSize(4 * 81 - 4 * 15);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "toroidal-queens-0",
                "dominoes-0x3",
                "steiner-8-0",
                "steiner-9-2",
                "matchings-1",
                "factorizations-5-0",
                "factorizations-8-3",
                "three-dimensional-3-2-1",
                "quasigroup-3-10-1",
                "random-sets-2-5-1-3-1",
                "random-sets-9-8-3-3-1",
                "random-sets-9-20-4-4-1",
                "random-sets-6-20-3-7-1",
                "colored-sets-10-30-9-2-1",
                "colored-sets-12-30-7-1-1",
                "colored-sets-12-30-9-10-1",
                "cyclic-transversals-0",
                "words-0x1-5-1",
                "de-bruijn-9-9",
                "macmahon-4x5-3",
                "mycielski-1-2",
                "queens-graph-31-3",
                "sudoku-17-9"
            })
    void impossibleNumbersAreRefusedWithARemedy(String name) {
        assertThatThrownBy(() -> NamedProblems.get(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(".*(; choose |, but must be from [0-9]+ to [0-9]+).*");
    }
}
