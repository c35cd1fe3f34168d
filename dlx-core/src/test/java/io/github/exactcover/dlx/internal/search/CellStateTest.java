package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The sets after a search are those before it, member by member, wherever it ended. */
class CellStateTest {

    /** Up to this, sizes are copied; with -1 there is always a trail. */
    private static final int[] MANY_ITEMS = {-1, Integer.MAX_VALUE};

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.arbitrary();
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs();
    }

    @Property(tries = 3_000, seed = "20261401")
    void exhaustionRestoresEverySet(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        for (int manyItems : MANY_ITEMS) {
            DancingCells engine =
                    new DancingCells(problem.table(), rule.of(problem.table()), true, Branch.ROOT, manyItems);
            int[][] before = engine.sets();
            engine.run(Engine.UNLIMITED);
            assertThat(engine.sets()).isDeepEqualTo(before);
        }
    }

    @Property(tries = 3_000, seed = "20261402")
    void rewindingRestoresEverySetFromAnywhere(
            @ForAll("problems") SmallProblem problem, @ForAll SomeRule rule, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        for (int manyItems : MANY_ITEMS) {
            DancingCells engine =
                    new DancingCells(problem.table(), rule.of(problem.table()), false, Branch.ROOT, manyItems);
            int[][] before = engine.sets();
            for (int i = random.nextInt(5); i >= 0; i--) {
                engine.run(1 + random.nextInt(4));
            }
            engine.rewind();
            assertThat(engine.sets()).isDeepEqualTo(before);
            assertThat(engine.run(Engine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        }
    }

    @Property(tries = 1_000, seed = "20261403")
    void rewindingRestoresEverySetOfABranch(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        DancingCells whole = new DancingCells(problem.table(), rule.of(problem.table()), false, Branch.ROOT);
        int[][] before = whole.sets();
        while (whole.run(2) != Step.EXHAUSTED) {
            DancingCells branch = new DancingCells(problem.table(), rule.of(problem.table()), false, whole.position());
            branch.run(1);
            branch.rewind();
            assertThat(branch.sets()).isDeepEqualTo(before);
        }
    }

    @Example
    void aTableWithBoundsIsRefused() {
        SmallProblem problem = new SmallProblem(1, 1, List.of(List.of(1)), List.of(0), List.of(1));
        assertThatThrownBy(() -> new DancingCells(problem.table(), ItemRule.SMALLEST, true, Branch.ROOT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("bounds")
                .hasMessageContaining("dancing links");
    }
}
