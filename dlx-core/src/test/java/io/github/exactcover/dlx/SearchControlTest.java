package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Time-outs, cancelling and interrupts. The bounds on time are far above what is promised: they only catch a search that
 * does not end.
 */
@Timeout(60)
class SearchControlTest {

    private static final Duration SHORT = Duration.ofMillis(200);
    private static final Duration LONG = Duration.ofDays(1);

    /** n! solutions. */
    static ExactCoverProblem<String, String> permutations(int n) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int i = 0; i < n; i++) {
            builder.primary("place " + i, "number " + i);
        }
        for (int place = 0; place < n; place++) {
            for (int number = 0; number < n; number++) {
                builder.option(place + ":" + number, "place " + place, "number " + number);
            }
        }
        return builder.build();
    }

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
        Search<String, String> search = DLX.search(permutations(20)).timeout(SHORT);
        SearchResult counted = search.count();
        assertThat(counted.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(counted.isExhausted()).isFalse();
        assertThat(counted.statistics().elapsed()).isBetween(SHORT, Duration.ofSeconds(10));
        assertThat(search.solve(solution -> Visit.CONTINUE).end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(search.limit(Long.MAX_VALUE - 1).count().end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(search.timeout(LONG).first()).as("one is found at once").isPresent();
        assertThat(DLX.count(permutations(6))).isEqualTo(720);
    }

    @Test
    void firstThatTimedOutDoesNotSayThatThereIsNoSolution() {
        assertThatThrownBy(() -> DLX.search(pigeons(19)).timeout(SHORT).first())
                .isInstanceOfSatisfying(SearchIncompleteException.class, e -> {
                    assertThat(e.result().end()).isEqualTo(SearchEnd.TIMEOUT);
                    assertThat(e.result().solutions()).isZero();
                    assertThat(e.result().statistics().nodes()).isPositive();
                })
                .hasMessageContaining("TIMEOUT")
                .hasMessageContaining("give it more time");
        assertThat(DLX.search(pigeons(3)).timeout(LONG).first()).isEmpty();
    }

    @Test
    void aStreamThatTimedOutDoesNotEndAsIfItWereComplete() {
        try (Stream<Solution<String>> stream = DLX.search(pigeons(19)).timeout(SHORT).stream()) {
            Iterator<Solution<String>> solutions = stream.iterator();
            assertThatThrownBy(solutions::hasNext).isInstanceOf(SearchIncompleteException.class);
            assertThatThrownBy(solutions::hasNext)
                    .as("also when it is asked again")
                    .isInstanceOf(SearchIncompleteException.class);
        }
        assertThatThrownBy(() ->
                        DLX.search(permutations(20)).timeout(SHORT).stream().count())
                .isInstanceOf(SearchIncompleteException.class);
    }

    @Test
    void aVisitorThatSleepsPastTheTimeoutIsNotCalledAgain() {
        AtomicInteger calls = new AtomicInteger();
        SearchResult result = DLX.search(permutations(4))
                .timeout(Duration.ofSeconds(1))
                .solve(solution -> {
                    calls.incrementAndGet();
                    sleep(1500);
                    return Visit.CONTINUE;
                });
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(calls).hasValue(1);
        assertThat(result.solutions()).isEqualTo(1);
    }

    @Test
    void theLastWordIsTheVisitors() {
        SearchResult result = DLX.solve(permutations(4), solution -> {
            Thread.currentThread().interrupt();
            return Visit.STOP;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
    }

    @Test
    void aLimitThatWasReachedCountsMoreThanAnInterrupt() {
        SearchResult result = DLX.search(permutations(4)).limit(1).solve(solution -> {
            Thread.currentThread().interrupt();
            return Visit.CONTINUE;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
    }

    @Test
    void aTimeoutOfAnyLengthWorks() {
        for (Duration duration :
                List.of(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.ofNanos(Long.MAX_VALUE), LONG)) {
            SearchResult result = DLX.search(permutations(4)).timeout(duration).count();
            assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
            assertThat(result.solutions()).isEqualTo(24);
        }
        SearchResult atOnce =
                DLX.search(permutations(20)).timeout(Duration.ofNanos(1)).count();
        assertThat(atOnce.end()).isEqualTo(SearchEnd.TIMEOUT);
    }

    @Test
    void noTimeAtAllIsRefused() {
        Search<String, String> search = DLX.search(permutations(2));
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
        Search<String, String> search = DLX.search(permutations(20)).timeout(LONG);
        assertThat(search.timeout(SHORT).count().end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(DLX.search(permutations(4))
                        .timeout(Duration.ofNanos(1))
                        .timeout(LONG)
                        .count()
                        .end())
                .isEqualTo(SearchEnd.EXHAUSTED);
    }

    @Test
    void aConditionThatHoldsFromTheStartEndsTheSearchBeforeItsFirstNode() {
        Search<String, String> search = DLX.search(permutations(4)).cancelWhen(() -> true);
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
        Thread other = later(() -> flag.set(true));
        SearchResult result = DLX.search(pigeons(19)).cancelWhen(flag::get).count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        other.join();
        assertThat(result.statistics().elapsed()).isLessThan(Duration.ofSeconds(10));
    }

    @Test
    void eachOfSeveralConditionsCancels() {
        Search<String, String> search = DLX.search(pigeons(19));
        assertThat(search.cancelWhen(() -> true).cancelWhen(() -> false).count().end())
                .isEqualTo(SearchEnd.CANCELLED);
        assertThat(search.cancelWhen(() -> false).cancelWhen(() -> true).count().end())
                .isEqualTo(SearchEnd.CANCELLED);
    }

    @Test
    void whatTheConditionThrowsReachesTheCaller() {
        RuntimeException thrown = new IllegalStateException("mine");
        Search<String, String> search = DLX.search(permutations(4)).cancelWhen(() -> {
            throw thrown;
        });
        assertThatThrownBy(search::count).isSameAs(thrown).hasNoSuppressedExceptions();
        assertThatThrownBy(search::first).isSameAs(thrown);
        assertThatThrownBy(() -> search.stream().toList()).isSameAs(thrown);
        assertThat(DLX.count(permutations(4))).isEqualTo(24);
    }

    @Test
    void anInterruptFromAnotherThreadCancelsAndTheFlagStays() throws InterruptedException {
        Thread searching = Thread.currentThread();
        Thread other = later(searching::interrupt);
        SearchResult result = DLX.search(pigeons(19)).count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(Thread.interrupted()).isTrue();
        other.join();
    }

    @Test
    void aVisitorThatInterruptsItsThreadIsNotCalledAgain() {
        AtomicInteger calls = new AtomicInteger();
        SearchResult result = DLX.solve(permutations(4), solution -> {
            calls.incrementAndGet();
            Thread.currentThread().interrupt();
            return Visit.CONTINUE;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(calls).hasValue(1);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void onAnInterruptedThreadNothingClaimsToKnow() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> DLX.count(permutations(4))).isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> DLX.first(permutations(4))).isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> DLX.stream(permutations(4)).toList()).isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> DLX.search(permutations(4)).estimate(10, 1))
                .isInstanceOf(SearchIncompleteException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(DLX.count(permutations(4))).isEqualTo(24);
    }

    @Test
    void aVisitorMaySearchTheSameProblemWithItsOwnTimeout() {
        ExactCoverProblem<String, String> problem = permutations(20);
        List<SearchEnd> inner = new ArrayList<>();
        SearchResult outer = DLX.search(problem).timeout(LONG).limit(3).solve(solution -> {
            inner.add(DLX.search(problem).timeout(Duration.ofMillis(20)).count().end());
            return Visit.CONTINUE;
        });
        assertThat(inner).containsExactly(SearchEnd.TIMEOUT, SearchEnd.TIMEOUT, SearchEnd.TIMEOUT);
        assertThat(outer.end()).isEqualTo(SearchEnd.LIMIT);
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
        assertThat(result.statistics().elapsed()).isLessThan(Duration.ofSeconds(10));
    }

    private static Thread later(Runnable action) {
        Thread thread = new Thread(() -> {
            sleep(100);
            action.run();
        });
        thread.start();
        return thread;
    }

    private static void sleep(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
