package io.github.exactcover.dlx.benchmarks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Problems that are drawn at random are drawn, or refused if there is not so much to draw; no drawing goes on forever.
 */
class DrawingTest {

    /** Far more than any of these drawings takes. */
    private static final Duration LONG = Duration.ofMinutes(5);

    @ParameterizedTest
    @ValueSource(ints = {10, 11, 12, 17, 23, 24, 35, 36})
    void allPairingsThatThereAreCanBeAskedFor(int flights) {
        for (int seed = 1; seed <= 3; seed++) {
            int drawn = seed;
            Set<Set<Integer>> all = pairings(flights);
            RandomSets.hidden(flights, 2, 6, new Random(seed)).forEach(all::add);
            int most = Math.min(all.size(), 200 * flights);
            asksFor(most, 200 * flights, pairings -> CrewPairings.of(flights, pairings, drawn));
        }
    }

    /** All that could be drawn, tried one by one: up to six flights, each near the one before. */
    private static Set<Set<Integer>> pairings(int flights) {
        int widest = Math.max(2, flights / 12);
        Set<Set<Integer>> all = new HashSet<>();
        Set<Set<Integer>> last = new HashSet<>();
        IntStream.range(0, flights).forEach(flight -> last.add(new TreeSet<>(List.of(flight))));
        last.stream()
                .filter(single -> single.iterator().next() + widest >= flights)
                .forEach(all::add);
        for (int size = 2; size <= 6; size++) {
            Set<Set<Integer>> longer = new HashSet<>();
            for (Set<Integer> pairing : last) {
                int end = new TreeSet<>(pairing).last();
                for (int next = end + 1; next <= end + widest && next < flights; next++) {
                    Set<Integer> one = new TreeSet<>(pairing);
                    one.add(next);
                    longer.add(one);
                }
            }
            all.addAll(longer);
            last.clear();
            last.addAll(longer);
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 8})
    void allSetsThatThereAreCanBeAskedFor(int n) {
        for (int shortest = 1; shortest <= (n == 3 ? 2 : 3); shortest++) {
            for (int longest = 3; longest <= n; longest++) {
                int least = shortest;
                int largest = longest;
                for (int seed = 1; seed <= 3; seed++) {
                    int drawn = seed;
                    Set<Set<Integer>> all = sets(n, shortest, longest);
                    RandomSets.hidden(n, shortest, longest, new Random(seed)).forEach(all::add);
                    int most = Math.min(all.size(), 100 * n);
                    asksFor(most, 100 * n, sets -> RandomSets.of(n, sets, least, largest, drawn));
                }
            }
        }
    }

    @Test
    void aSingleSetIsNoProblem() {
        assertThatThrownBy(() -> RandomSets.of(3, 3, 3, 3, 1))
                .hasMessageContaining("smallest size 3; choose one of 1..2");
    }

    private static Set<Set<Integer>> sets(int n, int shortest, int longest) {
        Set<Set<Integer>> all = new HashSet<>();
        for (int bits = 0; bits < 1 << n; bits++) {
            if (Integer.bitCount(bits) >= shortest && Integer.bitCount(bits) <= longest) {
                Set<Integer> set = new TreeSet<>();
                for (int item = 0; item < n; item++) {
                    if ((bits >> item & 1) == 1) {
                        set.add(item);
                    }
                }
                all.add(set);
            }
        }
        return all;
    }

    /** Asks for as many as there are, and for more. */
    private static void asksFor(int most, int bound, IntFunction<ExactCoverProblem<String, String>> problem) {
        assertTimeoutPreemptively(LONG, () -> {
            assertThat(problem.apply(most).options()).hasSize(most).doesNotHaveDuplicates();
            assertThatThrownBy(() -> problem.apply(most + 1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(".." + Math.min(most, bound));
        });
    }

    @Test
    void allWordsThatThereAreCanBeAskedFor() {
        assertTimeoutPreemptively(LONG, () -> {
            assertThat(RandomWords.of(1, 26, 1)).hasSize(26);
            assertThatThrownBy(() -> RandomWords.of(1, 27, 1)).hasMessageContaining("..26");
            assertThat(RandomWords.of(2, 676, 1)).hasSize(676);
            assertThatThrownBy(() -> RandomWords.of(2, 677, 1)).hasMessageContaining("..676");
            assertThat(RandomWords.of(3, 9_999, 1)).hasSize(9_999);
        });
    }

    @Test
    void allEdgesAndTriplesThatThereAreCanBeAskedFor() {
        assertTimeoutPreemptively(LONG, () -> {
            for (int vertices = 3; vertices <= 9; vertices++) {
                int most = vertices == 3 ? 3 : 3 * (vertices - 3);
                assertThat(RandomGraph.flat(vertices, most, 1).edges()).hasSize(most);
                assertThat(RandomGraph.of(vertices, most, 1).edges()).hasSize(most);
            }
            for (int n = 1; n <= 6; n++) {
                assertThat(ThreeDimensionalMatching.of(n, n * n * n, 1).options())
                        .hasSize(n * n * n);
            }
            for (int n = 3; n <= 12; n += 3) {
                int most = n < 9 ? 1 : 3 * n;
                assertThat(RandomSets.triples(n, most, 1).options()).hasSize(most);
            }
            for (int size = 1; size <= 9; size++) {
                assertThat(QueensCompletion.of(size, size / 3, 1).options()).isNotNull();
                assertThat(RandomLatinSquare.of(size, new Random(1))).hasDimensions(size, size);
            }
        });
    }
}
