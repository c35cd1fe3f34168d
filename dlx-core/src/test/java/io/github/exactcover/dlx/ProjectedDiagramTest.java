package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Diagrams and counts of solutions that differ in what matters. */
class ProjectedDiagramTest {

    private static Search<Integer, Integer> topRows(int rows) {
        return DLX.search(Families.dominoes(8, 8))
                .distinctOn(IntStream.range(0, 8 * rows).boxed().toList());
    }

    private static <O> void agree(Search<?, O> search, Set<Set<O>> expected) {
        assertThat(search.count().solutions()).isEqualTo(expected.size());
        SolutionDiagram<O> diagram = search.analysis().diagram();
        List<Set<O>> listed = diagram.stream().map(Set::copyOf).toList();
        assertThat(listed).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(diagram.count()).isEqualTo(expected.size());
        for (O option : diagram.options().stream().limit(3).toList()) {
            assertThat(diagram.restrict(List.of(option), List.of()).count())
                    .isEqualTo(expected.stream()
                            .filter(options -> options.contains(option))
                            .count());
        }
    }

    /** By all subsets of the options, with bounds, secondary items and colors, by layers and by search. */
    @Test
    void randomProblemsAgree() {
        Random random = new Random(44);
        int several = 0;
        int layers = 0;
        for (int round = 0; round < 600; round++) {
            SmallProblem small = SmallProblem.random(random, round % 2 == 0);
            ExactCoverProblem<String, Integer> problem = small.problem();
            List<Integer> some = problem.options().stream()
                    .filter(option -> random.nextBoolean())
                    .toList();
            if (some.isEmpty()) {
                continue;
            }
            int required = random.nextInt(2 * problem.options().size());
            boolean requires = required < problem.options().size();
            Set<Set<Integer>> expected = small.solutions().stream()
                    .filter(solution -> !requires || solution.contains(required))
                    .map(solution -> solution.stream().filter(some::contains).collect(Collectors.toSet()))
                    .collect(Collectors.toSet());
            Search<String, Integer> all = DLX.search(problem);
            Search<String, Integer> search = (requires ? all.requireIndices(required) : all).distinctOnOptions(some);
            agree(search, expected);
            agree(search.counting(Counting.SEARCH), expected);
            several += expected.size() > 1 ? 1 : 0;
            layers += byLayers(search, expected) ? 1 : 0;
        }
        assertThat(several).isGreaterThan(50);
        assertThat(layers).isGreaterThan(50);
    }

    /** Whether layers can compile it. */
    private static boolean byLayers(Search<String, Integer> search, Set<Set<Integer>> expected) {
        try {
            SolutionDiagram<Integer> diagram =
                    search.counting(Counting.FRONTIER).analysis().diagram();
            assertThat(diagram.stream().map(Set::copyOf)).containsExactlyInAnyOrderElementsOf(expected);
            return true;
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining("have no item that no others have");
            return false;
        }
    }

    @Test
    void withoutRoomForTheDiagramTheyAreListed() {
        SearchResult result = topRows(3).maxMemory(20_000).count();
        assertThat(result.solutions()).isEqualTo(2421);
        assertThat(result.statistics().counting().method()).isEqualTo(Counting.SEARCH);
    }

    /** Only the first of many pairs of items matter, which may be covered together in two ways. */
    private static Search<Integer, Integer> firstPairs(int pairs) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < 2 * pairs; item++) {
            builder.primary(item);
        }
        for (int pair = 0; pair < pairs; pair++) {
            int item = 2 * pair;
            builder.option(2 * item, item, item + 1).option(2 * item + 1, item).option(2 * item + 2, item + 1);
        }
        return DLX.search(builder.build())
                .distinctOn(IntStream.range(0, 24).boxed().toList());
    }

    @Test
    void whatDoesNotMatterMayBeMuch() {
        assertThat(firstPairs(6_000).count().solutions()).isEqualTo(4096);
        assertThat(firstPairs(6_000).analysis().diagram().count()).isEqualTo(4096);
    }

    @Test
    void keysAndColorsOfSeveralOptionsHaveNoDiagram() {
        assertThatIllegalStateException()
                .isThrownBy(DLX.search(Families.queens(4, false))
                        .distinctBy(option -> option % 4)
                        .analysis()::diagram)
                .withMessageContaining("use distinctOnOptions");
    }

    @Test
    void theTopOfDominoesAgrees() {
        for (int rows = 1; rows <= 2; rows++) {
            Search<Integer, Integer> search = topRows(rows);
            Set<Integer> top = new HashSet<>();
            ExactCoverProblem<Integer, Integer> problem = search.problem();
            for (int place = 0; place < problem.options().size(); place++) {
                int last = 8 * rows;
                if (problem.itemsOf(place).stream().anyMatch(item -> item < last)) {
                    top.add(problem.options().get(place));
                }
            }
            agree(
                    search,
                    search.stream()
                            .map(solution -> solution.options().stream()
                                    .filter(top::contains)
                                    .collect(Collectors.toSet()))
                            .collect(Collectors.toSet()));
        }
    }

    /** Listing them takes seconds: their number is that of what can be completed in the lower half. */
    @Test
    void manyAreCountedWithoutAList() {
        SearchResult result = topRows(4).count();
        assertThat(result.statistics().counting().method()).isEqualTo(Counting.FRONTIER);
        assertThat(result.solutions()).isEqualTo(topRows(4).analysis().diagram().count());
        assertThat(topRows(8).count().solutions()).isEqualTo(12_988_816);
        assertThat(topRows(3).counting(Counting.SEARCH).count().solutions())
                .isEqualTo(topRows(3).count().solutions());
        assertThat(topRows(8).analysis().diagram().count()).isEqualTo(BigInteger.valueOf(12_988_816));
    }
}
