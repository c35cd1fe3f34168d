package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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
        SearchResult result = DLX.solve(builder.build(), solution -> {
            assertThat(solution.options()).hasSize(LENGTH);
            return Visit.CONTINUE;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEqualTo(1);
        assertThat(result.statistics().nodes()).isEqualTo(LENGTH + 1);
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
        assertThat(DLX.count(builder.build())).isEqualTo(1);
    }
}
