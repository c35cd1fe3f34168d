package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.testing.PricedProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** All solutions that cost as little as the cheapest are shown, each of them once. */
class CheapestAllTest {

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Property(tries = 4_000, seed = "20261125")
    void theyAreThoseOfAllSubsetsThatCostTheLeast(
            @ForAll("problems") PricedProblem priced,
            @ForAll @IntRange(min = 1, max = 3) int divisor,
            @ForAll boolean required) {
        // Costs that are divided are equal more often.
        PricedProblem coarse = new PricedProblem(
                priced.small(),
                priced.costs().stream().map(cost -> cost / divisor).toList());
        List<Set<Integer>> all = coarse.solutionsByCost();
        AllCheapest<String, Integer> search = AllCheapest.of(coarse.problem());
        if (required && !all.isEmpty()) {
            Integer option = all.get(all.size() - 1).stream().findFirst().orElse(null);
            search = option == null ? search : search.require(option);
            all = option == null
                    ? all
                    : all.stream().filter(solution -> solution.contains(option)).toList();
        }
        long least = all.isEmpty() ? 0 : coarse.cost(all.get(0));
        List<Set<Integer>> expected =
                all.stream().filter(solution -> coarse.cost(solution) == least).toList();

        List<Set<Integer>> shown = new ArrayList<>();
        SearchResult result = search.solve(solution -> {
            assertThat(solution.cost()).isEqualTo(least);
            shown.add(new TreeSet<>(solution.options()));
            return Visit.CONTINUE;
        });

        assertThat(shown).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(result.solutions()).isEqualTo(expected.size());
        assertThat(result.isExhausted()).isTrue();
    }

    /** Six nurses, each of seven days needs two, and each nurse works two or three days. */
    private static ExactCoverProblem<String, String> roster() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int day = 0; day < 7; day++) {
            builder.bounded("day " + day, 2, 2);
        }
        for (int nurse = 0; nurse < 6; nurse++) {
            builder.bounded("nurse " + nurse, 2, 3);
        }
        for (int nurse = 0; nurse < 6; nurse++) {
            for (int day = 0; day < 7; day++) {
                builder.option(nurse + "/" + day, List.of("nurse " + nurse, "day " + day), (3 * nurse + 5 * day) % 4);
            }
        }
        return builder.build();
    }

    /** A linear program helps with this one. Its corners are not shown beside the leaves of the tree. */
    @Example
    void theCornersOfALinearProgramAreNotShownTwice() {
        ExactCoverProblem<String, String> roster = roster();
        long least = Cheapest.of(roster).find().best().orElseThrow().cost();
        Set<Set<String>> expected = new HashSet<>();
        DLX.forEach(roster, solution -> {
            if (solution.cost() == least) {
                expected.add(new TreeSet<>(solution.options()));
            }
        });
        List<Set<String>> shown = new ArrayList<>();
        AllCheapest.of(roster).solve(solution -> {
            shown.add(new TreeSet<>(solution.options()));
            return Visit.CONTINUE;
        });
        assertThat(expected).hasSizeGreaterThan(10);
        assertThat(shown).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Example
    void aLimitCountsWhatIsShownAndNotTheWayToTheLeastCost() {
        SearchResult result = AllCheapest.of(roster()).limit(3).solve(solution -> Visit.CONTINUE);
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(result.solutions()).isEqualTo(3);

        SearchResult stopped = AllCheapest.of(roster()).solve(solution -> Visit.STOP);
        assertThat(stopped.end()).isEqualTo(SearchEnd.STOPPED);
        assertThat(stopped.solutions()).isEqualTo(1);
    }

    @Example
    void whatIsEndedBeforeTheLeastCostIsKnownShowsNothing() {
        SearchResult result = AllCheapest.of(roster()).cancelWhen(() -> true).solve(solution -> {
            throw new AssertionError("it shows a solution");
        });
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.solutions()).isZero();
    }

    @Example
    void withoutCostsTheyAreAllSolutions() {
        List<Solution<String>> shown = new ArrayList<>();
        AllCheapest.of(roster().withoutCosts()).limit(5).solve(solution -> {
            shown.add(solution);
            return Visit.CONTINUE;
        });
        assertThat(shown).hasSize(5);
    }

    @Example
    void otherCostsForTheSameProblem() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("both", List.of("a", "b"), 3)
                .option("left", "a")
                .option("right", "b")
                .build();
        ExactCoverProblem<String, String> longNames = problem.withCosts(name -> -name.length());
        assertThat(longNames.costOf(0)).isEqualTo(-4);
        assertThat(longNames.costOf(2)).isEqualTo(-5);
        assertThat(Cheapest.of(longNames).find().best().orElseThrow().options()).containsExactly("left", "right");
        assertThat(Cheapest.of(problem).find().best().orElseThrow().cost()).isZero();
        assertThat(problem.withCosts(name -> 0)).isEqualTo(problem.withoutCosts());
    }
}
