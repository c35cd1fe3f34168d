package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How much work it takes to prove the cheapest solutions. Most rules of this search change only that, so without these
 * numbers nobody would see that one of them is broken. If such a rule is changed on purpose, put the new numbers here, and
 * see that they are lower.
 */
class CostEffortTest {

    private enum Problem {
        /** Sets of any items. */
        SETS {
            @Override
            OptionTable table() {
                Random random = new Random(15);
                Options options = new Options();
                for (int option = 0; option < 600; option++) {
                    int[] items = random.ints(0, 30)
                            .distinct()
                            .limit(2 + random.nextInt(5))
                            .toArray();
                    options.add(90L * items.length + random.nextInt(50), items);
                }
                return options.table(30, 30);
            }
        },
        /** Tours of a crew: items that are close to each other. Half of the tours come twice, at another cost. */
        CREWS {
            @Override
            OptionTable table() {
                Random random = new Random(16);
                Options options = new Options();
                for (int option = 0; option < 700; option++) {
                    int from = random.nextInt(36);
                    int[] items = random.ints(from, Math.min(40, from + 9))
                            .distinct()
                            .limit(1 + random.nextInt(4))
                            .sorted()
                            .toArray();
                    long cost = 1000 + 211L * items.length + random.nextInt(300);
                    options.add(cost, items);
                    if (option % 2 == 0) {
                        options.add(cost + random.nextInt(20), items);
                    }
                }
                return options.table(40, 40);
            }
        },
        /** As many people as each shift needs, from four to six shifts for each of them, and at most one a day. */
        ROSTER {
            @Override
            OptionTable table() {
                Random random = new Random(17);
                Options options = new Options();
                int people = 7;
                int days = 7;
                int shifts = 3 * days;
                for (int person = 0; person < people; person++) {
                    for (int shift = 0; shift < shifts; shift++) {
                        options.add(
                                random.nextInt(10),
                                shift,
                                shifts + person,
                                shifts + people + person * days + shift / 3);
                    }
                }
                int[] lows = new int[shifts + people];
                int[] highs = new int[shifts + people];
                Arrays.setAll(lows, item -> item < shifts ? 1 + item % 2 : 3);
                Arrays.setAll(highs, item -> item < shifts ? 2 : 6);
                return options.table(shifts + people, shifts + people + people * days, lows, highs);
            }
        },
        /** Costs below zero, items that may stay uncovered, and colors. */
        COLORS {
            @Override
            OptionTable table() {
                Random random = new Random(18);
                Options options = new Options();
                for (int option = 0; option < 260; option++) {
                    int[] items = random.ints(0, 18)
                            .distinct()
                            .limit(1 + random.nextInt(3))
                            .toArray();
                    options.begin(random.nextInt(40) - 15L, items);
                    options.color(18 + random.nextInt(6), 1 + random.nextInt(3));
                    options.end();
                }
                return options.table(18, 24);
            }
        };

        abstract OptionTable table();
    }

    private static final class Options {
        private final OptionTableBuilder builder = new OptionTableBuilder();

        void add(long cost, int... items) {
            begin(cost, items);
            end();
        }

        void begin(long cost, int... items) {
            for (int item : items) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(cost);
        }

        void color(int item, int color) {
            builder.addCell(item, color);
        }

        void end() {
            builder.endOption();
        }

        OptionTable table(int primaryCount, int itemCount) {
            return builder.build(primaryCount, IntStream.range(0, itemCount).toArray());
        }

        OptionTable table(int primaryCount, int itemCount, int[] lows, int[] highs) {
            return builder.build(primaryCount, IntStream.range(0, itemCount).toArray(), lows, highs);
        }
    }

    /** The first cost, and the nodes, updates and steps of the search by prices alone. */
    @ParameterizedTest
    @CsvSource({
        "SETS, 1, 2730 518 19608 76704579",
        "SETS, 5, 2730 1795 48729 95854784",
        "CREWS, 1, 19358 13 471 3217693",
        "CREWS, 5, 19358 198 4593 10374809",
        "ROSTER, 1, 56 43 147 596451",
        "ROSTER, 3, 56 57 313 891701",
        "COLORS, 1, -132 26 596 2727197",
        "COLORS, 5, -132 94 1946 4380376",
    })
    void pricesTakeThisMuchWork(Problem problem, int most, String work) {
        PriceSearch search = new PriceSearch(problem.table(), most, 50);
        while (search.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(search.nodes()).isLessThan(1_000_000);
        }

        assertThat(text(search.cheapest(), search.nodes(), search.updates()) + " " + search.work())
                .isEqualTo(work);
    }

    /** The same of the race with links, without the steps. */
    @ParameterizedTest
    @CsvSource({
        "SETS, 1, 2730 6141 613515",
        "CREWS, 5, 19358 13127 36229",
        "ROSTER, 3, 56 1937 7941",
        "COLORS, 5, -132 9234 30450",
    })
    void theRaceTakesThisMuchWork(Problem problem, int most, String work) {
        MinimumCost race = new MinimumCost(problem.table(), ItemRule.SMALLEST, most, 1, 200_000, 100_000, 50);
        while (race.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            assertThat(race.nodes()).isLessThan(1_000_000);
        }

        assertThat(text(race.cheapest(), race.nodes(), race.updates())).isEqualTo(work);
    }

    private static String text(List<MinimumCost.Kept> found, long nodes, long updates) {
        return found.get(0).cost() + " " + nodes + " " + updates;
    }
}
