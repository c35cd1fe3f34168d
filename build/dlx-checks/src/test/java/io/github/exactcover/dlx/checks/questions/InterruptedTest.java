package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.testing.Permutations;
import org.junit.jupiter.api.Test;

/** Questions on a thread that was interrupted before. */
class InterruptedTest {

    @Test
    void onAnInterruptedThreadNothingClaimsToKnow() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Count.of(Permutations.of(4)).solutions())
                .isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> Feasibility.of(Permutations.of(4)).solution())
                .isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> DLX.stream(Permutations.of(4)).toList()).isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> Estimate.of(Permutations.of(4)).from(10, 1))
                .isInstanceOf(SearchIncompleteException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(Count.of(Permutations.of(4)).solutions()).isEqualTo(24);
    }
}
