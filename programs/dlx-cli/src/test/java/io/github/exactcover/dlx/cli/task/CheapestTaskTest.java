package io.github.exactcover.dlx.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What is said of searches that ended at any time. */
class CheapestTaskTest {

    private static final ExactCoverProblem<String, String> PROBLEM = ExactCoverProblem.<String, String>builder()
            .primary("a")
            .option("five", option -> option.covers("a").costs(5))
            .option("eight", option -> option.covers("a").costs(8))
            .build();

    private static CheapestResult<String> result(List<Integer> found, OptionalLong bound, SearchEnd end) {
        CheapestResult<String> all = Cheapest.of(PROBLEM).find(2);
        List<Solution<String>> solutions =
                found.stream().map(all.solutions()::get).toList();
        return new CheapestResult<>(solutions, bound, end, all.statistics());
    }

    @Test
    void nothingFoundIsNotMistakenForNothingThereIs() {
        assertThat(CheapestTask.found(result(List.of(), OptionalLong.of(18), SearchEnd.TIMEOUT), 1))
                .isEqualTo("none found yet, and none costs less than 18 (time is up)");
        assertThat(CheapestTask.found(result(List.of(), OptionalLong.empty(), SearchEnd.CANCELLED), 1))
                .isEqualTo("none found yet (cancelled)");
        assertThat(CheapestTask.found(result(List.of(), OptionalLong.empty(), SearchEnd.EXHAUSTED), 1))
                .isEqualTo("no solution");
    }

    @Test
    void whatIsFoundIsProvenOrNot() {
        assertThat(CheapestTask.found(result(List.of(0), OptionalLong.of(4), SearchEnd.TIMEOUT), 1))
                .isEqualTo("1 solution (time is up; not proven, there may be cheaper ones, but none below 4, a gap of"
                        + " 20.0 %)");
        assertThat(CheapestTask.found(result(List.of(0), OptionalLong.empty(), SearchEnd.TIMEOUT), 1))
                .isEqualTo("1 solution (time is up; not proven, there may be cheaper ones)");
        assertThat(CheapestTask.found(result(List.of(0), OptionalLong.of(5), SearchEnd.EXHAUSTED), 1))
                .isEqualTo("1 solution (proven: no other is cheaper)");
        assertThat(CheapestTask.found(result(List.of(0, 1), OptionalLong.of(5), SearchEnd.EXHAUSTED), 3))
                .isEqualTo("2 solutions (all there are, the cheapest first)");
    }

    /** Of the first, nothing could be cheaper; there could be another between it and the second. */
    @Test
    void aSolutionThatCostsNoMoreThanTheBoundIsProvenAlone() {
        CheapestResult<String> result = result(List.of(0, 1), OptionalLong.of(5), SearchEnd.TIMEOUT);

        assertThat(result.solutions())
                .map(solution -> CheapestTask.heading(solution, result))
                .containsExactly("cost 5", "cost 8 (not proven)");
        assertThat(CheapestTask.heading(
                        result.solutions().get(1), result(List.of(1), OptionalLong.of(5), SearchEnd.EXHAUSTED)))
                .isEqualTo("cost 8");
    }
}
