package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.Narrowing;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found near a solution is a solution, costs what is said, and costs less. */
class NearSearchTest {

    private static final int ITEMS = 60;

    /** Each item alone is dear; sets of up to six items near one another are cheaper, the longer the better. */
    static OptionTable table(int seed) {
        Random random = new Random(seed);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < ITEMS; item++) {
            add(builder, 1000, item);
        }
        for (int option = 0; option < 1_500; option++) {
            int from = random.nextInt(ITEMS);
            int[] items = random.ints(from, Math.min(ITEMS, from + 12))
                    .distinct()
                    .limit(1 + random.nextInt(Math.min(6, ITEMS - from)))
                    .toArray();
            add(builder, 300 + 100L * items.length + random.nextInt(100), items);
        }
        return builder.build(ITEMS, IntStream.range(0, ITEMS).toArray());
    }

    private static void add(OptionTableBuilder builder, long cost, int... items) {
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.addCost(cost);
        builder.endOption();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void findsCheaperSolutions(int seed) {
        OptionTable table = table(seed);
        PriceSearch prices = new PriceSearch(table, 1, Stages.Sizes.USUAL);
        NearSearch near = new NearSearch(table, prices, new NearSearch.Sizes(0, 5_000_000, 1));
        while (prices.work() < 3_000_000) {
            prices.run(1);
        }
        prices.take(new Kept(1000L * ITEMS, IntStream.range(0, ITEMS).toArray()));
        int found = 0;
        for (int round = 1; round <= 4 && !prices.isProven(); round++) {
            near.follow();
            found += found(table, prices, near);
            for (long enough = prices.work() + 3_000_000; prices.work() < enough && !prices.isProven(); ) {
                prices.run(1);
            }
        }

        assertThat(found).isGreaterThan(2);
        assertThat(near.nodes()).isPositive();
    }

    /** Lets it do all that it may do, and returns how often it found something. */
    private static int found(OptionTable table, PriceSearch prices, NearSearch near) {
        int found = 0;
        while (near.isBehind()) {
            long before = prices.incumbent().cost();
            boolean isFound = near.run(Long.MAX_VALUE) == Step.SOLUTION;
            Kept after = prices.incumbent();
            assertThat(after.cost()).isLessThanOrEqualTo(before - (isFound ? 1 : 0));
            assertThat(isSolution(table, after.options())).isTrue();
            assertThat(table.cost(after.options())).isEqualTo(after.cost());
            found += isFound ? 1 : 0;
        }
        return found;
    }

    @Test
    void goesTheSameWayWhateverTheBudget() {
        assertThat(costs(1)).isEqualTo(costs(Long.MAX_VALUE)).hasSizeGreaterThan(10);
    }

    private static String costs(long budget) {
        OptionTable table = table(6);
        PriceSearch prices = new PriceSearch(table, 1, Stages.Sizes.USUAL);
        NearSearch near = new NearSearch(table, prices, new NearSearch.Sizes(0, 1_000_000, 1));
        while (prices.work() < 3_000_000) {
            prices.run(1);
        }
        prices.take(new Kept(1000L * ITEMS, IntStream.range(0, ITEMS).toArray()));
        near.follow();
        StringBuilder costs = new StringBuilder();
        while (near.isBehind()) {
            if (near.run(budget) == Step.SOLUTION) {
                costs.append(prices.incumbent().cost()).append(' ');
            }
        }
        return costs.append(near.nodes()).toString();
    }

    /** Long before it would begin, and without another word from the prices. */
    @Test
    void goesDownFromADearSolutionAsLongAsItFindsCheaperOnes() {
        OptionTable table = table(7);
        PriceSearch prices = new PriceSearch(table, 1, Stages.Sizes.USUAL);
        NearSearch near = new NearSearch(table, prices, NearSearch.Sizes.USUAL);
        prices.take(new Kept(1000L * ITEMS, IntStream.range(0, ITEMS).toArray()));
        near.follow();
        assertThat(near.isBehind()).isFalse();

        near.startNow();
        assertThat(found(table, prices, near)).isGreaterThan(4);
        assertThat(prices.incumbent().cost()).isLessThan(200L * ITEMS);
        near.follow();
        assertThat(near.isBehind()).isFalse();
    }

    @Test
    void hasNothingToReplaceInASolutionWithoutOptions() {
        OptionTableBuilder builder = new OptionTableBuilder();
        add(builder, 5, 0);
        OptionTable table = builder.build(1, new int[] {0}, new int[] {0}, new int[] {1});
        PriceSearch prices = new PriceSearch(table, 1, Stages.Sizes.USUAL);
        NearSearch near = new NearSearch(table, prices, new NearSearch.Sizes(-1, 1_000_000, 1));
        prices.take(new Kept(0, new int[0]));
        near.follow();

        assertThat(near.isBehind()).isFalse();
    }

    /** Sets of items that are to be covered twice or three times; the linear program leaves a gap. */
    private static OptionTable twice(int seed, int items, int options) {
        Random random = new Random(seed);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < options; option++) {
            int[] some = random.ints(0, items)
                    .distinct()
                    .limit(3 + random.nextInt(3))
                    .toArray();
            add(builder, 10L * some.length + random.nextInt(20), some);
        }
        int[] lows = IntStream.generate(() -> 2).limit(items).toArray();
        int[] highs = IntStream.generate(() -> 3).limit(items).toArray();
        return builder.build(items, IntStream.range(0, items).toArray(), lows, highs);
    }

    /**
     * Where a dive has found nothing, because it may not be as dear, it keeps what the fractional solution has whole,
     * at once and then less of it, until there is a solution. That is a good one.
     */
    @Test
    void roundsTheFractionalSolution() {
        int rounded = 0;
        for (int seed = 0; seed < 20; seed++) {
            OptionTable table = twice(seed, 24, 90);
            PriceSearch whole = new PriceSearch(table, 1, Stages.Sizes.USUAL);
            while (whole.run(Long.MAX_VALUE) != Step.EXHAUSTED) {
                // Each solution stops it.
            }
            long cheapest = whole.incumbent().cost();
            PriceSearch prices =
                    new PriceSearch(Narrowing.withoutCommonCosts(table), 1, Stages.Sizes.USUAL, Known.below(cheapest));
            NearSearch near = new NearSearch(table, prices, NearSearch.Sizes.USUAL);
            while (prices.isPreparing()) {
                assertThat(near.isUrgent()).isFalse();
                prices.run(1);
            }
            assertThat(prices.hasIncumbent()).isFalse();
            boolean isUrgent = near.isUrgent();
            assertThat(isUrgent)
                    .as("seed %d", seed)
                    .isEqualTo(!prices.isProven() && !prices.corner().isEmpty());
            while (near.isUrgent()) {
                assertThat(near.isBehind()).isTrue();
                near.run(1);
            }
            if (prices.hasIncumbent()) {
                assertThat(isSolution(table, prices.incumbent().options())).isTrue();
                assertThat(prices.incumbent().cost()).isBetween(cheapest, cheapest * 11 / 10);
                rounded++;
            }
        }
        assertThat(rounded).isGreaterThan(10);
    }

    /** What the fractional solution has whole stays, as long as there is something else to replace. */
    @Test
    void improvesEachSolutionAtOnceWhereThereIsALinearProgram() {
        int asked = 0;
        int found = 0;
        int kept = 0;
        for (int seed = 0; seed < 20; seed++) {
            OptionTable table = twice(seed, 40, 200);
            PriceSearch prices = new PriceSearch(table, 1, Stages.Sizes.USUAL);
            NearSearch near = new NearSearch(table, prices, NearSearch.Sizes.USUAL);
            while (prices.isPreparing()) {
                assertThat(near.isUrgent()).isFalse();
                prices.run(1);
            }
            assertThat(prices.hasIncumbent()).isTrue();
            for (int node = 0; node < 30 && !prices.isProven(); node++) {
                asked += near.isUrgent() ? 1 : 0;
                while (near.isUrgent()) {
                    Kept before = prices.incumbent();
                    BitSet likely = prices.likely();
                    boolean isFound = near.run(Long.MAX_VALUE) == Step.SOLUTION;
                    Kept after = prices.incumbent();
                    assertThat(after.cost() < before.cost()).isEqualTo(isFound);
                    assertThat(isSolution(table, after.options())).isTrue();
                    found += isFound ? 1 : 0;
                    kept += isFound && hasAllOf(after, before, likely) ? 1 : 0;
                }
                prices.run(1);
            }
        }
        assertThat(asked).isGreaterThan(10);
        assertThat(found).isGreaterThan(5);
        assertThat(kept).isGreaterThan(found * 3 / 4);
    }

    /** Whether a solution has all options that are likely and in another one. */
    private static boolean hasAllOf(Kept solution, Kept other, BitSet likely) {
        return IntStream.of(other.options())
                .filter(likely::get)
                .allMatch(option -> IntStream.of(solution.options()).anyMatch(one -> one == option));
    }

    private static boolean isSolution(OptionTable table, int[] options) {
        return new Chosen(new PricedTable(table)).solves(options);
    }
}
