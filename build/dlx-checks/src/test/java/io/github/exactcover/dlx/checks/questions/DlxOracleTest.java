package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** All ways to ask for solutions agree with each other, and with a search that tries every subset of the options. */
class DlxOracleTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    @Property(tries = 4_000, seed = "20261201")
    void everyWayToAskGivesTheSolutionsThatTryingEverySubsetFinds(@ForAll("problems") SmallProblem small) {
        FailedProblems.keeping("api-against-oracle", small, () -> everyWayAgrees(small));
    }

    private static void everyWayAgrees(SmallProblem small) {
        ExactCoverProblem<String, Integer> problem = small.problem();
        Set<Set<Integer>> expected = small.solutions();

        List<Solution<Integer>> visited = new ArrayList<>();
        SearchResult result = DLX.solve(problem, solution -> {
            visited.add(solution);
            return Visit.CONTINUE;
        });

        assertThat(asSets(visited)).isEqualTo(expected);
        assertThat(visited).hasSameSizeAs(expected);
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEqualTo(expected.size());
        assertThat(Count.of(problem).solutions()).isEqualTo(expected.size());
        assertThat(Feasibility.of(problem).solution())
                .matches(first -> first.isEmpty() ? visited.isEmpty() : visited.contains(first.get()));
        try (Stream<Solution<Integer>> stream = DLX.stream(problem)) {
            assertThat(stream.toList()).isEqualTo(visited);
        }
    }

    @Property(tries = 2_000, seed = "20261202")
    void aLimitGivesTheFirstSolutionsAndSaysSo(
            @ForAll("problems") SmallProblem small,
            @ForAll @IntRange(min = 1, max = 6) int limit,
            @ForAll ItemChoice choice) {
        Search<String, Integer> search = DLX.search(small.problem()).itemChoice(choice);
        List<Solution<Integer>> all = search.stream().toList();
        List<Solution<Integer>> first = all.subList(0, Math.min(limit, all.size()));
        SearchEnd end = all.size() >= limit ? SearchEnd.LIMIT : SearchEnd.EXHAUSTED;

        assertThat(search.limit(limit).stream().toList()).isEqualTo(first);
        assertThat(search.limit(limit).count().solutions()).isEqualTo(first.size());
        assertThat(search.limit(limit).count().end()).isEqualTo(end);
        List<Solution<Integer>> visited = new ArrayList<>();
        SearchResult result = search.limit(limit).solve(solution -> {
            visited.add(solution);
            return Visit.CONTINUE;
        });
        assertThat(visited).isEqualTo(first);
        assertThat(result.end()).isEqualTo(end);
    }

    @Property(tries = 2_000, seed = "20261203")
    void bothItemChoicesFindTheSameSolutions(@ForAll("problems") SmallProblem small) {
        ExactCoverProblem<String, Integer> problem = small.problem();
        List<Solution<Integer>> mrv =
                DLX.search(problem).itemChoice(ItemChoice.MRV).stream().toList();
        List<Solution<Integer>> first =
                DLX.search(problem).itemChoice(ItemChoice.FIRST).stream().toList();
        assertThat(first).containsExactlyInAnyOrderElementsOf(mrv);
    }

    @Property(tries = 1_000, seed = "20261204")
    void aSolutionListsTheSameOptionsInBothOrders(@ForAll("problems") SmallProblem small) {
        DLX.solve(small.problem(), solution -> {
            assertThat(solution.options()).isSorted().containsExactlyInAnyOrderElementsOf(solution.searchOrder());
            assertThat(solution.indices().boxed()).isEqualTo(solution.options());
            return Visit.CONTINUE;
        });
    }

    private static Set<Set<Integer>> asSets(List<Solution<Integer>> solutions) {
        Set<Set<Integer>> sets = new LinkedHashSet<>();
        solutions.forEach(solution -> sets.add(new TreeSet<>(solution.options())));
        return sets;
    }
}
