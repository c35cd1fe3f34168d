package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is left of larger problems after a few choices, packed. */
class BitPackingTest {

    /**
     * The rows say of any two options that are left what the table says of them, in fewer words and in the same order.
     */
    @ParameterizedTest
    @EnumSource
    void rowsOfPackedOptionsSayWhichOfThemAreCompatible(LargerProblem problem) {
        OptionTable table = problem.table();
        Random random = new Random(20261123);
        int packings = 0;
        for (int fewWords : new int[] {0, BitRows.FEW_WORDS}) {
            BitRows rows = new BitRows(table, fewWords);
            for (int dive = 0; dive < 20; dive++) {
                LiveBits live = new LiveBits(rows, ItemRule.SMALLEST);
                int left = live.enterRoot();
                for (int block = 1; left > 0; block++) {
                    LiveBits packed = live.packed(block, LargeSubtrees.everywhere(rows.depth), 1);
                    if (packed != live) {
                        check(packed.rows(), live.rows().layout.words, table);
                        packings++;
                    }
                    live = packed;
                    int item = live.chooseItem(block);
                    int bit = live.first(block, item);
                    for (int i = random.nextInt(live.degree(block, item)); i > 0; i--) {
                        bit = live.next(block, bit);
                    }
                    left = live.enter(block + 1, live.optionOf(bit));
                }
            }
        }
        assertThat(packings).isPositive();
    }

    @Test
    void whatTakesMoreThanAFewWordsIsNotPacked() {
        BitRows rows = new BitRows(choices(65), BitRows.FEW_WORDS);
        LiveBits live = new LiveBits(rows, ItemRule.SMALLEST);
        live.enterRoot();
        assertThat(live.packed(1, LargeSubtrees.everywhere(rows.depth), 1)).isSameAs(live);

        rows = new BitRows(choices(64), BitRows.FEW_WORDS);
        live = new LiveBits(rows, ItemRule.SMALLEST);
        live.enterRoot();
        assertThat(live.packed(1, LargeSubtrees.everywhere(rows.depth), 1)).isNotSameAs(live);
    }

    @Test
    void theEffortIsTheWordsOfAllRowsBeforeAndAfter() {
        BitRows rows = new BitRows(choices(64), BitRows.FEW_WORDS);
        LiveBits live = new LiveBits(rows, ItemRule.SMALLEST);
        live.enterRoot();
        long[] state = live.snapshot(1)[0];
        BitPacking packing =
                new BitPacking(rows, new BitChoice(rows.layout, ItemRule.SMALLEST), state, state.length / 2);
        assertThat(packing.effort()).isEqualTo(64 * 40 * (64 + 64) + 500);
        // An option changes a single word, and would go through 64.
        assertThat(packing.saved()).isEqualTo(1 - 64);
    }

    /** Items with 40 options each, none of which covers anything else. */
    private static OptionTable choices(int items) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < items; item++) {
            for (int option = 0; option < 40; option++) {
                builder.addCell(item, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(items, IntStream.range(0, items).toArray());
    }

    private static void check(BitRows packed, int wordsBefore, OptionTable table) {
        BitLayout layout = packed.layout;
        assertThat(layout.words).isLessThanOrEqualTo(Math.max(wordsBefore, BitRows.FEW_WORDS));
        int previousItem = -1;
        int previousOption = -1;
        for (int word = 0; word < layout.words; word++) {
            for (long x = layout.options(word); x != 0; x &= x - 1) {
                int bit = 64 * word + Long.numberOfTrailingZeros(x);
                int item = layout.itemOf[bit];
                int option = layout.optionOf[bit];
                assertThat(item).isGreaterThanOrEqualTo(previousItem);
                assertThat(item != previousItem || option > previousOption).isTrue();
                previousItem = item;
                previousOption = option;
            }
        }
        for (int first = 0; first < table.optionCount(); first++) {
            if (packed.rowStarts[first] >= 0) {
                checkRow(packed, first, table);
            }
        }
    }

    private static void checkRow(BitRows packed, int first, OptionTable table) {
        BitLayout layout = packed.layout;
        for (int word = 0; word < layout.words; word++) {
            long row = packed.narrowRows[packed.rowStarts[first] + word];
            for (long x = layout.options(word); x != 0; x &= x - 1) {
                int bit = 64 * word + Long.numberOfTrailingZeros(x);
                assertThat(((row >>> bit) & 1) != 0).isEqualTo(areCompatible(table, first, layout.optionOf[bit]));
            }
            for (long x = layout.tops[word]; x != 0; x &= x - 1) {
                int item = layout.itemOf[64 * word + Long.numberOfTrailingZeros(x)];
                assertThat((row & Long.lowestOneBit(x)) == 0).isEqualTo(covers(table, first, item));
            }
        }
    }

    private static boolean covers(OptionTable table, int option, int item) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (table.item(cell) == item) {
                return true;
            }
        }
        return false;
    }

    private static boolean areCompatible(OptionTable table, int one, int other) {
        if (one == other) {
            return true;
        }
        for (int cell = table.start(one); cell < table.start(one + 1); cell++) {
            for (int otherCell = table.start(other); otherCell < table.start(other + 1); otherCell++) {
                boolean sameColor = table.color(cell) == table.color(otherCell);
                if (table.item(cell) == table.item(otherCell)
                        && !(sameColor && table.color(cell) != OptionTable.NO_COLOR)) {
                    return false;
                }
            }
        }
        return true;
    }
}
