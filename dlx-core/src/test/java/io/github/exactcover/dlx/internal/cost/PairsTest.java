package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PairsTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** As the class says it: added up for each two items, without any of its arrays. Each finder is used several times. */
    @Property(tries = 2_000, seed = "20262501")
    void theBestPairsAreThoseOfWhichNobodyKnowsWhetherTheyAreTogether(
            @ForAll("problems") SmallProblem small, @ForAll long seed) {
        Random random = new Random(seed);
        PricedTable table = new PricedTable(small.table());
        Pairs pairs = new Pairs(table);
        int[] options = IntStream.range(0, table.optionCount()).toArray();
        for (int round = 0; round < 3; round++) {
            Choice choice = new Choice(table);
            if (options.length > 0 && random.nextInt(3) == 0) {
                choice.choose(random.nextInt(options.length));
            }
            int from = random.nextInt(options.length + 1);
            int to = from + random.nextInt(options.length - from + 1);
            double[] shares = new double[options.length];
            for (int option : options) {
                shares[option] = random.nextInt(3) == 0 ? random.nextInt(2) : random.nextInt(21) / 20.0;
            }
            check(pairs, table, options, shares, from, to, choice);
        }
    }

    private static void check(
            Pairs pairs, PricedTable table, int[] options, double[] shares, int from, int to, Choice choice) {
        boolean found = pairs.find(options, shares, from, to, choice);

        List<Double> expected = scores(table, options, shares, from, to, choice);
        assertThat(found).isEqualTo(!expected.isEmpty());
        assertThat(pairs.count()).isEqualTo(expected.size());
        for (int number = 0; number < pairs.count(); number++) {
            int first = pairs.first(number);
            int second = pairs.second(number);
            assertThat(first).isLessThan(second);
            assertThat(isAllowed(table, choice, first, second)).isTrue();
            assertThat(score(table, options, shares, from, to, first, second))
                    .isCloseTo(expected.get(number), within(1e-9));
        }
    }

    /** Each of these options has 21 pairs. */
    @Example
    void noMoreThanTheBestAreTold() {
        Random random = new Random(26);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 40; option++) {
            random.ints(0, 14)
                    .distinct()
                    .limit(7)
                    .sorted()
                    .forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.endOption();
        }
        PricedTable table =
                new PricedTable(builder.build(14, IntStream.range(0, 14).toArray()));
        int[] options = IntStream.range(0, 40).toArray();
        Pairs pairs = new Pairs(table);
        for (int round = 0; round < 20; round++) {
            double[] shares = random.doubles(40, 0, 0.15).toArray();
            check(pairs, table, options, shares, 0, 40, new Choice(table));
            assertThat(pairs.count()).isEqualTo(Pairs.MOST_FOUND);
        }
    }

    private static List<Double> scores(
            PricedTable table, int[] options, double[] shares, int from, int to, Choice choice) {
        List<Double> scores = new ArrayList<>();
        for (int first = 0; first < table.itemCount(); first++) {
            for (int second = first + 1; second < table.itemCount(); second++) {
                double score = score(table, options, shares, from, to, first, second);
                if (isAllowed(table, choice, first, second) && score > 0.2) {
                    scores.add(score);
                }
            }
        }
        return scores.stream()
                .sorted((one, other) -> Double.compare(other, one))
                .limit(Pairs.MOST_FOUND)
                .toList();
    }

    private static boolean isAllowed(PricedTable table, Choice choice, int first, int second) {
        return table.isPriced[first]
                && table.isPriced[second]
                && choice.allowed(first) == 1
                && choice.allowed(second) == 1
                && (choice.needed(first) == 1 || choice.needed(second) == 1);
    }

    /** How close it is to one half; 0 if one of the answers changes nothing. */
    private static double score(
            PricedTable table, int[] options, double[] shares, int from, int to, int first, int second) {
        double sum = 0;
        boolean together = false;
        boolean apart = false;
        for (int q = from; q < to; q++) {
            boolean one = table.has(options[q], first);
            boolean other = table.has(options[q], second);
            sum += one && other && Math.min(shares[q], 1 - shares[q]) >= 0.03 ? shares[q] : 0;
            together |= one && other;
            apart |= one != other;
        }
        return together && apart ? Math.min(sum, 1 - sum) : 0;
    }

    /** Six items give 15 pairs an option. Only the largest shares are looked at if all of them were too many. */
    @Example
    void withManyOptionsThoseCloseToOneHalfCount() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 10_000; option++) {
            for (int item = 0; item < 6; item++) {
                builder.addCell((option + item) % 10, OptionTable.NO_COLOR);
            }
            builder.endOption();
        }
        PricedTable table =
                new PricedTable(builder.build(10, IntStream.range(0, 10).toArray()));
        int[] options = IntStream.range(0, 10_000).toArray();
        double[] shares = new double[10_000];
        Arrays.fill(shares, 0.04);
        shares[3] = 0.5;
        Pairs pairs = new Pairs(table);
        assertThat(pairs.find(options, shares, 0, 10_000, new Choice(table))).isTrue();
        assertThat(pairs.count()).isEqualTo(15);
        for (int number = 0; number < 15; number++) {
            assertThat(pairs.first(number)).isBetween(3, 8);
            assertThat(pairs.second(number)).isBetween(3, 8);
        }
    }
}
