package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.search.ItemRule;
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
import java.util.function.LongUnaryOperator;
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
            PricedTable plain = new PricedTable(original);
            PricedTable table = round % 2 == 0 ? plain : plain.with(cliques(random, problem));
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

    /** Some of the options of each item that can be covered once. */
    private static List<int[]> cliques(Random random, SmallProblem problem) {
        return IntStream.range(0, problem.primaryCount())
                .filter(item -> problem.highs().get(item) == 1)
                .mapToObj(item -> IntStream.range(0, problem.options().size())
                        .filter(option -> problem.options().get(option).get(item) != 0 && random.nextInt(4) > 0)
                        .toArray())
                .toList();
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

    /**
     * The cheapest solution has no penalty, or one that all solutions have. Then large costs are as easy as small ones.
     */
    @ParameterizedTest
    @ValueSource(longs = {1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000_000L})
    void largeCostsTakeFewNodes(long large) {
        int items = 30;
        for (int seed = 1; seed <= 8; seed++) {
            long small = nodes(items, seed, option -> 0);
            long penalties = nodes(items, seed, option -> option % 3 == 1 ? large : 0);
            long common = nodes(items, seed, option -> 3 * large);

            assertThat(penalties).isLessThan(200 + 4 * small);
            assertThat(common).isLessThan(200 + 4 * small);
        }
    }

    /** How many nodes a partition into sets of three takes, with more costs. */
    private static long nodes(int items, int seed, LongUnaryOperator more) {
        Random random = new Random(seed);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 300; option++) {
            random.ints(0, items).distinct().limit(3).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(1 + random.nextInt(100) + more.applyAsLong(option));
            builder.endOption();
        }
        int[] once = IntStream.generate(() -> 1).limit(items).toArray();
        OptionTable table = builder.build(items, IntStream.range(0, items).toArray(), once, once);
        MinimumCost search = new MinimumCost(table, ItemRule.SMALLEST, 1, 1, MinimumCost.Given.NOTHING);
        while (search.run(1_000) != Step.EXHAUSTED) {
            assertThat(search.nodes()).isLessThan(50_000);
        }
        return search.nodes();
    }
}
