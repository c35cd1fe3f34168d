package io.github.exactcover.dlx.internal.resume;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FingerprintTest {

    /** A table whose options are pairs of an item and its color, one after the other. */
    private static OptionTable table(int primaryCount, int[] lows, int[] highs, int itemCount, int[]... options) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] option : options) {
            for (int i = 0; i < option.length; i += 2) {
                builder.addCell(option[i], option[i + 1]);
            }
            builder.endOption();
        }
        return builder.build(primaryCount, IntStream.range(0, itemCount).toArray(), lows, highs);
    }

    private static OptionTable plain(int primaryCount, int itemCount, int[]... options) {
        int[] ones = new int[primaryCount];
        Arrays.fill(ones, 1);
        return table(primaryCount, ones, ones.clone(), itemCount, options);
    }

    private static int[] option(int... cells) {
        return cells;
    }

    @Test
    void equalTablesHaveEqualFingerprints() {
        assertThat(Fingerprint.of(plain(2, 3, option(0, 0, 2, 1))))
                .isEqualTo(Fingerprint.of(plain(2, 3, option(0, 0, 2, 1))))
                .hasSize(64);
    }

    @Test
    void everyPartOfATableCounts() {
        List<OptionTable> tables = List.of(
                plain(2, 3, option(0, 0, 2, 1), option(1, 0)),
                plain(2, 3, option(1, 0), option(0, 0, 2, 1)),
                plain(2, 3, option(0, 0, 2, 2), option(1, 0)),
                plain(2, 3, option(0, 0, 2, 0), option(1, 0)),
                plain(2, 3, option(0, 0, 2, 1, 1, 0)),
                plain(2, 3, option(0, 0), option(2, 1, 1, 0)),
                plain(2, 3, option(0, 0, 2, 1), option(1, 0), option(1, 0)),
                plain(2, 4, option(0, 0, 2, 1), option(1, 0)),
                table(2, new int[] {0, 1}, new int[] {1, 1}, 3, option(0, 0, 2, 1), option(1, 0)),
                table(2, new int[] {1, 1}, new int[] {1, 2}, 3, option(0, 0, 2, 1), option(1, 0)));
        assertThat(tables.stream().map(Fingerprint::of)).doesNotHaveDuplicates();
    }

    /** Checkpoints of earlier releases have this fingerprint, so it must stay what it is. */
    @Test
    void itIsTheDigestOfAllNumbersInThisOrder() throws NoSuchAlgorithmException {
        int options = 5_000;
        int[][] same = new int[options][];
        Arrays.fill(same, option(0, 0, 2, 1));
        OptionTable table = table(2, new int[] {0, 1}, new int[] {5_000, 1}, 3, same);
        IntStream bounds = IntStream.of(2, 3, options, 0, 5_000, 1, 1);
        IntStream cells = IntStream.range(0, options).flatMap(option -> IntStream.of(2, 0, 0, 2, 1));
        ByteBuffer bytes = ByteBuffer.allocate(4 * (7 + 5 * options));
        IntStream.concat(bounds, cells).forEach(bytes::putInt);

        byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes.array());
        assertThat(Fingerprint.of(table)).isEqualTo(HexFormat.of().formatHex(digest));
    }

    /** All other numbers of these two are the same: the option of one is the bounds and the option of the other. */
    @Test
    void theNumberOfPrimaryItemsCounts() {
        OptionTable one = plain(1, 3, option(2, 1, 0, 0));
        OptionTable two = table(2, new int[] {1, 2}, new int[] {1, 2}, 3, option(0, 0));
        assertThat(Fingerprint.of(one)).isNotEqualTo(Fingerprint.of(two));
    }

    @Test
    void theNumberOfItemsCountsWhereNoOptionHasThem() {
        assertThat(Fingerprint.of(plain(1, 2, option(0, 0)))).isNotEqualTo(Fingerprint.of(plain(1, 3, option(0, 0))));
    }

    /** What follows an option with no items could be taken for another option without items. */
    @Test
    void theNumberOfOptionsCounts() {
        assertThat(Fingerprint.of(plain(1, 1, option(0, 0)), new int[] {0}))
                .isNotEqualTo(Fingerprint.of(plain(1, 1, option(0, 0), option())));
    }

    @Test
    void theNumbersThatBelongToATableCount() {
        OptionTable table = plain(1, 1, option(0, 0));
        assertThat(Fingerprint.of(table, new int[] {1})).isNotEqualTo(Fingerprint.of(table, new int[] {2}));
        assertThat(Fingerprint.of(new int[] {1})).isNotEqualTo(Fingerprint.of(new int[] {1, 0}));
    }

    /** The table is read in pieces of 2,048 numbers. */
    @Test
    void theBeginningTheMiddleAndTheTailOfALargeTableCount() {
        String all = Fingerprint.of(large(-1));
        for (int changed : new int[] {0, 1_000, 2_999}) {
            assertThat(Fingerprint.of(large(changed))).as("option %d", changed).isNotEqualTo(all);
        }
    }

    private static OptionTable large(int changed) {
        int[][] options = IntStream.range(0, 3_000)
                .mapToObj(option -> option(option == changed ? 1 : 0, 0))
                .toArray(int[][]::new);
        return plain(2, 2, options);
    }

    @Test
    void linesArePartedByTheirEnds() {
        assertThat(Fingerprint.of(List.of("ab", "c")))
                .isNotEqualTo(Fingerprint.of(List.of("a", "bc")))
                .matches("[0-9a-f]{64}");
    }
}
