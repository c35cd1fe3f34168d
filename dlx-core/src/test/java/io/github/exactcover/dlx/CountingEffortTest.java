package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.Families;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What makes counting short does so: the numbers of nodes, which are the same each time. */
class CountingEffortTest {

    @Test
    void aFullMemoKeepsWhatTookTheMostWork() {
        Search<?, ?> search = DLX.search(Families.dominoes(10, 10)).counting(Counting.FRONTIER);
        assertThat(search.count().statistics().nodes()).isEqualTo(6_167);
        // Not enough for two layers of a sweep, and for the memo of a walk room for a seventh of the subproblems.
        SearchResult little = search.maxMemory(15_000).count();
        assertThat(little.solutions()).isEqualTo(258_584_046_368L);
        assertThat(little.statistics().counting().evictions()).isPositive();
        assertThat(little.statistics().nodes()).isLessThan(2_000_000);
    }

    @Test
    void whatNoOptionToComeNeedsIsNotPartOfASubproblem() {
        SearchResult result = DLX.search(Families.queens(9, false))
                .counting(Counting.FRONTIER)
                .count();
        assertThat(result.solutions()).isEqualTo(352);
        assertThat(result.statistics().nodes()).isEqualTo(8_009);
    }

    @Test
    void aWalkDoesNotDependOnTheOrderInWhichAFloorIsWrittenDown() {
        SearchResult result =
                DLX.search(shuffledFloor(6, 6)).counting(Counting.FRONTIER).count();
        assertThat(result.solutions()).isEqualTo(6_728);
        assertThat(result.statistics().nodes()).isLessThan(1_000);
    }

    /** Domino tilings of a floor whose squares come in any order. */
    private static ExactCoverProblem<Integer, String> shuffledFloor(int height, int width) {
        int size = height * width;
        List<Integer> squares = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        Collections.shuffle(squares, new Random(1));
        ProblemBuilder<Integer, String> floor = ExactCoverProblem.builder();
        squares.forEach(floor::primary);
        for (int square = 0; square < size; square++) {
            if (square % width != width - 1) {
                floor.option("across " + square, square, square + 1);
            }
            if (square + width < size) {
                floor.option("down " + square, square, square + width);
            }
        }
        return floor.build();
    }

    /** Which method wins, and after how much work, so that a change of the race shows. */
    @Test
    void theRaceEndsWithTheSameMethodAfterTheSameWork() {
        check(Families.latinSquares(5, false), Counting.SEARCH, 316_526, 0, 0);
        check(Families.dominoes(10, 10), Counting.FRONTIER, 16_167, 2_071, 4_095);
        check(Families.tetrominoes(6, 8), Counting.FRONTIER, 75_095, 37_598, 27_496);
        check(matchingsOfManyGraphs(175), Counting.FRONTIER, 583_693, 2_450, 2_101);
    }

    /** With enough memory, and with too little for most of these. */
    @Test
    void eachMethodTakesThisMuchWork() {
        checkMethods(
                Families.dominoes(8, 8),
                "12988816 1444 432 1010 0",
                "12988816 1447 433 963 46",
                "12988816 1295 433 861 0",
                "12988816 1295 433 861 0");
        checkMethods(
                Families.tetrominoes(5, 8),
                "800290 35801 13284 10428 0",
                "800290 106147 7364 1250 6222",
                "800290 11677 6494 5182 0",
                "800290 14414 5156 1208 2972");
        checkMethods(
                Families.latinSquares(5, true),
                "56 370 107 387 0",
                "56 370 107 383 4",
                "56 1311 308 1001 0",
                "56 1311 308 1001 0");
        checkMethods(
                Families.oneFactorizations(8),
                "6240 15351 4242 13477 0",
                "6240 41346 639 833 6110",
                "6240 13798 3283 6274 0",
                "6240 4942 416 285 0");
        checkMethods(
                Families.matchings(12),
                "10395 1077 824 232 0",
                "10395 1077 824 232 0",
                "10395 1077 844 232 0",
                "10395 1077 844 232 0");
        checkMethods(
                Families.queens(8, false),
                "92 1055 126 772 0",
                "92 1056 125 750 22",
                "92 1981 206 1774 0",
                "92 2388 105 1200 504");
        checkMethods(
                Families.langford(8),
                "300 2357 331 1603 0",
                "300 2413 280 1209 405",
                "300 13089 5796 7292 0",
                "300 17968 898 1116 4024");
    }

    /** The solutions, nodes, hits, entries and evictions of the branch walk, then of the frontier walk. */
    private static void checkMethods(ExactCoverProblem<?, ?> problem, String... expected) {
        List<String> work = new ArrayList<>();
        for (Counting method : List.of(Counting.BRANCH, Counting.FRONTIER)) {
            for (long memory : new long[] {1 << 28, 20_000}) {
                SearchResult result =
                        DLX.search(problem).counting(method).maxMemory(memory).count();
                SearchStatistics.CountingStatistics counting =
                        result.statistics().counting();
                work.add(result.solutions() + " " + result.statistics().nodes() + " " + counting.hits() + " "
                        + counting.entries() + " " + counting.evictions());
            }
        }
        assertThat(work).containsExactly(expected);
    }

