package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SliceTest {

    private long now = 1_000;

    private final Slice slice = new Slice(() -> now);

    /** Visits one slice in this time, and returns how many nodes the next one has. */
    private long nodesAfter(long microseconds) {
        slice.start();
        now += TimeUnit.MICROSECONDS.toNanos(microseconds);
        slice.end();
        return slice.start();
    }

    @Test
    void aSliceGrowsWhileItTakesLessThanAMillisecond() {
        assertThat(slice.start()).isEqualTo(1);
        assertThat(nodesAfter(0)).isEqualTo(2);
        assertThat(nodesAfter(999)).isEqualTo(4);
        assertThat(nodesAfter(1_000)).isEqualTo(4);
    }

    @Test
    void itShrinksInProportionAboveFourMilliseconds() {
        grow(10);

        assertThat(nodesAfter(4_000)).isEqualTo(1024);
        assertThat(nodesAfter(4_096)).isEqualTo(500);
        assertThat(nodesAfter(20_000)).isEqualTo(50);
    }

    @ParameterizedTest
    @CsvSource({"3000000, 1", "2000000, 1", "1000000, 2"})
    void itNeverHasLessThanOneNode(long microseconds, long nodes) {
        grow(10);

        assertThat(nodesAfter(microseconds)).isEqualTo(nodes);
    }

    @Test
    void itHasAtMostSixteenMillionNodes() {
        assertThat(grow(24)).isEqualTo(1 << 24);
        assertThat(nodesAfter(0)).isEqualTo(1 << 24);
    }

    private long grow(int times) {
        for (int i = 0; i < times; i++) {
            nodesAfter(0);
        }
        return slice.start();
    }
}
