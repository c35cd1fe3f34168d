package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Uniqueness;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.PricedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings that have tests of their own do not get into each other's way. */
class TogetherTest {

    @Provide
    Arbitrary<PricedProblem> priced() {
        return PricedProblem.arbitrary();
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    @Property(tries = 2_000, seed = "20261401")
    void theCheapestOfRequiredReducedAndShuffledAreThoseOfAllThatFit(
            @ForAll("priced") PricedProblem priced, @ForAll long seed) {
        Random random = new Random(seed);
        int options = priced.small().options().size();
        Cheapest<String, Integer> search =
                Cheapest.of(priced.problem()).seed(random.nextLong()).reduce();
        int required = random.nextInt(options + 1);
        int forbidden = random.nextInt(options + 1);
        List<Long> expected = priced.solutionsByCost().stream()
                .filter(solution -> required == options || solution.contains(required))
                .filter(solution -> forbidden == options || !solution.contains(forbidden))
                .map(priced::cost)
                .toList();
        search = required == options ? search : search.requireIndices(required);
        search = forbidden == options ? search : search.forbidIndices(forbidden);

        CheapestResult<Integer> cheapest = search.find(expected.size() + 1);

        assertThat(cheapest.isProven()).isTrue();
        assertThat(cheapest.solutions().stream().map(Solution::cost)).isEqualTo(expected);
        for (Solution<Integer> solution : cheapest.solutions()) {
            assertThat(solution.cost()).isEqualTo(priced.cost(solution.options()));
        }
    }

    @Property(tries = 1_000, seed = "20261402")
    void threadsSeedPresetsAndReductionKeepTheOrderOfOneThread(
            @ForAll("problems") SmallProblem small,
            @ForAll @IntRange(min = 2, max = 4) int threads,
            @ForAll long seed) {
        int options = small.options().size();
        Search<String, Integer> one = DLX.search(small.problem())
                .seed(seed)
                .reduce()
                .forbidIndices(options == 0 ? new int[0] : new int[] {options - 1});
        List<Solution<Integer>> expected = one.stream().toList();
        assertThat(expected).noneMatch(solution -> solution.options().contains(options - 1));
        try (Stream<Solution<Integer>> stream = one.threads(threads).stream()) {
            assertThat(stream.toList()).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void aTimeOutEndsAllThreads(int threads) {
        CountResult result = Count.of(Families.queens(30, false))
                .threads(threads)
                .timeout(Duration.ofMillis(100))
                .result();
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        noHelperIsLeft();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void progressNeverGoesBackAndEndsAtOne(int threads) {
        List<Double> fractions = new ArrayList<>();
        SearchResult result = DLX.search(Permutations.of(10))
                .engine(Engine.DANCING_LINKS)
                .threads(threads)
                .progress(Duration.ofNanos(1), progress -> fractions.add(progress.fraction()))
                .count();
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(fractions).isSorted().hasSizeGreaterThan(3);
        assertThat(fractions.get(fractions.size() - 1)).isEqualTo(1);
        assertThat(fractions.subList(0, fractions.size() - 1)).allMatch(fraction -> fraction >= 0 && fraction < 1);
    }

    @Test
    void anAnswerThatTimedOutIsUnknown() {
        Uniqueness<String> uniqueness =
                Feasibility.of(Permutations.of(40)).cancelWhen(() -> true).uniqueness();
        assertThat(uniqueness.kind()).isEqualTo(Uniqueness.Kind.UNKNOWN);
    }

    private static void noHelperIsLeft() {
        assertThat(HelperThreads.alive()).isEmpty();
    }
}
