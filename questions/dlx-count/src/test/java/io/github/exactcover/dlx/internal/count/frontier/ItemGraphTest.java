package io.github.exactcover.dlx.internal.count.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** In which order a walk takes the items, and how long that takes. */
class ItemGraphTest {

    private static final ItemGraph.Walk OLDEST = new ItemGraph.Walk(false, false, 0);

    private static OptionTable pairs(int items, int[][] pairs) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] pair : pairs) {
            Arrays.stream(pair).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.endOption();
        }
        return builder.build(items, IntStream.range(0, items).toArray());
    }

    /** Also when it walks again. */
    @Test
    void whereTheGraphFallsApartAWalkGoesOnWithAnItemOfFewNeighbours() {
        ItemGraph graph = new ItemGraph(pairs(9, new int[][] {{0, 1}, {0, 2}, {1, 2}, {3, 4}, {6, 7}, {6, 8}}));
        assertThat(graph.end()).isEqualTo(5);
        assertThat(graph.order(OLDEST, 0, new SplittableRandom(1))).containsExactly(0, 1, 2, 5, 3, 4, 7, 6, 8);
        assertThat(graph.order(OLDEST, 8, new SplittableRandom(1))).containsExactly(8, 6, 7, 5, 3, 4, 0, 1, 2);
    }

    /** The border of this graph has some thousand items. To find the best of them each time takes 300 million steps. */
    @Test
    void aWalkThroughALargeGraphWithAWideBorderIsNotThatCareful() {
        int items = 40_000;
        Random random = new Random(1);
        int[][] pairs = new int[2 * items][];
        Arrays.setAll(pairs, pair -> random.ints(2, 0, items).distinct().toArray());
        ItemGraph graph = new ItemGraph(pairs(items, pairs));
        int[] order = graph.order(new ItemGraph.Walk(false, true, 0), 0, new SplittableRandom(1));
        assertThat(Arrays.stream(order).distinct()).hasSize(items);
        assertThat(graph.steps()).isBetween(100_000_000L, 110_000_000L);
    }
}
