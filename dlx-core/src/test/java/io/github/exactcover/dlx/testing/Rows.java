package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.stream.IntStream;

/** Options without colors, as lists of items. */
public final class Rows {

    private final OptionTableBuilder builder = new OptionTableBuilder();

    public Rows add(int... items) {
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.endOption();
        return this;
    }

    /** The table of these options, all of whose items are primary. */
    public OptionTable table(int items) {
        return builder.build(items, IntStream.range(0, items).toArray());
    }
}
