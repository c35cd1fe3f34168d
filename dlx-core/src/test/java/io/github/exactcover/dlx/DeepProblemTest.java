package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A hundred thousand choices deep, with the default thread stack. */
class DeepProblemTest {

    private static final int LENGTH = 100_000;

    enum Order {
        FORWARD,
        BACKWARD,
        SHUFFLED
    }

    private static List<Integer> links(Order order) {
        List<Integer> links = new ArrayList<>(IntStream.range(0, LENGTH).boxed().toList());
        switch (order) {
            case FORWARD -> {}
            case BACKWARD -> Collections.reverse(links);
            case SHUFFLED -> Collections.shuffle(links, new Random(20261121));
        }
        return links;
    }

    /** Item i has the options i-1 and i, but for the first; each choice leaves one option to the next item. */
    @ParameterizedTest
    @EnumSource
    @Timeout(60)
    void aChainWhereEachItemIsForcedByTheOneBeforeIsSolved(Order order) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        builder.primary(links(order));
        // The negative items are the links between the chain's items.
        builder.secondary(IntStream.range(0, LENGTH).map(i -> -1 - i).boxed().toList());
        for (int i = 0; i < LENGTH; i++) {
            if (i > 0) {
                builder.option(-i, i, -i);
            }
            builder.option(i, i, -1 - i);
        }
        for (Engine engine : List.of(Engine.AUTO, Engine.DANCING_LINKS, Engine.DANCING_CELLS)) {
            SearchResult result = DLX.search(builder.build()).engine(engine).solve(solution -> {
                assertThat(solution.options()).hasSize(LENGTH);
                return Visit.CONTINUE;
            });
            assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
            assertThat(result.solutions()).isEqualTo(1);
            // All that is forced belongs to one node of dancing cells, and has nodes of its own in dancing links.
            assertThat(result.statistics().nodes())
                    .isEqualTo(result.statistics().engine() == Engine.DANCING_LINKS ? LENGTH + 1 : 1);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Timeout(60)
    void itemsThatAreAllForcedFromTheStartAreCovered(Order order) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        builder.primary(links(order));
        for (int i = 0; i < LENGTH; i++) {
            builder.option(i, i);
        }
        assertThat(DLX.search(builder.build()).count().solutions()).isEqualTo(1);
    }

    /** The threads take branches from each other that have thousands of choices in common. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    @Timeout(60)
    void aDeepSearchIsDividedAndWatched(int threads) {
        int size = 10_000;
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        builder.primary(IntStream.range(0, 2 * size).boxed().toList());
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < 3; k++) {
                builder.option(3 * i + k, i, size + (i + k) % size);
            }
        }
        Search<Integer, Integer> search = DLX.search(builder.build()).limit(100);
        List<Solution<Integer>> expected = search.stream().toList();
        List<Double> fractions = new ArrayList<>();
        List<Solution<Integer>> found = new ArrayList<>();
        search.threads(threads)
                .progress(Duration.ofMillis(1), progress -> fractions.add(progress.fraction()))
                .solve(solution -> {
                    found.add(solution);
                    return Visit.CONTINUE;
                });
        assertThat(found).hasSize(100).isEqualTo(expected);
        assertThat(fractions).isSorted().allMatch(fraction -> fraction >= 0 && fraction < 1);
    }
}
