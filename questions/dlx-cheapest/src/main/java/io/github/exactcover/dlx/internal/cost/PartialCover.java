package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A table in which what must be covered may also be left uncovered, at a price: for each time that an item must be
 * covered, an option that covers only that item costs 1, and all options of the original table are free. So the
 * cheapest solutions are the choices of options that fall least short of the original problem.
 *
 * <p>A cheapest solution never pays for an item that is covered anyway: without that payment it would be cheaper.
 */
public final class PartialCover {

    private PartialCover() {}

    /**
     * The relaxed table; its first options are those of the original one, under their numbers.
     *
     * @param wanted options of which as many are chosen as can be, whatever that leaves uncovered
     */
    public static View of(OptionTable table, int... wanted) {
        OptionTableBuilder builder = new OptionTableBuilder();
        BitSet preferred = new BitSet();
        Arrays.stream(wanted).forEach(preferred::set);
        for (int option = 0; option < table.optionCount(); option++) {
            builder.addOption(table, option);
            if (preferred.get(option)) {
                builder.addCost(-1L - table.cellCount() - table.primaryCount()); // More than all gaps cost together.
            }
            builder.endOption();
        }
        OptionLists lists = OptionLists.eligible(table);
        int[] lows = table.lows();
        int[] highs = table.highs();
        for (int item = 0; item < lows.length; item++) {
            // Asking for more than all options together can cover would make every choice equally bad.
            lows[item] = Math.min(lows[item], Math.max(1, lists.size(item)));
            addGaps(builder, item, lows[item]);
        }
        int[] same = IntStream.range(0, table.itemCount()).toArray();
        OptionTable relaxed = builder.build(lows.length, same, lows, highs);
        return View.extended(relaxed, table.optionCount());
    }

    private static void addGaps(OptionTableBuilder builder, int item, int times) {
        for (int i = 0; i < times; i++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCost(1);
            builder.endOption();
        }
    }
}
