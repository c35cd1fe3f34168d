package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompatibilityTest {

    private static final int PRIMARY = 6;
    private static final int SECONDARY = 4;

    @ParameterizedTest
    @CsvSource({"5, 0", "40, 0", "40, 64", "150, 64", "900, 64"})
    void aRowHasTheBitsOfAllOptionsThatDoNotConflict(int options, int fewWords) {
        OptionTable table = table(options);
        BitLayout layout = new BitLayout(table, fewWords);
        Compatibility compatibility = new Compatibility(table, layout);
        for (int option = 0; option < options; option++) {
            long[] row = compatibility.rowOf(option);
            for (int other = 0; other < options; other++) {
                boolean fine = option == other || !conflict(table, option, other);
                for (int cell = table.start(other); cell < table.start(other + 1); cell++) {
                    int bit = layout.bitOf[cell];
                    if (bit >= 0) {
                        assertThat((row[bit >> 6] >>> bit & 1) != 0)
                                .as("option %d in the row of %d", other, option)
                                .isEqualTo(fine);
                    }
                }
            }
        }
    }

    private static boolean conflict(OptionTable table, int one, int other) {
        for (int a = table.start(one); a < table.start(one + 1); a++) {
            for (int b = table.start(other); b < table.start(other + 1); b++) {
                boolean sameColor = table.color(a) != OptionTable.NO_COLOR && table.color(a) == table.color(b);
                if (table.item(a) == table.item(b) && !sameColor) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A table whose secondary items have one of three colors, or none. With 900 options all primary items are wide. */
    private static OptionTable table(int options) {
        Random random = new Random(20270105);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < options; option++) {
            builder.addCell(random.nextInt(PRIMARY / 2), OptionTable.NO_COLOR);
            builder.addCell(PRIMARY / 2 + random.nextInt(PRIMARY / 2), OptionTable.NO_COLOR);
            for (int item = PRIMARY; item < PRIMARY + SECONDARY; item++) {
                int color = random.nextInt(5);
                if (color < 4) {
                    builder.addCell(item, color);
                }
            }
            builder.endOption();
        }
        return builder.build(PRIMARY, IntStream.range(0, PRIMARY + SECONDARY).toArray());
    }
}
