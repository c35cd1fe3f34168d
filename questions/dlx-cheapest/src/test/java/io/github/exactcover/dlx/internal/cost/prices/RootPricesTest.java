package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class RootPricesTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 1_000, seed = "20262502")
    void noSolutionCostsLessThanTheBound(
            @ForAll("problems") SmallProblem small, @ForAll @IntRange(min = -50, max = 50) int[] costs) {
        OptionTable table = small.table(option -> option < costs.length ? costs[option] : option);
        RootPrices prices = new RootPrices(table);
        for (Set<Integer> solution : small.solutions()) {
            assertThat(bound(table, prices))
                    .isLessThanOrEqualTo(
                            solution.stream().mapToLong(table::cost).sum());
        }
    }

    @Property(tries = 300, seed = "20262508")
    void optionsAreInTheOrderOfTheirNetCosts(@ForAll("problems") SmallProblem small) {
        OptionTable table = small.table(option -> 7L * option % 5);
        RootPrices prices = new RootPrices(table);
        assertThat(prices.order()).hasSize(table.optionCount()).doesNotHaveDuplicates();
        assertThat(IntStream.of(prices.order()).mapToObj(prices::net)).isSorted();
    }

    private static long bound(OptionTable table, RootPrices prices) {
        long bound = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            bound += prices.price(item) * (prices.price(item) > 0 ? table.low(item) : table.high(item));
        }
        for (int option = 0; option < table.optionCount(); option++) {
            bound += table.isEligible(option) ? Math.min(0, prices.net(option)) : 0;
        }
        return prices.leastCost(bound);
    }

    /**
     * Where the best prices leave no gap, the bound is close to the cheapest solution, whatever the size of the costs.
     */
    @Example
    void theBoundOfAnAssignmentIsCloseToItsCost() {
        Random random = new Random(27);
        for (long size = 1; size < 1L << 40; size *= 1_000) {
            for (int round = 0; round < 10; round++) {
                long[][] costs = new long[5][5];
                for (long[] row : costs) {
                    for (int column = 0; column < 5; column++) {
                        row[column] = size * (10 + random.nextInt(90));
                    }
                }
                OptionTable table = assignment(costs);
                double bound = bound(table, new RootPrices(table));
                assertThat(bound).isBetween(0.97 * cheapest(costs), (double) cheapest(costs));
            }
        }
    }

    private static OptionTable assignment(long[][] costs) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                builder.addCell(row, OptionTable.NO_COLOR);
                builder.addCell(5 + column, OptionTable.NO_COLOR);
                builder.addCost(costs[row][column]);
                builder.endOption();
            }
        }
        return builder.build(10, IntStream.range(0, 10).toArray());
    }

    private static long cheapest(long[][] costs) {
        return cheapest(costs, 0, 0);
    }

    private static long cheapest(long[][] costs, int row, int taken) {
        return row == costs.length
                ? 0
                : IntStream.range(0, costs.length)
                        .filter(column -> (taken >> column & 1) == 0)
                        .mapToLong(column -> costs[row][column] + cheapest(costs, row + 1, taken | 1 << column))
                        .min()
                        .orElseThrow();
    }
}
