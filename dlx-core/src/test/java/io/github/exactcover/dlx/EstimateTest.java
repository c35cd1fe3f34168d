package io.github.exactcover.dlx;

import static io.github.exactcover.dlx.SearchControlTest.pigeons;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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
        Estimate estimate = DLX.search(Permutations.of(6)).analysis().estimate(10, 1);
        SearchResult truth =
                DLX.search(Permutations.of(6)).engine(Engine.DANCING_LINKS).count();
        assertThat(estimate.solutions()).isEqualTo(720);
        assertThat(estimate.nodes()).isEqualTo((double) truth.statistics().nodes());
        assertThat(estimate.nodesLow()).isEqualTo(estimate.nodes()).isEqualTo(estimate.nodesHigh());
    }

    @Test
    void aTreeThatIsAPathIsSeenByOneProbe() {
        ExactCoverProblem<String, String> path = Permutations.of(1);
        assertThat(DLX.search(path).analysis().estimate(1, 5)).isEqualTo(new Estimate(1, 2, 2, 2, 1, 1, 1));
        ExactCoverProblem<String, String> dead =
                ExactCoverProblem.<String, String>builder().primary("a").build();
        assertThat(DLX.search(dead).analysis().estimate(3, 5)).isEqualTo(new Estimate(3, 1, 1, 1, 0, 0, 0));
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().build();
        assertThat(DLX.search(empty).analysis().estimate(3, 5)).isEqualTo(new Estimate(3, 1, 1, 1, 1, 1, 1));
    }

    @Test
    void theSameSeedGivesTheSameEstimate() {
        Search<String, String> search = DLX.search(queens(8));
        assertThat(search.analysis().estimate(100, 7))
                .isEqualTo(search.analysis().estimate(100, 7))
                .isNotEqualTo(search.analysis().estimate(100, 8));
    }

    @Test
    void manyProbesComeCloseToTheTruth() {
        for (ItemChoice choice : ItemChoice.values()) {
            Search<String, String> search =
                    DLX.search(queens(8)).engine(Engine.DANCING_LINKS).itemChoice(choice);
            SearchResult truth = search.count();
            double nodes = (double) truth.statistics().nodes();
            Estimate estimate = search.analysis().estimate(20_000, 42);
            assertThat(truth.solutions()).isEqualTo(92);
            assertThat(estimate.probes()).isEqualTo(20_000);
            assertThat(estimate.solutions()).isCloseTo(92, within(9.0));
            assertThat(estimate.nodes()).isCloseTo(nodes, within(0.05 * nodes));
        }
    }

    @Test
    void theIntervalHoldsTheTruthAboutAsOftenAsItPromises() {
        Search<String, String> search = DLX.search(queens(7)).engine(Engine.DANCING_LINKS);
        double nodes = (double) search.count().statistics().nodes();
        List<Estimate> estimates = IntStream.range(0, 500)
                .mapToObj(seed -> search.analysis().estimate(300, 1000 + seed))
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
        insideItsInterval(DLX.search(small.problem()).analysis().estimate(probes, seed));
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
        Search<String, String> search = DLX.search(pathBesideDeadEnd(20)).itemChoice(ItemChoice.FIRST);
        for (int seed = 0; seed < 100; seed++) {
            insideItsInterval(search.analysis().estimate(10, seed));
        }
    }

    /** Whichever of the walks it was: the last one is often short. */
    @Test
    void noEstimateIsBelowTheLongestWalk() {
        Search<String, String> search = DLX.search(pathBesideDeadEnd(20)).itemChoice(ItemChoice.FIRST);
        for (int seed = 0; seed < 100; seed++) {
            Estimate estimate = search.analysis().estimate(10, seed);
            if (estimate.solutions() > 0) {
                assertThat(estimate.nodesLow()).isGreaterThanOrEqualTo(1 + 22);
            }
        }
    }

    private static void insideItsInterval(Estimate estimate) {
        assertThat(estimate.nodes()).isBetween(estimate.nodesLow(), estimate.nodesHigh());
        assertThat(estimate.solutions()).isBetween(estimate.solutionsLow(), estimate.solutionsHigh());
    }

    /** One of two ways goes on, through so many forced choices, to the only solution. */
    private static ExactCoverProblem<String, String> pathBesideDeadEnd(int length) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary("start", "gate").secondary("key");
        builder.option("the way", "start").option("dead end", "start", "key").option("gate", "gate", "key");
        for (int i = 0; i < length; i++) {
            builder.primary("step " + i).option("step " + i, "step " + i);
        }
        return builder.build();
    }

    @Test
    void whereNoProbeFoundASolutionThereMayStillBeSome() {
        Estimate estimate = DLX.search(queens(12)).analysis().estimate(3, 1);
        assertThat(estimate.solutions()).isZero();
        assertThat(estimate.solutionsLow()).isZero();
        assertThat(estimate.solutionsHigh()).isEqualTo(estimate.nodesHigh()).isPositive();
    }

    @Test
    void aSingleProbeKnowsNoUpperBound() {
        Estimate estimate = DLX.search(queens(12)).analysis().estimate(1, 1);
        assertThat(estimate.nodesLow()).isBetween(2.0, 13.0);
        assertThat(estimate.nodesHigh()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void aTreeTooLargeForADoubleIsInfinite() {
        Estimate estimate = DLX.search(Permutations.of(200)).analysis().estimate(3, 1);
        assertThat(estimate.solutions()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(estimate.nodes()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(estimate.nodesLow()).isEqualTo(201);
        assertThat(estimate.solutionsLow()).isEqualTo(1);
        assertThat(estimate.nodesHigh()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void aTimeoutEndsItWithTheProbesMadeUntilThen() {
        Estimate estimate = DLX.search(pigeons(19))
                .timeout(Duration.ofSeconds(1))
                .analysis()
                .estimate(Integer.MAX_VALUE, 1);
        assertThat(estimate.probes()).isBetween(1, Integer.MAX_VALUE - 1);
        assertThatThrownBy(() -> DLX.search(pigeons(19))
                        .cancelWhen(() -> true)
                        .analysis()
                        .estimate(10, 1))
                .isInstanceOf(SearchIncompleteException.class)
                .hasMessageContaining("CANCELLED");
    }

    @Test
    void lessThanOneProbeIsRefused() {
        assertThatThrownBy(() -> DLX.search(Permutations.of(2)).analysis().estimate(0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The number of probes is 0, but must be at least 1; some hundreds are a good start");
    }

    @Test
    void theProgressIsTheShareOfTheProbesThatWereMade() {
        List<Double> fractions = new ArrayList<>();

        DLX.search(queens(8))
                .progress(Duration.ofDays(1), progress -> fractions.add(progress.fraction()))
                .analysis()
                .estimate(100, 1);

        assertThat(fractions).containsExactly(1.0);
    }
}
