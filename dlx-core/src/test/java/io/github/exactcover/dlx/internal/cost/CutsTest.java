package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When it pays to look for cliques once more. */
class CutsTest {

    private final Cuts cuts = new Cuts();

    /** Three items. Two of them are cheaper together than alone, so half of each such option is best; all three exclude each other. */
    private static PricedTable triangle(long cost) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 3; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCell((item + 1) % 3, OptionTable.NO_COLOR);
            builder.addCost(2 * cost);
            builder.endOption();
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCost(3 * cost + 1);
            builder.endOption();
        }
        return new PricedTable(builder.build(3, new int[] {0, 1, 2}));
    }

    private static PriceTree tree(PricedTable table, boolean usesCorners) {
        int[] all = IntStream.range(0, table.optionCount()).toArray();
        PriceTree tree = new PriceTree(table, all);
        run(tree);
        if (usesCorners) {
            tree = new PriceTree(tree, table, all, true);
            run(tree);
        }
        return tree;
    }

    private static void run(PriceTree tree) {
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED) {
            step = tree.run(Long.MAX_VALUE);
        }
    }

    @Test
    void itKeepsTheBoundBeforeTheCliques() {
        PricedTable table = triangle(1_000);
        PriceTree tree = tree(table, false);
        assertThat(cuts.before()).isEqualTo(Long.MIN_VALUE);
        assertThat(cuts.find(tree, table)).anyMatch(clique -> clique.length == 3);
        assertThat(cuts.before()).isEqualTo(tree.rootBound());
    }

    /** The first two rounds need no reason. */
    @Test
    void itEndsWhenTheBoundDoesNotRise() {
        PricedTable table = triangle(1_000);
        PriceTree tree = tree(table, false);
        assertThat(cuts.find(tree, table)).isNotEmpty();
        assertThat(cuts.find(tree, table)).isNotEmpty();
        assertThat(cuts.find(tree, table)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1_000_150, false", "1_000_250, true", "999_000, false"})
    void itGoesOnIfTheBoundRisesByAPartOfItself(String cost, boolean goesOn) {
        PricedTable table = triangle(1_000_000);
        PriceTree tree = tree(table, false);
        cuts.find(tree, table);
        cuts.find(tree, table);
        long before = cuts.before();
        PricedTable other = triangle(Long.parseLong(cost.replace("_", "")));
        PriceTree next = tree(other, false);
        assertThat(cuts.find(next, other).isEmpty()).isEqualTo(!goesOn);
        assertThat(cuts.before()).isEqualTo(goesOn ? next.rootBound() : before);
    }

    @Test
    void itEndsAfterTenRounds() {
        for (int round = 0; round < 12; round++) {
            PricedTable table = triangle(1_000 + 100 * round);
            assertThat(cuts.find(tree(table, false), table).isEmpty()).isEqualTo(round >= 10);
        }
    }

    /** A corner has no two thirds, but its cliques lead it to a solution even if the bound does not rise. */
    @Test
    void itEndsAfterThirtyRoundsWithCorners() {
        PricedTable table = triangle(1_000);
        PriceTree tree = tree(table, true);
        for (int round = 0; round < 32; round++) {
            assertThat(cuts.find(tree, table).isEmpty()).isEqualTo(round >= 30);
        }
    }

    @Test
    void aTableThatIsTooLargeForCornersGetsNoMoreItems() {
        PricedTable table = triangle(1_000);
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.endOption();
        PricedTable large =
                new PricedTable(builder.build(1, IntStream.range(0, 1_501).toArray()));
        assertThat(cuts.find(tree(table, true), large)).isEmpty();
        assertThat(cuts.find(tree(table, false), large)).isNotEmpty();
    }

    /** Options of 1024 items, so many that it takes too long with one more cell. */
    @ParameterizedTest
    @CsvSource({"0, false", "1, true"})
    void itTakesTooLongInAMillionCells(int more, boolean isTooLarge) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int cell = 0; cell < (1 << 20) + more; cell++) {
            builder.addCell(cell & 1023, OptionTable.NO_COLOR);
            if ((cell & 1023) == 1023 || cell == 1 << 20) {
                builder.endOption();
            }
        }
        PricedTable large =
                new PricedTable(builder.build(1024, IntStream.range(0, 1024).toArray()));
        assertThat(cuts.find(tree(triangle(1_000), false), large).isEmpty()).isEqualTo(isTooLarge);
    }
}
