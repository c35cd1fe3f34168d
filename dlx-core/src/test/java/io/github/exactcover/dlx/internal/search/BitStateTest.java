package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The bits after a search are those before it, wherever it ended. */
class BitStateTest {

    /** For up to so many words, rows are stored whole. */
    private static final int[] FEW_WORDS = {0, BitRows.FEW_WORDS};

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.arbitrary();
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs();
    }

    @Property(tries = 2_000, seed = "20261141")
    void exhaustionRestoresEveryWord(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        for (int fewWords : FEW_WORDS) {
            BitParallel engine =
                    new BitParallel(problem.table(), rule.of(problem.table()), true, Branch.ROOT, fewWords);
            long[][] before = engine.bits();
            engine.run(Engine.UNLIMITED);
            assertThat(engine.bits()).isDeepEqualTo(before);
        }
    }

    @Property(tries = 2_000, seed = "20261142")
    void rewindingRestoresEveryWordFromAnywhere(
            @ForAll("problems") SmallProblem problem, @ForAll SomeRule rule, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        for (int fewWords : FEW_WORDS) {
            BitParallel engine =
                    new BitParallel(problem.table(), rule.of(problem.table()), false, Branch.ROOT, fewWords);
            long[][] before = engine.bits();
            for (int i = random.nextInt(5); i >= 0; i--) {
                engine.run(1 + random.nextInt(4));
            }
            engine.rewind();
            assertThat(engine.bits()).isDeepEqualTo(before);
            assertThat(engine.run(Engine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        }
    }

    @Property(tries = 2_000, seed = "20261143")
    void anEngineThatIsRestartedSearchesAsANewOne(
            @ForAll("problems") SmallProblem problem, @ForAll SomeRule rule, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        BitParallel used = new BitParallel(problem.table(), rule.of(problem.table()), false, Branch.ROOT);
        used.run(1 + random.nextInt(10));
        Branch rest = used.position();
        BitParallel fresh = new BitParallel(problem.table(), rule.of(problem.table()), false, rest);
        used.restart(rest);
        assertThat(EngineContractTest.all(used)).isEqualTo(EngineContractTest.all(fresh));
        assertThat(used.position()).isEqualTo(Branch.NONE);
    }
}
