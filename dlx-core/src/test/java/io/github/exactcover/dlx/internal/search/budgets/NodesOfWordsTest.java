package io.github.exactcover.dlx.internal.search.budgets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Nodes in local variables are those in arrays, whatever word an option or a budget lies in. Small problems have no
 * options beyond the first word.
 */
class NodesOfWordsTest {

    private static final int TABLES = 150;
    private static final int NODES = 400;

    @ParameterizedTest(name = "{0} to {1} options of {2} to {3} items")
    @CsvSource({"30, 64, 4, 12", "65, 128, 8, 30", "129, 192, 8, 30", "193, 256, 8, 30", "257, 300, 8, 30"})
    void solutionsAndNodesAreTheSame(int fewest, int most, int fewestItems, int mostItems) {
        int solutions = 0;
        for (int seed = 0; seed < TABLES; seed++) {
            Random random = new Random(20261127L + seed);
            OptionTable table = table(
                    random,
                    fewest + random.nextInt(most - fewest + 1),
                    fewestItems + random.nextInt(mostItems - fewestItems + 1));
            List<String> expected =
                    search(new Budgets(table, ItemRule.SMALLEST, false, Branch.ROOT, Budgets.Room.ARRAYS));
            assertThat(search(new Budgets(table, ItemRule.SMALLEST, false, Branch.ROOT)))
                    .as("seed %s", seed)
                    .isEqualTo(expected);
            solutions += expected.size() - 1;
        }
        assertThat(solutions).isGreaterThan(5 * TABLES);
    }

    /** Some options are planted as a solution, and bounds are near to how often it covers the items. */
    private static OptionTable table(Random random, int options, int items) {
        int secondaries = random.nextInt(4);
        BitSet taken = new BitSet();
        double density = random.nextDouble();
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] lows = new int[items];
        for (int option = 0; option < options; option++) {
            boolean isPlanted = random.nextDouble() < density;
            int item = random.nextInt(items);
            for (int cells = 1 + random.nextInt(3); cells > 0 && item < items; cells--) {
                builder.addCell(item, OptionTable.NO_COLOR);
                lows[item] += isPlanted ? 1 : 0;
                item += 1 + random.nextInt(items);
            }
            int secondary = random.nextInt(16);
            if (secondary < secondaries && !(isPlanted && taken.get(secondary))) {
                builder.addCell(items + secondary, OptionTable.NO_COLOR);
                taken.set(secondary, isPlanted || taken.get(secondary));
            }
            builder.endOption();
        }
        int[] highs = lows.clone();
        for (int item = 0; item < items; item++) {
            lows[item] = Math.max(0, lows[item] - random.nextInt(2));
            highs[item] += random.nextInt(2);
        }
        return builder.build(items, IntStream.range(0, items + secondaries).toArray(), lows, highs);
    }

    /** The first solutions, in order, and the nodes. What is forced may come in another order. */
    private static List<String> search(SearchEngine engine) {
        List<String> seen = new ArrayList<>();
        while (engine.nodes() < NODES && engine.run(NODES - engine.nodes()) == Step.SOLUTION) {
            seen.add(Arrays.toString(Arrays.stream(engine.solution()).sorted().toArray()));
        }
        seen.add(engine.nodes() + " nodes");
        return seen;
    }
}
