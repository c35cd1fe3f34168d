package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.testing.PricedProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The cheapest solutions are the cheapest, in every mix of bounds, colors and secondary items. */
class CheapestTest {

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Property(tries = 4_000, seed = "20261601")
    void theCheapestAreThoseOfAllSubsetsInTheOrderOfCost(@ForAll("problems") PricedProblem priced) {
        Cheapest<String, Integer> search = Cheapest.of(priced.problem());
        List<Set<Integer>> expected = priced.solutionsByCost();

        CheapestResult<Integer> all = search.find(expected.size() + 1);

        assertThat(all.isProven()).isTrue();
        assertThat(sets(all.solutions())).containsExactlyInAnyOrderElementsOf(expected);
        for (Solution<Integer> solution : all.solutions()) {
            assertThat(solution.cost()).isEqualTo(priced.cost(solution.options()));
        }
        assertThat(all.solutions().stream().map(Solution::cost))
                .isEqualTo(expected.stream().map(priced::cost).toList());
        for (int most = 1; most <= 5; most++) {
            CheapestResult<Integer> some = search.find(most);
            assertThat(some.solutions()).isEqualTo(all.solutions().subList(0, Math.min(most, expected.size())));
            assertThat(some.isProven()).isTrue();
        }
    }

    @Property(tries = 2_000, seed = "20261602")
    void everyIncumbentIsCheaperThanTheOneBeforeAndTheLastIsTheBest(@ForAll("problems") PricedProblem priced) {
        List<Solution<Integer>> incumbents = new ArrayList<>();
        CheapestResult<Integer> result = Cheapest.of(priced.problem()).find(3, incumbent -> {
            incumbents.add(incumbent);
            return Visit.CONTINUE;
        });
        for (int i = 1; i < incumbents.size(); i++) {
            assertThat(incumbents.get(i).cost())
                    .isLessThan(incumbents.get(i - 1).cost());
        }
        assertThat(incumbents.isEmpty() ? List.of() : List.of(incumbents.get(incumbents.size() - 1)))
                .isEqualTo(result.best().stream().toList());
    }

    @Property(tries = 2_000, seed = "20261603")
    void hugeCostsOfTheSameProportionsGiveTheSameCheapest(@ForAll("problems") PricedProblem priced) {
        // The largest factor for which no sum can overflow; far beyond what bounds can be computed with.
        long factor = Long.MAX_VALUE / 9 / 11;
        PricedProblem huge = new PricedProblem(
                priced.small(), priced.costs().stream().map(c -> c * factor).toList());
        List<Set<Integer>> expected = priced.solutionsByCost();
        CheapestResult<Integer> result = Cheapest.of(huge.problem()).find(2);
        assertThat(result.isProven()).isTrue();
        assertThat(result.solutions().stream().map(Solution::cost))
                .isEqualTo(expected.stream()
                        .limit(2)
                        .map(options -> factor * priced.cost(options))
                        .toList());
    }

    /** Stopped at the first incumbent, so that the bound is the one that was known before the search. */
    @Property(tries = 5_000, seed = "20261604")
    void noSolutionCostsLessThanTheLowerBound(@ForAll("problems") PricedProblem priced, @ForAll boolean required) {
        List<Set<Integer>> expected = priced.solutionsByCost();
        Cheapest<String, Integer> search = Cheapest.of(priced.problem());
        if (required && !expected.isEmpty()) {
            // The options of the dearest solution but one: their costs are part of the bound.
            Set<Integer> dearest = expected.get(expected.size() - 1);
            search = search.require(dearest.stream().skip(1).toList());
            expected = expected.stream()
                    .filter(solution ->
                            solution.containsAll(dearest.stream().skip(1).toList()))
                    .toList();
        }

        CheapestResult<Integer> stopped = search.find(1, incumbent -> Visit.STOP);
        CheapestResult<Integer> proven = search.find(1);

        if (expected.isEmpty()) {
            assertThat(proven.lowerBound()).isEmpty();
        } else {
            long cheapest = priced.cost(expected.get(0));
            assertThat(proven.lowerBound()).hasValue(cheapest);
            assertThat(stopped.lowerBound()).isPresent();
            assertThat(stopped.lowerBound().getAsLong()).isLessThanOrEqualTo(cheapest);
        }
    }

    /** Each of these options costs what it costs in the only solution, so the bound before the search is exact. */
    @Example
    void theLowerBoundIsKnownBeforeAnythingIsProven() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.builder(String.class, String.class)
                .primary("a", "b")
                .option("left", spec -> spec.covers("a").costs(3))
                .option("right", spec -> spec.covers("b").costs(4))
                .build();

        CheapestResult<String> stopped = Cheapest.of(problem).find(2, incumbent -> Visit.STOP);

