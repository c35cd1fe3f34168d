package io.github.exactcover.dlx.internal.count.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A table of states is a map from keys to sums, in the order in which the keys came. */
class StateTableTest {

    private final Memory memory = new Memory(1 << 28);

    private static List<Long> key(long[] words, int at, int count) {
        List<Long> key = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            key.add(words[at + i]);
        }
        return key;
    }

    /** Values come from the middle of an array, and keys of few different words from another one. */
    @Property(tries = 300, seed = "20262601")
    void itIsAMapThatAddsUp(
            @ForAll @IntRange(min = 1, max = 3) int keyWords,
            @ForAll @IntRange(min = 1, max = 2) int valueWords,
            @ForAll @IntRange(min = 1, max = 300) int adds,
            @ForAll long seed) {
        Random random = new Random(seed);
        StateTable table = new StateTable(memory, keyWords, valueWords);
        Map<List<Long>, BigInteger> expected = new HashMap<>();
        List<List<Long>> order = new ArrayList<>();
        for (int i = 0; i < adds; i++) {
            long[] keys = random.longs(keyWords + 2, 0, keyWords == 1 ? 100 : 6).toArray();
            int words = 1 + random.nextInt(3);
            long[] values = random.longs(words + 1, Long.MAX_VALUE - 1_000, Long.MAX_VALUE)
                    .toArray();
            BigInteger value = BigInteger.ZERO;
            for (int word = words; word > 0; word--) {
                value = value.shiftLeft(63).add(BigInteger.valueOf(values[word]));
            }
            List<Long> key = key(keys, 1, keyWords);
            if (expected.merge(key, value, BigInteger::add).equals(value)) {
                order.add(key);
            }
            if (keyWords == 1 && random.nextBoolean()) {
                table.add(keys[1], values, 1, words);
            } else {
                table.add(keys, 1, values, 1, words);
            }
        }
        check(table, keyWords, order, expected);
        assertThat(table.bytes()).isEqualTo(8L * order.size() * (keyWords + table.valueWords()));
        StateTable copy = new StateTable(memory, keyWords, 1);
        copy.dropIndex();
        for (int state = 0; state < table.size(); state++) {
            long[] chunk = table.chunk(state);
            int place = table.place(state);
            copy.append(chunk, place, chunk, place + keyWords, table.valueWords());
        }
        table.drop();
        assertThat(table.size()).isZero();
        check(copy, keyWords, order, expected);
        copy.drop();
        assertThat(memory.used()).isZero();
    }

    private static void check(
            StateTable table, int keyWords, List<List<Long>> order, Map<List<Long>, BigInteger> expected) {
        assertThat(table.size()).isEqualTo(order.size());
        for (int state = 0; state < order.size(); state++) {
            List<Long> key = key(table.chunk(state), table.place(state), keyWords);
            assertThat(key).isEqualTo(order.get(state));
            assertThat(table.value(state)).isEqualTo(expected.get(key));
        }
    }

    @Example
    void aValueThatIsThereIsNotReplaced() {
        StateTable table = new StateTable(memory, 1, 1);
        long[] keys = {5, 6};
        assertThat(table.valueOr(keys, 0, 70)).isEqualTo(70);
        assertThat(table.valueOr(keys, 1, 80)).isEqualTo(80);
        assertThat(table.valueOr(keys, 0, 90)).isEqualTo(70);
        assertThat(table.valueOr(6, 90)).isEqualTo(80);
        assertThat(table.valueOr(7, 90)).isEqualTo(90);
        assertThat(table.valueOr(7, 95)).isEqualTo(90);
        assertThat(table.size()).isEqualTo(3);
    }

    /** So much memory: an index that is small has much room, and a large one has less. */
    @Example
    void aLargeIndexHasLessRoom() {
        assertThat(indexInts(9_830)).isEqualTo(1 << 15);
        assertThat(indexInts(9_831)).isEqualTo(1 << 16);
        assertThat(indexInts(32_768)).isEqualTo(1 << 17);
        assertThat(indexInts(78_643)).isEqualTo(1 << 17);
        assertThat(indexInts(78_644)).isEqualTo(1 << 18);
    }

    private long indexInts(int states) {
        StateTable table = new StateTable(memory, 1, 1);
        for (int state = 0; state < states; state++) {
            table.valueOr(3L * state, 1);
        }
        long chunks = (states + 4095L) / 4096;
        long index = memory.used() - chunks * 4096 * 16;
        table.drop();
        assertThat(memory.used()).isZero();
        return index / 4;
    }

    /** As many chunks of 4096 states as there is room for from the beginning, all of them full, and one more. */
    @Example
    void wideningKeepsTheStatesOfAllChunks() {
        for (int size : new int[] {4 * 4096, 4 * 4096 + 1}) {
            StateTable table = new StateTable(memory, 1, 1);
            for (int state = 0; state < size; state++) {
                table.add(new long[] {3L * state}, 0, new long[] {state}, 0, 1);
            }
            long before = memory.used();
            table.add(new long[] {0}, 0, new long[] {1, 1}, 0, 2);
            assertThat(table.valueWords()).isEqualTo(2);
            assertThat(memory.used() - before)
                    .as("one more word for each place")
                    .isEqualTo(8L * 4096 * ((size + 4095) / 4096));
            assertThat(table.value(0)).isEqualTo(BigInteger.TWO.pow(63).add(BigInteger.ONE));
            for (int state = 1; state < size; state++) {
                assertThat(table.chunk(state)[table.place(state)]).isEqualTo(3L * state);
                assertThat(table.value(state)).isEqualTo(BigInteger.valueOf(state));
            }
            table.drop();
            assertThat(memory.used()).isZero();
        }
    }

    @Example
    void whatWasLookedAtIsGivenBackChunkByChunk() {
        StateTable table = new StateTable(memory, 1, 1);
        for (int state = 0; state < 3 * 4096; state++) {
            table.append(new long[] {state}, 0, new long[] {1}, 0, 1);
        }
        long all = memory.used();
        table.dropBefore(4095);
        assertThat(memory.used()).isEqualTo(all);
        table.dropBefore(2 * 4096 + 5);
        assertThat(memory.used()).isEqualTo(all - 2L * 4096 * 16);
        assertThat(table.value(2 * 4096)).isEqualTo(BigInteger.ONE);
        table.dropBefore(3 * 4096);
        assertThat(memory.used()).isEqualTo(all - 3L * 4096 * 16);
        table.dropIndex();
        table.drop();
        assertThat(memory.used()).isZero();
    }
}
