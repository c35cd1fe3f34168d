package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.Quasigroup;
import io.github.exactcover.dlx.testing.Shuffled;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What AUTO chooses, on problems where every other choice would take many times as long, or years. */
@Timeout(120) // Only for a wrong choice.
class AutoTest {

    /** Dominoes on a board: the same partly filled rows again and again. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aFrontierCountsTilings(int threads) {
        CountResult result =
                Count.of(Families.dominoes(14, 14)).threads(threads).result();
        assertThat(result.solutions()).isEqualTo(new BigInteger("112202208776036178000000"));
        assertThat(counting(result).method()).isEqualTo(Counting.FRONTIER);
        assertThat(counting(result).hits()).isPositive();
        assertThat(counting(result).entries()).isPositive();
        assertThat(counting(result).bytes()).isPositive();
        assertThat(counting(result).splits()).isZero();
    }

    /** In the order in which the nodes of a tree are numbered, the frontier is as wide as the tree. */
    @ParameterizedTest
    @ValueSource(ints = {8, 11})
    void aFrontierGoesThroughATreeBranchByBranch(int levels) {
        CountResult result = Count.of(tree(levels)).result();
        assertThat(result.solutions()).isEqualTo(countOfTree(levels));
        assertThat(counting(result).method()).isEqualTo(Counting.FRONTIER);
        assertThat(counting(result).components()).isOne();
    }

    /** More than a thousand squares in any order; the strip is two wide, and so is its frontier if one follows it. */
    @Test
    void aFrontierFollowsALongStripHoweverItIsWrittenDown() {
        CountResult result = Count.of(shuffledStrip(520)).result();
        assertThat(result.solutions()).isEqualTo(fibonacci(521));
        assertThat(counting(result).method()).isEqualTo(Counting.FRONTIER);
        assertThat(counting(result).entries()).isLessThan(2_000);
    }

    /** Colors of vertices exclude each other at the edges, which are secondary items. */
    @Test
    void aFrontierFollowsAGridThatIsColored() {
        CountResult result = Count.of(shuffledGridColorings(6, 7)).result();
        assertThat(result.solutions()).isEqualTo(new BigInteger("1664748270"));
        assertThat(counting(result).method()).isEqualTo(Counting.FRONTIER);
    }

    /** The sweep expects little at first, and then more and more. Without a power, it takes 1.16 times the nodes. */
    @Test
    void aSweepThatExpectsMoreAndMoreCostsLittle() {
        Count<String, String> boards = Count.of(twoSetsOfQueens(9));
        CountResult result = boards.result();
        long bySearch = boards.by(Counting.SEARCH).result().statistics().nodes();
        assertThat(result.solutions()).isEqualTo(48_328);
        assertThat(result.statistics().nodes()).isLessThan(bySearch * 113 / 100);
    }