        assertThat(stopped.isProven()).isFalse();
        assertThat(stopped.lowerBound()).hasValue(7);
        assertThat(stopped.gap()).hasValue(0);
    }

    @Example
    void theGapIsAPartOfTheCost() {
        Solution<String> dear = Cheapest.of(pair(90, 10)).find().best().orElseThrow();
        SearchStatistics statistics = Cheapest.of(pair(1, 2)).find().statistics();
        assertThat(new CheapestResult<>(List.of(dear), OptionalLong.of(75), SearchEnd.TIMEOUT, statistics).gap())
                .hasValue(0.25);
        assertThat(new CheapestResult<>(List.of(dear), OptionalLong.empty(), SearchEnd.TIMEOUT, statistics).gap())
                .isEmpty();
        assertThat(new CheapestResult<String>(List.of(), OptionalLong.of(75), SearchEnd.TIMEOUT, statistics).gap())
                .isEmpty();
    }

    @Example
    void progressHasTheCostAndTheBoundWithRequiredOptions() {
        List<Progress> told = new ArrayList<>();
        Cheapest.of(pair(90, 10))
                .require("right")
                .progress(Duration.ofNanos(1), told::add)
                .find(2);
        Progress last = told.get(told.size() - 1);
        assertThat(last.cost()).hasValue(100);
        assertThat(last.lowerBound()).hasValue(100);
        assertThat(told.get(0).cost()).isEmpty();
    }

    @Example
    void stoppingAtAnIncumbentKeepsItAndClaimsNoProof() {
        CheapestResult<String> result = Cheapest.of(assignment(6, 1)).find(3, incumbent -> Visit.STOP);
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
        assertThat(result.isProven()).isFalse();
        assertThat(result.best()).isPresent();
    }

    @Example
    void whatTheVisitorThrowsReachesTheCaller() {
        Cheapest<String, String> search = Cheapest.of(assignment(4, 1));
        IllegalStateException mine = new IllegalStateException("mine");
        assertThatThrownBy(() -> search.find(1, incumbent -> {
                    throw mine;
                }))
                .isSameAs(mine);
        assertThat(search.find().isProven()).isTrue();
    }

    @Example
    void anAssignmentOfEightNeedsFewNodes() {
        CheapestResult<String> result = Cheapest.of(assignment(8, 20261604)).find();
        assertThat(result.isProven()).isTrue();
        // All 40320 assignments have 109601 nodes.
        assertThat(DLX.search(assignment(8, 20261604))
                        .engine(Engine.DANCING_LINKS)
                        .count()
                        .statistics()
                        .nodes())
                .isEqualTo(109_601);
        assertThat(result.statistics().nodes()).isEqualTo(3);
    }

    @Example
    void withoutASolutionThereIsNoneAndThatIsProven() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("a", spec -> spec.covers("a").costs(-5))
                .build();
        CheapestResult<String> result = Cheapest.of(problem).find(4);
        assertThat(result.solutions()).isEmpty();
        assertThat(result.best()).isEmpty();
        assertThat(result.isProven()).isTrue();
    }

    @Example
    void theEmptyProblemCostsNothing() {
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().build();
        assertThat(Cheapest.of(empty).find(2).solutions())
                .singleElement()
                .satisfies(solution -> assertThat(solution.cost()).isZero());
    }

    @Example
    void sumsThatCouldOverflowAreRefused() {
        for (long cost : new long[] {Long.MAX_VALUE, Long.MIN_VALUE}) {
            Cheapest<String, String> search = Cheapest.of(pair(cost, cost));
            assertThatThrownBy(search::find)
                    .isInstanceOf(ArithmeticException.class)
                    .hasMessageContaining("2 ")
                    .hasMessageContaining("scale all costs down");
        }
    }

    @Example
    void theLargestAndSmallestSumsAreRight() {
        assertThat(cheapestOf(pair(Long.MAX_VALUE - 7, 7))).isEqualTo(Long.MAX_VALUE);
        assertThat(cheapestOf(pair(Long.MIN_VALUE + 7, -7))).isEqualTo(Long.MIN_VALUE);
        assertThat(cheapestOf(pair(Long.MIN_VALUE, Long.MAX_VALUE))).isEqualTo(-1);
    }

    /** Behind "dear", all four wishes are still open, and would add up to less than a long can hold. */
    @Example
    void aBoundThatOverflowsCutsNothingOff() {
        long dear = Long.MIN_VALUE + 12;
        ProblemBuilder<String, String> builder = ExactCoverProblem.<String, String>builder()
                .primary("first", "second")
                .bounded("wishes", 0, 2)
                .secondary("barred")
                .option("bar", "first", "barred")
                .option("let", "first")
                .option("dear", spec -> spec.covers("second").covers("barred").costs(dear))
                .option("free", "second");
        for (long cost : new long[] {-10, -1, -1, -1}) {
            builder.option("wish", spec -> spec.covers("wishes").costs(cost));
        }
        assertThat(cheapestOf(builder.build())).isEqualTo(dear - 11);
    }

    @Example
    void optionsThatExcludeEachOtherAreNotAddedUp() {
        ProblemBuilder<String, Long> builder =
                ExactCoverProblem.<String, Long>builder().primary("a");
        for (long cost = Long.MAX_VALUE; cost > Long.MAX_VALUE - 5; cost--) {
            long price = cost;
            builder.option(cost, spec -> spec.covers("a").costs(price));
        }
        assertThat(cheapestOf(builder.build())).isEqualTo(Long.MAX_VALUE - 4);
    }

    @Example
    void badRequestsAreRefused() {
        Cheapest<String, String> search = Cheapest.of(pair(1, 2));
        assertThatThrownBy(() -> search.find(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "The number of cheapest solutions is 0, but must be at least 1; to know only what the cheapest"
                                + " one costs, ask for 1");
    }

    /** The visitor sees the same with any number of threads, and the result has the last that it saw. */
    @Property(tries = 1_000, seed = "20261619")
    void aLimitEndsTheSearchAfterSoManySolutionsAreShown(
            @ForAll("problems") PricedProblem priced,
            @ForAll @IntRange(min = 1, max = 3) int limit,
            @ForAll @IntRange(min = 1, max = 2) int threads) {
        List<Solution<Integer>> all = new ArrayList<>();
        Cheapest.of(priced.problem()).find(2, incumbent -> keep(all, incumbent));
        List<Solution<Integer>> some = new ArrayList<>();
        CheapestResult<Integer> result =
                Cheapest.of(priced.problem()).limit(limit).threads(threads).find(2, incumbent -> keep(some, incumbent));
        assertThat(some).isEqualTo(all.subList(0, Math.min(limit, all.size())));
        assertThat(result.end()).isEqualTo(all.size() >= limit ? SearchEnd.LIMIT : SearchEnd.EXHAUSTED);
        assertThat(result.best()).isEqualTo(some.isEmpty() ? Optional.empty() : Optional.of(some.get(some.size() - 1)));
        if (!all.isEmpty()) {
            assertThat(result.lowerBound().orElse(Long.MIN_VALUE))
                    .isLessThanOrEqualTo(all.get(all.size() - 1).cost());
        }
    }

    private static Visit keep(List<Solution<Integer>> seen, Solution<Integer> incumbent) {
        seen.add(incumbent);
        return Visit.CONTINUE;
    }

    @Example
    void costsAddUpAndBelongToTheProblem() {
        ProblemBuilder<String, String> builder =
                ExactCoverProblem.<String, String>builder().primary("a");
        assertThatThrownBy(() -> builder.option(
                        "dear", spec -> spec.covers("a").costs(Long.MAX_VALUE).costs(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("dear");
        ExactCoverProblem<String, String> free = builder.option("free", "a").build();
        ExactCoverProblem<String, String> priced = builder.option(
                        "seven", spec -> spec.costs(3).covers("a").costs(4))
                .build();
        assertThat(free.costOf(0)).isZero();
        assertThat(priced.costOf(0)).isZero();
        assertThat(priced.costOf(1)).isEqualTo(7);
        assertThatThrownBy(() -> priced.costOf(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(pair(1, 2)).isEqualTo(pair(1, 2)).isNotEqualTo(pair(1, 3));
        assertThat(pair(0, 0)).isNotEqualTo(pair(1, 0));
    }

    private static ExactCoverProblem<String, String> pair(long left, long right) {
        return ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("left", spec -> spec.covers("a").costs(left))
                .option("right", spec -> spec.covers("b").costs(right))
                .build();
    }

    /** Each of n workers takes one of n jobs, at a random price from 0 to 99. */
    private static ExactCoverProblem<String, String> assignment(int n, long seed) {
        Random random = new Random(seed);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int i = 0; i < n; i++) {
            builder.primary("worker " + i, "job " + i);
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                String worker = "worker " + i;
                String job = "job " + j;
                builder.option(
                        worker + " " + job, spec -> spec.covers(worker, job).costs(random.nextInt(100)));
            }
        }
        return builder.build();
    }

    private static long cheapestOf(ExactCoverProblem<?, ?> problem) {
        return Cheapest.of(problem).find().best().orElseThrow().cost();
    }

    private static List<Set<Integer>> sets(List<Solution<Integer>> solutions) {
        List<Set<Integer>> sets = new ArrayList<>();
        solutions.forEach(solution -> sets.add(new TreeSet<>(solution.options())));
        return sets;
    }
}
