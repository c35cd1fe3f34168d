package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NarrowingTest {

    private static PriceTree priced(PricedTable table, int[] options) {
        PriceTree tree = new PriceTree(table, options);
        while (tree.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            // The whole problem gets its prices.
        }
        return tree;
    }

    /** Costs from 1 on, of which some are penalties of random sizes. */
    private static long[] costs(Random random, int count) {
        return LongStream.generate(() -> random.nextInt(10)
                        + (random.nextInt(3) == 0 ? random.nextLong(1_000_000_000_000_000L) : 0)
                        + (random.nextInt(9) == 0 ? -random.nextLong(1_000_000_000_000_000L) : 0))
                .limit(count)
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noSolutionUpToTheLimitIsLost(boolean bounded) {
        Random random = new Random(6602);
        int narrowed = 0;
        int known = 0;
        for (int round = 0; round < 6_000; round++) {
            SmallProblem problem = SmallProblem.random(random, bounded);
            long[] costs = costs(random, problem.options().size());
            OptionTable original = problem.table(option -> costs[option]);
            PricedTable table = new PricedTable(original);
            int[] all = IntStream.range(0, costs.length).filter(table::isOpen).toArray();
            PriceTree tree = priced(table, all);
            List<int[]> solutions = problem.solutions().stream()
                    .map(solution -> solution.stream().mapToInt(i -> i).toArray())
                    .toList();
            long most = random.nextBoolean() || solutions.isEmpty()
                    ? table.reach(tree.rootBound())
                    : original.cost(solutions.get(random.nextInt(solutions.size())));
            PricedTable narrow =
                    table.isImpossible(tree.rootBound()) || all.length == 0 ? null : tree.narrowed(table, most);
            if (narrow == null) {
                continue;
            }
            narrowed++;
            for (int[] solution : solutions) {
                long cost = original.cost(solution);
                assertThat(narrow.cost(solution)).isEqualTo(cost);
                if (cost <= most) {
                    known++;
                    assertThat(new Chosen(narrow).solves(solution))
                            .as(problem + " " + Arrays.toString(costs))
                            .isTrue();
                    long units = IntStream.of(solution)
                            .mapToLong(option -> narrow.costs[option])
                            .sum();
                    assertThat(narrow.leastCost(units)).isLessThanOrEqualTo(cost);
                    assertThat(units).isLessThanOrEqualTo(narrow.limit(cost));
                }
            }
        }
        assertThat(narrowed).isGreaterThan(500);
        assertThat(known).isGreaterThan(200);
    }

    /** Each item has a cost of its own, which no share of an option shows. */
    @Test
    void pricesShowWhatIsCommonToTheOptionsOfAnItem() {
        Random random = new Random(3);
        int items = 12;
        long[] own = random.longs(items, 1, 1_000_000_000_000_000L).toArray();
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 100; option++) {
            int[] some = random.ints(0, items).distinct().limit(3).toArray();
            IntStream.of(some).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(random.nextInt(100)
                    + IntStream.of(some).mapToLong(item -> own[item]).sum());
            builder.endOption();
        }
        int[] once = new int[items];
        Arrays.fill(once, 1);
        PricedTable table =
                new PricedTable(builder.build(items, IntStream.range(0, items).toArray(), once, once));
        PriceTree tree = priced(table, IntStream.range(0, 100).toArray());

        PricedTable narrow = Objects.requireNonNull(tree.narrowed(table, table.reach(tree.rootBound())));

        assertThat(100 * narrow.fineness()).isLessThan(table.fineness());
    }
}
