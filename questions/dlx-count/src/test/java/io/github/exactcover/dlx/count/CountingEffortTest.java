package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemTable;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.OneThread;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What makes counting short does so: the numbers of nodes, which are the same each time. */
class CountingEffortTest {

    @Test
    void aFullMemoKeepsWhatTookTheMostWork() {
        Count<?, ?> question = Count.of(Families.dominoes(10, 10)).by(Counting.FRONTIER);
        assertThat(question.result().statistics().nodes()).isEqualTo(6_167);
        // Not enough for two layers of a sweep, and for the memo of a walk room for a seventh of the subproblems.
        CountResult little = question.maxMemory(15_000).result();
        assertThat(little.solutions()).isEqualTo(258_584_046_368L);
        assertThat(little.counting().evictions()).isPositive();
        assertThat(little.statistics().nodes()).isLessThan(2_000_000);
    }

    @Test
    void whatNoOptionToComeNeedsIsNotPartOfASubproblem() {
        CountResult result =
                Count.of(Families.queens(9, false)).by(Counting.FRONTIER).result();
        assertThat(result.solutions()).isEqualTo(352);
        assertThat(result.statistics().nodes()).isEqualTo(8_009);
    }

    @Test
    void aWalkDoesNotDependOnTheOrderInWhichAFloorIsWrittenDown() {
        CountResult result = Count.of(shuffledFloor(6, 6)).by(Counting.FRONTIER).result();
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

    /** Item k has k options. With bounds and preferred items, dancing links search, and no probe chooses the items. */
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
                .isGreaterThan(
                        plain.engine(Engine.DANCING_LINKS).count().statistics().nodes());
    }

