package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.Permutations;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Time-outs, cancelling and interrupts of a count. The bound on time is far above what is promised: it only catches a
 * count that does not end.
 */
@Timeout(60)
class CountControlTest {

    /** No way to count this ends in time. */
    private static final ExactCoverProblem<Integer, Integer> ENDLESS = Families.queens(30, false);

    private static final Duration SHORT = Duration.ofMillis(200);
    private static final Duration LONG = Duration.ofDays(1);

    /** No solution, and more than holes! ways to find that out: n + 1 pigeons, n holes. */
    private static ExactCoverProblem<String, String> pigeons(int holes) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int hole = 0; hole < holes; hole++) {
            builder.secondary("hole " + hole);
        }
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            builder.primary("pigeon " + pigeon);
            for (int hole = 0; hole < holes; hole++) {
                builder.option(pigeon + " in " + hole, "pigeon " + pigeon, "hole " + hole);
            }
        }
        return builder.build();
    }

    @AfterEach
    void theInterruptFlagIsForThisTestOnly() {
        Thread.interrupted();
    }

    @Test
    void aCountWithoutEndTimesOutAndTheNextOneDoesNot() {
        CountResult counted = Count.of(ENDLESS).timeout(SHORT).result();
        assertThat(counted.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(counted.isExhausted()).isFalse();
        assertThat(counted.statistics().elapsed()).isGreaterThanOrEqualTo(SHORT);
        assertThat(Count.of(Permutations.of(6)).solutions()).isEqualTo(720);
    }

    @Test
    void aTimeoutOfAnyLengthWorks() {
        for (Duration duration :
                List.of(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.ofNanos(Long.MAX_VALUE), LONG)) {
            CountResult result = Count.of(Permutations.of(4)).timeout(duration).result();
            assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
            assertThat(result.solutions()).isEqualTo(24);
        }
        CountResult atOnce = Count.of(ENDLESS).timeout(Duration.ofNanos(1)).result();
        assertThat(atOnce.end()).isEqualTo(SearchEnd.TIMEOUT);
    }

    @Test
    void theLaterTimeoutHolds() {
        assertThat(Count.of(ENDLESS).timeout(LONG).timeout(SHORT).result().end())
                .isEqualTo(SearchEnd.TIMEOUT);
        assertThat(Count.of(Permutations.of(4))
                        .timeout(Duration.ofNanos(1))
                        .timeout(LONG)
                        .result()
                        .end())
                .isEqualTo(SearchEnd.EXHAUSTED);
    }

    @Test
    void anotherThreadCancels() throws InterruptedException {
        AtomicBoolean flag = new AtomicBoolean();
        CountDownLatch asked = new CountDownLatch(2);
        Thread other = after(asked, () -> flag.set(true));
        CountResult result = Count.of(pigeons(39))
                .cancelWhen(() -> {
                    asked.countDown();
                    return flag.get();
                })
                .result();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        other.join();
    }

    @Test
    void anInterruptFromAnotherThreadCancelsAndTheFlagStays() throws InterruptedException {
        Thread searching = Thread.currentThread();
        CountDownLatch asked = new CountDownLatch(2);
        Thread other = after(asked, searching::interrupt);
        CountResult result = Count.of(pigeons(39))
                .cancelWhen(() -> {
                    asked.countDown();
                    return false;
                })
                .result();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(Thread.interrupted()).isTrue();
        other.join();
    }

    @Test
    void aProblemOfAHundredThousandItemsTimesOut() {
        int size = 50_000;
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int i = 0; i < 2 * size; i++) {
            builder.primary(i);
        }
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < 3; k++) {
                builder.option(i, i, size + (i + k) % size);
            }
        }
        CountResult result = Count.of(builder.build()).timeout(SHORT).result();
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
    }

    /** A thread that does something when the search is under way, which it is when it has asked its condition twice. */
    private static Thread after(CountDownLatch asked, Runnable action) {
        Thread thread = new Thread(() -> {
            try {
                asked.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            action.run();
        });
        thread.start();
        return thread;
    }
}
