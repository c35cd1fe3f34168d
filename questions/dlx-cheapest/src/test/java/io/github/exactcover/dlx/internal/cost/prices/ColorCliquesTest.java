package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sets of options that exclude each other, and say all that colors say. */
class ColorCliquesTest {

    /** Of every item with colors, any two options that give it different ones are together in a clique. */
    @Test
    void theyHaveAllPairsThatDifferInAColor() {
        int pairs = 0;
        for (int seed = 0; seed < 300; seed++) {
            OptionTable table = table(new Random(seed));
            int[] options = IntStream.range(0, table.optionCount()).toArray();
            ColorCliques all = new ColorCliques(new PricedTable(table), options);
            List<int[]> cliques = all.find(Integer.MAX_VALUE);
            int cells = cliques.stream().mapToInt(clique -> clique.length).sum();
            assertThat(all.find(cells)).hasSameSizeAs(cliques);
            assertThat(all.find(cells - 1)).isEmpty();
            boolean[][] areTogether = new boolean[options.length][options.length];
            for (int[] clique : cliques) {
                assertThat(clique).doesNotHaveDuplicates();
                for (int one : clique) {
                    for (int other : clique) {
                        assertThat(one == other || exclude(table, one, other))
                                .as("seed %d, options %d and %d", seed, one, other)
                                .isTrue();
                        areTogether[one][other] = true;
                    }
                }
            }
            for (int one : options) {
                for (int other : options) {
                    if (differ(table, one, other)) {
                        assertThat(areTogether[one][other])
                                .as("seed %d, options %d and %d", seed, one, other)
                                .isTrue();
                        pairs++;
                    }
                }
            }
        }
        assertThat(pairs).isGreaterThan(10_000);
    }

    /** In the tables here, the last item of each option has a color or none, and its item always has some. */
    private static boolean differ(OptionTable table, int one, int other) {
        int a = table.start(one + 1) - 1;
        int b = table.start(other + 1) - 1;
        return table.item(a) == table.item(b) && table.color(a) != table.color(b);
    }

    /** A night, and an early and a late shift on the next day, of which somebody works one at most: a single clique. */
    @Test
    void aNightAndTheShiftsOfTheNextDayAreOneClique() {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[][] options = {{0, 3, 1}, {1, 4, 2}, {2, 4, 2}};
        for (int[] option : options) {
            builder.addCell(option[0], OptionTable.NO_COLOR);
            builder.addCell(option[1], OptionTable.NO_COLOR);
            builder.addCell(5, option[2]);
            builder.addCost(1);
            builder.endOption();
        }
        PricedTable table =
                new PricedTable(builder.build(3, IntStream.range(0, 6).toArray(), new int[3], new int[] {1, 1, 1}));
        assertThat(new ColorCliques(table, new int[] {0, 1, 2}).find(3)).containsExactly(new int[] {0, 1, 2});
        assertThat(new ColorCliques(table, new int[] {1, 2}).find(3)).isEmpty();
    }

    /** Of 6,000 options of one color, any two fit together: 18 million comparisons, all for nothing. */
    @Test
    void thereAreNoneIfTheyTakeTooLongToFind() {
        assertThat(options(6_000)).isEmpty();
        assertThat(options(600)).hasSize(599);
    }

    /** So many options of one color for the same item, but the last one has another color. */
    private static List<int[]> options(int count) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < count; option++) {
            builder.addCell(option, OptionTable.NO_COLOR);
            builder.addCell(count, option < count - 1 ? 1 : 2);
            builder.addCost(1);
            builder.endOption();
        }
        int[] items = IntStream.rangeClosed(0, count).toArray();
        PricedTable table = new PricedTable(builder.build(count, items));
        return new ColorCliques(table, IntStream.range(0, count).toArray()).find(Integer.MAX_VALUE);
    }

    private static boolean exclude(OptionTable table, int one, int other) {
        boolean found = false;
        for (int a = table.start(one); a < table.start(one + 1); a++) {
            for (int b = table.start(other); b < table.start(other + 1); b++) {
                int item = table.item(a);
                boolean isSingle = item >= table.primaryCount() || table.high(item) == 1;
                boolean agree = table.color(a) != OptionTable.NO_COLOR && table.color(a) == table.color(b);
                found |= item == table.item(b) && isSingle && !agree;
            }
        }
        return found;
    }

    /** Ten primary items, three of which may be covered twice, and four secondary ones with two colors or none. */
    private static OptionTable table(Random random) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 40; option++) {
            random.ints(0, 10).distinct().limit(2).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCell(10 + random.nextInt(4), random.nextInt(3));
            builder.addCost(1 + random.nextInt(9));
            builder.endOption();
        }
        int[] lows = new int[10];
        int[] highs = IntStream.range(0, 10).map(item -> item < 3 ? 2 : 1).toArray();
        return builder.build(10, IntStream.range(0, 14).toArray(), lows, highs);
    }
}
