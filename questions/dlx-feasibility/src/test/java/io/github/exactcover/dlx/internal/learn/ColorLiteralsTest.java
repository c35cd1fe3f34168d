package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;

class ColorLiteralsTest {

    private static final AtomicInteger WITH_LITERALS = new AtomicInteger();

    /** Each option has one or two of three primary items, and colors most of the three others. */
    @Provide
    Arbitrary<SmallProblem> colored() {
        Arbitrary<List<Integer>> covered = Arbitraries.of(List.of(1, 0, 0), List.of(0, 1, 0), List.of(0, 0, 1))
                .flatMap(one -> Arbitraries.of(one, one, one, List.of(1, 1, 0)));
        Arbitrary<List<Integer>> colors = Arbitraries.of(2, 2, 2, 2, 3, 3, 3, 3, 4, SmallProblem.ABSENT)
                .list()
                .ofSize(3);
        return covered.flatMap(first -> colors.map(second -> {
                    List<Integer> option = new ArrayList<>(first);
                    option.addAll(second);
                    return option;
                }))
                .list()
                .ofMinSize(6)
                .ofMaxSize(11)
                .map(options -> new SmallProblem(3, 6, options, Collections.nCopies(3, 1), Collections.nCopies(3, 1)));
    }

    @Property(tries = 3_000, seed = "20261130")
    void solutionsStayAsTheyAre(@ForAll("colored") SmallProblem small, @ForAll long seed) {
        View view = ColorLiterals.of(small.table());
        WITH_LITERALS.addAndGet(view.table().optionCount() > small.options().size() ? 1 : 0);
        LearningEngine engine = new LearningEngine(view, seed, 1 << 24, false, Outlets.NONE);
        Set<Set<Integer>> found = new HashSet<>();
        while (engine.run(Machine.UNLIMITED) == Step.SOLUTION) {
            int[] solution = view.solution(engine.solution());
            assertThat(found.add(Arrays.stream(solution).boxed().collect(Collectors.toSet())))
                    .isTrue();
        }
        assertThat(found).isEqualTo(small.solutions());
    }

    @Property(tries = 3_000, seed = "20261130")
    void theItemsOfARefutationCannotBeCoveredTogether(@ForAll("colored") SmallProblem small, @ForAll long seed) {
        LearningEngine engine = new LearningEngine(ColorLiterals.of(small.table()), seed, 1 << 24, true, Outlets.NONE);
        if (engine.run(Machine.UNLIMITED) == Step.EXHAUSTED) {
            Set<Integer> core = engine.core().orElseThrow().stream().boxed().collect(Collectors.toSet());
            assertThat(small.needing(core).solutions()).isEmpty();
        }
    }

    /** Where it begins again does not depend on how often it is stopped, nor do its solutions. */
    @Property(tries = 1_000, seed = "20261130")
    void turnsChangeNothing(
            @ForAll("colored") SmallProblem small, @ForAll @IntRange(max = 20) int work, @ForAll Random random) {
        List<List<Object>> runs = new ArrayList<>();
        for (int most : new int[] {Integer.MAX_VALUE, 3}) {
            StagedLearning search = new StagedLearning(small.table(), ColorLiteralsTest::engine, true);
            search.workOfColors = work;
            search.workOfSymmetries = work + 5L;
            search.turn = 2;
            List<Object> seen = new ArrayList<>();
            Set<Set<Integer>> found = new HashSet<>();
            for (Step step = Step.PAUSED; step != Step.EXHAUSTED; ) {
                step = search.run(most == 3 ? 1 + random.nextInt(most) : most);
                if (step == Step.SOLUTION) {
                    found.add(Arrays.stream(search.solution()).boxed().collect(Collectors.toSet()));
                    seen.add(Set.copyOf(found));
                    seen.add(search.nodes());
                }
            }
            assertThat(found).isEqualTo(small.solutions());
            seen.add(search.updates());
            runs.add(seen);
        }
        assertThat(runs.get(1)).isEqualTo(runs.get(0));
    }

