package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class TaxesTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 1_000, seed = "20262502")
    void theNetCostIsTheCostWithoutTheTaxes(
            @ForAll("problems") SmallProblem small, @ForAll @IntRange(min = -50, max = 50) int[] costs) {
        OptionTable table = small.table(option -> option < costs.length ? costs[option] : option);
        Taxes taxes = new Taxes(table);
        for (int item = 0; item < small.primaryCount(); item++) {
            if (!small.lows().get(item).equals(small.highs().get(item))) {
                assertThat(taxes.tax(item))
                        .as("an item that is not covered so often in each solution")
                        .isZero();
            }
        }
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option)) {
                long net = table.cost(option) * taxes.scale();
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    net -= table.item(cell) < small.primaryCount() ? taxes.tax(table.item(cell)) : 0;
                }
                assertThat(taxes.net(option)).isEqualTo(net);
            }
        }
        for (Set<Integer> solution : small.solutions()) {
            long cost = solution.stream().mapToLong(table::cost).sum();
            assertThat(bound(table, taxes)).isLessThanOrEqualTo(cost * taxes.scale());
        }
    }

    private static long bound(OptionTable table, Taxes taxes) {
        long bound = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            bound += taxes.tax(item) * table.low(item);
        }
        for (int option = 0; option < table.optionCount(); option++) {
            bound += table.isEligible(option) ? Math.min(0, taxes.net(option)) : 0;
        }
        return bound;
    }

    /** Where the best taxes leave no gap, the bound is close to the cheapest solution, whatever the size of the costs. */
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
                Taxes taxes = new Taxes(table);
                double bound = (double) bound(table, taxes) / taxes.scale();
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

    /** The scale leaves room for all sums; costs that leave none have no taxes. */
    @Example
    void theScaleGetsSmallerWhereCostsAreLarge() {
        assertThat(new Taxes(one(0)).scale()).isEqualTo(1);
        assertThat(new Taxes(one(7)).scale()).isEqualTo(4096);
        // One item and one option with one cell: 1 << 57 is divided by 3 and by 2.
        long room = Long.MAX_VALUE / 64 / 3 / 2;
        assertThat(new Taxes(one(room / 5)).scale()).isEqualTo(5);
        assertThat(new Taxes(one(-room / 5)).scale()).isEqualTo(5);
        assertThat(new Taxes(one(room)).scale()).isEqualTo(1);
        assertThat(new Taxes(one(room)).tax(0)).isNotZero();
        for (long cost : List.of(room + 1, Long.MAX_VALUE, Long.MIN_VALUE)) {
            Taxes none = new Taxes(one(cost));
            assertThat(none.scale()).isEqualTo(1);
            assertThat(none.tax(0)).isZero();
            assertThat(none.net(0)).isEqualTo(cost);
        }
    }

    private static OptionTable one(long cost) {
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.addCost(cost);
        builder.endOption();
        return builder.build(1, new int[] {0});
    }
}
