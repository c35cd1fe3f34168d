package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The item to branch on, in blocks of random bits, against a look at each item. */
class BitChoiceTest {

    private static final int START = 7;

    @Property(tries = 2_000, seed = "20261123")
    void itIsTheFirstOfThoseWithTheFewest(
            @ForAll @IntRange(min = 1, max = 200) int items,
            @ForAll @IntRange(min = 2, max = 64) int mostOptions,
            @ForAll @IntRange(min = 2, max = 4) int fewest,
            @ForAll boolean guards,
            @ForAll long seed) {
        Random random = new Random(seed);
        int[] sizes =
                random.ints(items, fewest, Math.max(fewest, mostOptions) + 1).toArray();
        BitLayout layout = new BitLayout(table(sizes), guards ? 64 : 0);

        int[] left = new int[items];
        long[] state = new long[START + 2 * layout.words + 1];
        int first = random.nextInt(items);
        for (int item = 0; item < items; item++) {
            boolean active = item == first || random.nextInt(3) > 0;
            left[item] = random.nextBoolean() ? fewest : fewest + random.nextInt(sizes[item] - fewest + 1);
            long options = someOf(layout.fieldOf[item], left[item], random);
            int word = layout.wordOf[item];
            state[START + word] |= options;
            if (!active) {
                left[item] = Integer.MAX_VALUE;
            } else if (layout.guarded) {
                state[START + word] |= layout.topOf(item);
                state[START + layout.words] |= 1L << word;
            } else {
                state[START + layout.words + word] |= layout.topOf(item);
            }
        }

        int expected = 0;
        int leftmost = items;
        for (int item = items - 1; item >= 0; item--) {
            expected = left[item] <= left[expected] ? item : expected;
            leftmost = left[item] < Integer.MAX_VALUE ? item : leftmost;
        }
        BitChoice choice = new BitChoice(layout, ItemRule.SMALLEST);
        assertThat(choice.item(state, START, -1, false)).isEqualTo(expected);
        assertThat(new BitChoice(layout, ItemRule.LEFTMOST).item(state, START, -1, false))
                .isEqualTo(leftmost);
        if (layout.guarded && fewest > 2) {
            assertThat(choice.item(state, START, -1, true)).isEqualTo(expected);
        }
    }

    /** Some of the bits of a field. */
    private static long someOf(long field, int count, Random random) {
        long some = 0;
        while (Long.bitCount(some) < count) {
            some |= field & 1L << random.nextInt(64);
        }
        return some;
    }

    /** As many options of one item each as this item has. */
    private static OptionTable table(int[] sizes) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < sizes.length; item++) {
            for (int option = 0; option < sizes[item]; option++) {
                builder.addCell(item, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(sizes.length, IntStream.range(0, sizes.length).toArray());
    }
}
