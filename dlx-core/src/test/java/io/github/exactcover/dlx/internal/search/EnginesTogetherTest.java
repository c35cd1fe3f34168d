package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On problems too large for the oracle, engines are compared with each other and with the literature. */
class EnginesTogetherTest {

    /** Of more solutions, only so many are compared. */
    private static final int ENOUGH = 5_000;

    @ParameterizedTest
    @EnumSource
    void dancingCellsFindTheSolutionsOfDancingLinksInTheSameOrder(LargerProblem problem) {
        OptionTable table = problem.table();
        for (SomeRule rule : SomeRule.values()) {
            boolean quick = problem == LargerProblem.QUEENS_10 || problem == LargerProblem.LANGFORD_8;
            if (rule != SomeRule.SMALLEST && !quick) {
                continue; // It would take too long.
            }
            DancingLinks links = new DancingLinks(table, rule.of(table), false, Branch.ROOT);
            DancingCells copying = new DancingCells(table, rule.of(table), false, Branch.ROOT, Integer.MAX_VALUE);
            DancingCells trailing = new DancingCells(table, rule.of(table), false, Branch.ROOT, -1);

            List<List<Integer>> expected = solutions(links);
            List<List<Integer>> found = solutions(copying);
            assertThat(solutions(trailing)).isEqualTo(found);
            if (rule == SomeRule.LEARNING) {
                assertThat(found).containsExactlyInAnyOrderElementsOf(expected); // Links do not learn.
            } else {
                assertThat(found).isEqualTo(expected);
            }
            assertThat(expected).isNotEmpty();
            if (problem.solutions() >= 0) {
                assertThat(expected).hasSize(problem.solutions());
            }
            assertThat(copying.nodes()).isEqualTo(trailing.nodes()).isLessThan(links.nodes());
        }
    }

    @Test
    @Timeout(60)
    void aHundredThousandChoicesBetweenTwoOptionsAreMade() {
        int length = 100_000;
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 2 * length; option++) {
            builder.addCell(option / 2, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(length, IntStream.range(0, length).toArray());
        for (SomeRule rule : List.of(SomeRule.SMALLEST, SomeRule.LEFTMOST)) {
            DancingCells engine = new DancingCells(table, rule.of(table), false, Branch.ROOT);
            assertThat(engine.run(SearchEngine.UNLIMITED)).isEqualTo(Step.SOLUTION);
            assertThat(engine.nodes()).isEqualTo(length + 1);
            assertThat(engine.solution()).hasSize(length);
            engine.restart(Branch.NONE);
        }
    }

    private static List<List<Integer>> solutions(SearchEngine engine) {
        List<List<Integer>> solutions = new ArrayList<>();
        while (solutions.size() < ENOUGH && engine.run(SearchEngine.UNLIMITED) == Step.SOLUTION) {
            solutions.add(Arrays.stream(engine.solution()).sorted().boxed().toList());
        }
        return solutions;
    }
}
