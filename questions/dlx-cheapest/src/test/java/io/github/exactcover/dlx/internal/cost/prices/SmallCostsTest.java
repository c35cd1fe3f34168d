package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmallCostsTest {

    /** Costs of up to three sizes, each of which is a few units and a small rest; or all beyond a common cost. */
    private static long[] costs(Random random, int count) {
        long[] units = random.longs(3, 0, 16)
                .map(digits -> BigInteger.TEN.pow((int) digits).longValue())
                .toArray();
        long common = random.nextBoolean() ? 0 : random.nextLong() >> (6 + random.nextInt(50));
        return LongStream.range(0, count)
                .map(option -> common + (random.nextInt(7) - 2) * units[random.nextInt(3)] + random.nextInt(4))
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void solutionsKeepTheirOrder(boolean bounded) {
        Random random = new Random(6601);
        int smaller = 0;
        for (int round = 0; round < 3_000; round++) {
            SmallProblem problem = SmallProblem.random(random, bounded);
            long[] costs = costs(random, problem.options().size());
            OptionTable table = problem.table(option -> costs[option]);
            SmallCosts small = SmallCosts.of(table);
            List<int[]> solutions = problem.solutions().stream()
                    .map(solution -> solution.stream().mapToInt(i -> i).toArray())
                    .toList();
            for (int[] one : solutions) {
                long cost = small.table().cost(one);
                assertThat(small.leastCost(cost)).isLessThanOrEqualTo(table.cost(one));
                assertThat(small.leastCost(cost - 1 - random.nextInt(9))).isLessThanOrEqualTo(table.cost(one));
                for (int[] other : solutions) {
                    assertThat(Long.compare(cost, small.table().cost(other)))
                            .isEqualTo(Long.compare(table.cost(one), table.cost(other)));
                }
            }
            smaller += largest(small.table()) < largest(table) ? 1 : 0;
        }
        assertThat(smaller).isGreaterThan(1_000);
    }

    /** Three items, each with an option that costs little and one that costs a penalty, and pairs of them. */
    private static OptionTable table(long... costs) {
        int[][] items = {{0}, {1}, {2}, {0}, {1}, {2}, {0, 1}, {1, 2}};
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < items.length; option++) {
            IntStream.of(items[option]).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(costs[option]);
            builder.endOption();
        }
        return builder.build(3, new int[] {0, 1, 2}, new int[] {1, 1, 1}, new int[] {1, 1, 1});
    }

    private static long largest(OptionTable table) {
        return PricedTable.largest(PricedTable.costs(table), 1);
    }

    @Test
    void penaltiesBecomeNoLargerThanTheyMustBe() {
        long penalty = 1_000_000_000_000L;
        SmallCosts small = SmallCosts.of(table(3, 1, 4, penalty, penalty + 5, 2 * penalty, 9, 2));

        assertThat(largest(small.table())).isLessThan(100);
        assertThat(small.leastCost(small.table().cost(new int[] {0, 1, 2}))).isEqualTo(8);
        assertThat(small.leastCost(small.table().cost(new int[] {3, 1, 2}))).isBetween(penalty, penalty + 5);
    }

    @Test
    void whatIsCommonIsTakenOut() {
        long common = 1_000_000_000_000_000L;
        PricedTable small = Narrowing.withoutCommonCosts(table(
                common + 3,
                common + 1,
                common + 4,
                common + 1,
                common + 5,
                common + 9,
                2 * common + 2,
                2 * common + 6));

        assertThat(small.common()).isBetween(3 * common, 3 * common + 8);
        assertThat(small.largest() / small.scale).isLessThan(20);
        assertThat(small.cost(new int[] {0, 1, 2})).isEqualTo(3 * common + 8);
    }

    @Test
    void smallCostsStay() {
        OptionTable table = table(3, 1, 4, 1, 5, 9, 2, 6);

        assertThat(SmallCosts.of(table).table()).isSameAs(table);
    }
}
