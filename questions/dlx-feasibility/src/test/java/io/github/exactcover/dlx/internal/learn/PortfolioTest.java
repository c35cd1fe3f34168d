package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.IdleMachine;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Pigeonholes;
import io.github.exactcover.dlx.testing.PlantedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class PortfolioTest {

    /** How often the engine was asked for. */
    private int engines;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    private Portfolio portfolio(OptionTable table, long seed) {
        return new Portfolio(table, seed, 1 << 26, () -> {
            engines++;
            return new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT);
        });
    }

    @Property(tries = 5_000, seed = "20261404")
    void itFindsEverySolutionOnce(
            @ForAll("problems") SmallProblem small,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 20) int budget) {
        Portfolio portfolio = portfolio(small.table(), seed);
        Set<Set<Integer>> found = new HashSet<>();
        for (Step step = portfolio.run(budget); step != Step.EXHAUSTED; step = portfolio.run(budget)) {
            if (step == Step.SOLUTION) {
                assertThat(found.add(set(portfolio.solution()))).as("new").isTrue();
            }
        }
        assertThat(found).isEqualTo(small.solutions());
        assertThat(portfolio.solutions()).isEqualTo(found.size());
        assertThat(portfolio.fraction()).isEqualTo(1);
    }

    private static Step answer(Portfolio portfolio) {
        Step step = Step.PAUSED;
        while (step == Step.PAUSED) {
            step = portfolio.run(Machine.UNLIMITED);
        }
        return step;
    }

    private static Set<Integer> set(int[] options) {
        return Arrays.stream(options).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    /** Long enough for several ways to have turns, in which each finds solutions that others have found before. */
    @Example
    void whatOneWayHasFoundIsNotFoundAgain() {
        Portfolio portfolio = portfolio(LargerProblem.QUEENS_10.table(), 1);
        Set<Set<Integer>> found = new HashSet<>();
        while (answer(portfolio) == Step.SOLUTION) {
            assertThat(found.add(set(portfolio.solution()))).as("new").isTrue();
        }
        assertThat(found).hasSize(724);
    }

    @Example
    void whatIsFoundAtOnceNeedsNoEngine() {
        Portfolio portfolio = portfolio(LargerProblem.QUEENS_10.table(), 1);
        assertThat(answer(portfolio)).isEqualTo(Step.SOLUTION);
        assertThat(engines).isZero();
    }

    /** The turns depend on these numbers, so the answers do. */
    @Example
    void theWorkOfTheWaysIsWhatItWas() {
        OptionTable table = PlantedProblem.quasigroup(30, 316, 1).table();
        LearningEngine learning = new LearningEngine(table, 1, 1 << 26, false);
        assertThat(learning.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        RestartedSearch restarted = new RestartedSearch(LargerProblem.langford(7), 1);
        assertThat(restarted.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(new long[] {learning.nodes(), learning.updates(), restarted.nodes(), restarted.updates()})
                .containsExactly(1117, 161_424, 15, 232);
    }

    /** It expects to end soon, for ever. If the race believed that, no other contender would have another turn. */
    @Example
    void anEngineThatIsAlwaysHalfDoneDoesNotHoldUpTheOthers() {
        IdleMachine half = new IdleMachine();
        half.updatesOfARun = 10_000;
        half.fraction = 0.5;
        OptionTable table = PlantedProblem.quasigroup(30, 316, 1).table();
        Portfolio portfolio = new Portfolio(table, 1, 1 << 26, () -> half);
        Step step = Step.PAUSED;
        while (step == Step.PAUSED) {
            step = portfolio.run(Machine.UNLIMITED);
            assertThat(half.nodes).isLessThan(1_000);
        }
        assertThat(step).isEqualTo(Step.SOLUTION);
        assertThat(half.nodes).as("its second turn").isGreaterThan(594);
    }

    @Example
    void theRaceWithoutTheEngineFindsASolutionToo() {
        OptionTable table = PlantedProblem.quasigroup(40, 700, 1).table();
        Portfolio luck = new Portfolio(table, 1, 1 << 26);
        assertThat(answer(luck)).isEqualTo(Step.SOLUTION);
        assertThat(luck.conflicts()).isPositive();
        assertThat(luck.restarts()).isPositive();
        assertThat(engines).isZero();
    }

    @Example
    void arithmeticEndsWhatNoSearchCould() {
        Portfolio portfolio = portfolio(Pigeonholes.of(40, 39), 1);
        assertThat(answer(portfolio)).isEqualTo(Step.EXHAUSTED);
        assertThat(portfolio.solutions()).isZero();
        assertThat(portfolio.nodes()).isLessThan(500_000);
    }

    /** There are no Langford pairs of ten numbers, and no argument can show it where places may stay free. */
    @Example
    void theEngineFinishesItsTree() {
        Portfolio portfolio = portfolio(LargerProblem.langfordOfNumbers(10), 1);
        assertThat(answer(portfolio)).isEqualTo(Step.EXHAUSTED);
        assertThat(engines).isEqualTo(1);
    }

    /** On a small tree, nothing is as fast as the engine, so the others have done little when it is at its end. */
    @Example
    void theEngineHasItsTurnSoon() {
        isAtItsEndSoon(LargerProblem.langford(10), 10_000);
        isAtItsEndSoon(LargerProblem.langford(9), 4_000);
    }

    private void isAtItsEndSoon(OptionTable table, long nodesOfOthers) {
        DancingLinks alone = new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT);
        Portfolio portfolio = portfolio(table, 1);
        assertThat(alone.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(answer(portfolio)).isEqualTo(Step.EXHAUSTED);
        assertThat(portfolio.nodes()).isLessThan(alone.nodes() + nodesOfOthers);
    }

    /** Its nodes take 100 each, so it comes to 100 nodes in its first turn, and to 6,000 in the second one. */
    @Example
    void theEngineHasALongTurnBeforeTheOneThatLearnsBegins() {
        IdleMachine engine = new IdleMachine();
        engine.updatesOfARun = 1_000;
        Portfolio portfolio = new Portfolio(LargerProblem.langford(16), 1, 1 << 20, () -> engine);
        while (portfolio.conflicts() == 0) {
            portfolio.run(Machine.UNLIMITED);
        }
        assertThat(engine.nodes).isBetween(5_000L, 7_000L);
    }

    /** At a fifth of its tree it has four times as much to do as it has done, and then others have hardly begun. */
    @Example
    void anEngineThatIsNotFarFromItsEndGoesOn() {
        assertThat(nodesOfEngine(0)).isEqualTo(64);
        assertThat(nodesOfEngine(0.19)).isEqualTo(64);
        assertThat(nodesOfEngine(0.2)).isGreaterThan(200);
    }

    /** How far an engine comes that says that it has done this share of its tree. */
    private static long nodesOfEngine(double fraction) {
        IdleMachine engine = new IdleMachine();
        engine.fraction = fraction;
        Portfolio portfolio = new Portfolio(LargerProblem.langford(16), 1, 1 << 20, () -> engine);
        for (int i = 0; i < 500; i++) {
            portfolio.run(Machine.UNLIMITED);
        }
        return engine.nodes;
    }

    @Example
    void theRaceDoesNotDependOnTheBudgets() {
        OptionTable table = PlantedProblem.quasigroup(40, 700, 3).table(); // All ways have turns.
        Portfolio one = portfolio(table, 7);
        Portfolio other = portfolio(table, 7);
        answer(other);
        while (one.run(7) == Step.PAUSED) {
            // Again and again.
        }
        assertThat(engines).isEqualTo(2);
        assertThat(one.nodes()).isEqualTo(other.nodes());
        assertThat(one.solution()).isEqualTo(other.solution());
    }

    /** It has the largest share of the turns, so all of them together take little more than it needs alone. */
    @Example
    void theEngineThatLearnsIsNotHeldUpForLong() {
        OptionTable table = PlantedProblem.quasigroup(40, 700, 1).table();
        LearningEngine learning = new LearningEngine(table, 1, 1 << 26, false);
        Portfolio portfolio = portfolio(table, 1);
        assertThat(learning.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(answer(portfolio)).isEqualTo(Step.SOLUTION);
        assertThat(portfolio.updates()).isLessThan(learning.updates() * 3 / 2);
    }
}
