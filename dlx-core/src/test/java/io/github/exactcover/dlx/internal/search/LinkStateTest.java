package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The links after a search are those before it, array by array, wherever it ended. */
class LinkStateTest {

    /** Below this, the search walks through the items; with 0 it always holds a tournament. */
    private static final int[] MANY_ITEMS = {0, Integer.MAX_VALUE};

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs();
    }

    @Property(tries = 3_000, seed = "20261131")
    void exhaustionRestoresEveryLink(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        for (int manyItems : MANY_ITEMS) {
            DancingLinks engine =
                    new DancingLinks(problem.table(), rule.of(problem.table()), true, Branch.ROOT, manyItems);
            int[][] before = engine.links();
            engine.run(Engine.UNLIMITED);
            assertThat(engine.links()).isDeepEqualTo(before);
        }
    }

    @Property(tries = 3_000, seed = "20261132")
    void rewindingRestoresEveryLinkFromAnywhere(
            @ForAll("problems") SmallProblem problem, @ForAll SomeRule rule, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        for (int manyItems : MANY_ITEMS) {
            DancingLinks engine =
                    new DancingLinks(problem.table(), rule.of(problem.table()), false, Branch.ROOT, manyItems);
            int[][] before = engine.links();
            for (int i = random.nextInt(5); i >= 0; i--) {
                engine.run(1 + random.nextInt(4));
            }
            engine.rewind();
            assertThat(engine.links()).isDeepEqualTo(before);
            assertThat(engine.run(Engine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        }
    }

    @Property(tries = 1_000, seed = "20261133")
    void rewindingRestoresEveryLinkOfABranch(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        DancingLinks whole = new DancingLinks(problem.table(), rule.of(problem.table()), false, Branch.ROOT);
        int[][] before = whole.links();
        while (whole.run(2) != Step.EXHAUSTED) {
            DancingLinks branch = new DancingLinks(problem.table(), rule.of(problem.table()), false, whole.position());
            branch.run(1);
            branch.rewind();
            assertThat(branch.links()).isDeepEqualTo(before);
        }
    }

    @Property(tries = 2_000, seed = "20261134")
    void anEngineThatIsRestartedFromAnywhereIsLikeANewOne(
            @ForAll("problems") SmallProblem problem, @ForAll SomeRule rule, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        for (int manyItems : MANY_ITEMS) {
            List<Branch> branches = new ArrayList<>();
            DividedSearch.visit(
                    branch -> {
                        branches.add(branch);
                        return new DancingLinks(problem.table(), rule.of(problem.table()), false, branch, manyItems);
                    },
                    random,
                    (engine, step) -> {});
            Collections.shuffle(branches, random);
            DancingLinks restarted =
                    new DancingLinks(problem.table(), rule.of(problem.table()), false, Branch.ROOT, manyItems);
            int[][] before = restarted.links();
            for (Branch branch : branches) {
                DancingLinks fresh =
                        new DancingLinks(problem.table(), rule.of(problem.table()), false, branch, manyItems);
                double visited = restarted.fraction();
                restarted.restart(branch);
                assertThat(restarted.links()).isDeepEqualTo(fresh.links());
                assertThat(restarted.fraction()).isCloseTo(visited, within(1e-12));
                if (random.nextBoolean()) {
                    restarted.run(1 + random.nextInt(4));
                } else {
                    assertThat(EngineContractTest.all(restarted)).isEqualTo(EngineContractTest.all(fresh));
                    assertThat(restarted.fraction() - visited).isCloseTo(fresh.fraction(), within(1e-9));
                }
            }
            restarted.rewind();
            assertThat(restarted.links()).isDeepEqualTo(before);
        }
    }
}
