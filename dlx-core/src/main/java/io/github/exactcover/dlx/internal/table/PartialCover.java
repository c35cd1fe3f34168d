package io.github.exactcover.dlx.internal.table;

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

    /** The relaxed table; its first options are those of the original one, under their numbers. */
    public static View of(OptionTable table) {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] found = new int[table.primaryCount()];
        for (int option = 0; option < table.optionCount(); option++) {
            builder.addOption(table, option);
            builder.endOption();
            count(table, option, found);
        }
        int[] lows = new int[found.length];
        int[] highs = new int[found.length];
        for (int item = 0; item < found.length; item++) {
            // Asking for more than all options together can cover would make every choice equally bad.
            lows[item] = Math.min(table.low(item), Math.max(1, found[item]));
            highs[item] = table.high(item);
            addGaps(builder, item, lows[item]);
        }
        int[] same = IntStream.range(0, table.itemCount()).toArray();
        OptionTable relaxed =
                table.isBounded() ? builder.build(found.length, same, lows, highs) : builder.build(found.length, same);
        return View.extended(relaxed, table.optionCount());
    }

    private static void count(OptionTable table, int option, int[] found) {
        if (table.isEligible(option)) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (table.item(cell) < found.length) {
                    found[table.item(cell)]++;
                }
            }
        }
    }

    private static void addGaps(OptionTableBuilder builder, int item, int times) {
        for (int i = 0; i < times; i++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCost(1);
            builder.endOption();
        }
    }
}
