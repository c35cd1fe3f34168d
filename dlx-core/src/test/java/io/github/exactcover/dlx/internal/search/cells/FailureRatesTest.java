package io.github.exactcover.dlx.internal.search.cells;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.DividedSearch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Quasigroup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that learns must be one search, however it is divided. */
class FailureRatesTest {

    /** Lessons as short as can be, some on each path, and one that never ends. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 40, 1_000_000})
    void aDividedSearchLearnsTheSame(int lesson) {
        OptionTable table = LargerProblem.LANGFORD_8.table();
        ItemRule rule = ItemRule.SMALLEST.learning(lesson);
        DancingCells whole = new DancingCells(table, rule, false, Branch.ROOT);
        List<int[]> expected = new ArrayList<>();
        while (whole.run(Machine.UNLIMITED) == Step.SOLUTION) {
            expected.add(whole.solution());
        }
        assertThat(expected).hasSize(LargerProblem.LANGFORD_8.solutions());

        List<int[]> found = new ArrayList<>();
        long[] nodes = {0};
        DividedSearch.visit(
                branch -> new DancingCells(table, rule, false, branch), new Random(20261121), (engine, step) -> {
                    if (step == Step.SOLUTION) {
                        found.add(engine.solution());
                    } else if (step == Step.EXHAUSTED) {
                        nodes[0] += engine.nodes();
                    }
                });
        assertThat(found.toArray(int[][]::new)).isDeepEqualTo(expected.toArray(int[][]::new));
        assertThat(nodes[0]).isEqualTo(whole.nodes());
    }

    /** On the way to a level, an engine repeats the lessons that ended above it, and the one that goes on there. */
    @Test
    void theWayToALevelIsAsLongAsTheLessonsOnIt() {
        FailureRates rates = new FailureRates(ItemRule.SMALLEST.learning(10), 1);
        assertThat(rates.nodesTo(1)).isEqualTo(10);
        for (int node = 0; node <= 20; node++) {
            rates.visit(node == 10 ? 3 : 5);
        }
        assertThat(rates.nodesTo(3)).isEqualTo(10);
        assertThat(rates.nodesTo(4)).isEqualTo(20);
        assertThat(rates.nodesTo(6)).isEqualTo(30);
        for (int node = 0; node < 1_000; node++) {
            rates.visit(5);
        }
        assertThat(rates.nodesTo(6)).isEqualTo(160);
    }

    @Test
    void aSearchGoesOnWhereItWas() {
        OptionTable table = LargerProblem.LANGFORD_8.table();
        ItemRule rule = ItemRule.SMALLEST.learning(30);
        DancingCells whole = new DancingCells(table, rule, true, Branch.ROOT);
        whole.run(Machine.UNLIMITED);

        DancingCells used = new DancingCells(table, rule, true, Branch.ROOT);
        Branch position = Branch.ROOT;
        long solutions = 0;
        long nodes = 0;
        while (!position.isNothing()) {
            DancingCells part = new DancingCells(table, rule, true, position);
            part.run(17);
            solutions += part.solutions();
            nodes += part.nodes();
            used.restart(position);
            assertThat(used.position()).isEqualTo(position);
            position = Branch.parse(part.position().toString());
        }
        assertThat(solutions).isEqualTo(whole.solutions());
        assertThat(nodes).isEqualTo(whole.nodes());
    }

    @Test
    void lessonsMakeATreeOfTheirOwn() {
        OptionTable table = LargerProblem.LANGFORD_8.table();
        long[] nodes = Arrays.stream(new int[] {2, 5, 40, 1_000_000})
                .mapToLong(lesson -> {
                    DancingCells engine =
                            new DancingCells(table, ItemRule.SMALLEST.learning(lesson), true, Branch.ROOT);
                    engine.run(Machine.UNLIMITED);
                    return engine.nodes();
                })
                .distinct()
                .toArray();
        assertThat(nodes).hasSizeGreaterThan(1);
    }

    @Test
    void aHardQuasigroupBecomesMuchEasier() {
        SearchResult mrv = count(ItemChoice.MRV);
        SearchResult learned = count(ItemChoice.FRB);

        assertThat(mrv.solutions()).isEqualTo(6).isEqualTo(learned.solutions());
        assertThat(learned.statistics().nodes()).isLessThan(mrv.statistics().nodes() / 4);
    }

    private static SearchResult count(ItemChoice choice) {
        return DLX.search(Quasigroup.withHoles(30, 290, 1))
                .engine(io.github.exactcover.dlx.Engine.DANCING_CELLS)
                .itemChoice(choice)
                .count();
    }
}
