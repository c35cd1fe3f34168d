package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.Pigeonholes;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How much work it takes to prove the cheapest solutions. Most rules of this search change only that, so without these
 * numbers it would not be seen that one of them is broken. If such a rule is changed on purpose, put the new numbers
 * here, and see that they are lower.
 */
class CostEffortTest {

    private enum Problem {
        /** Sets of any items. */
        SETS {
            @Override
            OptionTable table() {
                Random random = new Random(15);
                OptionTableBuilder builder = new OptionTableBuilder();
                for (int option = 0; option < 600; option++) {
                    int[] items = some(random, 0, 30, 2 + random.nextInt(5));
                    cover(builder, 90L * items.length + random.nextInt(50), items);
                    builder.endOption();
                }
                return builder.build(30, numbers(30));
            }
        },
        /** Tours to two or three customers near one another; cuts raise their bound. */
        TOURS {
            @Override
            OptionTable table() {
                Random random = new Random(17);
                OptionTableBuilder builder = new OptionTableBuilder();
                for (int option = 0; option < 800; option++) {
                    int from = random.nextInt(51);
                    int[] items = some(random, from, from + 10, 2 + random.nextInt(2));
                    cover(builder, 100 + random.nextInt(100), items);
                    builder.endOption();
                }
                return builder.build(60, numbers(60));
            }
        },
        /** Tours of a crew: items that are close to each other. Half of the tours come twice, at another cost. */
        CREWS {
            @Override
            OptionTable table() {
                Random random = new Random(16);
                OptionTableBuilder builder = new OptionTableBuilder();
                for (int option = 0; option < 700; option++) {
                    int from = random.nextInt(36);
                    int[] items = some(random, from, Math.min(40, from + 9), 1 + random.nextInt(4));
                    Arrays.sort(items);
                    long cost = 1000 + 211L * items.length + random.nextInt(300);
                    cover(builder, cost, items);
                    builder.endOption();
                    if (option % 2 == 0) {
                        cover(builder, cost + random.nextInt(20), items);
                        builder.endOption();
                    }
                }
                return builder.build(40, numbers(40));
            }
        },
        /** People on shifts for a week. */
        ROSTER {
            @Override
            OptionTable table() {
                return roster(7, 7);
            }
        },
        OTHER_ROSTER {
            @Override
            OptionTable table() {
                return roster(9, 9);
            }
        },
        LARGE_ROSTER {
            @Override
            OptionTable table() {
                return roster(11, 14);
            }
        },
        /** Sets of any items at much the same cost, so that there are many solutions which are nearly the cheapest. */
        ALIKE {
            @Override
            OptionTable table() {
                Random random = new Random(19);
                OptionTableBuilder builder = new OptionTableBuilder();
                for (int option = 0; option < 300; option++) {
                    int[] items = some(random, 0, 24, 3 + random.nextInt(4));
                    cover(builder, 400 + 100L * items.length + random.nextInt(160), items);
                    builder.endOption();
                }
                for (int item = 0; item < 24; item++) {
                    cover(builder, 900, item);
                    builder.endOption();
                }
                return builder.build(24, numbers(24));
            }
        },
        /** Sets of items that are to be covered twice or three times; the linear program leaves a gap. */
        TWICE {
            @Override
            OptionTable table() {
                return several(24, 100, 2, 3, 20);
            }
        },
        /** Sets of items that are to be covered once or twice, and many nearly cheapest solutions. */
        ONCE_OR_TWICE {
            @Override
            OptionTable table() {
                return several(30, 150, 1, 2, 10);
            }
        },
        /** Costs below zero, items that may stay uncovered, and colors. */
        COLORS {
            @Override
            OptionTable table() {
                Random random = new Random(18);
                OptionTableBuilder builder = new OptionTableBuilder();
                for (int option = 0; option < 260; option++) {
                    int[] items = some(random, 0, 18, 1 + random.nextInt(3));
                    cover(builder, random.nextInt(40) - 15L, items);
                    builder.addCell(18 + random.nextInt(6), 1 + random.nextInt(3));
                    builder.endOption();
                }
                return builder.build(18, numbers(24));
            }
        },
        /** Places that are open or closed and serve five of 30 customers at most: colors say more than prices see. */
        FACILITIES {
            @Override
            OptionTable table() {
                Random random = new Random(20);
                OptionTableBuilder builder = new OptionTableBuilder();
                for (int place = 0; place < 10; place++) {
                    for (int open = 1; open <= 2; open++) {
                        cover(builder, open == 1 ? 50 + random.nextInt(50) : 0, place);
                        builder.addCell(50 + place, open);
                        builder.endOption();
                    }
                    for (int customer = 0; customer < 30; customer++) {
                        cover(builder, random.nextInt(100), 20 + customer, 10 + place);
                        builder.addCell(50 + place, 1);
                        builder.endOption();
                    }
                }
                int[] lows = new int[50];
                int[] highs = new int[50];
                Arrays.setAll(lows, item -> item >= 10 && item < 20 ? 0 : 1);
                Arrays.setAll(highs, item -> item >= 10 && item < 20 ? 5 : 1);
                return builder.build(50, numbers(60), lows, highs);
            }
        };

