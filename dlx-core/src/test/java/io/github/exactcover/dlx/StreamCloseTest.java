package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.SolutionSpliterator;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.search.links.Tracer;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any thread may close a stream, at any moment: the stream is then at its end, and leaves no thread behind. */
@Timeout(120)
class StreamCloseTest {

    private static final int REPETITIONS = 100;

    private final ExecutorService other = Executors.newSingleThreadExecutor();

    @AfterEach
    void noThreadIsLeftBehind() {
        other.shutdownNow();
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.getName().startsWith("dlx-helper"));
    }

    /** The search has no solution and would take for ever, and is under way when it is closed. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whileTheSearchIsUnderWay(int threads) throws Exception {
        for (int i = 0; i < REPETITIONS; i++) {
            CountDownLatch searching = new CountDownLatch(1);
            CountDownLatch closed = new CountDownLatch(1);
            Stream<Solution<String>> stream = DLX
                    .search(SearchControlTest.pigeons(12))
                    .threads(threads)
                    .cancelWhen(() -> {
                        searching.countDown();
                        await(closed);
                        return false;
                    })
                    .stream();
            Iterator<Solution<String>> solutions = stream.iterator();
            Future<Boolean> more = other.submit(solutions::hasNext);
            await(searching);
            stream.close();
            closed.countDown();
            assertThat(more.get()).isFalse();
            assertThat(solutions.hasNext()).isFalse();
        }
    }

    /** One that is not held up: it is closed while it runs, wherever it is. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void inTheMiddleOfARun(int threads) throws Exception {
        for (int i = 0; i < REPETITIONS; i++) {
            CountDownLatch searching = new CountDownLatch(1);
            Stream<Solution<String>> stream = DLX
                    .search(SearchControlTest.pigeons(12))
                    .threads(threads)
                    .engine(Engine.DANCING_LINKS)
                    .itemChoice(ItemChoice.MRV)
                    .cancelWhen(() -> {
                        searching.countDown();
                        return false;
                    })
                    .stream();
            Future<Boolean> more = other.submit(stream.iterator()::hasNext);
            await(searching);
            stream.close();
            assertThat(more.get()).isFalse();
        }
    }

    /** Solutions come all the time, so that some closings meet a search, and some the consumer of a solution. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whileSolutionsAreRead(int threads) throws Exception {
        List<Solution<String>> expected =
                DLX.search(Permutations.of(9)).stream().limit(200).toList();
        for (int i = 0; i < REPETITIONS; i++) {
            Stream<Solution<String>> stream = DLX.search(Permutations.of(9)).threads(threads).stream();
            CountDownLatch enough = new CountDownLatch(i + 1);
            List<Solution<String>> seen = new ArrayList<>();
            Future<?> reading = other.submit(() -> stream.forEach(solution -> {
                seen.add(solution);
                enough.countDown();
            }));
            await(enough);
            stream.close();
            reading.get();
            int checked = Math.min(seen.size(), expected.size());
            assertThat(seen.subList(0, checked)).isEqualTo(expected.subList(0, checked));
        }
    }

    /** The search has found a solution when it is closed, and has not handed it out. */
    @RepeatedTest(20)
    void betweenASolutionAndItsConsumer() throws Exception {
        List<Stream<Solution<String>>> streams = new ArrayList<>();
        Tracer closer = (Tracer) Proxy.newProxyInstance(
                Tracer.class.getClassLoader(), new Class<?>[] {Tracer.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("solutionFound")) {
                        other.submit(streams.get(0)::close).get();
                    }
                    return null;
                });
        ExactCoverProblem<String, String> problem = Permutations.of(5);
        Asked<String, String> asked = new Asked<>(problem, problem.table(), Settings.DEFAULT);
        streams.add(SolutionSpliterator.stream(asked, closable -> Start.traced(closable, false, view -> closer)));
        assertThat(streams.get(0).toList()).isEmpty();
    }

    /** The consumer is at work on a solution, and finds the stream at its end afterwards. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whileItsConsumerIsAtWork(int threads) throws Exception {
        for (int i = 0; i < REPETITIONS; i++) {
            CountDownLatch consuming = new CountDownLatch(1);
            CountDownLatch closed = new CountDownLatch(1);
            Stream<Solution<String>> stream = DLX.search(Permutations.of(5)).threads(threads).stream();
            List<Solution<String>> seen = new ArrayList<>();
            Future<?> reading = other.submit(() -> stream.forEach(solution -> {
                seen.add(solution);
                consuming.countDown();
                await(closed);
            }));
            await(consuming);
            stream.close();
            closed.countDown();
            reading.get();
            assertThat(seen).hasSize(1);
        }
    }

    /** A listener of the search closes the stream that asks for it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void byItsOwnSearch(int threads) {
        List<Stream<Solution<String>>> streams = new ArrayList<>();
        streams.add(DLX
                .search(SearchControlTest.pigeons(12))
                .threads(threads)
                .progress(Duration.ofNanos(1), progress -> streams.get(0).close())
                .stream());
        assertThat(streams.get(0).toList()).isEmpty();
    }

    /** They are not closed, and could not be: only the garbage collector still has them. */
    @Test
    void theThreadsOfForgottenStreamsEnd() throws Exception {
        for (int i = 0; i < 20; i++) {
            forgetOne();
        }
        while (!HelperThreads.alive().isEmpty()) {
            System.gc();
            Thread.sleep(10);
        }
    }

    @SuppressWarnings("resource") // That is what is tested.
    private static void forgetOne() {
        Iterator<Solution<String>> solutions =
                DLX.search(Permutations.of(9)).threads(3).stream().iterator();
        solutions.next();
        assertThat(HelperThreads.alive()).isNotEmpty();
    }

    @Test
    @SuppressWarnings("resource") // It is refused while it is read.
    void twoCannotAskAtOnce() {
        List<Iterator<Solution<String>>> iterators = new ArrayList<>();
        try (Stream<Solution<String>> stream = DLX
                .search(Permutations.of(5))
                .progress(Duration.ofNanos(1), progress -> iterators.get(0).forEachRemaining(solution -> {}))
                .stream()) {
            iterators.add(stream.iterator());
            assertThatThrownBy(() -> iterators.get(0).next())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("This stream is already looking for its next solution; use a stream from one thread"
                            + " at a time");
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
