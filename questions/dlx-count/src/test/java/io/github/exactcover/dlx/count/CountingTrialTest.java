package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ProblemTable;
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
        assertThat(Count.of(Permutations.of(12)).isBestWhole()).isTrue();
        assertThat(Count.of(Families.queens(16, false)).threads(3).isBestWhole())
                .isFalse();
        assertThat(Count.of(Families.queens(20, false)).isBestWhole())
                .as("so long that a sweep may try for more than a second")
                .isFalse();
        assertThat(Count.of(Families.queens(8, false)).isBestWhole())
                .as("a short search")
                .isTrue();
    }

    /** A turn of the trial can take seconds, so the clock is looked at before each. */
    @Test
    void theTrialEndsInTime() {
        AtomicInteger looks = new AtomicInteger();
        CountingTrial trial = new CountingTrial(
                ProblemTable.of(Families.queens(16, false)),
                new OneThread(),
                () -> 900_000_000L * looks.getAndIncrement());
        assertThat(trial.isBestCountedWhole()).isFalse();
        assertThat(looks).as("the start, two turns, and the end").hasValue(4);
    }

    /** With a clock that stands still, the trial ends before all is counted. */
    @Test
    void theTrialEndsAfterItsTurns() {
        CountingTrial trial = new CountingTrial(ProblemTable.of(Families.queens(14, false)), new OneThread(), () -> 0);
        assertThat(trial.isBestCountedWhole()).isFalse();
    }
}
