package io.github.exactcover.dlx.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemTable;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.project.DistinctSearch;
import io.github.exactcover.dlx.internal.project.ProjectionKeys;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Diagrams and counts of solutions that differ in what matters. */
class ProjectedDiagramTest {

    private static final long MEMORY = 1 << 24;

    private static Projection<Integer, Integer> topRows(int rows) {
        return Projection.of(Families.dominoes(8, 8))
                .onItems(IntStream.range(0, 8 * rows).boxed().toList());
    }

    private static <O> void agree(Projection<?, O> search, Set<Set<O>> expected) {
        assertThat(search.count().solutions()).isEqualTo(expected.size());
        agree(search.diagram(), expected);
    }

    private static <O> void agree(SolutionDiagram<O> diagram, Set<Set<O>> expected) {
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
            Projection<String, Integer> all = Projection.of(problem).onOptions(some);
            Projection<String, Integer> search = requires ? all.requireIndices(required) : all;
            agree(search, expected);
            BitSet preset = new BitSet();
            preset.set(required, required + (requires ? 1 : 0));
            agree(compiled(problem, preset, some, CountingMethod.SEARCH), expected);
            several += expected.size() > 1 ? 1 : 0;
            layers += byLayers(problem, preset, some, expected) ? 1 : 0;
        }
        assertThat(several).isGreaterThan(50);
        assertThat(layers).isGreaterThan(50);
    }

    /** Whether layers can compile it. */
    private static boolean byLayers(
            ExactCoverProblem<?, Integer> problem, BitSet required, List<Integer> some, Set<Set<Integer>> expected) {
        try {
            SolutionDiagram<Integer> diagram = compiled(problem, required, some, CountingMethod.FRONTIER);
            assertThat(diagram.stream().map(Set::copyOf)).containsExactlyInAnyOrderElementsOf(expected);
            return true;
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining("have no item that no others have");
            return false;
        }
    }

    /** The diagram, by layers alone or by search alone. */
    private static SolutionDiagram<Integer> compiled(
            ExactCoverProblem<?, Integer> problem, BitSet required, List<Integer> some, CountingMethod method) {
        List<Integer> options = problem.options();
        BitSet wanted = new BitSet();
        some.forEach(option -> wanted.set(options.indexOf(option)));
        int[] keys = IntStream.range(0, options.size())
                .map(place -> wanted.get(place) ? place : ProjectionKeys.NONE)
                .toArray();
        DiagramMachine machine = new DiagramMachine(
                Restriction.of(ProblemTable.of(problem), required, new BitSet()),
                part -> new DistinctSearch(
                        part,
                        ProjectionKeys.byKeys(keys),
                        false,
                        0,
                        MEMORY,
                        () -> OneThread.showing(part),
                        DistinctSearch.FIRST_TURN),
                method,
                MEMORY,
                null,
                wanted,
                reason -> {});
        while (machine.run(10_000) != Step.EXHAUSTED) {
            assertThat(machine.fraction()).isBetween(0.0, 1.0);
        }
        return new SolutionDiagram<>(machine.diagram(), options);
    }

    @Test
    void withoutRoomForTheDiagramTheyAreListed() {
        CountResult result = topRows(3).maxMemory(20_000).count();
        assertThat(result.solutions()).isEqualTo(2421);
        assertThat(result.counting().method()).isEqualTo(Counting.SEARCH);
    }

    /** Only the first of many pairs of items matter, which may be covered together in two ways. */
    private static Projection<Integer, Integer> firstPairs(int pairs) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < 2 * pairs; item++) {
            builder.primary(item);
        }
        for (int pair = 0; pair < pairs; pair++) {
            int item = 2 * pair;
            builder.option(2 * item, item, item + 1).option(2 * item + 1, item).option(2 * item + 2, item + 1);
        }
        return Projection.of(builder.build())
                .onItems(IntStream.range(0, 24).boxed().toList());
    }

    @Test
    void whatDoesNotMatterMayBeMuch() {
        assertThat(firstPairs(6_000).count().solutions()).isEqualTo(4096);
        assertThat(firstPairs(6_000).diagram().count()).isEqualTo(4096);
    }

    @Test
    void keysAndColorsOfSeveralOptionsHaveNoDiagram() {
        assertThatIllegalStateException()
                .isThrownBy(Projection.of(Families.queens(4, false)).by(option -> option % 4)::diagram)
                .withMessageContaining("use onOptions");
    }

    @Test
    void theTopOfDominoesAgrees() {
        for (int rows = 1; rows <= 2; rows++) {
            Projection<Integer, Integer> search = topRows(rows);
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
        CountResult result = topRows(4).count();
        assertThat(result.counting().method()).isEqualTo(Counting.FRONTIER);
        assertThat(result.solutions()).isEqualTo(topRows(4).diagram().count());
        CountResult all = topRows(8).count();
        assertThat(all.solutions()).isEqualTo(12_988_816);
        assertThat(all.statistics().nodes()).isLessThan(1_000_000);
        assertThat(topRows(3).maxMemory(20_000).count().solutions())
                .isEqualTo(topRows(3).count().solutions());
        assertThat(topRows(8).diagram().count()).isEqualTo(BigInteger.valueOf(12_988_816));
    }
}
