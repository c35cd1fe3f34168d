package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.OneThread;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
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

    /** Item k has k options. Bounds leave no other engine than dancing links, so that no probe chooses the items. */
    @Test
    void preferredItemsComeFirstHoweverItIsCounted() {
        ProblemBuilder<Integer, String> problem = ExactCoverProblem.builder();
        problem.bounded(0, 2, 2).option("one of two", 0).option("the other", 0);
        for (int item = 1; item <= 5; item++) {
            problem.primary(item);
            for (int option = 0; option < item; option++) {
                problem.option(item + "=" + option, item);
            }
        }
        Search<Integer, String> plain = DLX.search(problem.build());
        Search<Integer, String> search = plain.prefer(Set.of(5));
        SearchResult counted = search.count();
        assertThat(counted.solutions()).isEqualTo(120);
        assertThat(counted.statistics().nodes())
                .isEqualTo(search.counting(Counting.SEARCH).count().statistics().nodes())
                .isGreaterThan(plain.count().statistics().nodes());
    }

    /** Which method wins, and after how much work, so that a change of the race shows. */
    @Test
    void theRaceEndsWithTheSameMethodAfterTheSameWork() {
        check(Families.latinSquares(5, false), Counting.SEARCH, 316_526, 0, 0);
        check(Families.dominoes(10, 10), Counting.FRONTIER, 16_167, 2_071, 4_095);
        check(Families.tetrominoes(6, 8), Counting.FRONTIER, 75_095, 37_598, 27_496);
        check(matchingsOfManyGraphs(175), Counting.FRONTIER, 581_192, 2_450, 2_101);
        check(setsOfOneToNine(), Counting.SEARCH, 1_620_117, 0, 0);
        check(partsJoinedByAHub(), Counting.SEARCH, 139_287, 0, 0);
    }

    /**
     * A search visits 1.6 million nodes. More than half of these are solutions, which take hardly any time.
     */
    private static ExactCoverProblem<Integer, Integer> setsOfOneToNine() {
        Random random = new Random(3);
        ProblemBuilder<Integer, Integer> sets = ExactCoverProblem.builder();
        IntStream.range(0, 30).forEach(sets::primary);
        for (int option = 0; option < 260; option++) {
            Set<Integer> set = new TreeSet<>();
            for (int size = 1 + random.nextInt(9); set.size() < size; ) {
                set.add(random.nextInt(30));
            }
            sets.option(option, set.toArray(Integer[]::new));
        }
        return sets.build();
    }

    /**
     * Three parts of 20 items. Only the options of one more item, the hub, have items of all parts, so once one of
     * these is chosen, the parts are counted alone and their counts are multiplied.
     */
    private static ExactCoverProblem<Integer, Integer> partsJoinedByAHub() {
        int parts = 3;
        int size = 20;
        Random random = new Random(2);
        ProblemBuilder<Integer, Integer> problem = ExactCoverProblem.builder();
        IntStream.rangeClosed(0, parts * size).forEach(problem::primary);
        List<Integer> items =
                new ArrayList<>(IntStream.rangeClosed(1, parts * size).boxed().toList());
        Collections.shuffle(items, random);
        int option = 0;
        while (option < 20) {
            Set<Integer> set = new TreeSet<>(Set.of(0));
            for (int draw = 0; draw < 2 * parts; draw++) {
                set.add(items.get(draw / 2 * size + random.nextInt(size)));
            }
            problem.option(option++, set.toArray(Integer[]::new));
        }
        for (int part = 0; part < parts; part++) {
            for (int own = 0; own < 70; own++) {
                Set<Integer> set = new TreeSet<>();
                for (int length = 1 + random.nextInt(4); set.size() < length; ) {
                    set.add(items.get(part * size + random.nextInt(size)));
                }
                problem.option(option++, set.toArray(Integer[]::new));
            }
        }
        return problem.build();
    }

    /** With enough memory, with little, and with far too little for most of these. */
    @Test
    void theFrontierTakesThisMuchWork() {
        checkFrontier(
                Families.dominoes(8, 8),
                12_988_816,
                new Work(1_295, 433, 861, 0, 6_784),
                new Work(1_295, 433, 861, 0, 10_880),
                new Work(3_936, 770, 231, 727, 3_696));
        checkFrontier(
                Families.tetrominoes(5, 8),
                800_290,
                new Work(11_677, 6_494, 5_182, 0, 71_680),
                new Work(14_116, 5_186, 1_208, 2_932, 19_328),
                new Work(204_343, 4_367, 250, 6_420, 4_000));
        checkFrontier(
                Families.latinSquares(5, true),
                56,
                new Work(1_311, 308, 1_001, 0, 17_024),
                new Work(1_311, 308, 1_001, 0, 18_048),
                new Work(932, 97, 129, 0, 2_688));
        checkFrontier(
                Families.oneFactorizations(8),
                6_240,
                new Work(13_798, 3_283, 6_274, 0, 4_056),
                new Work(4_942, 416, 285, 0, 4_768),
                new Work(8_180, 79, 230, 1_061, 3_680));
        checkFrontier(
                Families.matchings(12),
                10_395,
                new Work(1_077, 844, 232, 0, 7_168),
                new Work(1_077, 844, 232, 0, 10_240),
                new Work(740, 230, 45, 0, 2_240));
        checkFrontier(
                Families.queens(8, false),
                92,
                new Work(1_981, 206, 1_774, 0, 40_960),
                new Work(2_385, 101, 1_181, 525, 19_328),
                new Work(2_135, 18, 250, 688, 4_000));
        checkFrontier(
                Families.langford(8),
                300,
                new Work(13_089, 5_796, 7_292, 0, 262_144),
                new Work(17_703, 971, 1_116, 3_950, 17_856),
                new Work(19_537, 108, 250, 2_054, 4_000));
    }

    /** States of several words, and squares that may stay free, so that a walk may forget which of them do. */
    @Test
    void theFrontierTakesThisMuchWorkWithSecondaryItems() {
        checkFrontier(
                Families.dominoesOverTheEdge(8, 8, 2),
                133_861_373,
                new Work(1_809, 630, 1_178, 0, 6_784),
                new Work(1_809, 630, 1_178, 0, 10_880),
                new Work(63_922, 2_643, 231, 2_477, 3_696));
        checkFrontier(
                Families.dominoesOverTheEdge(4, 20, 10),
                184_569_116_616L,
                new Work(882, 335, 546, 0, 2_176),
                new Work(882, 335, 546, 0, 2_432),
                new Work(882, 335, 546, 0, 2_432));
        checkFrontier(
                Families.queens(7, true),
                28,
                new Work(239, 41, 197, 0, 4_096),
                new Work(239, 41, 197, 0, 5_120),
                new Work(567, 74, 44, 0, 1_984));
        checkFrontier(
                Families.queens(9, false),
                352,
                new Work(8_009, 790, 7_218, 0, 163_840),
                new Work(8_730, 91, 1_194, 2_898, 19_104),
                new Work(8_479, 15, 250, 1_421, 4_000));
    }

    /**
     * What a count along the frontier takes: the states of all layers, or, where a walk took over, what its memo has.
     */
    private record Work(long nodes, long hits, long entries, long evictions, long bytes) {}

    /** With enough memory, with 20 kB, and with 4 kB. */
    private static void checkFrontier(ExactCoverProblem<?, ?> problem, long solutions, Work... expected) {
        List<Work> work = new ArrayList<>();
        for (long memory : new long[] {1 << 28, 20_000, 4_000}) {
            SearchResult result = DLX.search(problem)
                    .counting(Counting.FRONTIER)
                    .maxMemory(memory)
                    .count();
            SearchStatistics.CountingStatistics counting = result.statistics().counting();
            assertThat(result.solutions()).isEqualTo(solutions);
            work.add(new Work(
                    result.statistics().nodes(),
                    counting.hits(),
                    counting.entries(),
                    counting.evictions(),
                    counting.bytes()));
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
        ExactCoverProblem<Integer, Integer> problem =
                Families.sideBySide(Families.dominoes(10, 10), Families.tetrominoes(6, 6), Families.langford(7));
        SearchStatistics statistics = DLX.search(problem).count().statistics();
        assertThat(statistics.nodes()).isEqualTo(58_489);
        assertThat(statistics.counting().components()).isEqualTo(3);
        assertThat(statistics.counting().entries()).isEqualTo(13_407);
        assertThat(DLX.search(problem).analysis().diagram().size()).isEqualTo(14_677);
    }

    /**
     * After each two thousand nodes: the share that is done, in thousandths, and the number of solutions that are
     * known.
     */
    @Test
    void countsTellHowFarTheyAre() {
        ExactCoverProblem<?, ?> parts = Families.sideBySide(Families.dominoes(6, 6), Families.langford(8));
        assertThat(progress(parts, CountingMethod.AUTO, 1 << 20))
                .isEqualTo("0:212 0:427 0:637 0:864 24:0 24:0 55:0 90:0 139:0 195:0 230:0 269:0 326:0 377:0 402:0"
                        + " 440:0 476:0 562:195112 899:1708912 1000:2018400 ");
        assertThat(progress(parts, CountingMethod.SEARCH, 1 << 20))
                .isEqualTo("24:0 55:0 90:0 139:0 195:0 230:0 269:0 326:0 377:0 402:0 440:0 476:0 562:195112"
                        + " 899:1708912 1000:2018400 ");
        assertThat(progress(parts, CountingMethod.FRONTIER, 1 << 20))
                .isEqualTo("566:0 580:0 589:0 598:0 604:0 618:0 1000:2018400 ");
        assertThat(progress(parts, CountingMethod.FRONTIER, 10_000))
                .isEqualTo("527:174928 564:470960 602:692984 662:915008 760:1029384 859:1150488 905:1399424"
                        + " 942:1601264 976:1870384 1000:2018400 ");
    }

    private static String progress(ExactCoverProblem<?, ?> problem, CountingMethod method, long maxBytes) {
        CountingMachine machine = new CountingMachine(problem.table(), new OneThread(), method, maxBytes);
        StringBuilder told = new StringBuilder();
        boolean over = false;
        for (long nodes = 2_000; !over; nodes += 2_000) {
            while (!over && machine.nodes() < nodes) {
                over = machine.run(nodes - machine.nodes()) == Step.EXHAUSTED;
            }
            assertThat(machine.solutions()).isEqualTo(machine.count().longValueExact());
            told.append(Math.round(1_000 * machine.fraction()))
                    .append(':')
                    .append(machine.count())
                    .append(' ');
        }
        return told.toString();
    }

    /** Layers make them all but the last one. */
    @Test
    void aDiagramIsMadeAfterTheSameWork() {
        checkDiagram(Families.latinSquares(5, false), 111_261, 92_692);
        checkDiagram(matchingsOfManyGraphs(175), 4_552, 4_553);
        checkDiagram(shuffledFloor(2, 720), 2_159, 2_160);
        // The search does not join, because the layers are nearly done when it might.
        checkDiagram(Families.dominoes(16, 16), 546_234, 536_850);
        checkDiagram(Families.langford(10), 325_907, 2);
        // The search joins, and wins.
        checkDiagram(Families.langford(11), 1_029_580, 122_956);
    }

    /** After each two thousand nodes: the share that is done, in thousandths. */
    @Test
    void diagramsTellHowFarTheyAre() {
        DiagramMachine machine =
                diagramMachine(Families.sideBySide(Families.tetrominoes(6, 6), Families.dominoes(4, 4)));
        List<Long> told = new ArrayList<>();
        while (machine.run(2_000) != Step.EXHAUSTED) {
            told.add(Math.round(1_000 * machine.fraction()));
        }
        assertThat(told).containsExactly(77L, 95L, 114L, 119L, 127L, 134L, 140L, 157L, 177L, 191L, 375L, 500L, 875L);
    }

    private static DiagramMachine diagramMachine(ExactCoverProblem<?, ?> problem) {
        return new DiagramMachine(View.same(problem.table()), OneThread::showing, CountingMethod.AUTO, 1 << 28, null);
    }

    private static void checkDiagram(ExactCoverProblem<?, ?> problem, long nodes, int size) {
        DiagramMachine machine = diagramMachine(problem);
        while (machine.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(machine.count()).isZero();
        }
        assertThat(machine.nodes()).isEqualTo(nodes);
        assertThat(machine.diagram().nodeCount()).isEqualTo(size);
    }

    /**
     * Perfect matchings of many complete graphs of six vertices, whose first vertices one more option covers together.
     * The vertices come one of each graph after the other, so that the frontier is wide, and there are too many to find
     * a better order.
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
                DLX.search(problem.build()).counting(Counting.FRONTIER).count();
        assertThat(result.solutions()).isZero();
        assertThat(result.statistics().nodes()).isLessThan(10);
    }
}
