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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NarrowingTest {

    /** A search that has the prices of the whole problem. */
    private static PriceTree priced(PricedTable table, int[] options) {
        PriceTree tree = new PriceTree(table, options);
        while (tree.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            // The whole problem gets its prices.
        }
        return tree;
    }

    /** Searches until there is a narrower table; null if there is none. */
    private static @Nullable PricedTable nextNarrower(PriceTree tree) {
        while (tree.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            PricedTable narrower = tree.takeNarrower();
            if (narrower != null) {
                return narrower;
            }
        }
        return null;
    }

    /** Costs from 1 on, of which some are penalties of random sizes. */
    private static long[] costs(Random random, int count) {
        return LongStream.generate(() -> random.nextInt(10)
                        + (random.nextInt(3) == 0 ? random.nextLong(1_000_000_000_000_000L) : 0)
                        + (random.nextInt(9) == 0 ? -random.nextLong(1_000_000_000_000_000L) : 0))
                .limit(count)
                .toArray();
    }

    /** What a tree finds, and what it leaves to narrower tables, are together all solutions up to the limit. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noSolutionUpToTheLimitIsLost(boolean bounded) {
        Random random = new Random(6602);
        int narrowed = 0;
        int deep = 0;
        for (int round = 0; round < 4_000; round++) {
            SmallProblem problem = SmallProblem.random(random, bounded);
            long[] costs = costs(random, problem.options().size());
            OptionTable original = problem.table(option -> costs[option]);
            PricedTable table = new PricedTable(original);
            PriceTree tree = priced(
                    table,
                    IntStream.range(0, costs.length).filter(table::isOpen).toArray());
            List<int[]> solutions = problem.solutions().stream()
                    .map(solution -> solution.stream().mapToInt(i -> i).toArray())
                    .toList();
            if (solutions.isEmpty() || !table.isCoarse()) {
                continue;
            }
            long most = original.cost(solutions.get(random.nextInt(solutions.size())));
            Set<Set<Integer>> missing = solutions.stream()
                    .filter(solution -> original.cost(solution) <= most)
                    .map(NarrowingTest::set)
                    .collect(Collectors.toSet());
            tree.narrow(true);
            tree.begin(table.limit(most), false);
            for (Step step = tree.run(Machine.UNLIMITED); step != Step.EXHAUSTED; step = tree.run(Machine.UNLIMITED)) {
                PricedTable narrower = tree.takeNarrower();
                if (narrower != null) {
                    narrowed++;
                    Set<Integer> chosen = set(tree.chosen());
                    deep += chosen.isEmpty() ? 0 : 1;
                    missing.removeIf(solution -> solution.containsAll(chosen) && isIn(narrower, solution));
                } else if (step == Step.SOLUTION) {
                    missing.remove(set(tree.solution()));
                }
            }
            assertThat(missing).as(problem + " " + Arrays.toString(costs)).isEmpty();
        }
        assertThat(narrowed).isGreaterThan(250);
        assertThat(deep).isGreaterThan(50);
    }

    private static Set<Integer> set(int[] options) {
        return IntStream.of(options).boxed().collect(Collectors.toSet());
    }

    /** Whether a narrower table has a solution, at its cost. */
    private static boolean isIn(PricedTable narrower, Set<Integer> solution) {
        int[] options = solution.stream().mapToInt(i -> i).toArray();
        long units = IntStream.of(options)
                .mapToLong(option -> narrower.costs[option])
                .sum();
        long cost = narrower.cost(options);
        return new Chosen(narrower).solves(options)
                && narrower.leastCost(units) <= cost
                && units <= narrower.limit(cost);
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

        tree.narrow(true);
        tree.begin(tree.rootBound() + table.largest() / 32, false);
        PricedTable narrow = Objects.requireNonNull(nextNarrower(tree));

        assertThat(100 * narrow.typicalCostInTable()).isLessThan(table.typicalCostInTable());
    }
}