        abstract OptionTable table();
    }

    /** As many people as each shift needs, three shifts a day, for each of them some shifts, and at most one a day. */
    private static OptionTable roster(int people, int days) {
        Random random = new Random(17);
        OptionTableBuilder builder = new OptionTableBuilder();
        int shifts = 3 * days;
        for (int person = 0; person < people; person++) {
            for (int shift = 0; shift < shifts; shift++) {
                cover(builder, random.nextInt(10), shift, shifts + person, shifts + people + person * days + shift / 3);
                builder.endOption();
            }
        }
        int[] lows = new int[shifts + people];
        int[] highs = new int[shifts + people];
        Arrays.setAll(lows, item -> item < shifts ? 1 + item % 2 : 3);
        Arrays.setAll(highs, item -> item < shifts ? 2 : 6);
        return builder.build(shifts + people, numbers(shifts + people + people * days), lows, highs);
    }

    /** Sets of three to five items, each of which is to be covered so many times. */
    private static OptionTable several(int items, int options, int low, int high, int costs) {
        Random random = new Random(1);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < options; option++) {
            int[] some = some(random, 0, items, 3 + random.nextInt(3));
            cover(builder, 10L * some.length + random.nextInt(costs), some);
            builder.endOption();
        }
        int[] lows = new int[items];
        int[] highs = new int[items];
        Arrays.fill(lows, low);
        Arrays.fill(highs, high);
        return builder.build(items, numbers(items), lows, highs);
    }

    private static int[] some(Random random, int from, int to, int count) {
        return random.ints(from, to).distinct().limit(count).toArray();
    }

    /** Begins an option. */
    private static void cover(OptionTableBuilder builder, long cost, int... items) {
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.addCost(cost);
    }

    private static int[] numbers(int count) {
        return IntStream.range(0, count).toArray();
    }

    /** The first cost, and the nodes, updates and steps of the search by prices alone. */
    @ParameterizedTest
    @CsvSource({
        "SETS, 1, 2730 620 28689 6931571",
        "SETS, 5, 2730 1643 74755 16105556",
        "CREWS, 1, 19358 43 1795 2123882",
        "CREWS, 5, 19358 158 5737 3892887",
        "ROSTER, 1, 56 3 122 432860",
        "ROSTER, 3, 56 17 288 728110",
        "OTHER_ROSTER, 1, 50 3 206 623332",
        "OTHER_ROSTER, 4, 50 22 468 1109079",
        "LARGE_ROSTER, 1, 50 3 420 1572318",
        "LARGE_ROSTER, 4, 50 28 1011 2509893",
        "TWICE, 1, 539 306 1740 14218136",
        "TWICE, 4, 539 2619 19390 47880805",
        "COLORS, 1, -132 159 6452 608201",
        "COLORS, 5, -132 406 13672 1784843",
        "FACILITIES, 1, 800 41 1527 26060865",
    })
    void pricesTakeThisMuchWork(Problem problem, int most, String work) {
        PriceSearch search = new PriceSearch(problem.table(), most, Stages.Sizes.USUAL);
        while (search.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(search.nodes()).isLessThan(1_000_000);
        }

        assertThat(text(search.cheapest(), search.nodes(), search.updates()) + " " + search.work())
                .isEqualTo(work);
    }

    /** Without cuts, and with cuts from the first budget that fails. */
    @Test
    void cutsSpareMostOfTheNodes() {
        PriceSearch plain =
                new PriceSearch(Problem.TOURS.table(), 1, new Stages.Sizes(256, Long.MAX_VALUE, Long.MAX_VALUE, 0));
        PriceSearch search = new PriceSearch(Problem.TOURS.table(), 1, new Stages.Sizes(256, 0, Long.MAX_VALUE, 0));
        String work = Stream.of(plain, search)
                .map(one -> {
                    while (one.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
                        assertThat(one.nodes()).isLessThan(1_000_000);
                    }
                    return text(one.cheapest(), one.nodes(), one.updates()) + " " + one.work();
                })
                .collect(Collectors.joining(", "));

        assertThat(work).isEqualTo("2353 612 25283 11255835, 2353 219 9072 9108748");
    }

    /**
     * A linear program that takes over, and one that is tried in vain, after so much work. Then the prices go on where
     * they were. Later they have come too far for a trial.
     */
    @ParameterizedTest
    @CsvSource({
        "SETS, 10000, 2730 242 7703 31079729",
        "TOURS, 1000000, 2353 613 25295 13268337",
        "TOURS, 3000000, 2353 612 25283 11255835"
    })
    void aLinearProgramTakesOverWhereItVisitsMore(Problem problem, long after, String work) {
        PriceSearch search = new PriceSearch(problem.table(), 1, new Stages.Sizes(256, Long.MAX_VALUE, after, 0));
        while (search.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(search.nodes()).isLessThan(1_000_000);
        }

        assertThat(text(search.cheapest(), search.nodes(), search.updates()) + " " + search.work())
                .isEqualTo(work);
    }

    /** All solutions that cost as little as the cheapest are found by another search, which has cuts too. */
    @Test
    void allThatCostAsLittleTakeAsMuchWork() {
        SolutionsUpTo all = new SolutionsUpTo(Problem.TOURS.table(), 2353);
        while (all.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(all.nodes()).isLessThan(1_000_000);
        }

        assertThat(all.solutions() + " " + all.nodes() + " " + all.updates()).isEqualTo("1 109 3960");
    }

    /** How far a search gets that takes long: the cheapest cost so far, the bound, and the nodes, updates and steps. */
    @ParameterizedTest
    @CsvSource({"ALIKE, 1, 4609 600 44568 4465 6076648", "ONCE_OR_TWICE, 1, 334 600 3621 319 65063436"})
    void aHardSearchGetsThisFar(Problem problem, int most, String work) {
        PriceSearch search = new PriceSearch(problem.table(), most, Stages.Sizes.USUAL);
        while (search.nodes() < 600 && search.run(600 - search.nodes()) != Step.EXHAUSTED) {
            assertThat(search.nodes()).isLessThanOrEqualTo(600);
        }

        assertThat(text(search.cheapest(), search.nodes(), search.updates()) + " " + search.settled() + " "
                        + search.work())
                .isEqualTo(work);
    }

    /**
     * The same of the race with links, without the steps; and it tells of each solution that is cheaper than all
     * before.
     */
    @ParameterizedTest
    @CsvSource({
        "SETS, 1, 2730 864 37583",
        "CREWS, 1, 19358 226 11570",
        "CREWS, 5, 19358 7381 17546",
        "ROSTER, 3, 56 1745 6387",
        "OTHER_ROSTER, 3, 50 2516 8234",
        "TWICE, 3, 539 22884 175998",
        "COLORS, 5, -132 2405 17295",
        "COLORS, 300, -132 9699 136051",
    })
    void theRaceTakesThisMuchWork(Problem problem, int most, String work) {
        MinimumCost.Sizes sizes = new MinimumCost.Sizes(200_000, 100_000, Stages.Sizes.USUAL, NearSearch.Sizes.USUAL);
        MinimumCost race =
                new MinimumCost(problem.table(), ItemRule.SMALLEST, most, 1, MinimumCost.Given.NOTHING, sizes);
        int told = 0;
        for (Step step = race.run(Machine.UNLIMITED); step != Step.EXHAUSTED; step = race.run(Machine.UNLIMITED)) {
            told += step == Step.SOLUTION ? 1 : 0;
            assertThat(race.nodes()).isLessThan(1_000_000);
        }

        assertThat(told).isEqualTo(race.solutions());
        assertThat(text(race.cheapest(), race.nodes(), race.updates())).isEqualTo(work);
    }

    /** Prices and links alike would visit millions of nodes. */
    @Test
    void whereArithmeticShowsThatThereIsNoSolutionThereIsNoSearch() {
        MinimumCost race = new MinimumCost(Pigeonholes.of(12, 11), ItemRule.SMALLEST, 3, 1, MinimumCost.Given.NOTHING);

        assertThat(race.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(race.cheapest()).isEmpty();
        assertThat(race.nodes()).isEqualTo(1);
        assertThat(race.fraction()).isEqualTo(1);
    }

    /** Six colors for a graph in which seven vertices are next to each other. Arithmetic begins early enough. */
    @Test
    void arithmeticBeginsBeforePricesHaveDoneTheirPart() {
        Random random = new Random(5);
        Set<List<Integer>> edges = new HashSet<>();
        IntStream.range(0, 21).forEach(pair -> edges.add(List.of(pair % 7, (pair % 7 + 1 + pair / 7) % 7)));
        while (edges.size() < 90) {
            int[] two = some(random, 0, 30, 2);
            edges.add(List.of(two[0], two[1]));
        }
        List<List<Integer>> all =
                edges.stream().sorted(Comparator.comparing(List::toString)).toList();
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int color = 0; color < 6; color++) {
            for (int vertex = 0; vertex < 30; vertex++) {
                cover(builder, random.nextInt(50), vertex);
                for (int edge = 0; edge < all.size(); edge++) {
                    if (all.get(edge).contains(vertex)) {
                        builder.addCell(30 + 6 * edge + color, OptionTable.NO_COLOR);
                    }
                }
                builder.endOption();
            }
        }
        OptionTable table = builder.build(30, numbers(30 + 6 * all.size()));
        MinimumCost race = new MinimumCost(table, ItemRule.SMALLEST, 1, 1, MinimumCost.Given.NOTHING);
        while (race.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(race.nodes()).isLessThan(1_000_000);
        }

        assertThat(race.cheapest()).isEmpty();
        assertThat(race.nodes()).isEqualTo(750);
    }

    private static String text(List<Kept> found, long nodes, long updates) {
        return found.get(0).cost() + " " + nodes + " " + updates;
    }
}
