package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a solution costs, and how solutions reach a user who wants no visitor. */
class SolutionTest {

    /** A problem with one solution, all of whose options are forced. */
    private static ExactCoverProblem<Integer, String> chain(long... costs) {
        ProblemBuilder<Integer, String> builder = ExactCoverProblem.builder(Integer.class, String.class);
        for (int item = 0; item < costs.length; item++) {
            builder.primary(item);
        }
        for (int item = 0; item < costs.length; item++) {
            int covered = item;
            builder.option("option " + item, spec -> spec.covers(covered).costs(costs[covered]));
        }
        return builder.build();
    }

    private static long cost(long... costs) {
        return DLX.search(chain(costs)).first().orElseThrow().cost();
    }

    @Test
    void aSolutionCostsWhatItsOptionsCost() {
        assertThat(cost()).isZero();
        assertThat(cost(3, -10, 4)).isEqualTo(-3);
        assertThat(cost(Integer.MAX_VALUE, 1)).isEqualTo(1L << 31);
        assertThat(cost(-1, -(1L << 32), -1)).isEqualTo(-(1L << 32) - 2);
    }

    @Test
    void partsOfTheSumMayBeMoreThanALongCanHold() {
        assertThat(cost(Long.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE)).isEqualTo(Long.MAX_VALUE - 1);
        assertThat(cost(Long.MIN_VALUE, Long.MIN_VALUE, Long.MAX_VALUE, 1)).isEqualTo(Long.MIN_VALUE);
        assertThat(cost(Long.MAX_VALUE, 0)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aSumThatIsMoreThanALongCanHoldIsRefused() {
        assertThatThrownBy(() -> cost(Long.MAX_VALUE, 1))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("[option 0, option 1]")
                .hasMessageContaining("scale all costs down");
        assertThatThrownBy(() -> cost(Long.MIN_VALUE, -1)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> cost(Long.MAX_VALUE, Long.MAX_VALUE, 5)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void aRequiredOptionCostsSomethingToo() {
        ExactCoverProblem<Integer, String> problem = chain(5, 7);
        assertThat(DLX.search(problem).require("option 0").first().orElseThrow().cost())
                .isEqualTo(12);
        assertThat(DLX.search(problem).seed(3).reduce().first().orElseThrow().cost())
                .isEqualTo(12);
    }

    @Test
    void anActionIsShownAllSolutions() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.builder(String.class, String.class)
                .primary("a")
                .option("one", "a")
                .option("two", "a")
                .build();
        List<String> seen = new ArrayList<>();

        SearchResult result = DLX.forEach(problem, solution -> seen.addAll(solution.options()));
        SearchResult limited = DLX.search(problem).limit(1).forEach(solution -> seen.addAll(solution.options()));

        assertThat(seen).containsExactly("one", "two", "one");
        assertThat(result.isExhausted()).isTrue();
        assertThat(limited.end()).isEqualTo(SearchEnd.LIMIT);
    }
}