    /** What the frontier walk tries here is half a percent of the work, and must not get more. */
    @Test
    void theRaceCostsLittleWhereNoMemoHelps() {
        Search<?, ?> langford = DLX.search(Families.langford(12));
        long alone = langford.counting(Counting.SEARCH).count().statistics().nodes();
        long race = langford.count().statistics().nodes();
        assertThat(race - alone).isBetween(1L, alone / 200);
    }

    private static void check(ExactCoverProblem<?, ?> problem, Counting method, long nodes, long hits, long entries) {
        SearchStatistics statistics =
                DLX.search(problem).maxMemory(1 << 28).count().statistics();
        assertThat(statistics.counting().method()).isEqualTo(method);
        assertThat(statistics.nodes()).isEqualTo(nodes);
        assertThat(statistics.counting().hits()).isEqualTo(hits);
        assertThat(statistics.counting().entries()).isEqualTo(entries);
    }

    @Test
    void aProblemInPartsIsCountedByARaceForEach() {
        ProblemBuilder<Integer, Integer> problem = ExactCoverProblem.builder();
        add(problem, 0, Families.dominoes(10, 10));
        add(problem, 1_000, Families.tetrominoes(6, 6));
        add(problem, 2_000, Families.langford(7));
        SearchStatistics statistics = DLX.search(problem.build()).count().statistics();
        assertThat(statistics.nodes()).isEqualTo(58_489);
        assertThat(statistics.counting().components()).isEqualTo(3);
        assertThat(statistics.counting().entries()).isEqualTo(13_407);
        assertThat(DLX.search(problem.build()).analysis().diagram().size()).isEqualTo(14_677);
    }

    private static void add(
            ProblemBuilder<Integer, Integer> problem, int base, ExactCoverProblem<Integer, Integer> part) {
        part.primaryItems().forEach(item -> problem.primary(base + item));
        for (int option = 0; option < part.options().size(); option++) {
            problem.option(
                    base + option,
                    part.itemsOf(option).stream().map(item -> base + item).toList());
        }
    }

    /** Layers make them all, the last two because their items are taken in a good order. */
    @Test
    void aDiagramIsMadeByLayersAfterTheSameWork() {
        checkDiagram(Families.latinSquares(5, false), 111_261, 92_692);
        checkDiagram(matchingsOfManyGraphs(175), 4_552, 4_553);
        checkDiagram(shuffledFloor(2, 720), 2_159, 2_160);
        // The branch walk does not join, because the layers are nearly done when it might.
        checkDiagram(Families.dominoes(16, 16), 546_234, 536_850);
    }

    private static void checkDiagram(ExactCoverProblem<?, ?> problem, long nodes, int size) {
        DiagramMachine machine = new DiagramMachine(View.same(problem.table()), CountingMethod.AUTO, 1 << 28, null);
        while (machine.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(machine.count()).isZero();
        }
        assertThat(machine.nodes()).isEqualTo(nodes);
        assertThat(machine.diagram().nodeCount()).isEqualTo(size);
    }

    /**
     * Perfect matchings of many complete graphs of six vertices, whose first vertices one more option covers together. The
     * vertices come one of each graph after the other, so that the frontier is wide, and there are too many to find a
     * better order.
     */
    private static ExactCoverProblem<Integer, Integer> matchingsOfManyGraphs(int graphs) {
        ProblemBuilder<Integer, Integer> problem = ExactCoverProblem.builder();
        IntStream.rangeClosed(0, 6 * graphs).forEach(problem::primary);
        problem.option(
                -1,
                IntStream.concat(IntStream.of(6 * graphs), IntStream.range(0, graphs))
                        .boxed()
                        .toList());
        problem.option(-2, 6 * graphs);
        int name = 0;
        for (int graph = 0; graph < graphs; graph++) {
            for (int one = 0; one < 6; one++) {
                for (int other = one + 1; other < 6; other++) {
                    problem.option(name++, one * graphs + graph, other * graphs + graph);
                }
            }
        }
        return problem.build();
    }

    @Test
    void whereOnePartHasNoSolutionTheOthersAreNotCounted() {
        ProblemBuilder<String, String> problem = ExactCoverProblem.builder();
        problem.primary("a", "b", "c").option("ab", "a", "b").option("bc", "b", "c");
        for (int i = 0; i < 1_000; i++) {
            problem.primary("x" + i).option("one " + i, "x" + i).option("other " + i, "x" + i);
        }
        SearchResult result =
                DLX.search(problem.build()).counting(Counting.BRANCH).count();
        assertThat(result.solutions()).isZero();
        assertThat(result.statistics().nodes()).isLessThan(10);
    }
}