    /** Partly filled boards of queens hardly ever repeat; the race goes on until the search has won it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aSearchCountsWhatHardlyRepeats(int threads) {
        CountResult queens =
                Count.of(Families.queens(12, false)).threads(threads).result();
        assertThat(queens.solutions()).isEqualTo(14_200);
        assertThat(queens.statistics().nodes()).isGreaterThan(100_000);
        assertThat(counting(queens)).isEqualTo(CountingStatistics.NONE);

        CountResult langford = Count.of(Families.langford(11)).threads(threads).result();
        assertThat(langford.solutions()).isEqualTo(35_584);
        assertThat(counting(langford)).isEqualTo(CountingStatistics.NONE);
    }

    @Test
    void independentPartsAreCountedOneByOne() {
        ProblemBuilder<String, String> boards = ExactCoverProblem.builder();
        for (String board : new String[] {"left", "right"}) {
            for (int square = 0; square < 64; square++) {
                boards.primary(board + square);
            }
            for (int square = 0; square < 64; square++) {
                if (square % 8 < 7) {
                    boards.option(board + " across " + square, board + square, board + (square + 1));
                }
                if (square < 56) {
                    boards.option(board + " down " + square, board + square, board + (square + 8));
                }
            }
        }
        CountResult result = Count.of(boards.build()).result();
        assertThat(result.solutions()).isEqualTo(BigInteger.valueOf(12_988_816).pow(2));
        assertThat(counting(result).components()).isEqualTo(2);
        assertThat(counting(result).method()).isEqualTo(Counting.FRONTIER);
    }

    /**
     * Perfect matchings of many graphs of six vertices, in which all edges have the same color. Apart from the color,
     * the graphs do not depend on each other. The vertices come one of each graph after the other, so the frontier is
     * wide in that order, and narrow in one that takes the graphs one by one.
     */
    @Test
    void aColorThatAllOptionsHaveDoesNotHideTheFrontier() {
        int graphs = 100;
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, 6 * graphs).forEach(builder::primary);
        builder.secondary(-1);
        for (int option = 0; option < 72 * graphs; option++) {
            int one = option / graphs % 6 * graphs + option % graphs;
            int other = option / graphs / 6 % 6 * graphs + option % graphs;
            int color = option / graphs / 36;
            if (one < other) {
                builder.option(option, spec -> spec.covers(one, other).colors(-1, color));
            }
        }
        CountResult result = Count.of(builder.build()).maxMemory(1 << 28).result();
        assertThat(result.solutions())
                .isEqualTo(BigInteger.valueOf(15).pow(graphs).shiftLeft(1));
        assertThat(counting(result).method()).isEqualTo(Counting.FRONTIER);
    }

    /** Who asks for an engine wants to see it search. */
    @Test
    void whatWasAskedForIsUsed() {
        Search<String, String> search = DLX.search(Permutations.of(9));
        SearchResult links = search.engine(Engine.DANCING_LINKS).count();
        assertThat(links.statistics().engine()).isEqualTo(Engine.DANCING_LINKS);
        SearchResult first = search.itemChoice(ItemChoice.FIRST).count();
        assertThat(first.statistics().itemChoice()).isEqualTo(ItemChoice.FIRST);
        assertThat(counting(Count.of(search.problem()).by(Counting.FRONTIER).result())
                        .method())
                .isEqualTo(Counting.FRONTIER);
    }

    @Test
    void bitsSearchWhatHasFewOptions() {
        SearchStatistics queens = Count.of(Families.queens(12, false)).result().statistics();
        assertThat(queens.engine()).isEqualTo(Engine.BIT_PARALLEL);
    }

    @Test
    void weightsAreLearnedOnlyWhereTheyHelp() {
        SearchStatistics queens = Count.of(Families.queens(12, false)).result().statistics();
        assertThat(queens.itemChoice()).isEqualTo(ItemChoice.MRV);
        SearchStatistics holes =
                Count.of(Quasigroup.withHoles(30, 300, 35)).result().statistics();
        assertThat(holes.itemChoice()).isEqualTo(ItemChoice.FRB);
        // Without weights, the search takes many times as long and goes on.
        assertThat(holes.nodes()).isLessThan(20_000);
    }

    /** At one look, a subtree that is large by chance can hide what weights gain. Here a single look missed it. */
    @Test
    void weightsAreFoundWhereASingleLookMissesThem() {
        SearchStatistics holes = Count.of(Quasigroup.withHoles(20, 165, 6))
                .by(Counting.SEARCH)
                .result()
                .statistics();
        assertThat(holes.itemChoice()).isEqualTo(ItemChoice.FRB);
        // Without weights there are half as many again.
        assertThat(holes.nodes()).isLessThan(100_000);
    }

    /** Long options leave cells little to do at a node, and bits the same few words; bits are faster nevertheless. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void bitsSearchOptionsOfMixedLength(int seed) {
        SearchStatistics sets = Count.of(randomSets(24, 200, 9, seed))
                .by(Counting.SEARCH)
                .result()
                .statistics();
        assertThat(sets.engine()).isEqualTo(Engine.BIT_PARALLEL);
    }

    /**
     * The first nodes of bits go through all words of a large table. Later ones are packed, and take a third of the
     * time.
     */
    @Test
    void bitsSearchLargeTablesToo() {
        // Ended when the search has begun: a time-out could end it while the engine is still being chosen.
        AtomicBoolean begun = new AtomicBoolean();
        Search<Integer, Integer> search = DLX.search(randomSets(90, 1440, 6, 1))
                .progress(Duration.ofNanos(1), progress -> begun.set(true))
                .cancelWhen(begun::get);
        assertThat(search.count().statistics().engine()).isEqualTo(Engine.BIT_PARALLEL);
        begun.set(false);
        assertThat(search.itemChoice(ItemChoice.WTD).count().statistics().engine())
                .isEqualTo(Engine.DANCING_CELLS);
    }

    /** The smallest squared rectangles. A square of 18 takes 325 items, and budgets take five of them in one step. */
    @Test
    void budgetsSearchOptionsOfVeryManyItems() {
        ProblemBuilder<Integer, String> squares = ExactCoverProblem.builder();
        IntStream.range(0, 32 * 33).forEach(squares::primary);
        for (int size : new int[] {18, 15, 14, 10, 9, 8, 7, 4, 1}) {
            squares.primary(-size);
            for (int corner = 0; corner < 32 * 33; corner++) {
                if (corner / 33 + size <= 32 && corner % 33 + size <= 33) {
                    squares.option(size + " at " + corner, square(corner, size));
                }
            }
        }
        SearchResult result = DLX.search(squares.build()).count();
        assertThat(result.solutions()).isEqualTo(4);
        assertThat(result.statistics().engine()).isEqualTo(Engine.BUDGETS);
    }

    private static List<Integer> square(int corner, int size) {
        List<Integer> items = new ArrayList<>(List.of(-size));
        for (int cell = 0; cell < size * size; cell++) {
            items.add(corner + cell / size * 33 + cell % size);
        }
        return items;
    }

    /** Whether weights help shows only at the last look. */
    @Test
    void weightsAreFoundLate() {
        SearchStatistics holes =
                DLX.search(Quasigroup.withHoles(18, 150, 4)).limit(1).count().statistics();
        assertThat(holes.itemChoice()).isEqualTo(ItemChoice.FRB);
    }

    /** With weights, cells need three quarters of the work; but bits without weights are three times as fast. */
    @Test
    void bitsAreTakenWhereWeightsGainLess() {
        SearchStatistics matchings =
                DLX.search(cubicGraph(96, 12)).limit(1).count().statistics();
        assertThat(matchings.itemChoice()).isEqualTo(ItemChoice.MRV);
        assertThat(matchings.engine()).isEqualTo(Engine.BIT_PARALLEL);
    }

    /** Perfect matchings of a random graph: each vertex has three edges, apart from those that join it to itself. */
    private static ExactCoverProblem<Integer, Integer> cubicGraph(int vertices, int seed) {
        List<Integer> ends = new ArrayList<>(
                IntStream.range(0, 3 * vertices).map(end -> end / 3).boxed().toList());
        Collections.shuffle(ends, new Random(seed));
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, vertices).forEach(builder::primary);
        for (int end = 0; end < ends.size(); end += 2) {
            if (!ends.get(end).equals(ends.get(end + 1))) {
                builder.option(end, ends.get(end), ends.get(end + 1));
            }
        }
        return builder.build();
    }

    private static ExactCoverProblem<Integer, Integer> randomSets(int items, int options, int longest, int seed) {
        Random random = new Random(seed);
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, items).forEach(builder::primary);
        for (int option = 0; option < options; option++) {
            int size = 1 + random.nextInt(longest);
            builder.option(
                    option, random.ints(0, items).distinct().limit(size).boxed().toList());
        }
        return builder.build();
    }

    /** A sweep that expects a hundred thousand times as much as the search, and one whose turn would come too late. */
    @ParameterizedTest
    @CsvSource({"01 02 03 04 05 16 26, 50, 200, 1.1", "01 12 23 34 45 56 60, 30, 70, 1"})
    void whereLayersGainNothingTheyGetLittle(String part, int vertices, int edges, double most) {
        ExactCoverProblem<Integer, Integer> problem = copiesOf(List.of(part.split(" ")), vertices, edges);
        CountResult auto = Count.of(problem).result();
        CountResult search = Count.of(problem).by(Counting.SEARCH).result();
        assertThat(auto.solutions()).isEqualTo(search.solutions());
        assertThat((double) auto.statistics().nodes())
                .isLessThanOrEqualTo(most * search.statistics().nodes());
    }

    /** The ways to find a small graph in a random one; each edge of it is named by its two vertices. */
    private static ExactCoverProblem<Integer, Integer> copiesOf(List<String> part, int vertices, int edges) {
        int size = 7;
        // Where the places of the vertices begin among the items, and the vertices of the large graph.
        int colors = 100;
        int used = 200;
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, size + part.size()).forEach(builder::primary);
        IntStream.range(0, size).forEach(vertex -> builder.secondary(colors + vertex));
        IntStream.range(0, vertices).forEach(vertex -> builder.secondary(used + vertex));
        for (int option = 0; option < size * vertices; option++) {
            int vertex = option / vertices;
            int place = option % vertices;
            builder.option(option, spec -> spec.covers(vertex, used + place).colors(colors + vertex, place));
        }
        Random random = new Random(1);
        Set<List<Integer>> graph = new HashSet<>();
        while (graph.size() < 2 * edges) {
            int from = random.nextInt(vertices);
            int to = random.nextInt(vertices);
            if (from != to && graph.add(List.of(from, to))) {
                graph.add(List.of(to, from));
            }
        }
        for (List<Integer> edge : graph) {
            for (int number = 0; number < part.size(); number++) {
                int item = size + number;
                int one = colors + part.get(number).charAt(0) - '0';
                int other = colors + part.get(number).charAt(1) - '0';
                builder.option(
                        -1, spec -> spec.covers(item).colors(one, edge.get(0)).colors(other, edge.get(1)));
            }
        }
        return builder.build();
    }

    private static CountingStatistics counting(CountResult result) {
        return result.counting();
    }

    /** A binary tree: a node is covered alone, in two ways, or together with one or both of the nodes below it. */
    private static ExactCoverProblem<Integer, String> tree(int levels) {
        ProblemBuilder<Integer, String> tree = ExactCoverProblem.builder();
        int end = 1 << levels;
        for (int node = 1; node < end; node++) {
            tree.primary(node);
        }
        for (int node = 1; node < end; node++) {
            tree.option("one " + node, node).option("other " + node, node);
            if (2 * node < end) {
                tree.option("left " + node, node, 2 * node);
                tree.option("right " + node, node, 2 * node + 1);
                tree.option("both " + node, node, 2 * node, 2 * node + 1);
            }
        }
        return tree.build();
    }

    private static BigInteger countOfTree(int levels) {
        BigInteger whole = BigInteger.TWO;
        BigInteger withoutTop = BigInteger.ONE;
        for (int level = 2; level <= levels; level++) {
            BigInteger below = whole.multiply(whole);
            BigInteger mixed = whole.multiply(withoutTop);
            whole = below.add(mixed).multiply(BigInteger.TWO).add(withoutTop.multiply(withoutTop));
            withoutTop = below;
        }
        return whole;
    }

    /** Domino tilings of two rows, with their squares in any order. */
    private static ExactCoverProblem<Integer, String> shuffledStrip(int width) {
        ProblemBuilder<Integer, String> strip = ExactCoverProblem.builder();
        shuffled(2 * width).forEach(strip::primary);
        for (int square = 0; square < 2 * width; square++) {
            if (square % width != width - 1) {
                strip.option("across " + square, square, square + 1);
            }
            if (square < width) {
                strip.option("down " + square, square, square + width);
            }
        }
        return strip.build();
    }

    private static BigInteger fibonacci(int n) {
        BigInteger last = BigInteger.ZERO;
        BigInteger next = BigInteger.ONE;
        for (int i = 0; i < n; i++) {
            BigInteger sum = last.add(next);
            last = next;
            next = sum;
        }
        return last;
    }

    /** White and black queens on one board, each as in the problem of n queens. The middle of the board comes first. */
    private static ExactCoverProblem<String, String> twoSetsOfQueens(int n) {
        ProblemBuilder<String, String> board = ExactCoverProblem.builder();
        List<Integer> lines = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        lines.sort(Comparator.comparingInt(line -> Math.abs(2 * line - n + 1)));
        List<String> colors = List.of("white", "black");
        colors.forEach(color -> lines.forEach(line -> board.primary(color + " row " + line, color + " file " + line)));
        Set<String> secondary = new HashSet<>();
        for (String color : colors) {
            for (int square = 0; square < n * n; square++) {
                int row = square / n;
                int file = square % n;
                List<String> more = List.of(
                        "square " + square, color + " sum " + (row + file), color + " difference " + (row - file));
                more.stream().filter(secondary::add).forEach(board::secondary);
                List<String> covered = new ArrayList<>(List.of(color + " row " + row, color + " file " + file));
                covered.addAll(more);
                board.option(color + square, covered);
            }
        }
        return board.build();
    }

    /** Colorings of a grid with three colors, with its vertices in any order. */
    private static ExactCoverProblem<Integer, String> shuffledGridColorings(int height, int width) {
        ProblemBuilder<Integer, String> grid = ExactCoverProblem.builder();
        int size = height * width;
        shuffled(size).forEach(grid::primary);
        // The edge to the right of a vertex, and the one below it, once for each color.
        IntStream.range(size, 7 * size).forEach(grid::secondary);
        for (int vertex = 0; vertex < size; vertex++) {
            for (int color = 0; color < 3; color++) {
                List<Integer> covered = new ArrayList<>(List.of(vertex));
                int first = size + color * 2 * size;
                if (vertex % width != width - 1) {
                    covered.add(first + 2 * vertex);
                }
                if (vertex + width < size) {
                    covered.add(first + 2 * vertex + 1);
                }
                if (vertex % width != 0) {
                    covered.add(first + 2 * (vertex - 1));
                }
                if (vertex >= width) {
                    covered.add(first + 2 * (vertex - width) + 1);
                }
                grid.option(vertex + " " + color, covered);
            }
        }
        return grid.build();
    }

    private static List<Integer> shuffled(int size) {
        return Shuffled.numbers(size, new Random(1));
    }
}