    /** Two that share clauses: both find all solutions, and clauses about colors are not sent. */
    @Property(tries = 1_000, seed = "20261130")
    void clausesOfOthersLoseNoSolution(@ForAll("colored") SmallProblem small, @ForAll long seed) {
        OptionTable table = small.table();
        ClauseExchange exchange = new ClauseExchange();
        List<StagedLearning> both = Stream.of(seed, seed + 1)
                .map(own -> {
                    Outlets outlets = new Outlets(exchange.join(View.same(table)), null);
                    StagedLearning search = new StagedLearning(
                            table, view -> new LearningEngine(view, own, 1 << 24, false, outlets), false);
                    search.workOfColors = 0;
                    search.turn = 1;
                    return search;
                })
                .toList();
        List<Set<Set<Integer>>> found = List.of(new HashSet<>(), new HashSet<>());
        boolean[] isOver = new boolean[2];
        for (int turn = 0; !isOver[0] || !isOver[1]; turn = 1 - turn) {
            Step step = isOver[turn] ? Step.EXHAUSTED : both.get(turn).run(1);
            isOver[turn] = step == Step.EXHAUSTED;
            if (step == Step.SOLUTION) {
                found.get(turn)
                        .add(Arrays.stream(both.get(turn).solution()).boxed().collect(Collectors.toSet()));
            }
        }
        assertThat(found).containsOnly(small.solutions());
    }

    @AfterContainer
    static void thereWereLiterals() {
        assertThat(WITH_LITERALS.get()).isGreaterThan(1_000);
    }

    /** Where each option of an item gives another color, the options are literals already. */
    @Example
    void whatOptionsSayNeedsNoLiterals() {
        List<List<Integer>> options = List.of(List.of(1, 0, 2), List.of(1, 0, 3), List.of(0, 1, 2), List.of(0, 1, 3));
        OptionTable table = new SmallProblem(2, 3, options, List.of(1, 1), List.of(1, 1)).table();
        assertThat(ColorLiterals.of(table).table()).isSameAs(table);
    }

    @Example
    void aNonogramTakesAFiftiethOfTheWork() {
        OptionTable table = nonogram(13, 5);
        StagedLearning plain = new StagedLearning(table, ColorLiteralsTest::engine, false);
        plain.workOfColors = Long.MAX_VALUE;
        StagedLearning colored = new StagedLearning(table, ColorLiteralsTest::engine, false);
        colored.workOfColors = 0;
        assertThat(allSolutions(colored)).isEqualTo(allSolutions(plain));
        assertThat(colored.updates()).isLessThan(plain.updates() / 50);
    }

    private static LearningEngine engine(View view) {
        return new LearningEngine(view, 1, 1 << 24, false, Outlets.NONE);
    }

    private static int allSolutions(StagedLearning search) {
        Set<Set<Integer>> found = new HashSet<>();
        while (search.run(Machine.UNLIMITED) == Step.SOLUTION) {
            found.add(Arrays.stream(search.solution()).boxed().collect(Collectors.toSet()));
        }
        return found.size();
    }

    /** A random picture: an option for each way to place the runs of a row or a column. */
    private static OptionTable nonogram(int size, long seed) {
        Random random = new Random(seed);
        int[] rows = IntStream.range(0, size)
                .map(row -> IntStream.range(0, size)
                        .map(column -> random.nextInt(8) < 3 ? 1 << column : 0)
                        .sum())
                .toArray();
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int line = 0; line < 2 * size; line++) {
            int own = line;
            int wanted = line < size
                    ? rows[line]
                    : IntStream.range(0, size)
                            .map(row -> (rows[row] >> (own - size) & 1) << row)
                            .sum();
            for (int cells = 0; cells < 1 << size; cells++) {
                if (runs(cells).equals(runs(wanted))) {
                    builder.addCell(line, OptionTable.NO_COLOR);
                    for (int at = 0; at < size; at++) {
                        int cell = line < size ? line * size + at : at * size + line - size;
                        builder.addCell(2 * size + cell, 1 + (cells >> at & 1));
                    }
                    builder.endOption();
                }
            }
        }
        return builder.build(
                2 * size, IntStream.range(0, 2 * size + size * size).toArray());
    }

    private static List<Integer> runs(int cells) {
        List<Integer> runs = new ArrayList<>();
        for (int left = cells; left != 0; ) {
            left >>= Integer.numberOfTrailingZeros(left);
            int run = Integer.numberOfTrailingZeros(~left);
            runs.add(run);
            left >>= run;
        }
        return runs;
    }
}
