package io.github.exactcover.dlx.internal.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A table whose options tie no items of one part to those of another is divided. */
class TablePartsTest {

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

    @Test
    void aSecondaryItemWithoutOptionsIsNoPart() {
        option(0);
        assertThat(TableParts.of(builder.build(1, numbers(2)))).hasSize(1);
    }

    @Test
    void aTableWithoutTiesHasPartsInTheOrderOfTheirFirstItems() {
        option(0, 2);
        option(1);
        option(2, 3);
        option(3);
        OptionTable table = builder.build(3, numbers(5));
        List<View> parts = TableParts.of(table);

        assertThat(parts).hasSize(2);
        assertThat(parts.get(0).table().optionCount()).isEqualTo(2);
        assertThat(parts.get(0).option(1)).isEqualTo(2);
        assertThat(parts.get(0).item(1)).isEqualTo(2);
        assertThat(parts.get(0).table().itemCount()).isEqualTo(3);
        assertThat(parts.get(1).table().optionCount()).isEqualTo(1);
        assertThat(parts.get(1).option(0)).isEqualTo(1);
    }

    @Test
    void anOptionThatCannotBeChosenTiesNothing() {
        option(0);
        option(1);
        option(0, 1, 2);
        OptionTable table = builder.build(3, numbers(3), new int[] {1, 1, 0}, new int[] {1, 1, 0});

        assertThat(TableParts.of(table)).hasSize(3);
        OptionTable tied = builder.build(3, numbers(3));
        assertThat(TableParts.of(tied))
                .singleElement()
                .satisfies(part -> assertThat(part.table()).isSameAs(tied));
    }

    /** They are divided in several steps. */
    @Test
    void aTableMayFallIntoManyParts() {
        int count = 5_000;
        for (int part = 0; part < count; part++) {
            option(part, 2 * count - part, 2 * count + 1 + part);
            option(part);
        }
        OptionTable table = builder.build(2 * count + 1, numbers(3 * count + 2));
        List<View> parts = TableParts.of(table);

        assertThat(parts).hasSize(count + 1);
        for (int part = 0; part < count; part++) {
            View view = parts.get(part);
            assertThat(view.table().optionCount()).isEqualTo(2);
            assertThat(IntStream.range(0, 2).map(view::option)).containsExactly(2 * part, 2 * part + 1);
            assertThat(IntStream.range(0, 3).map(view::item))
                    .containsExactly(part, 2 * count - part, 2 * count + 1 + part);
        }
        // An item that no option has.
        assertThat(parts.get(count).item(0)).isEqualTo(count);
        assertThat(parts.get(count).table().optionCount()).isZero();
    }
}
