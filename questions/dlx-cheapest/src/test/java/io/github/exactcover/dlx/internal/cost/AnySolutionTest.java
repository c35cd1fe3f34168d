package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.learn.Portfolio;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A machine that knows nothing of costs helps as long as there is no solution, and has its share of the work. */
class AnySolutionTest {

    /** Each of some people on one of some chairs, at a cost that prices need more than a node for. */
    private static OptionTable chairs(int count) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int person = 0; person < count; person++) {
            for (int chair = 0; chair < count; chair++) {
                builder.addCell(person, OptionTable.NO_COLOR);
                builder.addCell(count + chair, OptionTable.NO_COLOR);
                builder.addCell(2 * count + (person + chair) % count, OptionTable.NO_COLOR);
                builder.addCost(1 + (7 * person + 5 * chair * chair) % 11);
                builder.endOption();
            }
        }
        return builder.build(2 * count, IntStream.range(0, 3 * count).toArray());
    }

    private static MinimumCost race(OptionTable table, long headStart, int threads, Contender<? extends Finder> ways) {
        return race(table, headStart, threads, new MinimumCost.Given(null, Optional.empty(), ways));
    }

    private static MinimumCost race(OptionTable table, long headStart, int threads, MinimumCost.Given given) {
        MinimumCost.Sizes sizes = new MinimumCost.Sizes(headStart, 0, Stages.Sizes.USUAL, NearSearch.Sizes.USUAL);
        return new MinimumCost(table, ItemRule.SMALLEST, 1, threads, given, sizes);
    }

    private static Contender<Portfolio> waysOf(OptionTable table) {
        return new Contender<>(() -> new Portfolio(table, 1, 1 << 20), Portfolio::work);
    }

    private static List<Long> costs(MinimumCost race) {
        List<Long> costs = new ArrayList<>();
        long before = race.solutions();
        for (Step step = race.run(Machine.UNLIMITED); step != Step.EXHAUSTED; step = race.run(Machine.UNLIMITED)) {
            if (step == Step.SOLUTION) {
                costs.add(race.cheapest().get(0).cost());
                assertThat(race.cheapest().get(0).options()).isEqualTo(race.solution());
            }
        }
        assertThat(race.solutions()).isEqualTo(before + costs.size());
        return costs;
    }

    @Test
    void itsSolutionIsTheFirstAndOthersAreCheaper() {
        OptionTable table = chairs(9);
        Portfolio alone = new Portfolio(table, 1, 1 << 20);
        while (alone.run(1) != Step.SOLUTION) {
            // There is one.
        }

        List<Long> costs = costs(race(table, 0, 1, waysOf(table)));
        assertThat(costs.get(0)).isEqualTo(table.cost(alone.solution()));
        assertThat(costs).hasSizeGreaterThan(1);
        assertThat(costs(race(table, 0, 2, waysOf(table)))).isEqualTo(costs);
        List<Long> without = costs(race(table, Long.MAX_VALUE / 2, 1, waysOf(table)));
        assertThat(without.get(without.size() - 1)).isEqualTo(costs.get(costs.size() - 1));
    }

    /** Prices are still busy with the whole problem, so their bound would rise if they had a turn. */
    @Test
    void itsSolutionIsImprovedBeforePricesGoOn() {
        OptionTable table = NearSearchTest.table(8);
        MinimumCost race = race(table, 0, 1, waysOf(table));
        while (race.run(Machine.UNLIMITED) != Step.SOLUTION) {
            // There is one.
        }
        OptionalLong bound = race.leastCost();
        long first = race.cheapest().get(0).cost();
        for (int improved = 0; improved < 3; improved++) {
            while (race.run(Machine.UNLIMITED) != Step.SOLUTION) {
                // There is a cheaper one.
            }
        }
        assertThat(race.cheapest().get(0).cost()).isLessThan(first);
        assertThat(race.leastCost()).isEqualTo(bound).isNotEmpty();
        assertThat(costs(race)).isNotEmpty();
        assertThat(race.leastCost().orElseThrow()).isGreaterThan(bound.orElseThrow());
    }

    /** Setting a machine up takes time, so that must not happen where prices have a solution at once. */
    @Test
    void isNotSetUpWherePricesFindASolutionAtOnce() {
        Contender<Finder> ways = new Contender<>(
                () -> {
                    throw new AssertionError("It was set up");
                },
                Machine::nodes);
        assertThat(costs(race(chairs(9), 50_000_000, 1, ways))).isNotEmpty();
    }

    /** Finds nothing, and writes down how many nodes it was asked for. */
    private static final class Fruitless implements Finder {

        private final long last;
        private long nodes;

        /** @param last the node after which it says that there is no solution */
        Fruitless(long last) {
            this.last = last;
        }

        @Override
        public Step run(long budget) {
            assertThat(budget).isPositive();
            nodes = Math.min(last, nodes + budget);
            return nodes == last ? Step.EXHAUSTED : Step.PAUSED;
        }

        @Override
        public int[] solution() {
            throw new AssertionError("It has none");
        }

        @Override
        public long solutions() {
            return 0;
        }

        @Override
        public long nodes() {
            return nodes;
        }

        @Override
        public double fraction() {
            return 0;
        }
    }

    @Test
    void mayWorkAsMuchAsPricesInWholeTurns() {
        for (int budget : new int[] {1, 10, 64, 1000}) {
            Fruitless machine = new Fruitless(Long.MAX_VALUE);
            AnySolution any = new AnySolution(new Contender<>(() -> machine, Machine::nodes));
            assertThat(any.isBehind(0)).isFalse();
            while (any.isBehind(40 * 100)) {
                any.run(budget);
            }
            assertThat(machine.nodes()).isEqualTo(128);
            assertThat(any.isBehind(40 * 128)).isFalse();
            assertThat(any.isBehind(40 * 128 + 1)).isTrue();
            any.run(budget);
            assertThat(any.nodes()).isEqualTo(128 + Math.min(budget, 64)).isEqualTo(machine.nodes());
        }
    }

    @Test
    void thatThereIsNoneIsAnAnswer() {
        OptionTable table = chairs(8);
        MinimumCost race = race(table, 0, 1, new Contender<>(() -> new Fruitless(1), Machine::nodes));

        assertThat(costs(race)).isEmpty();
        assertThat(race.cheapest()).isEmpty();
        assertThat(race.nodes()).isLessThan(100);
        assertThat(race.fraction()).isEqualTo(1);
    }

    @Test
    void doesNothingOnceThereIsASolution() {
        OptionTable table = chairs(9);
        int[] known = {};
        Portfolio alone = new Portfolio(table, 1, 1 << 20);
        while (known.length == 0) {
            known = alone.run(1) == Step.SOLUTION ? alone.solution() : known;
        }
        Contender<Fruitless> ways = new Contender<>(() -> new Fruitless(1), Machine::nodes);
        MinimumCost race = race(table, 0, 1, new MinimumCost.Given(null, Optional.of(known), ways));

        List<Long> costs = costs(race);
        assertThat(costs).isNotEmpty();
        assertThat(Arrays.stream(known).mapToLong(table::cost).sum()).isGreaterThan(costs.get(0));
    }
}
