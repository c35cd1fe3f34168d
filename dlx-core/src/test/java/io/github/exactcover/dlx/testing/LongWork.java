package io.github.exactcover.dlx.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Work on a table that takes so long that it has to ask now and then whether to go on. */
public final class LongWork {

    private LongWork() {}

    /** So many items, and so many options for each pair of neighbors. */
    public static OptionTable pairs(int items, int times) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int i = 0; i < times; i++) {
            for (int item = 1; item < items; item++) {
                builder.addCell(item - 1, OptionTable.NO_COLOR);
                builder.addCell(item, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(items, IntStream.range(0, items).toArray());
    }

    /** Work asks, and ends with the first answer, which says that it has lasted long enough. */
    public static void assertAsks(Runnable work) {
        AtomicInteger asked = new AtomicInteger();
        assertThatThrownBy(() -> Patience.during(
                        () -> {
                            work.run();
                            return "done";
                        },
                        () -> asked.incrementAndGet() > 0))
                .isInstanceOf(Patience.OverException.class);
        assertThat(asked).hasValue(1);
    }
}
