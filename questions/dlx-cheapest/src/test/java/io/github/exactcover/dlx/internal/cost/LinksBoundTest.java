package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.prices.RootPrices;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class LinksBoundTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    private static DancingLinks search(OptionTable table) {
        return new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT);
    }

    private static LinksBound bound(OptionTable table, DancingLinks search) {
        int[] same = IntStream.range(0, table.optionCount()).toArray();
        return new LinksBound(table, same, new RootPrices(table), search.dance());
    }

    private static long atRoot(OptionTable table) {
        return bound(table, search(table)).atLeast();
    }

    /** At the root, and at each node on the way to each solution: what is spent, and what comes at least. */
    @Property(tries = 2_000, seed = "20262503")
    void noSolutionCostsLess(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        Random random = new Random(seed);
        long[] costs = random.longs(16, -20, 20).toArray();
        OptionTable table = small.table(option -> costs[option]);
        DancingLinks search = search(table);
        LinksBound bound = bound(table, search);
        List<long[]> totals = new ArrayList<>();
        search.prune((choices, level) -> {
            long spent = 0;
            for (int at = 0; at < level; at++) {
                int option = search.dance().option(choices[at]);
                spent += option < table.optionCount() ? costs[option] : 0;
            }
            long more = bound.atLeast();
            while (totals.size() > level) {
                totals.remove(totals.size() - 1);
            }
            totals.add(new long[] {spent, more});
            return false;
        });
        Step step = search.run(Long.MAX_VALUE);
        while (step == Step.SOLUTION) {
            long cost = IntStream.of(search.solution())
                    .mapToLong(option -> costs[option])
                    .sum();
            for (long[] total : totals) {
                assertThat(total[1]).isNotEqualTo(LinksBound.IMPOSSIBLE).isNotEqualTo(LinksBound.UNKNOWN);
                assertThat(total[0] + total[1]).isLessThanOrEqualTo(cost);
            }
            step = search.run(Long.MAX_VALUE);
        }
    }

    /** A single item with options of these costs. */
    private static OptionTable one(int low, int high, long... costs) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (long cost : costs) {
            builder.addCell(0, OptionTable.NO_COLOR);
            builder.addCost(cost);
            builder.endOption();
        }
        return builder.build(1, new int[] {0}, new int[] {low}, new int[] {high});
    }

    /** Whatever price the item has, it takes the smallest net cost, as often as that counts. */
    @Example
    void anItemTakesTheSmallestNetCost() {
        assertThat(atRoot(one(1, 2, 7, 5))).isEqualTo(5);
        assertThat(atRoot(one(2, 3, 7, 5, 9))).as("the two cheapest").isEqualTo(12);
        assertThat(atRoot(one(0, 2, 7, 5))).as("it need not be covered").isZero();
        assertThat(atRoot(one(0, 1, -3, -2, 4))).as("only one of them").isEqualTo(-3);
        assertThat(atRoot(one(0, 3, -3, -1))).as("each of them once").isEqualTo(-4);
        assertThat(atRoot(one(0, 3, -3, 6))).as("the negative one").isEqualTo(-3);
        assertThat(atRoot(one(3, 4, 1, 1))).isEqualTo(LinksBound.IMPOSSIBLE);
        assertThat(atRoot(one(2, 4, 0, 0))).isZero();
    }

    /** What an item has taken of the cost of an option, the next one cannot take again. */
    @Example
    void theNextItemTakesWhatIsLeft() {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[][] items = {{0, 1}, {0}, {1}};
        long[] costs = {8, 5, 9};
        for (int option = 0; option < 3; option++) {
            for (int item : items[option]) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(costs[option]);
            builder.endOption();
        }
        OptionTable table = builder.build(2, new int[] {0, 1}, new int[] {1, 1}, new int[] {2, 2});
        assertThat(atRoot(table))
                .as("5 for the first item, and what is left of 8")
                .isEqualTo(8);
        OptionTable free = builder.build(2, new int[] {0, 1}, new int[] {0, 1}, new int[] {2, 2});
        assertThat(atRoot(free))
                .as("the first one need not be covered, so it takes nothing")
                .isEqualTo(8);
    }

    /** Such costs are divided and rounded down, so that there is room for sums. */
    @Example
    void aBoundOfLargeCostsIsLowerButTrue() {
        assertThat(atRoot(one(1, 2, Long.MAX_VALUE - 1, Long.MAX_VALUE)))
                .isBetween(Long.MAX_VALUE - (1L << 20), Long.MAX_VALUE - 1);
        assertThat(atRoot(one(0, 3, Long.MIN_VALUE, 1))).isEqualTo(Long.MIN_VALUE);
    }
}
