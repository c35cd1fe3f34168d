package io.github.exactcover.dlx.internal.count.memo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What a memo says is what it was told, however little it may keep; and it keeps what is worth most. */
class MemoTableTest {

    private static final long AMPLE = 1L << 30;

    @Property(tries = 300, seed = "20261310")
    void itForgetsButNeverLies(
            @ForAll @IntRange(min = 1, max = 3) int keyWords,
            @ForAll @IntRange(min = 0, max = 200_000) int bytes,
            @ForAll long seed) {
        Random random = new Random(seed);
        MemoTable memo = new MemoTable(keyWords, MemoSlots.Hash.MIXING, bytes);
        Map<Long, Long> told = new HashMap<>();
        int wide = random.nextInt(2_000);
        for (int i = 0; i < 2_000; i++) {
            long name = random.nextInt(1_500);
            long[] value = {random.nextInt(100), i < wide ? 0 : random.nextInt(3)};
            if (told.putIfAbsent(name, value[0] + 1_000 * value[1]) == null) {
                memo.put(key(name, keyWords), 1, value, 1 + random.nextInt(50));
            }
        }
        assertThat(memo.size()).isLessThanOrEqualTo(told.size());
        long known = 0;
        for (long name = 0; name < 2_000; name++) {
            long[] value = {-1, -1};
            if (memo.get(key(name, keyWords), 1, value)) {
                known++;
                assertThat(value[0] + 1_000 * value[1]).isEqualTo(told.get(name));
            }
        }
        assertThat(known).isEqualTo(memo.size());
    }

    @Test
    void whereThereIsRoomHardlyAnythingIsForgotten() {
        MemoTable memo = new MemoTable(1, MemoSlots.Hash.MIXING, AMPLE);
        int told = 400_000;
        for (int i = 0; i < told; i++) {
            memo.put(new long[] {i}, 0, new long[] {1}, 1);
        }
        assertThat(memo.size() + memo.evictions()).isEqualTo(told);
        assertThat(memo.evictions()).isLessThan(told / 100);
        assertThat(memo.bytes()).isLessThan(4L * 2 * Long.BYTES * told);
    }

    /** So large that it has several segments, which share the memory. */
    @Test
    void aLargeMemoTakesNoMoreMemoryThanItMay() {
        long bytes = 1 << 21;
        MemoTable memo = new MemoTable(1, MemoSlots.Hash.MIXING, bytes);
        for (int i = 0; i < 300_000; i++) {
            memo.put(new long[] {i}, 0, new long[] {1}, 1);
        }
        assertThat(memo.bytes()).isBetween(bytes / 2, bytes);
        assertThat(memo.evictions()).isPositive();
    }

    @Test
    void aFullMemoKeepsWhatTookTheMostWork() {
        MemoTable memo = new MemoTable(1, MemoSlots.Hash.MIXING, 10_000);
        for (int i = 0; i < 100; i++) {
            memo.put(new long[] {i}, 0, new long[] {7}, 1_000_000);
        }
        for (int i = 100; i < 3_000; i++) {
            memo.put(new long[] {i}, 0, new long[] {7}, 1);
        }
        assertThat(memo.bytes()).isLessThanOrEqualTo(10_000);
        long known = IntStream.range(0, 100)
                .filter(i -> memo.get(new long[] {i}, 0, new long[1]))
                .count();
        // A few of them found no place among others of them.
        assertThat(known).isGreaterThan(90);
    }

    @Test
    void aValueThatIsLongerThanTheArrayIsNotKnown() {
        MemoTable memo = new MemoTable(1, MemoSlots.Hash.MIXING, AMPLE);
        memo.put(new long[] {1}, 0, new long[] {7, 1}, 1);
        memo.put(new long[] {2}, 0, new long[] {7, 0}, 1);
        assertThat(memo.get(new long[] {1}, 0, new long[1])).isFalse();
        assertThat(memo.get(new long[] {2}, 0, new long[1])).isTrue();
        assertThat(memo.get(new long[] {1}, 0, new long[2])).isTrue();
    }

    @Test
    void aShortValueIsFilledUpWithNothing() {
        MemoTable memo = new MemoTable(1, MemoSlots.Hash.MIXING, AMPLE);
        memo.put(new long[] {9}, 0, new long[] {7}, 1);
        long[] value = {-1, -1, -1};
        assertThat(memo.get(new long[] {9}, 0, value)).isTrue();
        assertThat(value).containsExactly(7, 0, 0);

        memo.put(new long[] {8}, 0, new long[] {6, 5}, 1);
        memo.put(new long[] {10}, 0, new long[] {4}, 1);
        assertThat(memo.get(new long[] {10}, 0, value)).isTrue();
        assertThat(value).containsExactly(4, 0, 0);
        assertThat(memo.get(new long[] {9}, 0, value)).isTrue();
        assertThat(value).containsExactly(7, 0, 0);
        assertThat(memo.get(new long[] {8}, 0, value)).isTrue();
        assertThat(value).containsExactly(6, 5, 0);
    }

    @Test
    void whatIsWorthLessThanAllOthersIsRefused() {
        MemoTable memo = fullOfHardWork();
        long before = memo.evictions();
        putEasyWork(memo, 20);
        assertThat(memo.evictions()).isEqualTo(before);
    }

    @Test
    void whatIsNeverAskedForAgainGivesWayAtLast() {
        MemoTable memo = fullOfHardWork();
        long before = memo.evictions();
        putEasyWork(memo, 100_000);
        assertThat(memo.evictions()).isGreaterThan(before);
    }

    /** All of its 16 slots are taken. */
    private static MemoTable fullOfHardWork() {
        MemoTable memo = new MemoTable(1, MemoSlots.Hash.MIXING, 0);
        for (int i = 0; i < 1_000; i++) {
            memo.put(new long[] {i}, 0, new long[] {7}, 1_000_000);
        }
        assertThat(memo.size()).isEqualTo(16);
        return memo;
    }

    private static void putEasyWork(MemoTable memo, int entries) {
        for (int i = 0; i < entries; i++) {
            memo.put(new long[] {1_000 + i}, 0, new long[] {7}, 1);
        }
    }

    /** A key after a word that is none of it. */
    private static long[] key(long name, int words) {
        long[] key = new long[words + 1];
        key[0] = name + 1;
        key[words] = name * 31;
        return key;
    }
}
