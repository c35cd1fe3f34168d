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

    /** Which method wins, and after how much work, so that a change of the race shows. */
    @Test
    void theRaceEndsWithTheSameMethodAfterTheSameWork() {
        check(Families.latinSquares(5, false), Counting.SEARCH, 316_526, 0, 0);
        check(Families.dominoes(10, 10), Counting.FRONTIER, 16_167, 2_071, 4_095);
        check(Families.tetrominoes(6, 8), Counting.FRONTIER, 75_095, 37_598, 27_496);
        check(matchingsOfManyGraphs(175), Counting.FRONTIER, 583_693, 2_450, 2_101);
        check(setsOfOneToNine(), Counting.SEARCH, 1_620_117, 0, 0);
        check(partsJoinedByAHub(), Counting.BRANCH, 103_291, 13_154, 10_220);
    }

    /**
     * A search visits 1.6 million nodes. More than half of these are solutions, which take hardly any time. The branch walk
     * visits a hundred thousand, and takes longer.
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
     * Three parts of 20 items. Only the options of one more item, the hub, have items of all parts, so once one of these is
     * chosen, the parts are counted alone and their counts are multiplied.
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
    void eachMethodTakesThisMuchWork() {
        checkMethods(
                Families.dominoes(8, 8),
                "12988816 1444 0 432 1010 0 1048576",
                "12988816 1447 0 433 963 46 20000",
                "12988816 6061 0 906 250 1020 4000",
                "12988816 1295 0 433 861 0 6784",
                "12988816 1295 0 433 861 0 9600",
                "12988816 3727 0 783 231 716 3696");
        checkMethods(
                Families.tetrominoes(5, 8),
                "800290 35801 10 13284 10428 0 1048576",
                "800290 106147 8 7364 1250 6222 20000",
                "800290 367423 14 3665 250 6229 4000",
                "800290 11677 0 6494 5182 0 71680",
                "800290 14160 0 5156 1208 2972 19328",
                "800290 241462 0 4248 250 6957 4000");
        checkMethods(
                Families.latinSquares(5, true),
                "56 370 72 107 387 0 2621440",
                "56 370 72 107 383 4 20248",
                "56 434 77 53 167 204 4240",
                "56 1311 0 308 1001 0 17024",
                "56 1311 0 308 1001 0 18048",
                "56 932 0 97 129 0 2688");
        checkMethods(
                Families.oneFactorizations(8),
                "6240 15351 1108 4242 13477 0 1572864",
                "6240 41346 5700 639 833 6110 19992",
                "6240 50530 7241 90 166 3276 3984",
                "6240 13798 0 3283 6274 0 4056",
                "6240 4942 0 416 285 0 4824",
                "6240 4697 0 243 213 0 3648");
        checkMethods(
                Families.matchings(12),
                "10395 1077 0 824 232 0 1048576",
                "10395 1077 0 824 232 0 8192",
                "10395 1118 0 839 216 25 4000",
                "10395 1077 0 844 232 0 7168",
                "10395 1077 0 844 232 0 9088",
                "10395 740 0 230 45 0 2560");
        checkMethods(
                Families.queens(8, false),
                "92 1055 59 126 772 0 1048576",
                "92 1056 59 125 750 22 20000",
                "92 1156 60 36 250 409 4000",
                "92 1981 0 206 1774 0 40960",
                "92 2388 0 105 1200 504 19328",
                "92 2130 0 17 250 715 4000");
        checkMethods(
                Families.langford(8),
                "300 2357 55 331 1603 0 1048576",
                "300 2413 54 280 1209 405 20000",
                "300 2735 47 36 250 803 4000",
                "300 13089 0 5796 7292 0 262144",
                "300 17864 0 898 1116 4024 17856",
                "300 19519 0 104 250 2029 4000");
    }

    /** States of several words, and squares that may stay free, so that a walk may forget which of them do. */
    @Test
    void eachMethodTakesThisMuchWorkWithSecondaryItems() {
        checkMethods(
                Families.dominoesOverTheEdge(8, 8, 2),
                "133861373 1859 54 672 1282 0 1572864",
                "133861373 1941 54 701 827 412 19992",
                "133861373 179369 7425 3766 166 4771 3984",
                "133861373 1809 0 630 1178 0 6784",
                "133861373 1809 0 630 1178 0 9600",
                "133861373 237039 0 4264 154 6180 3696");
        checkMethods(
                Families.dominoesOverTheEdge(4, 20, 10),
                "184569116616 896 4 331 564 0 1572864",
                "184569116616 896 4 331 552 11 19992",
                "184569116616 2069 6 601 166 482 3984",
                "184569116616 882 0 335 546 0 2176",
                "184569116616 882 0 335 546 0 3456",
                "184569116616 882 0 335 546 0 3456");
        checkMethods(
                Families.queens(7, true),
                "28 120 28 56 120 0 1048576",
                "28 120 28 56 119 1 4096",
                "28 120 28 56 119 1 4000",
                "28 239 0 41 197 0 4096",
                "28 239 0 41 197 0 5120",
                "28 567 0 74 44 0 1984");
        checkMethods(
                Families.queens(9, false),
                "352 3986 232 559 2951 0 1048576",
                "352 4231 258 355 1250 1464 20000",
                "352 4610 273 36 250 1060 4000",
                "352 8009 0 790 7218 0 163840",
                "352 8729 0 101 1194 2950 19104",
                "352 8476 0 13 250 1380 4000");
    }

    /** The solutions, nodes, splits, hits, entries, evictions and bytes of the branch walk, then along the frontier. */
    private static void checkMethods(ExactCoverProblem<?, ?> problem, String... expected) {
        List<String> work = new ArrayList<>();
        for (Counting method : List.of(Counting.BRANCH, Counting.FRONTIER)) {
            for (long memory : new long[] {1 << 28, 20_000, 4_000}) {
                SearchResult result =
                        DLX.search(problem).counting(method).maxMemory(memory).count();
                SearchStatistics.CountingStatistics counting =
                        result.statistics().counting();
                work.add(result.solutions() + " " + result.statistics().nodes() + " " + counting.splits() + " "
                        + counting.hits() + " " + counting.entries() + " " + counting.evictions() + " "
                        + counting.bytes());
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
        ExactCoverProblem<Integer, Integer> problem =
                Families.sideBySide(Families.dominoes(10, 10), Families.tetrominoes(6, 6), Families.langford(7));
        SearchStatistics statistics = DLX.search(problem).count().statistics();
        assertThat(statistics.nodes()).isEqualTo(58_489);
        assertThat(statistics.counting().components()).isEqualTo(3);
        assertThat(statistics.counting().entries()).isEqualTo(13_407);
        assertThat(DLX.search(problem).analysis().diagram().size()).isEqualTo(14_677);
    }

    /** After each two thousand nodes: the share that is done, in thousandths, and the number of solutions that are known. */
    @Test
    void countsTellHowFarTheyAre() {
        ExactCoverProblem<?, ?> parts = Families.sideBySide(Families.dominoes(6, 6), Families.langford(8));
        assertThat(progress(parts, CountingMethod.AUTO, 1 << 20))
                .isEqualTo(
                        "0:212 0:427 0:637 0:864 24:0 24:0 55:0 90:0 139:0 195:0 230:0 269:0 326:0 377:0 402:0 440:0 476:0 562:195112 899:1708912 1000:2018400 ");
        assertThat(progress(parts, CountingMethod.SEARCH, 1 << 20))
                .isEqualTo(
                        "24:0 55:0 90:0 139:0 195:0 230:0 269:0 326:0 377:0 402:0 440:0 476:0 562:195112 899:1708912 1000:2018400 ");
        assertThat(progress(parts, CountingMethod.FRONTIER, 1 << 20))
                .isEqualTo("566:0 580:0 589:0 598:0 604:0 618:0 1000:2018400 ");
        assertThat(progress(parts, CountingMethod.FRONTIER, 10_000))
                .isEqualTo(
                        "527:174928 564:470960 602:692984 663:915008 762:1029384 859:1150488 905:1399424 942:1601264 977:1877112 1000:2018400 ");
        assertThat(progress(parts, CountingMethod.BRANCH, 1 << 20)).isEqualTo("833:1385968 1000:2018400 ");
    }

    private static String progress(ExactCoverProblem<?, ?> problem, CountingMethod method, long maxBytes) {
        CountingMachine machine =
                new CountingMachine(problem.table(), new OneThread(new ArrayList<>()), method, maxBytes);
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

    /** Layers make them all, the last two because their items are taken in a good order. */
    @Test
    void aDiagramIsMadeByLayersAfterTheSameWork() {
        checkDiagram(Families.latinSquares(5, false), 111_261, 92_692);
        checkDiagram(matchingsOfManyGraphs(175), 4_552, 4_553);
        checkDiagram(shuffledFloor(2, 720), 2_159, 2_160);
        // The branch walk does not join, because the layers are nearly done when it might.
        checkDiagram(Families.dominoes(16, 16), 546_234, 536_850);
        checkDiagram(Families.langford(10), 325_907, 2);
        // The branch walk tries here too, and the layers lead.
        checkDiagram(Families.langford(11), 1_645_720, 82_464);
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
        return new DiagramMachine(View.same(problem.table()), CountingMethod.AUTO, 1 << 28, null);
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
