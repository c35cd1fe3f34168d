package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.Quasigroup;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the number of threads: the same solutions in the same order, one visitor call at a time, no thread left. */
class ThreadsTest {

    @AfterAll
    @AfterContainer
    static void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    @Property(tries = 1_000, seed = "20261221")
    void smallProblemsHaveTheSameSolutionsInTheSameOrder(
            @ForAll("problems") SmallProblem small, @ForAll @IntRange(min = 2, max = 5) int threads) {
        Search<String, Integer> one = DLX.search(small.problem());
        Search<String, Integer> many = one.threads(threads);
        List<Solution<Integer>> expected = one.stream().toList();
        assertThat(visited(many)).isEqualTo(expected);
        assertThat(many.count().solutions()).isEqualTo(expected.size());
        assertThat(many.engine(Engine.DANCING_LINKS).first())
                .isEqualTo(one.engine(Engine.DANCING_LINKS).stream().findFirst());
    }

    private static <O> List<Solution<O>> visited(Search<?, O> search) {
        List<Solution<O>> visited = new ArrayList<>();
        search.solve(solution -> {
            visited.add(solution);
            return Visit.CONTINUE;
        });
        return visited;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void theOrderIsThatOfOneThread(int threads) {
        Search<String, String> one = DLX.search(Permutations.of(8));
        List<Solution<String>> expected = one.stream().toList();
        Search<String, String> many = one.threads(threads);
        assertThat(visited(many)).isEqualTo(expected);
        try (Stream<Solution<String>> stream = many.stream()) {
            assertThat(stream.toList()).isEqualTo(expected);
        }
        for (int limit : new int[] {1, 100, 5_000, 40_320}) {
            SearchResult result = many.limit(limit).solve(solution -> Visit.CONTINUE);
            assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
            assertThat(visited(many.limit(limit))).isEqualTo(expected.subList(0, limit));
        }
    }

    /** Each way to ask goes on for years, unless all helpers are seen at work. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void everyHelperIsAtWork(int threads) {
        for (Function<Search<?, ?>, SearchEnd> ask : List.<Function<Search<?, ?>, SearchEnd>>of(
                search -> search.count().end(),
                search -> search.limit(Long.MAX_VALUE - 1).count().end(),
                search -> search.solve(solution -> Visit.CONTINUE).end())) {
            Set<String> seen = new HashSet<>();
            SearchEnd end = ask.apply(
                    DLX.search(Families.queens(40, false)).threads(threads).cancelWhen(() -> {
                        seen.addAll(HelperThreads.atWork());
                        return seen.size() == threads - 1;
                    }));
            assertThat(seen).hasSize(threads - 1);
            assertThat(end).isEqualTo(SearchEnd.CANCELLED);
        }
    }

    /** By search, for a memo is at its end before it has helpers. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void countsAndNodesAreThoseOfOneThread(int threads) {
        Search<?, ?> search = DLX.search(Permutations.of(9));
        SearchResult one = search.count();
        SearchResult many = search.threads(threads).count();
        assertThat(many.solutions()).isEqualTo(one.solutions()).isEqualTo(BigInteger.valueOf(362_880));
        assertThat(many.statistics().nodes()).isEqualTo(one.statistics().nodes());
        assertThat(many.end()).isEqualTo(SearchEnd.EXHAUSTED);
    }

    /** A thread that takes a branch repeats what was learned on the way to it, some 10,000 nodes or more. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void branchesThatTakeLongToReachAreSeldomGivenAway(int threads) {
        Search<?, ?> search = DLX.search(Quasigroup.withHoles(20, 165, 6)).itemChoice(ItemChoice.FRB);
        SearchStatistics one = search.count().statistics();
        SearchStatistics many = search.threads(threads).count().statistics();
        assertThat(many.nodes()).isEqualTo(one.nodes());
        assertThat(many.updates()).isBetween(one.updates() + 1, one.updates() * 3 / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void theVisitorIsCalledByTheCallingThreadOnly(int threads) {
        Set<Thread> callers = new HashSet<>();
        DLX.search(Permutations.of(7)).threads(threads).solve(solution -> {
            callers.add(Thread.currentThread());
            return Visit.CONTINUE;
        });
        assertThat(callers).containsExactly(Thread.currentThread());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 1001})
    void asManyThreadsAsNobodyWantsAreRefused(int threads) {
        assertThatThrownBy(() -> DLX.search(Permutations.of(2)).threads(threads))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The number of threads is " + threads
                        + ", but must be from 1 to 1000; more threads than processors do not help");
    }
}
