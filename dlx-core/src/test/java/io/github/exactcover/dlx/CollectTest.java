package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import java.util.stream.Collector;
import java.util.stream.Collector.Characteristics;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is collected is what one thread sees, whatever the number of threads, and no thread is left. */
@Timeout(120)
class CollectTest {

    @AfterAll
    @AfterContainer
    static void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    /** A collector of lists, with some characteristics. */
    private static <T> Collector<T, ?, List<T>> list(Characteristics... characteristics) {
        return Collector.of(
                () -> Collections.synchronizedList(new ArrayList<>()),
                List::add,
                (left, right) -> {
                    left.addAll(right);
                    return left;
                },
                characteristics);
    }

    /** All that can be seen of a solution, so that it is made on the thread that collects. */
    private static String text(Solution<?> solution) {
        return solution.options() + " " + solution.searchOrder() + " " + solution.cost() + " "
                + Arrays.toString(solution.indices().toArray());
    }

    private static <O> List<String> expected(Search<?, O> search) {
        return search.threads(1).stream().map(CollectTest::text).toList();
    }

    private static <O> List<String> collected(Search<?, O> search) {
        return search.collect(Collectors.mapping(CollectTest::text, Collectors.toList()));
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    @Property(tries = 500, seed = "20281126")
    void smallProblemsAreCollectedAsOnOneThread(
            @ForAll("problems") SmallProblem small,
            @ForAll @IntRange(min = 1, max = 5) int threads,
            @ForAll @IntRange(min = 1, max = 3) int limit,
            @ForAll boolean seeded,
            @ForAll boolean reduced) {
        Search<String, Integer> search =
                DLX.search(small.problem(option -> 7 * option - 20)).threads(threads);
        search = seeded ? search.seed(threads) : search;
        search = reduced ? search.reduce() : search;
        assertThat(collected(search)).isEqualTo(expected(search));
        assertThat(collected(search.limit(limit))).isEqualTo(expected(search.limit(limit)));
        int options = search.problem().options().size();
        if (options > 1) {
            Search<String, Integer> preset = search.requireIndices(0).forbidIndices(options - 1);
            assertThat(collected(preset)).isEqualTo(expected(preset));
        }
    }

    /** Slow enough that other threads take a part, whose size differs from run to run. */
    @Property(tries = 60, seed = "20281127")
    void threadsThatCollectAPartEachCollectAll(
            @ForAll @IntRange(min = 2, max = 5) int threads,
            @ForAll("changes") UnaryOperator<Search<String, String>> change,
            @ForAll boolean unordered,
            @ForAll boolean concurrent) {
        Search<String, String> search = change.apply(DLX.search(Permutations.of(6)));
        List<Characteristics> characteristics = new ArrayList<>();
        Collections.addAll(characteristics, unordered ? Characteristics.UNORDERED : Characteristics.IDENTITY_FINISH);
        Collections.addAll(characteristics, concurrent ? Characteristics.CONCURRENT : Characteristics.IDENTITY_FINISH);
        Set<String> names = ConcurrentHashMap.newKeySet();
        AtomicReference<List<String>> found = new AtomicReference<>(List.of());
        SearchResult result = search.threads(threads)
                .collect(
                        Collectors.mapping(
                                solution -> {
                                    if (names.add(Thread.currentThread().getName())) {
                                        sleep(2);
                                    }
                                    return text(solution);
                                },
                                CollectTest.<String>list(characteristics.toArray(new Characteristics[0]))),
                        found::set);
        List<String> expected = expected(search);
        if (unordered) {
            assertThat(found.get()).containsExactlyInAnyOrderElementsOf(expected);
        } else {
            assertThat(found.get()).isEqualTo(expected);
        }
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEqualTo(expected.size());
        assertThat(result.statistics().nodes())
                .isEqualTo(search.solve(solution -> Visit.CONTINUE).statistics().nodes());
    }

    @Provide
    Arbitrary<UnaryOperator<Search<String, String>>> changes() {
        return Arbitraries.of(List.of(
                search -> search,
                search -> search.engine(Engine.DANCING_LINKS),
                search -> search.engine(Engine.DANCING_CELLS).itemChoice(ItemChoice.FRB),
                search -> search.seed(5).reduce(),
                search -> search.require("2:3"),
                search -> search.forbid("0:0", "1:1").prefer(List.of("number 5")),
                search -> search.timeout(Duration.ofDays(1)).progress(Duration.ofNanos(1), progress -> {})));
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void manySolutionsAreInOrder(int threads) {
        Search<String, String> search = DLX.search(Permutations.of(8));
        assertThat(collected(search.threads(threads))).isEqualTo(expected(search));
    }

    /** Each kind of collector goes on for years, unless all threads are seen to collect. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void everyThreadCollects(int threads) {
        for (Characteristics kind : Characteristics.values()) {
            Set<Thread> seen = ConcurrentHashMap.newKeySet();
            AtomicInteger made = new AtomicInteger();
            AtomicInteger combined = new AtomicInteger();
            Collector<Object, AtomicInteger, AtomicInteger> collector = Collector.of(
                    () -> {
                        made.incrementAndGet();
                        return new AtomicInteger();
                    },
                    (count, solution) -> {
                        seen.add(Thread.currentThread());
                        count.incrementAndGet();
                    },
                    (left, right) -> {
                        combined.incrementAndGet();
                        left.addAndGet(right.get());
                        return left;
                    },
                    kind == Characteristics.IDENTITY_FINISH
                            ? new Characteristics[0]
                            : EnumSet.of(kind, Characteristics.UNORDERED).toArray(new Characteristics[0]));
            AtomicInteger found = new AtomicInteger();
            SearchResult result = DLX.search(Permutations.of(16))
                    .threads(threads)
                    .cancelWhen(() -> seen.size() == threads)
                    .collect(collector, all -> found.set(all.get()));

            assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
            assertThat(result.solutions()).isEqualTo(found.get());
            assertThat(seen).contains(Thread.currentThread());
            switch (kind) {
                case CONCURRENT -> {
                    assertThat(made).hasValue(1);
                    assertThat(combined).hasValue(0);
                }
                case UNORDERED -> {
                    assertThat(made).hasValue(threads);
                    assertThat(combined).hasValue(threads - 1);
                }
                case IDENTITY_FINISH -> assertThat(made.get()).isGreaterThanOrEqualTo(threads);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whatWasCollectedBeforeTheEndIsAPartInOrder(int threads) {
        Search<String, String> search = DLX.search(Permutations.of(12)).threads(threads);
        List<List<Integer>> found = new ArrayList<>();
        SearchResult result = search.timeout(Duration.ofMillis(100))
                .collect(
                        Collectors.mapping(
                                solution -> solution.indices().boxed().toList(), Collectors.toList()),
                        found::addAll);
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(result.solutions()).isEqualTo(found.size()).isPositive();
        assertThat(found).doesNotHaveDuplicates();
        if (threads == 1) {
            assertThat(found)
                    .isEqualTo(search.limit(found.size()).stream()
                            .map(solution -> solution.indices().boxed().toList())
                            .toList());
        }
        assertThatThrownBy(() -> search.timeout(Duration.ofMillis(10)).collect(Collectors.counting()))
                .isInstanceOf(SearchIncompleteException.class)
                .hasMessageContaining("TIMEOUT");
        assertThatThrownBy(() -> search.cancelWhen(() -> true).collect(Collectors.counting()))
                .isInstanceOf(SearchIncompleteException.class);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> search.collect(Collectors.counting())).isInstanceOf(SearchIncompleteException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    /** The first ten thousand solutions are quick, so that slices get long. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aCollectorThatGetsSlowIsNotCalledLongAfterATimeout(int threads) {
        AtomicInteger solutions = new AtomicInteger();
        AtomicInteger late = new AtomicInteger();
        AtomicBoolean over = new AtomicBoolean();
        SearchResult result = DLX.search(Permutations.of(12))
                .threads(threads)
                .cancelWhen(() -> {
                    over.set(solutions.get() > 20_000 + 10 * threads);
                    return over.get();
                })
                .collect(
                        Collectors.summingLong(solution -> {
                            if (solutions.incrementAndGet() > 20_000) {
                                sleep(10);
                                late.addAndGet(over.get() ? 1 : 0);
                            }
                            return 1;
                        }),
                        sum -> assertThat(sum).isEqualTo(solutions.get()));
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(late.get()).isLessThanOrEqualTo(threads);
        assertThat(solutions.get()).isLessThan(20_000 + 30 * threads);
    }

    /** Throws anything, as other languages of the JVM do. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    static Stream<Arguments> functions() {
        return Stream.of(1, 2, 5)
                .flatMap(threads -> Stream.of(Characteristics.values())
                        .flatMap(kind -> Stream.of("supplier", "accumulator", "combiner", "finisher", "action")
                                .map(function -> Arguments.of(threads, kind, function))));
    }

    @ParameterizedTest
    @MethodSource("functions")
    void whatAFunctionThrowsComesOut(int threads, Characteristics kind, String function) {
        for (Throwable thrown : List.of(new IllegalStateException("mine"), new IOException(), new AssertionError())) {
            AtomicInteger calls = new AtomicInteger();
            Set<Thread> seen = ConcurrentHashMap.newKeySet();
            Collector<Object, List<Object>, List<Object>> collector = Collector.of(
                    () -> {
                        if (function.equals("supplier") && calls.incrementAndGet() == Math.min(threads, 2)) {
                            sneak(thrown);
                        }
                        return Collections.synchronizedList(new ArrayList<>());
                    },
                    (list, solution) -> {
                        if (seen.add(Thread.currentThread()) && seen.size() < threads) {
                            sleep(5);
                        }
                        if (function.equals("accumulator") && calls.incrementAndGet() >= 300) {
                            sneak(thrown);
                        }
                        list.add(solution);
                    },
                    (left, right) -> {
                        calls.incrementAndGet();
                        if (function.equals("combiner")) {
                            sneak(thrown);
                        }
                        left.addAll(right);
                        return left;
                    },
                    list -> {
                        if (function.equals("finisher")) {
                            sneak(thrown);
                        }
                        return list;
                    },
                    kind == Characteristics.IDENTITY_FINISH
                            ? new Characteristics[0]
                            : EnumSet.of(kind, Characteristics.UNORDERED).toArray(new Characteristics[0]));
            Throwable caught = catchThrowable(() -> DLX.search(Permutations.of(6))
                    .threads(threads)
                    .collect(collector, list -> {
                        assertThat(list).hasSize(720);
                        if (function.equals("action")) {
                            sneak(thrown);
                        }
                    }));
            boolean isCalled = switch (function) {
                case "supplier" -> calls.get() >= Math.min(threads, 2);
                case "combiner" -> calls.get() > 0;
                default -> true;
            };
            assertThat(caught).isSameAs(isCalled ? thrown : null);
            assertThat(HelperThreads.alive()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aCollectorIsUsedAsTheStreamsDo(int threads) {
        Search<String, String> search = DLX.search(Permutations.of(5)).threads(threads);
        Collector<Object, AtomicInteger, AtomicInteger> unfinished = Collector.of(
                AtomicInteger::new,
                (count, solution) -> count.incrementAndGet(),
                (left, right) -> {
                    left.addAndGet(right.get());
                    return left;
                },
                count -> {
                    throw new AssertionError("what is the result already needs no finisher");
                },
                Characteristics.IDENTITY_FINISH);
        assertThat(search.collect(unfinished)).hasValue(120);
        AtomicInteger counted = new AtomicInteger();
        Collector<Object, ?, ?> nothing =
                Collector.of(() -> counted, (count, solution) -> count.incrementAndGet(), (left, right) -> left);
        assertThat(search.collect(nothing)).isSameAs(counted);
        assertThat(counted).as("a container may come twice").hasValue(120);
        Search<String, String> none = search.forbid("0:0", "0:1", "0:2", "0:3", "0:4");
        assertThat(none.collect(Collectors.toSet())).isEmpty();
        assertThat(none.collect(Collectors.counting())).isZero();
        assertThat(search.collect(Collectors.groupingByConcurrent(
                        solution -> solution.options().get(0), Collectors.counting())))
                .hasSize(5)
                .containsEntry("0:3", 24L);
        try (Stream<Solution<String>> stream = search.stream().parallel()) {
            assertThat(stream.collect(Collectors.toList())).isEqualTo(search.collect(Collectors.toList()));
        }
    }

    @Test
    void progressIsToldToTheEnd() {
        List<Progress> told = new ArrayList<>();
        Set<Thread> tellers = new HashSet<>();
        SearchResult result = DLX.search(Permutations.of(8))
                .threads(3)
                .progress(Duration.ofNanos(1), progress -> {
                    told.add(progress);
                    tellers.add(Thread.currentThread());
                })
                .collect(Collectors.counting(), count -> assertThat(count).isEqualTo(40_320));
        assertThat(tellers).containsExactly(Thread.currentThread());
        Progress last = told.get(told.size() - 1);
        assertThat(last.fraction()).isOne();
        assertThat(last.solutions()).isEqualTo(BigInteger.valueOf(40_320)).isEqualTo(result.solutions());
        assertThat(told).isSortedAccordingTo((one, other) -> Double.compare(one.fraction(), other.fraction()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aSearchIsCollectedWhereItIsResumed(int threads, @TempDir Path folder) {
        Search<String, String> search = DLX.search(Permutations.of(5)).threads(threads);
        Path file = folder.resolve("checkpoint");
        List<String> first = collected(search.limit(50).checkpointTo(file, Duration.ofDays(1)));
        List<String> rest = collected(search.resume(file));
        assertThat(first).hasSize(50);
        assertThat(Stream.concat(first.stream(), rest.stream())).isEqualTo(expected(search));
    }

    @Test
    void aSearchMayEndBeforeItBegins() {
        ConcurrentLinkedQueue<Object> found = new ConcurrentLinkedQueue<>();
        SearchResult result = DLX.search(Families.queens(200, false))
                .threads(2)
                .reduce()
                .timeout(Duration.ofMillis(1))
                .collect(Collectors.toList(), found::addAll);
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(found).isEmpty();
    }
}
