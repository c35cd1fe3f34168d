package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.Permutations;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Time-outs, cancelling and interrupts. The bound on time is far above what is promised: it only catches a search that
 * does not end.
 */
@Timeout(60)
class SearchControlTest {

    /** No way to count this ends in time. */
    private static final ExactCoverProblem<Integer, Integer> ENDLESS = Families.queens(30, false);

    private static final Duration SHORT = Duration.ofMillis(200);
    private static final Duration LONG = Duration.ofDays(1);

    /** No solution, and more than holes! ways to find that out: n + 1 pigeons, n holes. */
    static ExactCoverProblem<String, String> pigeons(int holes) {
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
    void aSearchWithoutEndTimesOutWhateverItWasAskedFor() {
        Search<Integer, Integer> search = DLX.search(ENDLESS).timeout(SHORT);
        SearchResult counted = search.count();
        assertThat(counted.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(counted.isExhausted()).isFalse();
        assertThat(counted.statistics().elapsed()).isGreaterThanOrEqualTo(SHORT);
        assertThat(search.solve(solution -> Visit.CONTINUE).end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(search.limit(Long.MAX_VALUE - 1).count().end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(search.timeout(LONG).first()).as("one is found at once").isPresent();
        assertThat(DLX.search(Permutations.of(6)).count().solutions()).isEqualTo(720);
    }

    @Test
    void firstThatTimedOutDoesNotSayThatThereIsNoSolution() {
        // Without a certain engine, arithmetic would see at once that there are too many pigeons.
        assertThatThrownBy(() -> DLX.search(pigeons(39))
                        .engine(Engine.DANCING_LINKS)
                        .timeout(SHORT)
                        .first())
                .isInstanceOfSatisfying(SearchIncompleteException.class, e -> {
                    assertThat(e.result().end()).isEqualTo(SearchEnd.TIMEOUT);
                    assertThat(e.result().solutions()).isZero();
                })
                .hasMessageContaining("TIMEOUT")
                .hasMessageContaining("give it more time");
        assertThat(DLX.search(pigeons(3)).timeout(LONG).first()).isEmpty();
    }

    @Test
    void aStreamThatTimedOutDoesNotEndAsIfItWereComplete() {
        try (Stream<Solution<String>> stream = DLX.search(pigeons(39)).timeout(SHORT).stream()) {
            Iterator<Solution<String>> solutions = stream.iterator();
            assertThatThrownBy(solutions::hasNext).isInstanceOf(SearchIncompleteException.class);
            assertThatThrownBy(solutions::hasNext)
                    .as("also when it is asked again")
                    .isInstanceOf(SearchIncompleteException.class);
        }
        assertThatThrownBy(() ->
                        DLX.search(Permutations.of(40)).timeout(SHORT).stream().count())
                .isInstanceOf(SearchIncompleteException.class);
    }

    @Test
    void aStreamThatWasCancelledIsNeverComplete() {
        try (Stream<Solution<String>> stream = DLX.search(Permutations.of(4)).cancelWhen(() -> true).stream()) {
            Iterator<Solution<String>> solutions = stream.iterator();
            List<ThrowingCallable> questions = List.of(
                    solutions::hasNext,
                    solutions::next,
                    () -> solutions.forEachRemaining(solution -> {}),
                    solutions::hasNext);
            for (ThrowingCallable question : questions) {
                assertThatThrownBy(question).isInstanceOf(SearchIncompleteException.class);
            }
        }
    }

    @Test
    void theLastWordIsTheVisitors() {
        SearchResult result = DLX.solve(Permutations.of(4), solution -> {
            Thread.currentThread().interrupt();
            return Visit.STOP;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
    }

    @Test
    void aLimitThatWasReachedCountsMoreThanAnInterrupt() {
        SearchResult result = DLX.search(Permutations.of(4)).limit(1).solve(solution -> {
            Thread.currentThread().interrupt();
            return Visit.CONTINUE;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
    }

    @Test
    void aTimeoutOfAnyLengthWorks() {
        for (Duration duration :
                List.of(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.ofNanos(Long.MAX_VALUE), LONG)) {
            SearchResult result =
                    DLX.search(Permutations.of(4)).timeout(duration).count();
            assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
            assertThat(result.solutions()).isEqualTo(24);
        }
        SearchResult atOnce = DLX.search(ENDLESS).timeout(Duration.ofNanos(1)).count();
        assertThat(atOnce.end()).isEqualTo(SearchEnd.TIMEOUT);
    }

    @Test
    void noTimeAtAllIsRefused() {
        Search<String, String> search = DLX.search(Permutations.of(2));
        for (Duration none : List.of(Duration.ZERO, Duration.ofSeconds(Long.MIN_VALUE), Duration.ofNanos(-1))) {
            assertThatThrownBy(() -> search.timeout(none))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("The time-out is " + none + ", but must be positive; to do without, leave it out");
            assertThatThrownBy(() -> search.progress(none, p -> {}))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("but must be positive");
            assertThatThrownBy(() -> search.logProgress(none)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void theLaterTimeoutHolds() {
        Search<Integer, Integer> search = DLX.search(ENDLESS).timeout(LONG);
        assertThat(search.timeout(SHORT).count().end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(DLX.search(Permutations.of(4))
                        .timeout(Duration.ofNanos(1))
                        .timeout(LONG)
                        .count()
                        .end())
                .isEqualTo(SearchEnd.EXHAUSTED);
    }

    @Test
    void aConditionThatHoldsFromTheStartEndsTheSearchBeforeItsFirstNode() {
        Search<String, String> search = DLX.search(Permutations.of(4))
                .engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.MRV)
                .cancelWhen(() -> true);
        SearchResult result = search.count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.statistics().nodes()).isZero();
        assertThatThrownBy(search::first)
                .isInstanceOf(SearchIncompleteException.class)
                .hasMessageContaining("CANCELLED");
        assertThatThrownBy(() -> search.stream().toList()).isInstanceOf(SearchIncompleteException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void anotherThreadCancels() throws InterruptedException {
        AtomicBoolean flag = new AtomicBoolean();
        CountDownLatch asked = new CountDownLatch(2);
        Thread other = after(asked, () -> flag.set(true));
        SearchResult result = DLX.search(pigeons(39))
                .cancelWhen(() -> {
                    asked.countDown();
                    return flag.get();
                })
                .count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        other.join();
    }

    @Test
    void eachOfSeveralConditionsCancels() {
        Search<String, String> search = DLX.search(pigeons(39));
        assertThat(search.cancelWhen(() -> true).cancelWhen(() -> false).count().end())
                .isEqualTo(SearchEnd.CANCELLED);
        assertThat(search.cancelWhen(() -> false).cancelWhen(() -> true).count().end())
                .isEqualTo(SearchEnd.CANCELLED);
    }

    @Test
    void anInterruptFromAnotherThreadCancelsAndTheFlagStays() throws InterruptedException {
        Thread searching = Thread.currentThread();
        CountDownLatch asked = new CountDownLatch(2);
        Thread other = after(asked, searching::interrupt);
        SearchResult result = DLX.search(pigeons(39))
                .cancelWhen(() -> {
                    asked.countDown();
                    return false;
                })
                .count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(Thread.interrupted()).isTrue();
        other.join();
    }

    @Test
    void onAnInterruptedThreadNothingClaimsToKnow() {
        Thread.currentThread().interrupt();
        assertThat(DLX.search(Permutations.of(4)).count().end()).isEqualTo(SearchEnd.CANCELLED);
        assertThatThrownBy(() -> DLX.search(Permutations.of(4)).first()).isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> DLX.stream(Permutations.of(4)).toList()).isInstanceOf(SearchIncompleteException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(DLX.search(Permutations.of(4)).count().solutions()).isEqualTo(24);
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
        SearchResult result = DLX.search(builder.build()).timeout(SHORT).count();
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
