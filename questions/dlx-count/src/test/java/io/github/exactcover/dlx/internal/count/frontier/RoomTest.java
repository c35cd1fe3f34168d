package io.github.exactcover.dlx.internal.count.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a frontier needs to begin with. */
class RoomTest {

    /** One item that all of some others share an option with, each once. */
    private static OptionTable star(int others, int mostOfTheFirst) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int other = 1; other <= others; other++) {
            builder.addCell(0, OptionTable.NO_COLOR);
            builder.addCell(other, OptionTable.NO_COLOR);
            builder.endOption();
        }
        int[] ones = new int[others + 1];
        Arrays.fill(ones, 1);
        int[] most = ones.clone();
        most[0] = mostOfTheFirst;
        return builder.build(others + 1, IntStream.range(0, others + 1).toArray(), ones, most);
    }

    private static long needed(OptionTable table) {
        return Room.of(table, ItemSequence.of(table), 1).needed();
    }

    /** Three words for 130 items of the frontier, two arrays of them, for 130 options and 132 layers; and 260 cells. */
    @Test
    void eachRowNeedsTheWordsOfTheFrontier() {
        OptionTable table = star(130, 1);
        int[] first = IntStream.range(0, 131).toArray();
        assertThat(Room.of(table, ItemSequence.of(table, first), 1).needed())
                .isEqualTo(8 * 3 * 2 * (130 + 132) + 16 * 260);
    }

    /** A counter with its layers, and two and a half times as many arrays. */
    @Test
    void boundsNeedMore() {
        long cells = 16 * 260;
        assertThat(needed(star(130, 5)) - cells).isGreaterThan(2 * (needed(star(130, 1)) - cells));
    }

    @Test
    void itMayTakeAPartOfTheMemoryAndSomeInAnyCase() {
        OptionTable table = star(3, 1);
        assertThat(Room.of(table, ItemSequence.of(table), 1).allowed()).isEqualTo(64_000_000);
        assertThat(Room.of(table, ItemSequence.of(table), 1L << 40).allowed()).isEqualTo(1L << 37);
        assertThat(new Room(5, 5).isEnough()).isTrue();
        assertThat(new Room(6, 5).isEnough()).isFalse();
    }
}
