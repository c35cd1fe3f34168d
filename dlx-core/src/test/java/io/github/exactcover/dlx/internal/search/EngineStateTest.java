package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.search.EngineContractTest.Kind;
import io.github.exactcover.dlx.internal.table.OptionTable;
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

/** The links, sets or bits of an engine after a search are those before it, array by array, wherever it ended. */
class EngineStateTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    @Property(tries = 10_000, seed = "20261131")
    void exhaustionRestoresEverything(@ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule) {
        OptionTable table = kind.fit(some).table();
        StackEngine engine = kind.make(table, rule.of(table), true, Branch.ROOT);
        Object before = engine.snapshot();
        engine.run(Machine.UNLIMITED);
        assertThat(engine.snapshot()).isEqualTo(before);
    }

    @Property(tries = 10_000, seed = "20261132")
    void rewindingRestoresEverythingFromAnywhere(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule, @ForAll long seed) {
        OptionTable table = kind.fit(some).table();
        Random random = new Random(seed);
        StackEngine engine = kind.make(table, rule.of(table), false, Branch.ROOT);
        Object before = engine.snapshot();
        for (int i = random.nextInt(5); i >= 0; i--) {
            engine.run(1 + random.nextInt(4));
        }
        engine.restart(Branch.NONE);
        assertThat(engine.snapshot()).isEqualTo(before);
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
    }

    @Property(tries = 3_000, seed = "20261133")
    void rewindingRestoresEverythingOfABranch(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule) {
        OptionTable table = kind.fit(some).table();
        StackEngine whole = kind.make(table, rule.of(table), false, Branch.ROOT);
        Object before = whole.snapshot();
        while (whole.run(2) != Step.EXHAUSTED) {
            StackEngine branch = kind.make(table, rule.of(table), false, whole.position());
            branch.run(1);
            branch.restart(Branch.NONE);
            assertThat(branch.snapshot()).isEqualTo(before);
        }
    }

    @Property(tries = 5_000, seed = "20261134")
    void anEngineThatIsRestartedFromAnywhereIsLikeANewOne(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule, @ForAll long seed) {
        OptionTable table = kind.fit(some).table();
        Random random = new Random(seed);
        List<Branch> branches = new ArrayList<>();
        DividedSearch.visit(
                branch -> {
                    branches.add(branch);
                    return kind.make(table, rule.of(table), false, branch);
                },
                random,
                (engine, step) -> {});
        Collections.shuffle(branches, random);
        StackEngine restarted = kind.make(table, rule.of(table), false, Branch.ROOT);
        Object before = restarted.snapshot();
        for (Branch branch : branches) {
            StackEngine fresh = kind.make(table, rule.of(table), false, branch);
            double visited = restarted.fraction();
            restarted.restart(branch);
            assertThat(restarted.snapshot()).isEqualTo(fresh.snapshot());
            assertThat(restarted.fraction()).isCloseTo(visited, within(1e-12));
            if (random.nextBoolean()) {
                restarted.run(1 + random.nextInt(4));
            } else {
                assertThat(EngineContractTest.all(restarted)).isEqualTo(EngineContractTest.all(fresh));
                assertThat(restarted.position()).isEqualTo(Branch.NONE);
                assertThat(restarted.fraction() - visited).isCloseTo(fresh.fraction(), within(1e-9));
            }
        }
        restarted.restart(Branch.NONE);
        assertThat(restarted.snapshot()).isEqualTo(before);
    }
}
