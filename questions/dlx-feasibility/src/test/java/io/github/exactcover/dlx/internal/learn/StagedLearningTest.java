package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class StagedLearningTest {

    private static StagedLearning learning(OptionTable table, long seed, long firstWork) {
        StagedLearning search =
                new StagedLearning(table, view -> new LearningEngine(view, seed, 1 << 24, false, Outlets.NONE), true);
        search.workOfColors = firstWork / 2;
        search.workOfSymmetries = firstWork;
        search.turn = 1 + firstWork % 3;
        return search;
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    @Property(tries = 3_000, seed = "20261128")
    void itFindsAllSolutionsAfterTheFirstOne(
            @ForAll("problems") SmallProblem small,
            @ForAll long seed,
            @ForAll @IntRange(max = 30) int firstWork,
            @ForAll @IntRange(min = 1, max = 20) int budget) {
        StagedLearning search = learning(small.table(), seed, firstWork);
        Set<Set<Integer>> found = new HashSet<>();
        Step step = search.run(budget);
        while (step != Step.EXHAUSTED) {
            if (step == Step.SOLUTION) {
                found.add(Arrays.stream(search.solution()).boxed().collect(Collectors.toSet()));
            }
            long before = search.nodes();
            step = search.run(budget);
            assertThat(search.nodes() - before).isBetween(0L, (long) budget);
        }
        assertThat(found).isEqualTo(small.solutions());
    }

    /** Langford's problem can be read from either end, so half of the work is enough. */
    @Example
    void itTakesLessToProveThatThereIsNoSolution() {
        OptionTable table = LargerProblem.langford(9);
        StagedLearning half = learning(table, 1, 0);
        StagedLearning all = learning(table, 1, Long.MAX_VALUE);
        assertThat(half.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(all.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(half.conflicts()).isLessThan(all.conflicts() * 3 / 4);
    }
}
