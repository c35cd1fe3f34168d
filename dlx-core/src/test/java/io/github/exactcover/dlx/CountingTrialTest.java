package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.CountingTrial;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.Permutations;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CountingTrialTest {

    /** Permutations are 12! solutions and 4,096 subproblems; a count of queens has next to none that come twice. */
    @Test
    void whatTheFrontierCountsIsBestCountedWhole() {
        assertThat(DLX.search(Permutations.of(12)).isBestCountedWhole()).isTrue();
        assertThat(DLX.search(Families.queens(16, false)).threads(3).isBestCountedWhole())
                .isFalse();
        assertThat(DLX.search(Families.queens(20, false)).isBestCountedWhole())
                .as("so long that a sweep may try for more than a second")
                .isFalse();
        assertThat(DLX.search(Families.queens(8, false)).isBestCountedWhole())
                .as("a short search")
                .isTrue();
    }

    /** A turn of the trial can take seconds, so the clock is looked at before each. */
    @Test
    void theTrialEndsInTime() {
        AtomicInteger looks = new AtomicInteger();
        CountingTrial trial = new CountingTrial(
                Families.queens(16, false).table(), new OneThread(), () -> 900_000_000L * looks.getAndIncrement());
        assertThat(trial.isBestCountedWhole()).isFalse();
        assertThat(looks).as("the start, two turns, and the end").hasValue(4);
    }
}
