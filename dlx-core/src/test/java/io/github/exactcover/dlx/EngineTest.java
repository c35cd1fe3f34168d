package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.Quasigroup;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Engines and item choices as a user picks them. */
class EngineTest {

    private static final ExactCoverProblem<String, String> PROBLEM = ExactCoverProblem.<String, String>builder()
            .primary("a", "b", "c")
            .option("a1", "a")
            .option("a2", "a")
            .option("b1", "b")
            .option("b2", "b")
            .option("c1", "c")
            .build();

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 3_000, seed = "20261401")
    void whateverIsChosenTheSolutionsAreTheSame(
            @ForAll("problems") SmallProblem problem,
            @ForAll Engine engine,
            @ForAll ItemChoice choice,
            @ForAll long seed) {
        boolean isRefused =
                Stream.concat(problem.lows().stream(), problem.highs().stream()).anyMatch(bound -> bound != 1)
                        && List.of(Engine.DANCING_CELLS, Engine.BIT_PARALLEL, Engine.CONSISTENT_COLORS)
                                .contains(engine);
        Search<String, Integer> search = DLX.search(problem.problem())
                .engine(isRefused ? Engine.AUTO : engine)
                .itemChoice(choice)
                .seed(seed);
        Set<Set<Integer>> found = new LinkedHashSet<>();
        SearchResult result = search.solve(solution -> {
            assertThat(found.add(new TreeSet<>(solution.options()))).isTrue();
            return Visit.CONTINUE;
        });

        assertThat(found).isEqualTo(problem.solutions());
        assertThat(result.statistics().engine()).isNotEqualTo(Engine.AUTO);
        assertThat(result.statistics().itemChoice()).isNotEqualTo(ItemChoice.AUTO);
    }

    @Test
    void boundsAreRefusedByEnginesThatDoNotKnowThem() {
        ExactCoverProblem<String, String> bounded = ExactCoverProblem.<String, String>builder()
                .bounded("a", 1, 2)
                .option("a1", "a")
                .build();
        for (Engine engine : List.of(Engine.DANCING_CELLS, Engine.BIT_PARALLEL, Engine.CONSISTENT_COLORS)) {
            Search<String, String> search = DLX.search(bounded).engine(engine);
            assertThatIllegalArgumentException()
                    .isThrownBy(search::count)
                    .withMessageContaining("use dancing links for items with bounds");
        }
        Search<String, String> search = DLX.search(bounded);
        assertThat(search.count().statistics().engine()).isEqualTo(Engine.BUDGETS);
        assertThat(search.itemChoice(ItemChoice.MRV).count().statistics().engine())
                .isEqualTo(Engine.BUDGETS);
        assertThat(search.itemChoice(ItemChoice.WTD).count().statistics().engine())
                .isEqualTo(Engine.DANCING_LINKS);
        assertThat(search.prefer(List.of("a")).count().statistics().engine()).isEqualTo(Engine.DANCING_LINKS);
    }

    /** OEIS A001205, graphs in which every vertex has two edges, and A001499, square 0-1 matrices with sums of two. */
    @Test
    void boundsGiveTheCountsOfTheLiterature() {
        ProblemBuilder<String, String> graphs = ExactCoverProblem.builder();
        ProblemBuilder<String, String> matrices = ExactCoverProblem.builder();
        for (int one = 0; one < 9; one++) {
            graphs.bounded("v" + one, 2, 2);
            for (int other = 0; other < one; other++) {
                graphs.option(one + " " + other, "v" + one, "v" + other);
            }
        }
        for (int row = 0; row < 6; row++) {
            matrices.bounded("row " + row, 2, 2).bounded("column " + row, 2, 2);
        }
        for (int cell = 0; cell < 36; cell++) {
            matrices.option("" + cell, "row " + cell / 6, "column " + cell % 6);
        }
        assertThat(DLX.search(graphs.build()).threads(2).count().solutions()).isEqualTo(30_016);
        assertThat(DLX.search(matrices.build()).count().solutions()).isEqualTo(67_950);
        assertThat(DLX.search(matrices.build()).stream()).hasSize(67_950);
    }

    @Test
    void aLongSearchOfShortOptionsWorksOnBitsAndAShortOneOnCells() {
        assertThat(DLX.search(Permutations.of(9)).count().statistics().engine()).isEqualTo(Engine.BIT_PARALLEL);
        assertThat(DLX.search(Quasigroup.withHoles(33, 330, 2))
                        .count()
                        .statistics()
                        .engine())
                .isEqualTo(Engine.DANCING_CELLS);
    }

    @Test
    void weightsAreLearnedWhereTheySolveWhatIsHardWithout() {
        SearchResult result = DLX.search(Quasigroup.withHoles(30, 300, 35)).count();

        assertThat(result.solutions()).isEqualTo(200);
        assertThat(result.statistics().itemChoice()).isEqualTo(ItemChoice.FRB);
    }

    /** The first nodes seem to have visited a third of the tree, which is a hundredth. */
    @Test
    void weightsAreLearnedAlsoWhereTheRestSeemsShort() {
        for (int seed : new int[] {4, 18, 23, 45}) {
            SearchStatistics statistics =
                    DLX.search(Quasigroup.withHoles(30, 300, seed)).count().statistics();
            assertThat(statistics.itemChoice()).as("seed %d", seed).isEqualTo(ItemChoice.FRB);
        }
    }

    @Test
    void whatIsChosenIsAlwaysTheSame() {
        ExactCoverProblem<String, String> problem = Quasigroup.withHoles(30, 290, 10);
        SearchStatistics once = DLX.search(problem).count().statistics();
        SearchStatistics again = DLX.search(problem).count().statistics();

        assertThat(again.nodes()).isEqualTo(once.nodes());
        assertThat(again.updates()).isEqualTo(once.updates());
        assertThat(DLX.search(problem).stream().toList())
                .isEqualTo(DLX.search(problem).threads(3).stream().toList());
    }

    @Test
    void whatIsChosenIsTold() {
        SearchStatistics statistics = DLX.search(PROBLEM)
                .engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.WTD)
                .count()
                .statistics();

        assertThat(statistics.engine()).isEqualTo(Engine.DANCING_LINKS);
        assertThat(statistics.itemChoice()).isEqualTo(ItemChoice.WTD);
    }

    @Test
    void preferredItemsComeFirstButAfterThoseThatAreForced() {
        assertThat(order(DLX.search(PROBLEM))).containsExactly("c1", "a1", "b1");
        assertThat(order(DLX.search(PROBLEM).prefer(List.of("b")))).containsExactly("c1", "b1", "a1");
        assertThat(order(DLX.search(PROBLEM).prefer(List.of("b")).prefer(List.of("a"))))
                .containsExactly("c1", "a1", "b1");
    }

    @Test
    void onlyPrimaryItemsCanBePreferredAndNotWithFirst() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DLX.search(PROBLEM).prefer(List.of("x")))
                .withMessage("The item 'x' is preferred, but the problem has no such primary item; name one that equals"
                        + " an element of problem.primaryItems()");
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> DLX.search(PROBLEM)
                        .prefer(List.of("b"))
                        .itemChoice(ItemChoice.FIRST)
                        .count())
                .withMessage(
                        "The search prefers 1 item, but ItemChoice.FIRST takes the items in their own order; leave out"
                                + " prefer, or choose another item choice");
    }

    @Test
    void statisticsSayWhatWasAskedFor() {
        for (Engine engine : Engine.values()) {
            for (ItemChoice choice : ItemChoice.values()) {
                check(engine, choice);
            }
        }
    }

    private static void check(Engine engine, ItemChoice choice) {
        SearchStatistics statistics =
                DLX.search(PROBLEM).engine(engine).itemChoice(choice).count().statistics();
        assertThat(statistics.engine())
                .isNotEqualTo(Engine.AUTO)
                .matches(told -> engine == Engine.AUTO || told == engine, "what was asked for");
        assertThat(statistics.itemChoice())
                .isNotEqualTo(ItemChoice.AUTO)
                .matches(told -> choice == ItemChoice.AUTO || told == choice, "what was asked for");
    }

    private static List<String> order(Search<String, String> search) {
        return search.engine(Engine.DANCING_LINKS).first().orElseThrow().searchOrder();
    }

    /** Squares of random words: what can be set up at once is, and what would take a second or more is not. */
    @Test
    void autoLeavesOutBitsThatTakeLongToSetUp() {
        assertThat(chosenFor(wordSquares(4, 300, 6))).isEqualTo(Engine.BIT_PARALLEL);
        assertThat(chosenFor(wordSquares(6, 7_200, 5))).isEqualTo(Engine.DANCING_CELLS);
    }

    /** Dancing cells would visit hundreds of thousands of nodes. */
    @Test
    void autoTakesConsistentColorsForNonograms() {
        ExactCoverProblem<String, String> nonogram = nonogram(16);
        assertThat(nonogram.options()).hasSizeGreaterThan(1_000);
        SearchResult result = DLX.search(nonogram).count();
        assertThat(result.statistics().engine()).isEqualTo(Engine.CONSISTENT_COLORS);
        assertThat(result.statistics().nodes()).isLessThan(1_000);
        assertThat(result.solutions()).isPositive();
    }

    /** A square of random black and white cells: which runs of black cells each row and column has. */
    private static ExactCoverProblem<String, String> nonogram(int size) {
        Random random = new Random(20261126);
        int[] rows = random.ints(size, 0, 1 << size).toArray();
        var builder = ExactCoverProblem.<String, String>builder();
        for (int line = 0; line < 2 * size; line++) {
            builder.primary("line" + line);
        }
        for (int cell = 0; cell < size * size; cell++) {
            builder.secondary("cell" + cell);
        }
        for (int line = 0; line < 2 * size; line++) {
            int l = line;
            String wanted = runs(line < size ? rows[line] : column(rows, line - size));
            for (int cells = 0; cells < 1 << size; cells++) {
                if (runs(cells).equals(wanted)) {
                    int filled = cells;
                    builder.option(line + "=" + cells, spec -> {
                        spec.covers("line" + l);
                        for (int at = 0; at < size; at++) {
                            spec.colors("cell" + (l < size ? size * l + at : size * at + l - size), filled >> at & 1);
                        }
                    });
                }
            }
        }
        return builder.build();
    }

    private static int column(int[] rows, int column) {
        return IntStream.range(0, rows.length)
                .map(row -> (rows[row] >> column & 1) << row)
                .sum();
    }

    private static String runs(int cells) {
        return Integer.toBinaryString(cells).replaceAll("0+", " ").trim();
    }

    private static Engine chosenFor(ExactCoverProblem<String, String> problem) {
        return DLX.search(problem)
                .limit(1)
                .solve(solution -> Visit.CONTINUE)
                .statistics()
                .engine();
    }

    /** Squares that read the same across and down, of so many words from such an alphabet. */
    private static ExactCoverProblem<String, String> wordSquares(int size, int words, int letters) {
        Random random = new Random(20261125);
        var builder = ExactCoverProblem.<String, String>builder();
        for (int row = 0; row < size; row++) {
            builder.primary("" + row);
        }
        for (int cell = 0; cell < size * size; cell++) {
            if (cell / size <= cell % size) {
                builder.secondary("cell" + cell);
            }
        }
        for (int word = 0; word < words; word++) {
            int[] spelled = random.ints(size, 0, letters).toArray();
            for (int row = 0; row < size; row++) {
                int r = row;
                builder.option(row + "=" + word, spec -> {
                    spec.covers("" + r);
                    for (int column = 0; column < size; column++) {
                        spec.colors("cell" + (size * Math.min(r, column) + Math.max(r, column)), spelled[column]);
                    }
                });
            }
        }
        return builder.build();
    }
}
