package io.github.exactcover.dlx.feasibility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.testing.Permutations;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Any solution, with the settings that all questions have. */
class FeasibilityTest {

    @Test
    void whereThereIsNoneNothingIsFound() {
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().primary("a").build();
        assertThat(Feasibility.of(empty).solution()).isEmpty();
        ExactCoverProblem<String, String> halved = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("a", "a")
                .build();
        assertThat(Feasibility.of(halved).solution()).isEmpty();
        assertThat(Feasibility.of(pigeons(3)).timeout(Duration.ofDays(1)).solution())
                .isEmpty();
    }

    /** No solution, and more than holes! ways to find that out: n + 1 pigeons, n holes. */
    private static ExactCoverProblem<String, String> pigeons(int holes) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int hole = 0; hole < holes; hole++) {
            builder.secondary("hole " + hole);
        }
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            builder.primary("pigeon " + pigeon);
            for (int hole = 0; hole < holes; hole++) {
                builder.option(pigeon + " in " + hole, "pigeon " + pigeon, "hole " + hole);
            }
        }
        return builder.build();
    }

    @Test
    void itIsTheSameSolutionAsThatOfASearch() {
        List<Solution<String>> all = DLX.stream(Permutations.of(3)).toList();
        assertThat(all.get(0))
                .isEqualTo(Feasibility.of(Permutations.of(3)).solution().orElseThrow())
                .hasSameHashCodeAs(Feasibility.of(Permutations.of(3)).solution().orElseThrow());
    }

    @Test
    void equalOptionsAreRequiredByPlace() {
        ExactCoverProblem<String, String> twice = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("other", "a")
                .option("same", "a")
                .option("same", "a")
                .build();
        assertThat(Feasibility.of(twice)
                        .requireIndices(2)
                        .solution()
                        .orElseThrow()
                        .indices()
                        .toArray())
                .containsExactly(2);
    }

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
        return Feasibility.of(chain(costs)).solution().orElseThrow().cost();
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
        assertThat(Feasibility.of(problem)
                        .require("option 0")
                        .solution()
                        .orElseThrow()
                        .cost())
                .isEqualTo(12);
        assertThat(Feasibility.of(problem)
                        .seed(3)
                        .reduce()
                        .solution()
                        .orElseThrow()
                        .cost())
                .isEqualTo(12);
    }

    @Test
    void differentSeedsFindDifferentSolutionsFirst() {
        Set<List<String>> firsts = LongStream.range(0, 100)
                .mapToObj(seed -> Feasibility.of(Permutations.of(4))
                        .seed(seed)
                        .solution()
                        .orElseThrow()
                        .options())
                .collect(Collectors.toSet());
        assertThat(firsts).as("of 24 permutations").hasSizeBetween(20, 24);
    }

    @Test
    void theOrderIsTheSameOnEveryMachine() {
        assertThat(Feasibility.of(Permutations.of(4))
                        .seed(2026)
                        .solution()
                        .orElseThrow()
                        .options())
                .containsExactly("0:2", "1:0", "2:1", "3:3");
    }

    @Test
    void theLaterSeedHolds() {
        assertThat(Feasibility.of(Permutations.of(6)).seed(1).seed(2).solution())
                .isEqualTo(Feasibility.of(Permutations.of(6)).seed(2).solution())
                .isNotEqualTo(Feasibility.of(Permutations.of(6)).seed(1).solution());
    }
}
