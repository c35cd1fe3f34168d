package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.stream.IntStream;

/** Pigeons, each of which needs one of some holes for itself. */
public final class Pigeonholes {

    private Pigeonholes() {}

    /** The items are the pigeons and then the holes, which are secondary. */
    public static OptionTable of(int pigeons, int holes) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int pigeon = 0; pigeon < pigeons; pigeon++) {
            for (int hole = 0; hole < holes; hole++) {
                builder.addCell(pigeon, OptionTable.NO_COLOR);
                builder.addCell(pigeons + hole, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(pigeons, IntStream.range(0, pigeons + holes).toArray());
    }
}
