package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.LongWork;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What takes long before a count begins asks whether to go on. */
class CountingPatienceTest {

    /** The diagram of a million options, which is read more than once before its first layer. */
    @Test
    void aFrontierAsks() {
        OptionTable large = LongWork.pairs(2_000, 500);
        LongWork.assertAsks(() -> new DiagramMachine(
                        View.same(large),
                        part -> new DancingLinks(part.table(), ItemRule.SMALLEST, false, Branch.ROOT),
                        CountingMethod.FRONTIER,
                        1 << 26,
                        null,
                        null,
                        reason -> {})
                .run(1));
    }

    /** Reading this table is not worth a question, nor is its order of items, but a walk through its wide border is. */
    @Test
    void walksForAnOrderOfItemsAsk() {
        Random random = new Random(1);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 6_000; option++) {
            int first = random.nextInt(3_000);
            builder.addCell(first, OptionTable.NO_COLOR);
            builder.addCell((first + 1 + random.nextInt(2_999)) % 3_000, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(3_000, IntStream.range(0, 3_000).toArray());
        LongWork.assertAsks(() -> ItemSequence.of(table));
    }

    @Test
    void dividingATableIntoManyPartsAsks() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 20_000; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(20_000, IntStream.range(0, 20_000).toArray());
        LongWork.assertAsks(() -> TableParts.of(table));
    }
}
