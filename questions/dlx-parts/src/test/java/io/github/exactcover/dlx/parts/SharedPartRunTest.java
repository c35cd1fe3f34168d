package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SharedPartRunTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    private static List<List<Integer>> drained(Ledger ledger) {
        List<List<Integer>> solutions = new ArrayList<>();
        ledger.drain(places -> solutions.add(Arrays.stream(places).boxed().toList()));
        return solutions;
    }

    private static List<List<Integer>> alone(Plan plan) {
        Ledger ledger = Ledger.of(plan);
        ledger.put(plan.run(plan.whole(), Budget.NONE));
        return drained(ledger);
    }

    /**
     * Runs parts by three threads, in any order, until none is left. Results go through their text, as on a cluster.
     */
    private static Ledger run(Plan plan, Random random, Budget budget) {
        Ledger ledger = Ledger.of(plan);
        while (!ledger.isComplete()) {
            List<Part> open = ledger.open();
            Part part = open.get(random.nextInt(open.size()));
            for (PartResult result : plan.run(part, budget, () -> false, 3)) {
                assertThat(ledger.put(PartResult.parse(result.lines()))).isTrue();
            }
        }
        return ledger;
    }

    @ParameterizedTest
    @EnumSource(names = {"DANCING_LINKS", "DANCING_CELLS", "BIT_PARALLEL", "CONSISTENT_COLORS", "BUDGETS"})
    void solutionsAndNodesAreThoseOfOneThread(Engine engine) {
        Planner<String, String> planner = Plan.of(Permutations.of(8)).engine(engine);
        Plan plan = planner.toSolve();
        Random random = new Random(20262701);
        Ledger ledger = run(plan, random, Budget.NONE.time(Duration.ofMillis(2)).pieces(5));
        assertThat(ledger.nodes()).isEqualTo(plan.run(plan.whole(), Budget.NONE).nodes());
        assertThat(drained(ledger)).isEqualTo(alone(plan)).hasSize(40_320);
        Plan count = planner.toCount();
        Ledger counted =
                run(count, random, Budget.NONE.time(Duration.ofMillis(1)).pieces(5));
        assertThat(counted.solutions()).isEqualTo(40_320);
        assertThat(counted.nodes()).isEqualTo(ledger.nodes());
        assertThat(counted.share()).isEqualTo(1);
    }

    @Property(tries = 200, seed = "20262702")
    void smallProblems(@ForAll("problems") SmallProblem small) {
        Plan plan = Plan.of(small.problem()).engine(Engine.DANCING_LINKS).toSolve();
        Ledger ledger = run(plan, new Random(1), Budget.NONE.nodes(1).pieces(2));
        assertThat(drained(ledger)).isEqualTo(alone(plan));
    }

    /** Threads that are ahead find solutions behind what is open; each such branch has a result of its own. */
    @Test
    void solutionsBehindOpenPartsAreKept() {
        Plan plan = Plan.of(Permutations.of(10)).toSolve();
        int more = 0;
        for (int i = 0; i < 20 && more == 0; i++) {
            List<PartResult> results =
                    plan.run(plan.whole(), Budget.NONE.time(Duration.ofMillis(20 + 10 * i)), () -> false, 4);
            more = results.size() - 1;
            assertThat(results.get(0).rest()).isNotEmpty();
            results.subList(1, results.size())
                    .forEach(result -> assertThat(result.solutions()).isPositive());
        }
        assertThat(more).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aRunEndsWhenItsBudgetIsUsedUp(int threads) {
        Plan plan = Plan.of(Permutations.of(12)).toSolve();
        Budget pieces = Budget.NONE.pieces(20);
        List<PartResult> nodes = plan.run(plan.whole(), pieces.nodes(1_000), () -> false, threads);
        assertThat(nodes.get(0).nodes()).isGreaterThanOrEqualTo(1_000);
        assertThat(nodes.stream().flatMap(result -> result.rest().stream())).hasSizeGreaterThanOrEqualTo(20);
        List<PartResult> few = plan.run(plan.whole(), pieces.solutions(7), () -> false, threads);
        assertThat(few.stream().mapToLong(PartResult::solutions).sum()).isBetween(7L, 5_000L);
        AtomicInteger asked = new AtomicInteger();
        PartResult cancelled = plan.run(plan.whole(), pieces, () -> asked.incrementAndGet() > 3, threads)
                .get(0);
        assertThat(cancelled.rest()).isNotEmpty();
        assertThat(asked).hasValue(4);
        Thread.currentThread().interrupt();
        PartResult interrupted =
                plan.run(plan.whole(), pieces, () -> false, threads).get(0);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.rest()).isNotEmpty();
    }

    /** Or else a part would be left of itself, and a cluster would run it for ever. */
    @Test
    void evenARunThatEndsAtOnceDoesSomething() {
        Plan plan = Plan.of(Permutations.of(12)).toCount();
        for (int i = 0; i < 50; i++) {
            PartResult result =
                    plan.run(plan.whole(), Budget.NONE, () -> true, 2).get(0);
            assertThat(result.nodes()).isPositive();
            assertThat(result.rest()).doesNotContain(plan.whole());
        }
    }

    /** What threads may keep follows the number of solutions, and a solution of few options takes hardly any room. */
    @ParameterizedTest
    @EnumSource(Engine.class)
    void aRunForOneSolutionEndsHoweverFewOptionsThatHas(Engine engine) {
        for (int items = 0; items <= 3; items++) {
            Planner<String, String> planner = Plan.of(Permutations.of(items)).engine(engine);
            for (Plan plan : List.of(planner.toSolve(), planner.toCount())) {
                for (int threads : new int[] {2, 3, 40}) {
                    Budget one = Budget.NONE.solutions(1);
                    assertThat(plan.run(plan.whole(), one, () -> false, threads))
                            .first()
                            .satisfies(found -> assertThat(found.solutions()).isPositive());
                    assertThat(plan.run(plan.whole(), one, () -> true, threads)).isNotEmpty();
                    Thread.currentThread().interrupt();
                    assertThat(plan.run(plan.whole(), one, () -> false, threads))
                            .isNotEmpty();
                    assertThat(Thread.interrupted()).isTrue();
                }
            }
        }
    }

    /** Or else helpers would be idle: what they may keep plays no part where nothing is kept. */
    @Test
    void aBudgetOfSolutionsPlaysNoPartInAPlanToCount() {
        Plan plan = Plan.of(Permutations.of(7)).toCount();
        assertThat(plan.run(plan.whole(), Budget.NONE.solutions(1), () -> false, 2))
                .singleElement()
                .satisfies(all -> assertThat(all.solutions()).isEqualTo(5_040));
    }

    @Test
    void whatCannotBeRunIsRefused() {
        Plan plan = Plan.of(Permutations.of(4)).toSolve();
        assertThatThrownBy(() -> plan.run(Part.parse("0.5 99"), Budget.NONE, () -> false, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cannot be entered");
        assertThatThrownBy(() -> plan.run(plan.whole(), Budget.NONE, () -> false, 0))
                .hasMessageContaining("The number of threads is 0");
    }
}
