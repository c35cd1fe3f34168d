package io.github.exactcover.dlx.internal.cost.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cuts raise the bound of the whole problem, and never above what a solution costs. */
class CutsTest {

    /** Tours to two or three of some customers near one another, at a price that depends on the way. */
    private static OptionTable tours(int seed, int customers) {
        Random random = new Random(seed);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int tour = 0; tour < 25 * customers; tour++) {
            int first = random.nextInt(customers);
            random.ints(0, 6)
                    .map(step -> (first + step) % customers)
                    .distinct()
                    .limit(2 + random.nextInt(2))
                    .forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(100 + random.nextInt(100));
            builder.endOption();
        }
        return builder.build(customers, IntStream.range(0, customers).toArray());
    }

    private static PriceTree priced(PriceTree tree) {
        while (tree.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(tree.nodes()).isLessThan(2);
        }
        return tree;
    }

    @Test
    void theyRaiseTheBoundUpToWhatTheCheapestSolutionCostsAtMost() {
        int raised = 0;
        int dropped = 0;
        for (int seed = 0; seed < 40; seed++) {
            OptionTable table = tours(seed, 15);
            PricedTable plain = new PricedTable(table);
            int[] options = IntStream.range(0, table.optionCount()).toArray();
            Cuts cuts = new Cuts(plain, options);
            PriceTree tree = priced(new PriceTree(plain, options));
            long first = tree.rootBound();
            long cheapest = cheapest(new PriceTree(tree, plain, options, false, null), plain);
            int most = 0;
            for (PriceTree next = cuts.improve(tree); next != tree; next = cuts.improve(tree)) {
                assertThat(cuts.table().itemCount()).isGreaterThanOrEqualTo(plain.itemCount());
                most = Math.max(most, cuts.table().itemCount());
                tree = priced(next);
                assertThat(plain.leastCost(tree.rootBound()))
                        .as("seed %d", seed)
                        .isLessThanOrEqualTo(cheapest);
            }
            assertThat(cuts.improve(tree)).as("over is over").isSameAs(tree);
            raised += tree.rootBound() > first + plain.scale ? 1 : 0;
            dropped += cuts.table().itemCount() < most ? 1 : 0;
            assertThat(cheapest(new PriceTree(tree, cuts.table(), options, false, null), plain))
                    .as("seed %d", seed)
                    .isEqualTo(cheapest);
        }
        assertThat(raised).as("bounds that rise").isGreaterThan(20);
        assertThat(dropped).as("how often cuts that hardly matter are dropped").isGreaterThan(20);
    }

    /** What the cheapest solution costs. */
    private static long cheapest(PriceTree tree, PricedTable plain) {
        priced(tree);
        long best = Long.MAX_VALUE;
        tree.begin(plain.limit(best), false);
        while (tree.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            long cost = tree.solution().length == 0 ? best : plain.cost(tree.solution());
            if (cost < best) {
                best = cost;
                tree.limit(plain.limit(best - 1));
            }
        }
        return best;
    }
}
