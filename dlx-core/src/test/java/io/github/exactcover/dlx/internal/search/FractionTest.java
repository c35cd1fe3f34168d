package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.search.EngineContractTest.Kind;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.DoubleAdder;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What part of the tree an engine says that it has visited. */
class FractionTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    @Property(tries = 2_000, seed = "20261301")
    void itNeverGoesBackAndIsOneAtTheEndAndNotBefore(
            @ForAll("problems") SmallProblem some,
            @ForAll Kind kind,
            @ForAll SomeRule rule,
            @ForAll boolean counting,
            @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        Random random = new Random(seed);
        SearchEngine engine = kind.make(problem.table(), rule.of(problem.table()), counting, Branch.ROOT);
        double before = engine.fraction();
        assertThat(before).isZero();
        while (engine.run(1 + random.nextInt(3)) != Step.EXHAUSTED) {
            double now = engine.fraction();
            assertThat(now).isGreaterThanOrEqualTo(before).isLessThan(1);
            before = now;
        }
        assertThat(engine.fraction()).isEqualTo(1);
    }

    @Property(tries = 1_000, seed = "20261302")
    void aFirstLookAtAnyMomentTellsTheSameAsManyLooks(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        long nodes = 1L + new Random(seed).nextInt(20);
        SearchEngine watched = kind.make(problem.table(), ItemRule.SMALLEST, true, Branch.ROOT);
        SearchEngine unwatched = kind.make(problem.table(), ItemRule.SMALLEST, true, Branch.ROOT);
        unwatched.run(nodes);
        for (long i = 0; i < nodes; i++) {
            watched.run(1);
            watched.fraction();
        }
        assertThat(watched.fraction()).isEqualTo(unwatched.fraction());
    }

    @Property(tries = 2_000, seed = "20261303")
    void thePartsOfAllBranchesAddUpToTheWhole(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        OptionTable table = problem.table();
        DoubleAdder whole = new DoubleAdder();
        AtomicReference<Double> before = new AtomicReference<>(0.0);
        DividedSearch.visit(
                branch -> {
                    SearchEngine engine = kind.make(table, rule.of(table), false, branch);
                    assertThat(engine.fraction()).isZero();
                    before.set(0.0);
                    return engine;
                },
                new Random(seed),
                (engine, step) -> {
                    assertThat(engine.fraction()).isBetween(before.get(), 1.0);
                    before.set(engine.fraction());
                    whole.add(step == Step.EXHAUSTED ? engine.fraction() : 0);
                });
        assertThat(whole.sum()).isCloseTo(1, within(1e-9));
    }

    @Property(tries = 1_000, seed = "20261304")
    void anEngineThatTakesOverAPositionHasTheRestBeforeIt(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        OptionTable table = problem.table();
        SearchEngine engine = kind.make(table, ItemRule.SMALLEST, true, Branch.ROOT);
        engine.run(1 + new Random(seed).nextInt(20));
        SearchEngine rest = kind.make(table, ItemRule.SMALLEST, true, engine.position());
        rest.run(SearchEngine.UNLIMITED);
        assertThat(engine.fraction() + rest.fraction()).isCloseTo(1, within(1e-9));
    }

    @Property(tries = 1_000, seed = "20261306")
    void anEngineThatGoesToAnotherBranchKeepsWhatItHasVisited(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        SearchEngine engine = kind.make(problem.table(), ItemRule.SMALLEST, true, Branch.ROOT);
        engine.run(1 + new Random(seed).nextInt(20));
        Optional<Branch> given = engine.split();
        engine.run(SearchEngine.UNLIMITED);
        double before = engine.fraction();
        given.ifPresent(branch -> {
            engine.restart(branch);
            assertThat(engine.fraction()).isEqualTo(before);
            engine.run(SearchEngine.UNLIMITED);
        });
        assertThat(engine.fraction()).isCloseTo(1, within(1e-9));
    }

    @Property(tries = 2_000, seed = "20261305")
    void rewindingIsNoProgress(@ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        SearchEngine engine = kind.make(problem.table(), ItemRule.SMALLEST, true, Branch.ROOT);
        engine.run(1 + new Random(seed).nextInt(20));
        double before = engine.fraction();
        engine.restart(Branch.NONE);
        assertThat(engine.fraction()).isEqualTo(before);
    }

    @Example
    void eachSiblingHasTheSameShare() {
        // Item 0 has two options; below the first, item 1 has two; below the second it has none.
        SmallProblem problem = new SmallProblem(
                2,
                3,
                List.of(List.of(1, 0, 0), List.of(1, 0, 1), List.of(0, 1, 1), List.of(0, 1, 1)),
                List.of(1, 1),
                List.of(1, 1));
        SearchEngine engine = new DancingLinks(problem.table(), ItemRule.LEFTMOST, true, Branch.ROOT);
        List<Double> fractions = new ArrayList<>();
        while (engine.run(1) != Step.EXHAUSTED) {
            fractions.add(engine.fraction());
        }
        // The root; option 0; options 0 2, a solution; options 0 3, a solution; option 1, a dead end.
        assertThat(fractions).containsExactly(0.0, 0.0, 0.25, 0.5);
        assertThat(engine.nodes()).isEqualTo(5);
    }

    @Example
    void withBoundsEachSiblingHasTheSameShareToo() {
        // An item with three options to be covered 0 to 3 times: at first 4 choices, then as many as are left.
        SmallProblem problem =
                new SmallProblem(1, 1, List.of(List.of(1), List.of(1), List.of(1)), List.of(0), List.of(3));
        SearchEngine engine = new DancingLinks(problem.table(), ItemRule.SMALLEST, true, Branch.ROOT);
        engine.run(1);
        List<Double> fractions = new ArrayList<>();
        while (engine.run(1) != Step.EXHAUSTED) {
            fractions.add(engine.fraction());
        }
        assertThat(engine.solutions()).isEqualTo(8);
        assertThat(fractions).contains(0.25, 0.5, 0.75).isSorted();
    }
}
