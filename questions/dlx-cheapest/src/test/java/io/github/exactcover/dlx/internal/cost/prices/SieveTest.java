package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The volume algorithm leaves out options that make no difference, and its bound is still exact. */
class SieveTest {

    private static final int ITEMS = 40;
    private static final int OPTIONS = 3_000;
    private static final int STEPS = 400;

    @Test
    void theBoundIsThatOfAllOptions() {
        for (int seed = 0; seed < 20; seed++) {
            PricedTable table = table(new Random(seed));
            int[] options = IntStream.range(0, OPTIONS).toArray();
            double[] shares = new double[OPTIONS];
            // Far from the best ones, so that they change much.
            long[] prices = new long[ITEMS];
            VolumeAlgorithm volume = new VolumeAlgorithm(table);
            // Some items have a slack, so that their prices have one sign.
            IntStream.range(0, ITEMS).forEach(item -> volume.item(item, item % 7 == 0 ? 0 : 1, 1));
            VolumeAlgorithm.Pace pace = new VolumeAlgorithm.Pace(STEPS, true, true);
            Subproblem whole = new Subproblem();
            whole.to = OPTIONS;
            whole.prices = prices;
            whole.step = 1;
            volume.start(options, shares, whole, 0, Long.MAX_VALUE / 4, pace);
            while (!volume.run()) {
                // It pauses after some milliseconds.
            }
            long bound = LongStream.of(prices).sum();
            for (int item = 0; item < ITEMS; item += 7) {
                bound -= Math.max(0, prices[item]);
            }
            for (int option : options) {
                long net = table.net(option, prices);
                assertThat(volume.net(option)).as("seed %d", seed).isEqualTo(net);
                bound += Math.min(0, net);
            }
            assertThat(volume.bound()).as("seed %d", seed).isEqualTo(bound);
            double[] covered = new double[ITEMS];
            for (int cell = 0, option = 0; cell < table.items.length; cell++) {
                option += cell == table.starts[option + 1] ? 1 : 0;
                covered[table.items[cell]] += shares[option];
            }
            assertThat(Arrays.stream(covered)).as("seed %d", seed).allMatch(times -> times < 1.5);
            assertThat(Arrays.stream(shares)).as("seed %d", seed).allMatch(share -> share >= 0 && share <= 1);
            assertThat(volume.work()).as("seed %d", seed).isLessThan(STEPS * (long) table.items.length * 9 / 10);
        }
    }

    @Test
    void optionsAreLeftOutOnlyWhileTheyMustHavePositiveNetCosts() {
        PricedTable table = table(new Random(1));
        int[] options = IntStream.range(0, OPTIONS).toArray();
        Sieve sieve = new Sieve(table);
        sieve.keepAll(options, 0, OPTIONS, IntStream.rangeClosed(1, ITEMS).toArray());
        sieve.sift(table.costs, new long[ITEMS + 1]);
        assertThat(sieve.leavesOut()).isTrue();
        BitSet leftOut = new BitSet();
        leftOut.set(0, OPTIONS);
        IntStream.range(0, sieve.size).forEach(i -> leftOut.clear(sieve.places[i]));
        long most = 0;
        for (long rise = 1; rise < table.cap; rise += 1 + rise / 1000) {
            long[] prices = new long[ITEMS + 1];
            Arrays.fill(prices, rise);
            if (sieve.holds(prices, ITEMS)) {
                long each = rise;
                assertThat(leftOut.stream()).allMatch(q -> table.costs[q] - each * length(table, q) > 0);
                most = rise;
            }
            prices = new long[ITEMS + 1];
            prices[ITEMS] = rise;
            assertThat(sieve.holds(prices, ITEMS)).isEqualTo(most == rise);
        }
        assertThat(most).isPositive();
    }

    private static int length(PricedTable table, int option) {
        return table.starts[option + 1] - table.starts[option];
    }

    private static PricedTable table(Random random) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < OPTIONS; option++) {
            int[] items = random.ints(0, ITEMS)
                    .distinct()
                    .limit(1 + random.nextInt(6))
                    .toArray();
            for (int item : items) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(20L * items.length + random.nextInt(60));
            builder.endOption();
        }
        return new PricedTable(builder.build(ITEMS, IntStream.range(0, ITEMS).toArray()));
    }
}
