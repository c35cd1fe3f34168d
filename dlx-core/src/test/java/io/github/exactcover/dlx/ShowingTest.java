package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.testing.Families;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Solutions that are shown: they stay what they are, and the search ends where it was told to. */
class ShowingTest {

    /** What a solution was when it was shown. */
    private record Told(List<Integer> options, List<Integer> searchOrder, List<Integer> indices) {

        Told(Solution<Integer> solution) {
            this(
                    List.copyOf(solution.options()),
                    List.copyOf(solution.searchOrder()),
                    solution.indices().boxed().toList());
        }
    }

    /** Options of one length, so that bits read the last choices off, and of several. */
    private static final List<ExactCoverProblem<Integer, Integer>> PROBLEMS = List.of(
            Families.matchings(8),
            Families.dominoes(4, 5),
            Families.langford(7),
            Families.latinSquares(4, true),
            Families.queens(6, false));

    @ParameterizedTest
    @EnumSource
    void keptSolutionsAreWhatTheyWereWhenTheyWereShown(Engine engine) {
        for (ExactCoverProblem<Integer, Integer> problem : PROBLEMS) {
            List<Solution<Integer>> untouched = new ArrayList<>();
            List<Told> told = new ArrayList<>();
            DLX.search(problem).engine(engine).solve(solution -> {
                untouched.add(solution);
                return Visit.CONTINUE;
            });
            DLX.search(problem).engine(engine).solve(solution -> {
                told.add(new Told(solution));
                return Visit.CONTINUE;
            });
            assertThat(untouched).hasSizeGreaterThan(1).doesNotHaveDuplicates();
            assertThat(untouched.stream().map(Told::new)).isEqualTo(told);
            assertThat(DLX.search(problem).engine(engine).count().solutions()).isEqualTo(untouched.size());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theListsOfASolutionHaveTheSameOptions(Engine engine) {
        for (ExactCoverProblem<Integer, Integer> problem : PROBLEMS) {
            DLX.search(problem).engine(engine).forEach(solution -> {
                int[] places = solution.indices().toArray();
                assertThat(places).isSorted();
                assertThat(solution.options())
                        .isEqualTo(IntStream.of(places)
                                .mapToObj(problem.options()::get)
                                .toList());
                assertThat(solution.searchOrder()).containsExactlyInAnyOrderElementsOf(solution.options());
                assertThat(new HashSet<>(solution.options())).hasSize(places.length);
            });
        }
    }

    @ParameterizedTest
    @EnumSource
    void otherThreadsReadSolutionsWhileTheSearchGoesOn(Engine engine) throws InterruptedException, ExecutionException {
        ExactCoverProblem<Integer, Integer> problem = Families.matchings(10);
        ExecutorService readers = Executors.newFixedThreadPool(2);
        try {
            List<Future<Told>> read = new ArrayList<>();
            List<Told> told = new ArrayList<>();
            DLX.search(problem).engine(engine).solve(solution -> {
                read.add(readers.submit(() -> new Told(solution)));
                read.add(readers.submit(() -> new Told(solution)));
                return Visit.CONTINUE;
            });
            DLX.search(problem).engine(engine).forEach(solution -> told.add(new Told(solution)));
            assertThat(read).hasSize(2 * 945);
            for (int i = 0; i < read.size(); i++) {
                assertThat(read.get(i).get()).isEqualTo(told.get(i / 2));
            }
        } finally {
            readers.shutdownNow();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aKeptSolutionKeepsNoMachine(Engine engine) throws IllegalAccessException {
        for (int threads = 1; threads <= 2; threads++) {
            Search<Integer, Integer> search =
                    DLX.search(Families.matchings(6)).engine(engine).threads(threads);
            for (Solution<Integer> solution : search.stream().toList()) {
                assertThat(reachable(solution))
                        .hasSizeGreaterThan(3)
                        .noneMatch(object -> object instanceof Machine || object instanceof Run);
            }
        }
    }

    /** The objects of our own classes that an object keeps alive, by way of such objects. */
    private static Set<Object> reachable(Object from) throws IllegalAccessException {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Object object = open.pop();
            if (object.getClass().getName().startsWith(Solution.class.getPackageName()) && seen.add(object)) {
                for (Field field : object.getClass().getDeclaredFields()) {
                    field.setAccessible(true);
                    Object value = Modifier.isStatic(field.getModifiers()) ? null : field.get(object);
                    if (value != null) {
                        open.push(value);
                    }
                }
            }
        }
        return seen;
    }

    @Property(tries = 300, seed = "20261401")
    void aSearchEndsAtTheSolutionThatItWasToldTo(@ForAll long seed, @ForAll Engine engine) {
        Random random = new Random(seed);
        ExactCoverProblem<Integer, Integer> problem = PROBLEMS.get(random.nextInt(PROBLEMS.size()));
        Search<Integer, Integer> search = DLX.search(problem).engine(engine);
        List<Solution<Integer>> all = search.stream().toList();
        int wanted = 1 + random.nextInt(all.size() - 1);
        for (End end : End.values()) {
            List<Solution<Integer>> seen = new ArrayList<>();
            SearchResult result = end.of(search, wanted).solve(solution -> {
                seen.add(solution);
                return seen.size() < wanted ? Visit.CONTINUE : end.last();
            });
            assertThat(Thread.interrupted()).isEqualTo(end == End.INTERRUPT);
            assertThat(seen).as("%s", end).isEqualTo(all.subList(0, wanted));
            assertThat(result.end()).isEqualTo(end.reported);
            assertThat(result.solutions()).isEqualTo(wanted);
        }
    }

    /** How a search can end at a solution. */
    private enum End {
        STOP(SearchEnd.STOPPED) {
            @Override
            Visit last() {
                return Visit.STOP;
            }
        },
        LIMIT(SearchEnd.LIMIT) {
            @Override
            <I, O> Search<I, O> of(Search<I, O> search, int solutions) {
                return search.limit(solutions);
            }
        },
        INTERRUPT(SearchEnd.CANCELLED) {
            @Override
            Visit last() {
                Thread.currentThread().interrupt();
                return Visit.CONTINUE;
            }
        };

        final SearchEnd reported;

        End(SearchEnd reported) {
            this.reported = reported;
        }

        <I, O> Search<I, O> of(Search<I, O> search, int solutions) {
            return search;
        }

        Visit last() {
            return Visit.CONTINUE;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aVisitorThatComesBackAfterTheTimeOutIsNotCalledAgain(Engine engine) {
        Duration timeout = Duration.ofMillis(50);
        List<Long> called = new ArrayList<>();
        SearchResult result = DLX.search(Families.matchings(8))
                .engine(engine)
                .timeout(timeout)
                .solve(solution -> {
                    called.add(System.nanoTime());
                    while (called.size() == 40 && System.nanoTime() - called.get(0) <= timeout.toNanos()) {
                        Thread.onSpinWait();
                    }
                    return Visit.CONTINUE;
                });
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(called).hasSizeLessThanOrEqualTo(40);
    }

    /** After so many solutions the search no longer looks at the clock each time, so a timer has to tell it. */
    @ParameterizedTest
    @EnumSource
    void aSlowVisitorEndsAtTheTimeOutAmongManySolutions(Engine engine) {
        Duration timeout = Duration.ofMillis(500);
        long slowFrom = 20_000;
        AtomicLong called = new AtomicLong();
        SearchResult result = DLX.search(Families.matchings(14))
                .engine(engine)
                .timeout(timeout)
                .solve(solution -> {
                    called.incrementAndGet();
                    if (called.get() >= slowFrom) {
                        LockSupport.parkNanos(timeout.toNanos() / 4);
                    }
                    return called.get() < slowFrom + 40 ? Visit.CONTINUE : Visit.STOP;
                });
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
    }
}
