package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever a visitor of incumbents does: its failure reaches the caller as it is, the interrupt flag stays, no thread
 * is left behind, and the problem and the search are as good as new.
 */
@Timeout(60)
class CheapestCallbackTest {

    /** The call in which the visitor does what is tested. */
    private static final int DECISIVE = 1;

    /** More solutions than can be visited here. */
    private final ExactCoverProblem<String, String> problem = Permutations.of(12);

    private final AtomicInteger calls = new AtomicInteger();

    private Cheapest<String, String> search(int threads) {
        return Cheapest.of(problem).threads(threads);
    }

    /** How a search ends whose visitor does something in the decisive call. */
    private SearchEnd run(Cheapest<String, String> search, Runnable action) {
        return search.find(1, incumbent -> {
                    if (calls.incrementAndGet() == DECISIVE) {
                        action.run();
                    }
                    return Visit.CONTINUE;
                })
                .end();
    }

    @BeforeEach
    @AfterEach
    void everythingIsAsGoodAsNew() {
        boolean interrupted = Thread.interrupted();
        assertThat(interrupted).as("tests take back the flag themselves").isFalse();
        assertThat(HelperThreads.alive()).isEmpty();
        List<Solution<String>> first = DLX.search(problem).limit(100).stream().toList();
        assertThat(first)
                .doesNotHaveDuplicates()
                .allMatch(solution -> solution.options().size() == 12);
        assertThat(DLX.search(problem).threads(4).limit(100).stream().toList()).isEqualTo(first);
        String[] six = IntStream.range(0, 6).mapToObj(i -> i + ":" + i).toArray(String[]::new);
        assertThat(DLX.search(problem).require(six).count().solutions()).isEqualTo(720);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whatItThrowsReachesTheCallerAsItIs(int threads) {
        for (Throwable thrown :
                List.of(new IllegalStateException("mine"), new AssertionError("mine"), new IOException("mine"))) {
            calls.set(0);
            assertThatThrownBy(() -> run(search(threads), () -> sneak(thrown)))
                    .isSameAs(thrown)
                    .hasNoSuppressedExceptions()
                    .hasNoCause();
            assertThat(calls).as("it is not called again").hasValue(DECISIVE);
            everythingIsAsGoodAsNew();
        }
    }

    /** Throws anything, as other languages of the JVM do. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void itMaySleep(int threads) {
        assertThat(run(search(threads), () -> sleep(30))).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(calls.get()).isGreaterThanOrEqualTo(DECISIVE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whenItSleepsPastTheTimeOutTheSearchEnds(int threads) {
        Cheapest<String, String> search = search(threads).timeout(Duration.ofMillis(60));
        assertThat(endOf(() -> run(search, () -> sleep(70)))).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(calls.get()).isEqualTo(DECISIVE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whenItInterruptsItsThreadTheSearchEndsAndTheFlagStays(int threads) {
        SearchEnd end =
                endOf(() -> run(search(threads), () -> Thread.currentThread().interrupt()));
        assertThat(Thread.interrupted()).as("the flag").isTrue();
        assertThat(calls.get()).isEqualTo(DECISIVE);
        assertThat(end).isEqualTo(SearchEnd.CANCELLED);
    }

    private static SearchEnd endOf(Supplier<SearchEnd> search) {
        try {
            return search.get();
        } catch (SearchIncompleteException e) {
            return e.result().end();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void itMayStartOtherSearches(int threads) {
        List<Solution<String>> expected = DLX.search(problem).limit(20).stream().toList();
        List<List<Solution<String>>> inner = new ArrayList<>();
        SearchEnd end = run(search(threads), () -> {
            inner.add(DLX.search(problem).limit(20).stream().toList());
            inner.add(DLX.search(problem).threads(4).limit(20).stream().toList());
            Search<Integer, Integer> endless =
                    DLX.search(Families.queens(30, false)).timeout(Duration.ofMillis(5));
            assertThat(endless.count().end()).isEqualTo(SearchEnd.TIMEOUT);
        });
        assertThat(end).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(inner).hasSize(2).containsOnly(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void itMayCancelTheSearch(int threads) {
        AtomicBoolean cancelled = new AtomicBoolean();
        SearchEnd end = endOf(() -> run(search(threads).cancelWhen(cancelled::get), () -> {
            cancelled.set(true);
            sleep(10); // The condition is asked every 5 ms only.
        }));
        assertThat(end).isEqualTo(SearchEnd.CANCELLED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aVisitorMustNotReturnNull(int threads) {
        SolutionVisitor<String> incumbents = incumbent -> nothing();
        assertThatThrownBy(() -> Cheapest.of(problem).threads(threads).find(1, incumbents))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("The visitor " + incumbents.getClass().getName()
                        + " returned null; return Visit.CONTINUE or Visit.STOP");
    }

    /** Null, as visitors return it that were compiled without a look at the annotations. */
    @SuppressWarnings("NullAway")
    private static Visit nothing() {
        return null;
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
