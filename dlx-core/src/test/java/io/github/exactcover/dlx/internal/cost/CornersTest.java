package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** With a linear program, the search by prices proves rosters and timetables. */
class CornersTest {

    private static final int SLOTS = 30;
    private static final int[] HOURS = {5, 5, 4, 4, 4, 3, 3};

    /** Each subject has some lessons a week, at most one a day; a class, a teacher and a room are needed for each. */
    @Test
    void timetablesAreProvenInAFewNodes() {
        for (int seed = 1; seed <= 4; seed++) {
            MinimumCost engine = new MinimumCost(timetable(seed), ItemRule.SMALLEST, 1, 1);
            Step step = Step.PAUSED;
            while (step != Step.EXHAUSTED && engine.nodes() < 5_000) {
                step = engine.run(100);
            }
            assertThat(step).as("seed %d", seed).isEqualTo(Step.EXHAUSTED);
            assertThat(engine.cheapest()).hasSize(1);
        }
    }

    private static OptionTable timetable(int seed) {
        Random random = new Random(seed);
        int subjects = HOURS.length;
        int classItems = subjects * 6;
        int primaries = 2 * classItems;
        int items = primaries + (2 + subjects + 3) * SLOTS;
        int[] lows = new int[primaries];
        int[] highs = new int[primaries];
        Arrays.fill(highs, 1);
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] dayOff = random.ints(subjects, 0, 5).toArray();
        for (int subject = 0; subject < subjects; subject++) {
            for (int group = 0; group < 2; group++) {
                int first = group * classItems + subject * 6;
                lows[first] = HOURS[subject];
                highs[first] = HOURS[subject];
                for (int slot = 0; slot < SLOTS; slot++) {
                    int day = slot / 6;
                    boolean isThere = day != dayOff[subject] || HOURS[subject] == 5;
                    int firstRoom = subject >= 5 ? 2 : 0;
                    for (int room = firstRoom; isThere && room < (firstRoom == 2 ? 3 : 2); room++) {
                        int cost = (slot % 6 == 5 ? 1 : 0) + (random.nextInt(10) == 0 ? 1 + random.nextInt(2) : 0);
                        int[] kinds = {group, 2 + subject, 2 + subjects + room};
                        builder.addCell(first, OptionTable.NO_COLOR);
                        builder.addCell(first + 1 + day, OptionTable.NO_COLOR);
                        for (int kind : kinds) {
                            builder.addCell(primaries + kind * SLOTS + slot, OptionTable.NO_COLOR);
                        }
                        builder.addCost(cost);
                        builder.endOption();
                    }
                }
            }
        }
        return builder.build(primaries, IntStream.range(0, items).toArray(), lows, highs);
    }

    /** The cheapest solution is that of dancing links, and each bound is true and not below that of the prices before. */
    @Test
    void cornersBoundAndSolveRosters() {
        int solvable = 0;
        for (int seed = 0; seed < 200; seed++) {
            OptionTable table = roster(new Random(seed));
            TaxedSearch links = new TaxedSearch(table, ItemRule.SMALLEST, 1, Branch.ROOT);
            while (links.run(Machine.UNLIMITED)) {
                // One call is enough, but it does not promise that.
            }
            long cheapest = links.cheapest().isEmpty()
                    ? Long.MAX_VALUE
                    : links.cheapest().get(0).cost();
            PricedTable priced = new PricedTable(table);
            assertThat(Corners.arePayingFor(priced)).isTrue();
            int[] all = IntStream.range(0, table.optionCount()).toArray();
            PriceTree prices = new PriceTree(priced, all);
            run(prices);
            PriceTree corners = new PriceTree(prices, priced, all, true);
            long found = cheapestOf(corners, priced);
            assertThat(corners.rootBound()).as("seed %d", seed).isGreaterThanOrEqualTo(prices.rootBound());
            if (cheapest < Long.MAX_VALUE) {
                assertThat(priced.leastCost(corners.rootBound())).isLessThanOrEqualTo(cheapest);
                solvable++;
            }
            assertThat(found).as("seed %d", seed).isEqualTo(cheapest);
        }
        assertThat(solvable).isBetween(50, 190);
    }

    private static Step run(PriceTree tree) {
        Step step = tree.run(Long.MAX_VALUE);
        while (step == Step.PAUSED) {
            step = tree.run(Long.MAX_VALUE);
        }
        return step;
    }

    /** Searches the whole problem, and then below it; each solution lowers the limit. */
    private static long cheapestOf(PriceTree tree, PricedTable table) {
        long cheapest = Long.MAX_VALUE;
        for (int pass = 0; pass < 2; pass++) {
            while (run(tree) == Step.SOLUTION) {
                int[] solution = tree.solution();
                assertThat(new Choice(table).solves(solution)).isTrue();
                if (table.cost(solution) < cheapest) {
                    cheapest = table.cost(solution);
                    tree.limit(table.limit(cheapest - 1));
                }
            }
            tree.begin(table.limit(cheapest == Long.MAX_VALUE ? cheapest : cheapest - 1), false, 1);
        }
        return cheapest;
    }

    /** Some people, days and shifts; who works late does not work early the next day. Some have no solution. */
    private static OptionTable roster(Random random) {
        int people = 3 + random.nextInt(2);
        int days = 3 + random.nextInt(2);
        int primaries = 2 * days + people;
        int[] lows = new int[primaries];
        int[] highs = new int[primaries];
        for (int item = 0; item < primaries; item++) {
            lows[item] = item < 2 * days ? 1 + random.nextInt(2) : days / 2;
            highs[item] = lows[item] + (item < 2 * days ? 0 : random.nextInt(3));
        }
        lows[0] = 1;
        highs[0] = 2;
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int person = 0; person < people; person++) {
            for (int day = 0; day < days; day++) {
                for (int shift = 0; shift < 2; shift++) {
                    int night = primaries + people * days + person * (days + 1) + day + shift;
                    builder.addCell(2 * day + shift, OptionTable.NO_COLOR);
                    builder.addCell(2 * days + person, OptionTable.NO_COLOR);
                    builder.addCell(primaries + person * days + day, OptionTable.NO_COLOR);
                    builder.addCell(night, 1 + shift);
                    builder.addCost(random.nextInt(5) - 1);
                    builder.endOption();
                }
            }
        }
        int items = primaries + people * days + people * (days + 1);
        return builder.build(primaries, IntStream.range(0, items).toArray(), lows, highs);
    }
}
