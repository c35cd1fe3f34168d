package io.github.exactcover.dlx.internal.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.BitSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.Test;

class SpareOptionsTest {

    private static final long MUCH = 1_000_000;
    private static final AtomicInteger SPARE = new AtomicInteger();

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    @Property(tries = 4_000, seed = "20261127")
    void ifThereIsASolutionThereIsOneWithoutThem(@ForAll("problems") SmallProblem problem) {
        BitSet spare = SpareOptions.of(problem.table(), MUCH);
        Set<Set<Integer>> solutions = problem.solutions();
        assertThat(solutions.stream().anyMatch(solution -> solution.stream().noneMatch(spare::get)))
                .isEqualTo(!solutions.isEmpty());
        SPARE.addAndGet(!spare.isEmpty() && solutions.size() > 1 ? 1 : 0);
    }

    @AfterContainer
    static void thereWasSomethingToSee() {
        assertThat(SPARE.get()).isGreaterThan(100);
    }

    /** A triangle and a vertex that is joined to one of its corners, in four colors. */
    @Test
    void aCliqueHasDifferentColors() {
        int[][] edges = {{0, 1}, {0, 2}, {1, 2}, {2, 3}};
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int vertex = 0; vertex < 4; vertex++) {
            for (int color = 0; color < 4; color++) {
                builder.addCell(vertex, OptionTable.NO_COLOR);
                for (int edge = 0; edge < edges.length; edge++) {
                    if (edges[edge][0] == vertex || edges[edge][1] == vertex) {
                        builder.addCell(4 + 4 * edge + color, OptionTable.NO_COLOR);
                    }
                }
                builder.endOption();
            }
        }
        OptionTable table = builder.build(4, 20, IntStream.range(0, 20).toArray(), new int[0], new int[0]);
        BitSet spare = SpareOptions.of(table, MUCH);
        int[] left = IntStream.range(0, 4)
                .map(vertex -> 4 - spare.get(4 * vertex, 4 * vertex + 4).cardinality())
                .sorted()
                .toArray();
        assertThat(left).containsExactly(1, 2, 3, 4);
    }

    @Test
    void aSearchThatIsCutShortLeavesOutNothing() {
        assertThat(SpareOptions.of(LargerProblem.QUEENS_10.table(), 1).isEmpty())
                .isTrue();
        assertThat(SpareOptions.of(LargerProblem.QUEENS_10.table(), MUCH).isEmpty())
                .isFalse();
    }
}
