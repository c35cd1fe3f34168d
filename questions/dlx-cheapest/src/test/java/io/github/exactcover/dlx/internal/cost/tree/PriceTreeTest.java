package io.github.exactcover.dlx.internal.cost.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PriceTreeTest {

    private static PricedTable table(int seed) {
        Random random = new Random(seed);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 120; option++) {
            int[] items = random.ints(0, 15).distinct().limit(3).toArray();
            for (int item : items) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(50 + random.nextInt(100));
            builder.endOption();
        }
        return new PricedTable(builder.build(15, IntStream.range(0, 15).toArray()));
    }

    private static PriceTree tree(PricedTable table) {
        PriceTree tree =
                new PriceTree(table, IntStream.range(0, table.optionCount()).toArray());
        assertThat(next(tree)).isEqualTo(Step.EXHAUSTED);
        return tree;
    }

    private static Step next(PriceTree tree) {
        Step step = Step.PAUSED;
        while (step == Step.PAUSED) {
            step = tree.run(Long.MAX_VALUE);
        }
        return step;
    }

    /** The solutions, and the nodes until the end. */
    private static String finish(PriceTree tree) {
        long before = tree.nodes();
        List<List<Integer>> found = found(tree);
        assertThat(tree.fraction()).isEqualTo(Math.nextDown(1.0));
        return found + " after " + (tree.nodes() - before);
    }

    @Test
    void aSearchThatWasGivenUpDoesNotChangeTheNextOne() {
        for (int seed = 1; seed <= 3; seed++) {
            PricedTable table = table(seed);
            PriceTree tree = tree(table);
            long limit = tree.rootBound() + 30 * table.scale;
            tree.begin(limit, false);
            String expected = finish(tree);
            assertThat(expected).contains("[[");
            for (int nodes = 1; nodes < 6; nodes++) {
                tree.begin(limit, false);
                long stop = tree.nodes() + nodes;
                while (tree.nodes() < stop) {
                    tree.run(stop);
                }
                tree.rewind();
                assertThat(tree.isBusy()).isFalse();
                assertThat(next(tree)).isEqualTo(Step.EXHAUSTED);
                assertThat(tree.nodes()).isEqualTo(stop);
                tree.begin(limit, false);
                assertThat(finish(tree)).isEqualTo(expected);
            }
        }
    }

    /**
     * Whatever is skipped, the other solutions come in the same order, and all that are cheap enough are among them.
     */
    @Test
    void skippingLeavesTheOrderOfTheRest() {
        PricedTable table = table(1);
        PriceTree tree = tree(table);
        long limit = tree.rootBound() + 60 * table.scale;
        tree.begin(limit, false);
        List<List<Integer>> all = found(tree);
        assertThat(all).hasSizeGreaterThan(2);
        for (int more = 0; more <= 60; more += 10) {
            long skip = tree.rootBound() + more * table.scale;
            tree.begin(limit, false);
            tree.skipAbove(skip);
            List<List<Integer>> cheap = found(tree);
            assertThat(cheap).isEqualTo(all.stream().filter(cheap::contains).toList());
            assertThat(cheap)
                    .containsAll(all.stream()
                            .filter(solution -> solution.stream()
                                            .mapToLong(option -> table.costs[option])
                                            .sum()
                                    <= skip)
                            .toList());
        }
    }

    private static List<List<Integer>> found(PriceTree tree) {
        List<List<Integer>> found = new ArrayList<>();
        while (next(tree) == Step.SOLUTION) {
            found.add(IntStream.of(tree.solution()).sorted().boxed().toList());
        }
        return found;
    }

    @Test
    void aDiveFindsAnySolution() {
        PricedTable table = table(2);
        PriceTree tree = tree(table);
        tree.begin(table.limit(Long.MAX_VALUE), true);
        assertThat(next(tree)).isEqualTo(Step.SOLUTION);
        assertThat(new Chosen(table).solves(tree.solution())).isTrue();
    }
}
