package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search that has to end while it is set up ends soon, with nothing found, and never claims to have seen all. */
class SetUpTest {

    /** To reduce it takes some ten seconds of a processor. */
    private static final ExactCoverProblem<Integer, Integer> LARGE = sets(60, 30_000);

    /** To reduce it takes some hundred milliseconds. It has a solution. */
    private static final ExactCoverProblem<Integer, Integer> SMALL = sets(60, 3_000);

    /**
     * How much processor time a search may take that has to end at once, with what the compiler and the collector take.
     */
    private static final Duration SOON = Duration.ofSeconds(4);

    @TempDir
    Path folder;

    /** Random sets of two to seven items, after some that cover all items. */
    private static ExactCoverProblem<Integer, Integer> sets(int items, int count) {
        SplittableRandom random = new SplittableRandom(5);
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < items; item++) {
            builder.primary(item);
        }
        for (int option = 0; option < count; option++) {
            Set<Integer> set = new TreeSet<>();
            int size = 2 + random.nextInt(6);
            while (set.size() < size) {
                set.add(random.nextInt(items));
            }
            builder.option(option, 2 * option < items ? Set.of(2 * option, 2 * option + 1) : set);
        }
        return builder.build();
    }

    /** All that reduces a problem and can say that it was ended. */
    @SuppressWarnings("ImmutableEnumChecker") // Lambdas that hold nothing.
    enum Call {
        SOLVE(search -> search.solve(solution -> Visit.CONTINUE)),
        COUNT(Search::count),
        COUNT_BY_MEMO(search -> search.counting(Counting.FRONTIER).count()),
        FIRST(search -> search.first(solution -> {})),
        ON_TWO_THREADS(search -> search.threads(2).first(solution -> {})),
        WITH_A_LISTENER(search -> search.listener(new SearchListener<>() {}).count());

        private final Asked asked;

        Call(Asked asked) {
            this.asked = asked;
        }

        private interface Asked {
            SearchResult of(Search<Integer, Integer> search);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aConditionEndsIt(Call call) {
        AtomicInteger asked = new AtomicInteger();
        CpuTime time = new CpuTime();
        SearchResult result = call.asked.of(DLX.search(LARGE).reduce().cancelWhen(() -> asked.incrementAndGet() > 1));
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.solutions()).isZero();
        assertThat(result.statistics().nodes()).isZero();
        assertThat(asked).as("once it has said yes, it is not asked any more").hasValue(2);
        assertThat(time.taken()).isLessThan(SOON);
    }

    @ParameterizedTest
    @EnumSource
    void aTimeoutEndsIt(Call call) {
        CpuTime time = new CpuTime();
        SearchResult result = call.asked.of(DLX.search(LARGE).reduce().timeout(Duration.ofMillis(1)));
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(result.solutions()).isZero();
        assertThat(time.taken()).isLessThan(SOON);
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptEndsIt(Call call) {
        CpuTime time = new CpuTime();
        Thread.currentThread().interrupt();
        SearchResult result = call.asked.of(DLX.search(LARGE).reduce());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.solutions()).isZero();
        assertThat(time.taken()).isLessThan(SOON);
    }

    @Test
    void whatTheConditionThrowsComesOut() {
        RuntimeException thrown = new IllegalStateException("mine");
        AtomicInteger asked = new AtomicInteger();
        CpuTime time = new CpuTime();
        Search<Integer, Integer> search = DLX.search(LARGE).reduce().cancelWhen(() -> {
            if (asked.incrementAndGet() > 1) {
                throw thrown;
            }
            return false;
        });
        assertThatThrownBy(search::count).isSameAs(thrown);
        assertThat(time.taken()).isLessThan(SOON);
    }

    @Test
    void whoCannotSayThatItEndedThrows() {
        CpuTime time = new CpuTime();
        Search<Integer, Integer> search = DLX.search(LARGE).reduce().cancelWhen(() -> true);
        assertThatThrownBy(search::first).isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> search.analysis().estimate(10, 1)).isInstanceOf(SearchIncompleteException.class);
        assertThatThrownBy(() -> search.analysis().diagram()).isInstanceOf(SearchIncompleteException.class);
        try (Stream<Solution<Integer>> stream = search.stream()) {
            assertThatThrownBy(stream::findFirst).isInstanceOf(SearchIncompleteException.class);
        }
        assertThat(time.taken()).isLessThan(SOON);
    }

    @Test
    void nothingIsClaimed() {
        CpuTime time = new CpuTime();
        Search<Integer, Integer> search = DLX.search(LARGE).reduce().require(0).cancelWhen(() -> true);
        assertThat(search.analysis().uniqueness().kind()).isEqualTo(Analysis.Uniqueness.Kind.UNKNOWN);
        CheapestResult<Integer> cheapest = search.cheapest();
        assertThat(cheapest.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(cheapest.isProven()).isFalse();
        assertThat(cheapest.solutions()).isEmpty();
        assertThat(cheapest.lowerBound()).isEmpty();
        assertThat(time.taken()).isLessThan(SOON);
    }

    @Test
    void aStreamThatIsClosedMeanwhileEnds() throws InterruptedException {
        CountDownLatch reducing = new CountDownLatch(2);
        Stream<Solution<Integer>> stream = DLX
                .search(LARGE)
                .reduce()
                .cancelWhen(() -> {
                    reducing.countDown();
                    return false;
                })
                .stream();
        Thread closing = new Thread(() -> {
            try {
                reducing.await();
                stream.close();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        closing.start();
        CpuTime time = new CpuTime();
        assertThat(stream.toList()).isEmpty();
        assertThat(time.taken()).isLessThan(SOON);
        closing.join();
    }

    @Test
    void noCheckpointIsWrittenAndThatIsSaid() {
        Path file = folder.resolve("file");
        SearchResult result = DLX.search(SMALL)
                .reduce()
                .checkpointTo(file, Duration.ofDays(1))
                .cancelWhen(() -> true)
                .count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.checkpointFailure().orElseThrow())
                .hasMessage("The checkpoint " + file + " cannot be written")
                .hasRootCauseMessage("the search ended while it was set up, so there is nothing to go on from");
        assertThat(file).doesNotExist();
    }

    @Test
    void anEarlierCheckpointStaysAsItWas() throws IOException {
        Path file = folder.resolve("file");
        List<Integer> first = new ArrayList<>();
        Search<Integer, Integer> search = DLX.search(SMALL).reduce().checkpointTo(file, Duration.ofDays(1));
        search.limit(1).forEach(solution -> first.addAll(solution.options()));
        List<String> written = Files.readAllLines(file);
        SearchResult ended = search.resume(file).cancelWhen(() -> true).solve(solution -> Visit.STOP);
        assertThat(ended.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(ended.checkpointFailure()).isPresent();
        assertThat(Files.readAllLines(file)).isEqualTo(written);
        AtomicBoolean shown = new AtomicBoolean();
        search.resume(file).limit(2).forEach(solution -> {
            assertThat(solution.options()).isNotEqualTo(first);
            shown.set(true);
        });
        assertThat(shown).isTrue();
    }

    /** How much processor time this process has taken. */
    private static final class CpuTime {

        private final Duration start = now();

        private static Duration now() {
            return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
        }

        Duration taken() {
            return now().minus(start);
        }
    }

    @AfterEach
    void noInterruptIsLeft() {
        assertThat(Thread.interrupted()).isFalse();
    }
}
