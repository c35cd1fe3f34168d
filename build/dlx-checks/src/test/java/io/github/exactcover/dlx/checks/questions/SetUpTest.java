package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Uniqueness;
import io.github.exactcover.dlx.trace.SearchListener;
import io.github.exactcover.dlx.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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

    /** How a search that reduces the large problem has to end. */
    private record Ending(Duration timeout, Optional<BooleanSupplier> condition) {

        static final Ending NONE = new Ending(Duration.ofDays(1), Optional.empty());

        <Q extends Question<Integer, Integer, Q>> Q of(Q question) {
            Q reduced = question.reduce();
            Q timed = timeout.equals(NONE.timeout) ? reduced : reduced.timeout(timeout);
            return condition.map(timed::cancelWhen).orElse(timed);
        }
    }

    /** All that reduces a problem and can say that it was ended. */
    @SuppressWarnings("ImmutableEnumChecker") // Lambdas that hold nothing.
    enum Call {
        SOLVE(ending -> ending.of(DLX.search(LARGE)).solve(solution -> Visit.CONTINUE)),
        COUNT(ending -> ending.of(DLX.search(LARGE)).count()),
        COUNT_BEST(ending -> asSearch(ending.of(Count.of(LARGE)).result())),
        COUNT_BY_MEMO(ending ->
                asSearch(ending.of(Count.of(LARGE)).by(Counting.FRONTIER).result())),
        FIRST(ending -> ending.of(DLX.search(LARGE)).first(solution -> {})),
        FIRST_ON_TWO_THREADS(ending -> ending.of(DLX.search(LARGE)).threads(2).first(solution -> {})),
        ANY(ending -> ending.of(Feasibility.of(LARGE)).solution(solution -> {})),
        ANY_ON_TWO_THREADS(ending -> ending.of(Feasibility.of(LARGE)).threads(2).solution(solution -> {})),
        WITH_A_LISTENER(ending -> ending.of(Trace.of(LARGE)).count(new SearchListener<>() {}));

        private final Asked asked;

        Call(Asked asked) {
            this.asked = asked;
        }

        private interface Asked {
            SearchResult of(Ending ending);
        }

        private static SearchResult asSearch(CountResult result) {
            return new SearchResult(result.end(), result.solutions(), result.statistics());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aConditionEndsIt(Call call) {
        AtomicInteger asked = new AtomicInteger();
        CpuTime time = new CpuTime();
        SearchResult result =
                call.asked.of(new Ending(Ending.NONE.timeout(), Optional.of(() -> asked.incrementAndGet() > 1)));
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
        SearchResult result = call.asked.of(new Ending(Duration.ofMillis(1), Optional.empty()));
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(result.solutions()).isZero();
        assertThat(time.taken()).isLessThan(SOON);
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptEndsIt(Call call) {
        CpuTime time = new CpuTime();
        Thread.currentThread().interrupt();
        SearchResult result = call.asked.of(Ending.NONE);
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
        Search<Integer, Integer> search = ended(DLX.search(LARGE));
        assertThatThrownBy(search::first).isInstanceOf(SearchIncompleteException.class);
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                ended(Feasibility.of(LARGE))::solution,
                ended(Count.of(LARGE))::solutions,
                () -> ended(Estimate.of(LARGE)).from(10, 1),
                ended(SolutionDiagram.of(LARGE))::inMemory)) {
            assertThatThrownBy(call).isInstanceOf(SearchIncompleteException.class);
        }
        try (Stream<Solution<Integer>> stream = search.stream()) {
            assertThatThrownBy(stream::findFirst).isInstanceOf(SearchIncompleteException.class);
        }
        assertThat(time.taken()).isLessThan(SOON);
    }

    private static <Q extends Question<Integer, Integer, Q>> Q ended(Q question) {
        return question.reduce().cancelWhen(() -> true);
    }

    @Test
    void nothingIsClaimed() {
        CpuTime time = new CpuTime();
        assertThat(ended(Feasibility.of(LARGE)).require(0).uniqueness().kind()).isEqualTo(Uniqueness.Kind.UNKNOWN);
        CheapestResult<Integer> cheapest = ended(Cheapest.of(LARGE)).require(0).find();
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
