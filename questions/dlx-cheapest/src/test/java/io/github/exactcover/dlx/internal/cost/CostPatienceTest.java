package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.RootPrices;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LongWork;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What takes long before a search for the cheapest begins asks whether to go on. */
class CostPatienceTest {

    /** A million options, which are read more than once. */
    @Test
    void pricesAsk() {
        OptionTable large = LongWork.pairs(2_000, 500);
        LongWork.assertAsks(() -> new MinimumCost(large, ItemRule.SMALLEST, 1, 1, MinimumCost.Given.NOTHING));
    }

    /** Reading this table is not worth a question, but the steps towards its prices are. */
    @Test
    void pricesOfTheRootAsk() {
        OptionTableBuilder builder = new OptionTableBuilder();
        Random random = new Random(1);
        for (int option = 0; option < 2_000; option++) {
            int first = random.nextInt(99);
            builder.addCell(first, OptionTable.NO_COLOR);
            builder.addCell(first + 1 + random.nextInt(99 - first), OptionTable.NO_COLOR);
            builder.addCost(random.nextInt(1_000));
            builder.endOption();
        }
        OptionTable table = builder.build(100, IntStream.range(0, 100).toArray());
        LongWork.assertAsks(() -> new RootPrices(table));
    }
}
