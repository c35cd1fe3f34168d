package io.github.exactcover.dlx.internal.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OptionTableTest {

    private static final int RED = 1;

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
    void aCellBelongsToTheOptionThatHasIt() {
        option();
        option(0, 1);
        option();
        option();
        option(1);
        option();
        OptionTable table = builder.build(2, numbers(2));

        assertThat(IntStream.range(0, 3).map(table::optionOf)).containsExactly(1, 1, 4);
        assertThat(table.optionCount()).isEqualTo(6);
        assertThat(table.cellCount()).isEqualTo(3);
        assertThat(table.isColored()).isFalse();
        assertThat(OptionTableBuilder.reordered(table, new int[] {1, 0, 2, 3, 4, 5})
                        .optionOf(0))
                .isZero();
    }

    @Test
    void anOptionNeedsAPrimaryItemAndNoneThatMustNotBeCovered() {
        option(0);
        option(1);
        option(0, 1);
        option(2);
        option();
        OptionTable table = builder.build(2, numbers(3), new int[] {0, 0}, new int[] {1, 0});

        assertThat(IntStream.range(0, 5).filter(table::isEligible)).containsExactly(0);
    }

    @Test
    void manyOptionsAndCellsKeepTheirItemsColorsAndCosts() {
        for (int option = 0; option < 300; option++) {
            builder.addCell(option, OptionTable.NO_COLOR);
            builder.addCell(300, option == 200 ? RED : OptionTable.NO_COLOR);
            if (option == 250) {
                builder.addCost(7);
                builder.addCost(-2);
            }
            builder.endOption();
        }
        OptionTable table = builder.build(300, numbers(301));

        for (int option = 0; option < 300; option++) {
            assertThat(items(table, option)).containsExactly(option, 300);
            assertThat(table.color(table.start(option))).isEqualTo(OptionTable.NO_COLOR);
            assertThat(table.color(table.start(option) + 1)).isEqualTo(option == 200 ? RED : OptionTable.NO_COLOR);
            assertThat(table.cost(option)).isEqualTo(option == 250 ? 5 : 0);
        }
        assertThat(builder.optionCount()).isEqualTo(300);
        assertThat(table.isColored()).isTrue();
        assertThat(table.isPriced()).isTrue();
        assertThat(table.withoutCosts().isPriced()).isFalse();
        assertThat(items(table.withoutCosts(), 299)).containsExactly(299, 300);
    }

    @Test
    void aDroppedOptionLeavesNothingBehind() {
        option(0);
        int before = builder.cellCount();
        builder.addCell(1, RED);
        builder.addCell(2, OptionTable.NO_COLOR);
        builder.addCost(9);
        List<Integer> dropped = new ArrayList<>();
        builder.dropCells(before, dropped::add);
        builder.dropCost();
        option(1);
        OptionTable table = builder.build(2, numbers(3));

        assertThat(dropped).containsExactly(2, 1);
        assertThat(items(table, 1)).containsExactly(1);
        assertThat(table.color(1)).isEqualTo(OptionTable.NO_COLOR);
        assertThat(table.isPriced()).isFalse();
    }

    @Test
    void aCostThatWasNeverGivenCanBeDropped() {
        builder.addCost(1);
        for (int option = 0; option < 40; option++) {
            builder.dropCost();
            option(0);
        }
        assertThat(builder.build(1, numbers(1)).isPriced()).isFalse();
    }

    @Test
    void aCostThatIsNoLongIsRefused() {
        builder.addCost(Long.MAX_VALUE);
        assertThatThrownBy(() -> builder.addCost(1)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void onlyOtherBoundsThanOnceAreBounds() {
        option(0);
        int[] once = {1};

        assertThat(builder.build(1, numbers(1), once, once).isBounded()).isFalse();
        OptionTable atMostOnce = builder.build(1, numbers(1), new int[] {0}, once);
        assertThat(atMostOnce.isBounded()).isTrue();
        assertThat(atMostOnce.low(0)).isZero();
        assertThat(atMostOnce.high(0)).isOne();
        OptionTable atLeastOnce = builder.build(1, numbers(1), once, new int[] {2});
        assertThat(atLeastOnce.isBounded()).isTrue();
        assertThat(atLeastOnce.low(0)).isOne();
        assertThat(atLeastOnce.high(0)).isEqualTo(2);
    }

    @Test
    void boundsAreHandedOutAsNewArrays() {
        option(0);
        OptionTable plain = builder.build(2, numbers(2));
        assertThat(plain.lows()).containsExactly(1, 1);
        assertThat(plain.highs()).containsExactly(1, 1);

        OptionTable bounded = builder.build(2, numbers(2), new int[] {0, 2}, new int[] {3, 4});
        bounded.lows()[0] = 9;
        bounded.highs()[0] = 9;
        assertThat(bounded.lows()).containsExactly(0, 2);
        assertThat(bounded.highs()).containsExactly(3, 4);
    }

    @Test
    void optionsMoveWithTheirCosts() {
        builder.addCost(4);
        option(0);
        builder.addCost(6);
        option(1, 0);
        OptionTable moved = OptionTableBuilder.reordered(builder.build(2, numbers(2)), new int[] {1, 0});

        assertThat(items(moved, 0)).containsExactly(1, 0);
        assertThat(items(moved, 1)).containsExactly(0);
        assertThat(moved.cost(0)).isEqualTo(6);
        assertThat(moved.cost(1)).isEqualTo(4);
    }

    @Test
    void tablesAreEqualIfNothingDiffers() {
        OptionTable table = different(0);
        assertThat(table).isEqualTo(different(0)).hasSameHashCodeAs(different(0));
        for (int difference = 1; difference <= 7; difference++) {
            assertThat(different(difference)).as("difference %d", difference).isNotEqualTo(table);
        }
        assertThat(different(2).hashCode()).isNotEqualTo(table.hashCode());
        assertThat(different(3).hashCode()).isNotEqualTo(table.hashCode());
    }

    /** A table that is the same for each number but for one thing. */
    private static OptionTable different(int difference) {
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        if (difference == 2) {
            builder.endOption();
        }
        builder.addCell(difference == 3 ? 1 : 2, difference == 4 ? RED : 2);
        builder.addCost(difference == 5 ? 1 : 2);
        builder.endOption();
        return builder.build(difference == 1 ? 1 : 2, numbers(3), new int[] {difference == 6 ? 1 : 0, 1}, new int[] {
            difference == 7 ? 3 : 2, 1
        });
    }

    /** Two options of an item that may be covered twice, and one that nothing lets be chosen. */
    @Test
    void costsThatCanBeChosenTogetherMustNotOverflow() {
        assertThatThrownBy(() -> CostRange.check(priced(Long.MAX_VALUE, 1)))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("The costs of the 2 dearest options, which the bounds of the items would let be chosen"
                        + " together, add up to more than a long can hold; scale all costs down");
        assertThatThrownBy(() -> CostRange.check(priced(Long.MIN_VALUE, -1)))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageStartingWith("The costs of the 2 most negative options,");
        CostRange.check(priced(Long.MAX_VALUE, 0));
        CostRange.check(priced(Long.MAX_VALUE, -1));
        CostRange.check(priced(Long.MIN_VALUE, 1));
    }

    private static OptionTable priced(long one, long other) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (long cost : new long[] {one, other}) {
            builder.addCell(0, OptionTable.NO_COLOR);
            builder.addCost(cost);
            builder.endOption();
        }
        builder.addCell(1, OptionTable.NO_COLOR);
        builder.addCost(one);
        builder.endOption();
        return builder.build(1, numbers(2), new int[] {1}, new int[] {2});
    }

    @Test
    void onlyAsManyCostsAreAddedAsOptionsCanBeChosen() {
        for (long cost : new long[] {Long.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE}) {
            builder.addCost(cost);
            option(0);
        }
        CostRange.check(builder.build(1, numbers(1)));
    }

    @Test
    void settledOptionsLeaveTheRestOfTheirItems() {
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.addCell(2, RED);
        builder.endOption();
        builder.addCell(1, OptionTable.NO_COLOR);
        builder.addCell(2, RED);
        builder.endOption();
        option(1, 2);
        option(0, 1);
        option(1);
        OptionTable table = builder.build(2, numbers(3), new int[] {0, 2}, new int[] {2, 3});
        BitSet first = new BitSet();
        first.set(0);
        BitSet last = new BitSet();
        last.set(4);
        View left = Restriction.of(table, first, last);

        // What has the color of the required option stays; what takes its item without one goes.
        assertThat(IntStream.range(0, left.table().optionCount()).map(left::option))
                .containsExactly(1, 3);
        assertThat(left.table().lows()).containsExactly(0, 2);
        assertThat(left.table().highs()).containsExactly(1, 3);
        assertThat(left.table().itemCount()).isEqualTo(2);
        assertThat(left.chosen()).containsExactly(0);
        assertThat(left.solution(new int[] {1})).containsExactly(0, 3);
    }
}
