package io.github.exactcover.dlx.internal.count.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.Shuffled;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which item order is taken, and how many states it promises. */
class ItemSequenceTest {

    /** Latin squares: a cell, a number in its row, and a number in its column. */
    private static void latinSquare(int order, Consumer<int[]> options) {
        for (int place = 0; place < order * order * order; place++) {
            int row = place / order / order;
            int column = place / order % order;
            int number = place % order;
            options.accept(new int[] {
                row * order + column, (order + row) * order + number, (2 * order + column) * order + number
            });
        }
    }

    /** The edges of a complete graph of eight vertices, each in one of seven factors. */
    private static void factors(Consumer<int[]> options) {
        int edge = 7 * 8;
        for (int one = 0; one < 8; one++) {
            for (int other = one + 1; other < 8; other++, edge++) {
                for (int factor = 0; factor < 7; factor++) {
                    options.accept(new int[] {factor * 8 + one, factor * 8 + other, edge});
                }
            }
        }
    }

    /** A random graph in which each vertex has about three edges. */
    private static void cubicGraph(int vertices, Random random, Consumer<int[]> options) {
        List<Integer> ends = Shuffled.numbers(3 * vertices, random);
        for (int end = 0; end < ends.size(); end += 2) {
            int one = ends.get(end) / 3;
            int other = ends.get(end + 1) / 3;
            options.accept(one == other ? new int[] {one} : new int[] {one, other});
        }
    }

    /** A table of options whose items get the numbers of a given array. */
    private static OptionTable table(int[] numbers, Consumer<Consumer<int[]>> problem) {
        OptionTableBuilder builder = new OptionTableBuilder();
        problem.accept(option -> {
            for (int item : option) {
                builder.addCell(numbers[item], OptionTable.NO_COLOR);
            }
            builder.endOption();
        });
        return builder.build(numbers.length, IntStream.range(0, numbers.length).toArray());
    }

    private static int[] natural(int items) {
        return IntStream.range(0, items).toArray();
    }

    private static double bits(ItemSequence sequence) {
        return Math.log(sequence.states()) / Math.log(2);
    }

    /** There are others with 25 bits less, and more states. */
    @Test
    void aWideOrderIsKeptIfSomebodyHasThoughtAboutIt() {
        OptionTable square = table(natural(108), options -> latinSquare(6, options));
        assertThat(ItemSequence.of(square).order()).isEqualTo(natural(108));
    }

    @Test
    void aWideOrderIsGivenUpIfItIsNoOrder() {
        for (int seed = 1; seed <= 20; seed++) {
            int[] numbers = Shuffled.array(108, new Random(seed));
            ItemSequence found = ItemSequence.of(table(numbers, options -> latinSquare(6, options)));
            assertThat(found.order()).isNotEqualTo(natural(108)).containsExactlyInAnyOrder(natural(108));
            assertThat(bits(found)).isLessThan(50);
        }
    }

    /** The items of two factors have no option in common. Walks that do not leap come to 46 bits. */
    @Test
    void oneFactorIsFinishedBeforeTheNext() {
        int[] numbers = Shuffled.array(7 * 8 + 28, new Random(1));
        assertThat(bits(ItemSequence.of(table(numbers, ItemSequenceTest::factors))))
                .isLessThan(44);
    }

    /** The best of 64 walks has 25.3 bits. */
    @Test
    void whereTheFrontierIsNarrowABetterOrderIsLookedForLonger() {
        OptionTable graph = table(natural(140), options -> cubicGraph(140, new Random(4), options));
        assertThat(bits(ItemSequence.of(graph))).isLessThan(24.8);
    }

    /** In the order in which they stand the bits are 68, and the best order found has 24. */
    @Test
    void aSearchThatEndsSoonDoesNotWaitForAGoodOrder() {
        OptionTable graph =
                table(Shuffled.array(140, new Random(1)), options -> cubicGraph(140, new Random(4), options));
        assertThat(ItemSequence.of(graph, 100).order()).isEqualTo(natural(140));
        assertThat(bits(ItemSequence.of(graph, 1_000))).isBetween(29.0, 30.0);
        assertThat(bits(ItemSequence.of(graph, 50_000))).isBetween(26.0, 27.0);
        assertThat(bits(ItemSequence.of(graph, 500_000))).isLessThan(24.5);
    }

    @Test
    void aNarrowFrontierIsNotMadeNarrowerThanTheSearchIsWorth() {
        OptionTable graph = table(natural(140), options -> cubicGraph(140, new Random(4), options));
        assertThat(bits(ItemSequence.of(graph, 1_000_000))).isBetween(25.0, 25.5);
    }

    /** All options that have the item give it the same color, so none of them excludes another. */
    @Test
    void anItemOfOneColorTakesNoRoomInTheFrontier() {
        assertThat(withSecondaryItem(1, 1).states())
                .isEqualTo(withSecondaryItem().states());
        assertThat(withSecondaryItem(1, 2).states())
                .isGreaterThan(withSecondaryItem().states());
        assertThat(withSecondaryItem(OptionTable.NO_COLOR, OptionTable.NO_COLOR).states())
                .isGreaterThan(withSecondaryItem().states());
    }

    /** Ten primary items, each of which has two options; with the item where there are colors. */
    private static ItemSequence withSecondaryItem(int... colors) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 20; option++) {
            builder.addCell(option / 2, OptionTable.NO_COLOR);
            if (colors.length > 0) {
                builder.addCell(10, colors[option % 2]);
            }
            builder.endOption();
        }
        return ItemSequence.of(builder.build(10, natural(colors.length > 0 ? 11 : 10)));
    }

    /**
     * Colorings of a path: two vertices have no option in common, only a secondary item for each color of their edge.
     */
    @Test
    void neighboursThroughSecondaryItemsCount() {
        int[] numbers = Shuffled.array(30, new Random(1));
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int vertex = 0; vertex < 30; vertex++) {
            for (int color = 0; color < 3; color++) {
                builder.addCell(numbers[vertex], OptionTable.NO_COLOR);
                for (int edge = Math.max(1, vertex); edge <= Math.min(29, vertex + 1); edge++) {
                    builder.addCell(30 + 3 * (edge - 1) + color, OptionTable.NO_COLOR);
                }
                builder.endOption();
            }
        }
        OptionTable path = builder.build(30, natural(30 + 3 * 29));
        assertThat(ItemSequence.of(path).width()).isEqualTo(3);
    }
}
