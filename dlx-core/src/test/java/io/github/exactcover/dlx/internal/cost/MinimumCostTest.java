package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.PricedProblem;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The search by prices can stop anywhere, and bounds what it claims to bound. */
class MinimumCostTest {

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Property(tries = 2_000, seed = "20261611")
    void budgetsChangeNothing(@ForAll("problems") PricedProblem priced, @ForAll long seed) {
        MinimumCost whole = new MinimumCost(priced.table(), ItemRule.SMALLEST, 3);
        MinimumCost stepwise = new MinimumCost(priced.table(), ItemRule.SMALLEST, 3);
        while (whole.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            // Each improvement stops it.
        }
        long budget = new Random(seed).nextInt(1, 4);
        long before = stepwise.nodes();
        double fraction = 0;
        while (stepwise.run(budget) != Step.EXHAUSTED) {
            assertThat(stepwise.nodes() - before).isLessThanOrEqualTo(budget);
            assertThat(stepwise.fraction()).isGreaterThanOrEqualTo(fraction).isLessThan(1);
            before = stepwise.nodes();
            fraction = stepwise.fraction();
        }
        assertThat(described(stepwise)).isEqualTo(described(whole));
        assertThat(stepwise.nodes()).isEqualTo(whole.nodes());
        assertThat(stepwise.updates()).isEqualTo(whole.updates());
        assertThat(stepwise.fraction()).isEqualTo(1);
        assertThat(stepwise.run(1)).isEqualTo(Step.EXHAUSTED);
    }

    @Property(tries = 2_000, seed = "20261612")
    void afterRewindingNothingIsLeft(@ForAll("problems") PricedProblem priced, @ForAll long seed) {
        Random random = new Random(seed);
        MinimumCost engine = new MinimumCost(priced.table(), ItemRule.SMALLEST, 2);
        for (int i = random.nextInt(6); i >= 0; i--) {
            engine.run(1 + random.nextInt(4));
        }
        engine.rewind();
        assertThat(engine.run(1)).isEqualTo(Step.EXHAUSTED);
    }

    @Property(tries = 3_000, seed = "20261613")
    void noBoundIsEverAboveTheCheapestSolution(@ForAll("problems") PricedProblem priced) {
        long cheapest = priced.solutionsByCost().stream()
                .mapToLong(priced::cost)
                .findFirst()
                .orElse(Long.MAX_VALUE);
        MinimumCost engine = new MinimumCost(priced.table(), ItemRule.SMALLEST, 2);
        long before = Long.MIN_VALUE;
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED) {
            step = engine.run(1);
            long bound = engine.leastCost().orElse(Long.MIN_VALUE);
            assertThat(bound).isBetween(before, cheapest);
            before = bound;
        }
    }

    @Example
    void fractionalPricesCloseTheGapThatWholeOnesLeave() {
        // Of three items, any two are covered by an option of cost 1, and any one too. Two options are needed.
        // A price of 1/2 for each item gives 3/2, which is 2; whole prices give no more than 1.
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] option : new int[][] {{0, 1}, {1, 2}, {0, 2}, {0}, {1}, {2}}) {
            for (int item : option) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(1);
            builder.endOption();
        }
        MinimumCost engine = new MinimumCost(builder.build(3, new int[] {0, 1, 2}), ItemRule.SMALLEST, 1);
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(engine.leastCost()).hasValue(2);
    }

    private static List<String> described(MinimumCost engine) {
        return engine.cheapest().stream()
                .map(kept ->
                        kept.cost() + " " + IntStream.of(kept.options()).boxed().toList())
                .toList();
    }
}