    /** Which method wins, and after how much work, so that a change of the race shows. */
    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, delimiter = '|', textBlock = """
                     problem               | method   |   nodes |  hits | entries
                     latinSquares 5        | FRONTIER |   23669 |  6203 |    5769
                     dominoes 10 10        | FRONTIER |   16167 |  2071 |    4095
                     tetrominoes 6 8       | FRONTIER |   75095 | 37598 |   27496
                     matchingsOfGraphs 175 | FRONTIER |  120959 |  2450 |    2101
                     setsOfOneToNine       | FRONTIER | 1020698 | 531161 |  461652
                     partsJoinedByAHub     | SEARCH   |  139287 |     0 |       0
                    """)
    void theRaceEndsWithTheSameMethodAfterTheSameWork(
            String problem, Counting method, long nodes, long hits, long entries) {
        CountResult result = Count.of(problem(problem)).maxMemory(1 << 28).result();
        assertThat(result.counting().method()).isEqualTo(method);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
        assertThat(result.counting().hits()).isEqualTo(hits);
        assertThat(result.counting().entries()).isEqualTo(entries);
    }

    /** A problem by its name, and after that the numbers that say how large it is. */
    private static ExactCoverProblem<?, ?> problem(String text) {
        Scanner words = new Scanner(text);
        return switch (words.next()) {
            case "dominoes" -> Families.dominoes(words.nextInt(), words.nextInt());
            case "overTheEdge" -> Families.dominoesOverTheEdge(words.nextInt(), words.nextInt(), words.nextInt());
            case "tetrominoes" -> Families.tetrominoes(words.nextInt(), words.nextInt());
            case "latinSquares" -> Families.latinSquares(words.nextInt(), false);
            case "reducedLatin" -> Families.latinSquares(words.nextInt(), true);
            case "oneFactorizations" -> Families.oneFactorizations(words.nextInt());
            case "matchings" -> Families.matchings(words.nextInt());
            case "matchingsOfGraphs" -> matchingsOfManyGraphs(words.nextInt());
            case "queens" -> Families.queens(words.nextInt(), false);
            case "torusQueens" -> Families.queens(words.nextInt(), true);
            case "langford" -> Families.langford(words.nextInt());
            case "shuffledFloor" -> shuffledFloor(words.nextInt(), words.nextInt());
            case "setsOfOneToNine" -> setsOfOneToNine();
            case "partsJoinedByAHub" -> partsJoinedByAHub();
            default -> throw new IllegalArgumentException(text);
        };
    }

    /**
     * A search visits 1.6 million nodes. More than half of these are solutions, which take hardly any time, so it is
     * nearly as good as a sweep.
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

    /**
     * What a count along the frontier takes: with enough memory, with little, and with far too little for most of
     * these. The entries are the states of all layers, or, where a walk took over, what its memo has. Where there are
     * secondary items, states take several words, or squares may stay free, so that a walk may forget which of them do.
     */
    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, delimiter = '|', textBlock = """
                     problem             |    solutions |    memory |  nodes | hits | entries | evictions |  bytes
                     dominoes 8 8        |     12988816 | 268435456 |   1295 |  433 |     861 |         0 |   6784
                     dominoes 8 8        |     12988816 |     20000 |   1295 |  433 |     861 |         0 |  10880
                     dominoes 8 8        |     12988816 |      4000 |   3936 |  770 |     231 |       727 |   3696
                     tetrominoes 5 8     |       800290 | 268435456 |  11677 | 6494 |    5182 |         0 |  71680
                     tetrominoes 5 8     |       800290 |     20000 |  14116 | 5186 |    1208 |      2932 |  19328
                     tetrominoes 5 8     |       800290 |      4000 | 204343 | 4367 |     250 |      6420 |   4000
                     reducedLatin 5      |           56 | 268435456 |   1311 |  308 |    1001 |         0 |  17024
                     reducedLatin 5      |           56 |     20000 |   1311 |  308 |    1001 |         0 |  18048
                     reducedLatin 5      |           56 |      4000 |    932 |   97 |     129 |         0 |   2688
                     oneFactorizations 8 |         6240 | 268435456 |  13798 | 3283 |    6274 |         0 |   4056
                     oneFactorizations 8 |         6240 |     20000 |   4942 |  416 |     285 |         0 |   4768
                     oneFactorizations 8 |         6240 |      4000 |   8180 |   79 |     230 |      1061 |   3680
                     matchings 12        |        10395 | 268435456 |   1077 |  844 |     232 |         0 |   7168
                     matchings 12        |        10395 |     20000 |   1077 |  844 |     232 |         0 |  10240
                     matchings 12        |        10395 |      4000 |    740 |  230 |      45 |         0 |   2240
                     queens 8            |           92 | 268435456 |   1981 |  206 |    1774 |         0 |  40960
                     queens 8            |           92 |     20000 |   2385 |  101 |    1181 |       525 |  19328
                     queens 8            |           92 |      4000 |   2135 |   18 |     250 |       688 |   4000
                     langford 8          |          300 | 268435456 |  13089 | 5796 |    7292 |         0 | 262144
                     langford 8          |          300 |     20000 |  17703 |  971 |    1116 |      3950 |  17856
                     langford 8          |          300 |      4000 |  19537 |  108 |     250 |      2054 |   4000
                     overTheEdge 8 8 2   |    133861373 | 268435456 |   1809 |  630 |    1178 |         0 |   6784
                     overTheEdge 8 8 2   |    133861373 |     20000 |   1809 |  630 |    1178 |         0 |  10880
                     overTheEdge 8 8 2   |    133861373 |      4000 |  63922 | 2643 |     231 |      2477 |   3696
                     overTheEdge 4 20 10 | 184569116616 | 268435456 |    882 |  335 |     546 |         0 |   2176
                     overTheEdge 4 20 10 | 184569116616 |     20000 |    882 |  335 |     546 |         0 |   2432
                     overTheEdge 4 20 10 | 184569116616 |      4000 |    882 |  335 |     546 |         0 |   2432
                     torusQueens 7       |           28 | 268435456 |    239 |   41 |     197 |         0 |   4096
                     torusQueens 7       |           28 |     20000 |    239 |   41 |     197 |         0 |   5120
                     torusQueens 7       |           28 |      4000 |    567 |   74 |      44 |         0 |   1984
                     queens 9            |          352 | 268435456 |   8009 |  790 |    7218 |         0 | 163840
                     queens 9            |          352 |     20000 |   8730 |   91 |    1194 |      2898 |  19104
                     queens 9            |          352 |      4000 |   8479 |   15 |     250 |      1421 |   4000
                    """)
    void theFrontierTakesThisMuchWork(
            String problem,
            BigInteger solutions,
            long memory,
            long nodes,
            long hits,
            long entries,
            long evictions,
            long bytes) {
        CountResult result = Count.of(problem(problem))
                .by(Counting.FRONTIER)
                .maxMemory(memory)
                .result();
        assertThat(result.solutions()).isEqualTo(solutions);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
        CountingStatistics counting = result.counting();
        assertThat(counting.hits()).isEqualTo(hits);
        assertThat(counting.entries()).isEqualTo(entries);
        assertThat(counting.evictions()).isEqualTo(evictions);
        assertThat(counting.bytes()).isEqualTo(bytes);
    }

    /**
     * The sweep expects to take a few times as much as the search, which is too close to say. So it gets more than its
     * three percent, but stays behind.
     */
    @Test
    void theRaceCostsLittleWhereNoMemoHelps() {
        Count<?, ?> langford = Count.of(Families.langford(12));
        long alone = langford.by(Counting.SEARCH).result().statistics().nodes();
        long race = langford.result().statistics().nodes();
        assertThat(race - alone).isBetween(1L, alone / 6);
    }

    @Test
    void aProblemInPartsIsCountedByARaceForEach() {
        ExactCoverProblem<Integer, Integer> problem =
                Families.sideBySide(Families.dominoes(10, 10), Families.tetrominoes(6, 6), Families.langford(7));
        CountResult result = Count.of(problem).result();
        assertThat(result.statistics().nodes()).isEqualTo(44_489);
        assertThat(result.counting().components()).isEqualTo(3);
        assertThat(result.counting().entries()).isEqualTo(13_407);
        assertThat(SolutionDiagram.of(problem).inMemory().size()).isEqualTo(14_677);
    }

    @Test
    void countsTellHowFarTheyAre() {
        checkProgress(
                CountingMethod.AUTO,
                1 << 20,
                List.of(0, 0, 0, 0, 7, 24, 55, 90, 139, 195, 230, 269, 326, 377, 402, 440, 476, 562, 899, 1000),
                List.of(
                        212, 427, 637, 864, 1071, 1071, 1071, 1071, 1071, 1071, 1071, 1071, 1071, 1071, 1071, 1071,
                        1071, 195112, 1708912, 2018400));
        checkProgress(
                CountingMethod.SEARCH,
                1 << 20,
                List.of(24, 55, 90, 139, 195, 230, 269, 326, 377, 402, 440, 476, 562, 899, 1000),
                List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 195112, 1708912, 2018400));
        checkProgress(
                CountingMethod.FRONTIER,
                1 << 20,
                List.of(566, 580, 589, 598, 604, 618, 1000),
                List.of(0, 0, 0, 0, 0, 0, 2018400));
        checkProgress(
                CountingMethod.FRONTIER,
                10_000,
                List.of(527, 564, 602, 662, 760, 859, 905, 942, 976, 1000),
                List.of(174928, 470960, 692984, 915008, 1029384, 1150488, 1399424, 1601264, 1870384, 2018400));
    }

    /**
     * Counts two problems side by side.
     *
     * @param thousandths after each two thousand nodes: the share that is done
     * @param solutions after each two thousand nodes: the number of solutions that are known
     */
    private static void checkProgress(
            CountingMethod method, long maxBytes, List<Integer> thousandths, List<Integer> solutions) {
        ExactCoverProblem<?, ?> parts = Families.sideBySide(Families.dominoes(6, 6), Families.langford(8));
        CountingMachine machine = new CountingMachine(ProblemTable.of(parts), new OneThread(), method, maxBytes);
        List<Integer> shares = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        boolean over = false;
        for (long nodes = 2_000; !over; nodes += 2_000) {
            while (!over && machine.nodes() < nodes) {
                over = machine.run(nodes - machine.nodes()) == Step.EXHAUSTED;
            }
            assertThat(machine.solutions()).isEqualTo(machine.count().longValueExact());
            shares.add((int) Math.round(1_000 * machine.fraction()));
            counts.add(machine.count().intValueExact());
        }
        assertThat(shares).isEqualTo(thousandths);
        assertThat(counts).isEqualTo(solutions);
    }

    /**
     * Layers make them all but the last one. For dominoes and Langford 10 the search does not join, because the layers
     * are nearly done when it might. For Langford 11 it joins, and wins.
     */
    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, delimiter = '|', textBlock = """
                     problem               |   nodes | nodes of the diagram
                     latinSquares 5        |  111261 |  92692
                     matchingsOfGraphs 175 |    4552 |   4553
                     shuffledFloor 2 720   |    2159 |   2160
                     dominoes 16 16        |  546234 | 536850
                     langford 10           |  325907 |      2
                     langford 11           |  701892 | 122956
                    """)
    void aDiagramIsMadeAfterTheSameWork(String problem, long nodes, int size) {
        DiagramMachine machine = diagramMachine(problem(problem));
        while (machine.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(machine.count()).isZero();
        }
        assertThat(machine.nodes()).isEqualTo(nodes);
        assertThat(machine.diagram().nodeCount()).isEqualTo(size);
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
        return new DiagramMachine(
                View.same(ProblemTable.of(problem)),
                OneThread::showing,
                CountingMethod.AUTO,
                1 << 28,
                null,
                null,
                reason -> {});
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
        CountResult result = Count.of(problem.build()).by(Counting.FRONTIER).result();
        assertThat(result.solutions()).isZero();
        assertThat(result.statistics().nodes()).isLessThan(10);
    }
}
