package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cells that may stay uncovered, each for a price. */
class PartialCoverTest {

    private final OptionTableBuilder builder = new OptionTableBuilder();

    private void option(int... items) {
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.endOption();
    }

    private static int[] numbers(int count) {
        return IntStream.range(0, count).toArray();
    }

    private static List<Integer> items(OptionTable table, int option) {
        return IntStream.range(table.start(option), table.start(option + 1))
                .mapToObj(table::item)
                .toList();
    }

    @Test
    void oneOfSeveralItemsLacksTooManyOptions() {
        option(0);
        option(0);
        OptionTable table = builder.build(2, numbers(2), new int[] {3, 1}, new int[] {5, 1});
        OptionTable relaxed = PartialCover.of(table).table();

        // Two of three are there: more than all options together cannot be asked for.
        assertThat(relaxed.low(0)).isEqualTo(2);
        assertThat(relaxed.high(0)).isEqualTo(5);
        assertThat(relaxed.low(1)).isEqualTo(1);
        assertThat(relaxed.optionCount()).isEqualTo(2 + 2 + 1);
        assertThat(IntStream.range(0, 5).mapToObj(option -> items(relaxed, option)))
                .containsExactly(List.of(0), List.of(0), List.of(0), List.of(0), List.of(1));
        assertThat(IntStream.range(0, 5).mapToLong(relaxed::cost)).containsExactly(0L, 0L, 1L, 1L, 1L);
    }

    @Test
    void optionsThatTheTableDoesNotHaveAreNoneOfASolution() {
        option(0);
        option(1);
        View view = PartialCover.of(builder.build(2, numbers(2)));

        assertThat(view.table().optionCount()).isEqualTo(4);
        assertThat(view.option(3)).isEqualTo(View.NONE);
        assertThat(view.solution(new int[] {3, 0, 2})).containsExactly(0);
    }
}
