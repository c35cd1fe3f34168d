package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.Links;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.PricedProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The engine for costs can stop anywhere, leaves no trace, and bounds what it claims to bound. */
class MinimumCostTest {

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Property(tries = 2_000, seed = "20261611")
    void budgetsChangeNothing(@ForAll("problems") PricedProblem priced, @ForAll SomeRule rule, @ForAll long seed) {
        Random random = new Random(seed);
        MinimumCost whole = new MinimumCost(priced.table(), rule.of(priced.table()), 3);
        MinimumCost stepwise = new MinimumCost(priced.table(), rule.of(priced.table()), 3);
        while (whole.run(SearchEngine.UNLIMITED) != Step.EXHAUSTED) {
            // Each improvement stops it.
        }
        long budget = random.nextInt(1, 4);
        long before = 0;
        while (stepwise.run(budget) != Step.EXHAUSTED) {
            assertThat(stepwise.nodes() - before).isLessThanOrEqualTo(budget);
            before = stepwise.nodes();
        }
        assertThat(described(stepwise)).isEqualTo(described(whole));
        assertThat(stepwise.nodes()).isEqualTo(whole.nodes());
        assertThat(stepwise.updates()).isEqualTo(whole.updates());
    }

    @Property(tries = 2_000, seed = "20261612")
    void everyLinkIsRestoredByExhaustionAndByRewinding(
            @ForAll("problems") PricedProblem priced, @ForAll SomeRule rule, @ForAll long seed) {
        Random random = new Random(seed);
        MinimumCost engine = new MinimumCost(priced.table(), rule.of(priced.table()), 1);
        int[][] before = engine.snapshot();
        for (int i = random.nextInt(6); i >= 0; i--) {
            engine.run(1 + random.nextInt(4));
        }
        engine.rewind();
        assertThat(engine.snapshot()).isDeepEqualTo(before);
        assertThat(engine.run(1)).isEqualTo(Step.EXHAUSTED);
    }

    @Property(tries = 3_000, seed = "20261613")
    void theBoundAtTheRootIsNeverAboveTheCheapestSolution(@ForAll("problems") PricedProblem priced) {
        OptionTable table = priced.table();
        int[] order = IntStream.range(0, table.optionCount()).toArray();
        long bound = new CostBound(
                        table, new Links(table, ItemRule.SMALLEST, Integer.MAX_VALUE), new Taxes(table), order)
                .atLeast();
        priced.solutionsByCost().stream()
                .findFirst()
                .ifPresent(best -> assertThat(bound).isLessThanOrEqualTo(priced.cost(best)));
    }

    @Example
    void fractionalTaxesCloseTheGapThatWholeOnesLeave() {
        // Of three items, any two are covered by an option of cost 1, and any one too. Two options are needed.
        // A tax of 1/2 on each item gives 3/2, which is 2; whole taxes give no more than 1.
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] option : new int[][] {{0, 1}, {1, 2}, {0, 2}, {0}, {1}, {2}}) {
            for (int item : option) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(1);
            builder.endOption();
        }
        OptionTable table = builder.build(3, new int[] {0, 1, 2});
        Taxes taxes = new Taxes(table);
        int[] order = IntStream.range(0, 6).toArray();
        assertThat(new CostBound(table, new Links(table, ItemRule.SMALLEST, Integer.MAX_VALUE), taxes, order).atLeast())
                .isEqualTo(2);
        assertThat(IntStream.range(0, 3).mapToLong(taxes::tax).sum() / (double) taxes.scale())
                .isCloseTo(1.5, within(0.1));
    }

    private static List<String> described(MinimumCost engine) {
        return engine.cheapest().stream()
                .map(kept ->
                        kept.cost() + " " + IntStream.of(kept.options()).boxed().toList())
                .toList();
    }
}
