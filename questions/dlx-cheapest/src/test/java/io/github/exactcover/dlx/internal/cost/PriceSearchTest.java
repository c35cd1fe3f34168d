package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PriceSearchTest {

    private static OptionTable table(int seed) {
        Random random = new Random(seed);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 300; option++) {
            random.ints(0, 24).distinct().limit(3).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(50 + random.nextInt(100));
            builder.endOption();
        }
        return builder.build(24, IntStream.range(0, 24).toArray());
    }

    /** Each budget has half of what is left; it is not known how many will follow. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theFractionGrowsAndIsOneAtTheEnd(int seed) {
        PriceSearch search = new PriceSearch(table(seed), 20, new Stages.Sizes(1_000_000, 0, Long.MAX_VALUE, 0));
        double before = 0;
        while (search.run(1) != Step.EXHAUSTED) {
            assertThat(search.fraction()).isBetween(before, Math.nextDown(1.0));
            if (!search.hasIncumbent()) {
                assertThat(search.fraction()).as("any solution").isLessThanOrEqualTo(0.5);
            }
            assertThat(search.fraction() >= 0.75 || !search.isProven())
                    .as("what is proven")
                    .isTrue();
            before = search.fraction();
        }
        assertThat(search.fraction()).isEqualTo(1);
        assertThat(before).isGreaterThan(0.9);
        assertThat(search.cheapest()).hasSize(20);
    }

    @Test
    void nothingCostsLessThanTheLeastLong() {
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.addCost(Long.MIN_VALUE);
        builder.endOption();
        OptionTable table = builder.build(1, new int[] {0});
        PriceSearch search =
                new PriceSearch(new PricedTable(table), 1, Stages.Sizes.USUAL, Known.below(Long.MIN_VALUE));
        assertThat(search.run(Long.MAX_VALUE)).isEqualTo(Step.EXHAUSTED);
        assertThat(search.hasIncumbent()).isFalse();
    }

    /** Prices alone, without links, so that narrower tables have to find all of them, each once. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void costsOfAnySizeHaveAllTheirCheapestSolutions(boolean bounded) {
        Random random = new Random(6604);
        int several = 0;
        for (int round = 0; round < 3_000; round++) {
            SmallProblem problem = SmallProblem.random(random, bounded);
            long[] costs = LongStream.generate(() -> random.nextInt(3) + (long) Math.pow(10, random.nextInt(15)))
                    .limit(problem.options().size())
                    .toArray();
            OptionTable table = problem.table(option -> costs[option]);
            int most = 1 + random.nextInt(6);
            PriceSearch search = new PriceSearch(table, most, Stages.Sizes.USUAL);
            for (Step step = Step.PAUSED; step != Step.EXHAUSTED; step = search.run(1)) {
                assertThat(search.nodes()).isLessThan(10_000);
            }
            List<Long> expected = problem.solutions().stream()
                    .map(solution ->
                            solution.stream().mapToLong(option -> costs[option]).sum())
                    .sorted()
                    .limit(most)
                    .toList();
            assertThat(search.cheapest()).extracting(Kept::cost).isEqualTo(expected);
            several += expected.size() > 1 ? 1 : 0;
        }
        assertThat(several).isGreaterThan(200);
    }
}
