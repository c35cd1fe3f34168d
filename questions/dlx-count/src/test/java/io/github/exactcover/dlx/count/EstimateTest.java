package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EstimateTest {

    /** The ways to put n queens on a board: 92 for 8, in a tree that is far from regular. */
    private static ExactCoverProblem<String, String> queens(int n) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int i = 0; i < n; i++) {
            builder.primary("row " + i, "column " + i);
        }
        for (int i = 0; i < 2 * n - 1; i++) {
            builder.secondary("sum " + i, "difference " + i);
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                builder.option(
                        r + "," + c, "row " + r, "column " + c, "sum " + (r + c), "difference " + (r - c + n - 1));
            }
        }
        return builder.build();
    }

    @Test
    void aRegularTreeIsEstimatedExactly() {
        EstimateResult estimate = Estimate.of(Permutations.of(6)).from(10, 1);
        SearchResult truth =
                DLX.search(Permutations.of(6)).engine(Engine.DANCING_LINKS).count();
        assertThat(estimate.solutions()).isEqualTo(720);
        assertThat(estimate.nodes()).isEqualTo((double) truth.statistics().nodes());
        assertThat(estimate.nodesLow()).isEqualTo(estimate.nodes()).isEqualTo(estimate.nodesHigh());
    }

    @Test
    void aTreeThatIsAPathIsSeenByOneProbe() {
        ExactCoverProblem<String, String> path = Permutations.of(1);
        assertThat(Estimate.of(path).from(1, 5)).isEqualTo(new EstimateResult(1, 2, 2, 2, 1, 1, 1));
        ExactCoverProblem<String, String> dead =
                ExactCoverProblem.<String, String>builder().primary("a").build();
        assertThat(Estimate.of(dead).from(3, 5)).isEqualTo(new EstimateResult(3, 1, 1, 1, 0, 0, 0));
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().build();
        assertThat(Estimate.of(empty).from(3, 5)).isEqualTo(new EstimateResult(3, 1, 1, 1, 1, 1, 1));
    }

    @Test
    void theSameSeedGivesTheSameEstimate() {
        Estimate<String, String> estimate = Estimate.of(queens(8));
        assertThat(estimate.from(100, 7)).isEqualTo(estimate.from(100, 7)).isNotEqualTo(estimate.from(100, 8));
    }

    @Test
    void manyProbesComeCloseToTheTruth() {
        SearchResult truth = DLX.search(queens(8)).engine(Engine.DANCING_LINKS).count();
        double nodes = (double) truth.statistics().nodes();
        EstimateResult estimate = Estimate.of(queens(8)).from(20_000, 42);
        assertThat(truth.solutions()).isEqualTo(92);
        assertThat(estimate.probes()).isEqualTo(20_000);
        assertThat(estimate.solutions()).isCloseTo(92, within(9.0));
        assertThat(estimate.nodes()).isCloseTo(nodes, within(0.05 * nodes));
    }

    @Test
    void theIntervalHoldsTheTruthAboutAsOftenAsItPromises() {
        SearchResult truth = DLX.search(queens(7)).engine(Engine.DANCING_LINKS).count();
        double nodes = (double) truth.statistics().nodes();
        Estimate<String, String> estimate = Estimate.of(queens(7));
        List<EstimateResult> estimates = IntStream.range(0, 500)
                .mapToObj(seed -> estimate.from(300, 1000 + seed))
                .toList();
        assertThat(estimates)
                .filteredOn(e -> e.nodesLow() <= nodes && nodes <= e.nodesHigh())
                .hasSizeBetween(460, 490);
        assertThat(estimates)
                .filteredOn(e -> e.solutionsLow() <= 40 && 40 <= e.solutionsHigh())
                .hasSizeBetween(450, 490);
    }

    @Property(tries = 300, seed = "20261402")
    void anEstimateLiesWithinItsInterval(
            @ForAll("problems") SmallProblem small,
            @ForAll @IntRange(min = 1, max = 20) int probes,
            @ForAll long seed) {
        insideItsInterval(Estimate.of(small.problem()).from(probes, seed));
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /**
     * Half of the walks end at once; where fewer of the others come than that, the mean is below what they have seen.
     */
    @Test
    void fewLongWalksAmongShortOnesLieWithinTheirInterval() {
        Estimate<String, String> question = Estimate.of(pathBesideDeadEnd(20));
        SearchResult truth =
                DLX.search(question.problem()).engine(Engine.DANCING_LINKS).count();
        assertThat(truth.statistics().nodes()).as("dead end, start and path").isEqualTo(2 + 22);
        for (int seed = 0; seed < 100; seed++) {
            insideItsInterval(question.from(10, seed));
        }
    }

    /** Whichever of the walks it was: the last one is often short. */
    @Test
    void noEstimateIsBelowTheLongestWalk() {
        Estimate<String, String> question = Estimate.of(pathBesideDeadEnd(20));
        for (int seed = 0; seed < 100; seed++) {
            EstimateResult estimate = question.from(10, seed);
            if (estimate.solutions() > 0) {
                assertThat(estimate.nodesLow()).isGreaterThanOrEqualTo(1 + 22);
            }
        }
    }

    private static void insideItsInterval(EstimateResult estimate) {
        assertThat(estimate.nodes()).isBetween(estimate.nodesLow(), estimate.nodesHigh());
        assertThat(estimate.solutions()).isBetween(estimate.solutionsLow(), estimate.solutionsHigh());
    }

    /** One of two ways goes on, through so many forced choices, to the only solution. */
    private static ExactCoverProblem<String, String> pathBesideDeadEnd(int length) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary("start", "gate").secondary("key", "other");
        builder.option("the way", "start", "other").option("dead end", "start", "other", "key");
        builder.option("gate", "gate", "key").option("other gate", "gate", "other");
        for (int i = 0; i < length; i++) {
            String step = "step " + i;
            builder.primary(step).option(step, step).option("other " + step, step, "other");
        }
        return builder.build();
    }

    @Test
    void whereNoProbeFoundASolutionThereMayStillBeSome() {
        EstimateResult estimate = Estimate.of(queens(12)).from(3, 1);
        assertThat(estimate.solutions()).isZero();
        assertThat(estimate.solutionsLow()).isZero();
        assertThat(estimate.solutionsHigh()).isEqualTo(estimate.nodesHigh()).isPositive();
    }

    @Test
    void aSingleProbeKnowsNoUpperBound() {
        EstimateResult estimate = Estimate.of(queens(12)).from(1, 1);
        assertThat(estimate.nodesLow()).isBetween(2.0, 13.0);
        assertThat(estimate.nodesHigh()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void aTreeTooLargeForADoubleIsInfinite() {
        EstimateResult estimate = Estimate.of(Permutations.of(200)).from(3, 1);
        assertThat(estimate.solutions()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(estimate.nodes()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(estimate.nodesLow()).isEqualTo(201);
        assertThat(estimate.solutionsLow()).isEqualTo(1);
        assertThat(estimate.nodesHigh()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    /** No solution, and a large tree, in which arithmetic could see that: n + 1 pigeons, n holes. */
    private static ExactCoverProblem<String, String> pigeons(int holes) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        IntStream.range(0, holes).forEach(hole -> builder.secondary("hole " + hole));
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            String name = "pigeon " + pigeon;
            builder.primary(name);
            IntStream.range(0, holes).forEach(hole -> builder.option(name + " in " + hole, name, "hole " + hole));
        }
        return builder.build();
    }

    @Test
    void aTimeoutEndsItWithTheProbesMadeUntilThen() {
        EstimateResult estimate =
                Estimate.of(pigeons(19)).timeout(Duration.ofSeconds(1)).from(Integer.MAX_VALUE, 1);
        assertThat(estimate.probes()).isBetween(1, Integer.MAX_VALUE - 1);
        assertThatThrownBy(() -> Estimate.of(pigeons(19)).cancelWhen(() -> true).from(10, 1))
                .isInstanceOf(SearchIncompleteException.class)
                .hasMessageContaining("CANCELLED");
    }

    @Test
    void lessThanOneProbeIsRefused() {
        assertThatThrownBy(() -> Estimate.of(Permutations.of(2)).from(0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The number of probes is 0, but must be at least 1; some hundreds are a good start");
    }

    @Test
    void theProgressIsTheShareOfTheProbesThatWereMade() {
        List<Double> fractions = new ArrayList<>();

        Estimate.of(queens(8))
                .progress(Duration.ofDays(1), progress -> fractions.add(progress.fraction()))
                .from(100, 1);

        assertThat(fractions).containsExactly(1.0);
    }
}
