package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cliques are sets of options that exclude each other, and raise the bound. */
class CliquesTest {

    @Test
    void theOptionsOfACliqueExcludeEachOther() {
        int found = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            OptionTable table = table(random);
            int[] options = IntStream.range(0, table.optionCount()).toArray();
            double[] shares =
                    random.doubles(options.length).map(x -> x < 0.4 ? x : 0).toArray();
            long[] nets = random.longs(options.length, 0, 10).toArray();
            List<int[]> cliques = new Cliques(new PricedTable(table), options, shares).find(nets, 5);
            for (int[] clique : cliques) {
                assertThat(clique).as("seed %d", seed).doesNotHaveDuplicates();
                assertThat(Arrays.stream(clique)
                                .mapToDouble(option -> shares[option])
                                .sum())
                        .isGreaterThan(1);
                for (int i = 0; i < clique.length; i++) {
                    for (int j = 0; j < i; j++) {
                        assertThat(exclude(table, clique[i], clique[j]))
                                .as("seed %d, options %d and %d", seed, clique[i], clique[j])
                                .isTrue();
                    }
                }
            }
            found += cliques.size();
        }
        assertThat(found).isGreaterThan(300);
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

    /**
     * Of three items, any two are covered by an option, and any one too. Half of each pair would cost 15, but a
     * solution has at most one pair.
     */
    @Test
    void theyRaiseTheBound() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] option : new int[][] {{0, 1}, {1, 2}, {0, 2}, {0}, {1}, {2}}) {
            for (int item : option) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(10 + (option.length == 1 ? option[0] : 0));
            builder.endOption();
        }
        PricedTable table = new PricedTable(builder.build(3, new int[] {0, 1, 2}));
        int[] all = {0, 1, 2, 3, 4, 5};
        PriceTree prices = new PriceTree(table, all);
        assertThat(bound(prices, table)).isEqualTo(15);
        PriceTree corners = new PriceTree(prices, table, all, true);
        assertThat(bound(corners, table)).isEqualTo(15);
        PricedTable more = table.with(corners.cliques());
        assertThat(bound(new PriceTree(corners, more, all, true), more)).isEqualTo(20);
    }

    private static long bound(PriceTree tree, PricedTable table) {
        while (tree.run(Long.MAX_VALUE) != Step.EXHAUSTED) {
            // It pauses, or stops at a solution.
        }
        return table.leastCost(tree.rootBound());
    }
}
