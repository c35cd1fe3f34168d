package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.Stages.Stage;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.lang.ref.WeakReference;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StagesTest {

    /** Pairs of two kinds of items, for which a linear program has whole solutions. */
    private static PricedTable table() {
        Random random = new Random(1);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 300; option++) {
            builder.addCell(random.nextInt(12), OptionTable.NO_COLOR);
            builder.addCell(12 + random.nextInt(12), OptionTable.NO_COLOR);
            builder.addCost(50 + random.nextInt(100));
            builder.endOption();
        }
        return new PricedTable(builder.build(24, IntStream.range(0, 24).toArray()));
    }

    /** It would take memory until the end. Only the garbage collector can tell that nothing refers to it. */
    @Test
    void theTreeOfThePricesIsGivenUpWhenTheLinearProgramGoesOn() throws InterruptedException {
        PricedTable table = table();
        int[] all = IntStream.range(0, 300).toArray();
        Trees trees = new Trees(table, new PriceTree(table, all), true);
        Finds finds = new Finds(1, Known.below(Long.MAX_VALUE));
        Budget budget = new Budget(trees, finds, Long.MAX_VALUE, Long.MIN_VALUE, 0);
        Stages stages = new Stages(table, all, all, Stages.Sizes.USUAL, trees, finds, budget);
        WeakReference<PriceTree> prices = new WeakReference<>(trees.now());
        while (stages.now() == Stage.PRICING) {
            if (stages.run(Long.MAX_VALUE) == Step.EXHAUSTED) {
                stages.next(true);
            }
        }
        assertThat(trees.now().hasCorners()).as("a linear program").isTrue();
        for (int i = 0; i < 100 && prices.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(prices.get()).isNull();
        assertThat(stages.isPreparing()).isTrue();
    }
}
