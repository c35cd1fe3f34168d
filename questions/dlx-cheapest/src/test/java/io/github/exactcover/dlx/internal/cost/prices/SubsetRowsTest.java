package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Options with two of three items, of which a solution has at most one. */
class SubsetRowsTest {

    private static final int ITEMS = 14;

    /** How often the items from 12 on may be covered; what others may be covered once. Item 13 has colors. */
    private static final int TWICE = 12;

    private static final int COLORED = 13;

    /** Half of each tour to two of three customers covers them all. A tour to all three belongs to the set too. */
    @Test
    void ofToursToTwoOfThreeCustomersASolutionHasOne() {
        int[][] tours = {{0, 1}, {1, 2}, {0, 2}, {0, 1, 2}, {0}, {2, 3}};
        PricedTable table = new PricedTable(table(tours, 4));
        double[] shares = {0.5, 0.5, 0.5, 0, 0, 0.5};
        assertThat(new SubsetRows(table, numbers(6), shares).find()).containsExactly(new int[] {0, 1, 2, 3});
        assertThat(new SubsetRows(table, new int[] {0, 1, 2, 5}, shares).find()).containsExactly(new int[] {0, 1, 2});
        double[] whole = {0, 1, 0, 0, 1, 0};
        assertThat(new SubsetRows(table, numbers(6), whole).find()).isEmpty();
    }

    /** Here all threes of items are tried. */
    @Test
    void theSetsAreThoseWithTheLargestSums() {
        int sets = 0;
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            OptionTable table = randomTable(random);
            int[] options = random.ints(0, table.optionCount())
                    .limit(40)
                    .distinct()
                    .sorted()
                    .toArray();
            double[] shares = random.doubles(table.optionCount())
                    .map(share -> share < 0.3 ? 0 : share / 2)
                    .toArray();
            List<int[]> rows = new SubsetRows(new PricedTable(table), options, shares).find();
            List<Double> found = rows.stream().map(set -> sum(set, shares)).toList();
            List<Double> all = sums(table, options, shares);
            assertThat(found)
                    .as("seed %d", seed)
                    .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-9 ? 0 : a < b ? -1 : 1)
                    .containsExactlyElementsOf(all.subList(0, Math.min(60, all.size())));
            for (int[] set : rows) {
                assertThat(options).as("seed %d", seed).contains(set);
            }
            sets += found.size();
        }
        assertThat(sets).isGreaterThan(1000);
    }

    private static double sum(int[] set, double[] shares) {
        return Arrays.stream(set).mapToDouble(option -> shares[option]).sum();
    }

    /** The sums of all threes of items that are too much, the largest first. */
    private static List<Double> sums(OptionTable table, int[] options, double[] shares) {
        List<Double> sums = new ArrayList<>();
        for (int a = 0; a < TWICE; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    int[] three = {a, b, c};
                    int[] set = Arrays.stream(options)
                            .filter(option -> shared(table, option, three) >= 2)
                            .toArray();
                    if (sum(set, shares) > 1.05 && areAllTogether(table, set, shares, three)) {
                        sums.add(sum(set, shares));
                    }
                }
            }
        }
        return sums.stream().sorted((one, other) -> Double.compare(other, one)).toList();
    }

    /** Whether each two of three items are together in an option that counts. If not, an item is covered too often. */
    private static boolean areAllTogether(OptionTable table, int[] set, double[] shares, int[] three) {
        return IntStream.range(0, 3).allMatch(left -> {
            int[] two = {three[(left + 1) % 3], three[(left + 2) % 3]};
            return Arrays.stream(set).anyMatch(option -> shares[option] > 0 && shared(table, option, two) == 2);
        });
    }

    private static long shared(OptionTable table, int option, int[] three) {
        return IntStream.range(table.start(option), table.start(option + 1))
                .filter(cell -> Arrays.stream(three).anyMatch(item -> item == table.item(cell)))
                .count();
    }

    /** 1,501 items: a number for each two of them would take 18 MB. */
    @Test
    void thereAreNoneWithVeryManyItems() {
        int[][] tours = {{0, 1}, {1, 2}, {0, 2}};
        double[] shares = {0.5, 0.5, 0.5};
        assertThat(new SubsetRows(new PricedTable(table(tours, 1500)), numbers(3), shares).find())
                .hasSize(1);
        assertThat(new SubsetRows(new PricedTable(table(tours, 1501)), numbers(3), shares).find())
                .isEmpty();
    }

    private static OptionTable table(int[][] options, int items) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] option : options) {
            for (int item : option) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(1);
            builder.endOption();
        }
        return builder.build(items, numbers(items));
    }

    private static OptionTable randomTable(Random random) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 60; option++) {
            random.ints(0, ITEMS)
                    .distinct()
                    .limit(1 + random.nextInt(4))
                    .forEach(item ->
                            builder.addCell(item, item == COLORED ? 1 + random.nextInt(2) : OptionTable.NO_COLOR));
            builder.addCost(1);
            builder.endOption();
        }
        int[] lows = new int[COLORED];
        int[] highs = new int[COLORED];
        Arrays.fill(highs, 1);
        highs[TWICE] = 2;
        return builder.build(COLORED, numbers(ITEMS), lows, highs);
    }

    private static int[] numbers(int count) {
        return IntStream.range(0, count).toArray();
    }
}
