package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.Permutations;
import org.junit.jupiter.api.Test;

class PaceTest {

    private static final long MILLISECOND = 1_000_000;

    private static Pace pace(int permutations) {
        return new Pace(Permutations.of(permutations).table());
    }

    @Test
    void itStartsWithOneNodeAndDoublesWhileThatIsQuick() {
        Pace pace = pace(3);
        assertThat(pace.budget()).isEqualTo(1);
        for (long expected = 2; expected <= 1024; expected *= 2) {
            pace.ran(MILLISECOND);
            assertThat(pace.budget()).isEqualTo(expected);
        }
        pace.ran(4 * MILLISECOND);
        assertThat(pace.budget()).as("that is about right").isEqualTo(1024);
    }

    @Test
    void oneSlowRunBringsItDownAtOnce() {
        Pace pace = pace(3);
        for (int i = 0; i < 12; i++) {
            pace.ran(MILLISECOND);
        }
        pace.ran(4096 * MILLISECOND);
        assertThat(pace.budget()).isEqualTo(5);
        pace.ran(Long.MAX_VALUE);
        assertThat(pace.budget()).isEqualTo(1);
    }

    @Test
    void itIsBoundedAndLessForALargeTable() {
        Pace small = pace(3);
        Pace large = pace(60);
        for (int i = 0; i < 100; i++) {
            small.ran(1);
            large.ran(1);
        }
        assertThat(small.budget()).isEqualTo(1 << 16);
        assertThat(large.budget()).isEqualTo(4_000_000 / 7200);
    }
}
