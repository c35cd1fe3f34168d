package io.github.exactcover.dlx.internal.project;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Searches that take turns show each projection once, however short the turns are and however little they remember. */
class DistinctSearchTest {

    private final AtomicInteger begun = new AtomicInteger();

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    @Property(tries = 1_500, seed = "20261127")
    void eachProjectionIsShownOnce(@ForAll("problems") SmallProblem small, @ForAll Random random) {
        int[] keys =
                random.ints(small.options().size(), -1, 1 + random.nextInt(7)).toArray();
        long firstTurn = 1L + random.nextInt(60);
        long memory = random.nextInt(3) == 0 ? random.nextInt(1_000) : 1_000_000;
        Set<Set<Integer>> all = small.solutions();
        DistinctSearch search = search(small.table(), keys, false, memory, firstTurn);
        List<List<Integer>> shown = new ArrayList<>();
        double fraction = 0;
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED) {
            step = search.run(1 + random.nextInt(5));
            assertThat(search.fraction()).isBetween(fraction, 1.0);
            fraction = search.fraction();
            if (step == Step.SOLUTION) {
                List<Integer> solution = IntStream.of(search.solution()).boxed().toList();
                assertThat(all).contains(Set.copyOf(solution));
                shown.add(keysOf(solution, keys));
            }
        }
        Set<List<Integer>> expected =
                all.stream().map(solution -> keysOf(solution, keys)).collect(Collectors.toSet());
        assertThat(shown).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(search.fraction()).isEqualTo(1);
        DistinctSearch counting = search(small.table(), keys, true, memory, firstTurn);
        assertThat(counting.run(DistinctSearch.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(counting.solutions()).isEqualTo(expected.size());
        counting.close();
        search.close();
    }

    private static List<Integer> keysOf(Collection<Integer> solution, int[] keys) {
        return solution.stream()
                .map(option -> keys[option])
                .filter(key -> key >= 0)
                .sorted()
                .toList();
    }

    private DistinctSearch search(OptionTable table, int[] keys, boolean counting, long memory, long firstTurn) {
        return new DistinctSearch(
                View.same(table),
                ProjectionKeys.byKeys(keys),
                counting,
                1,
                memory,
                () -> {
                    begun.incrementAndGet();
                    return new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT);
                },
                firstTurn);
    }

    @Test
    void theSearchForAllSolutionsBeginsWhenTheFirstTurnIsOver() {
        SmallProblem small = SmallProblem.random(new Random(4), false);
        int[] keys = IntStream.range(0, small.options().size()).toArray();
        search(small.table(), keys, true, 1_000_000, 1_000_000).run(DistinctSearch.UNLIMITED);
        assertThat(begun).hasValue(0);
        search(small.table(), keys, true, 1_000_000, 1).run(DistinctSearch.UNLIMITED);
        assertThat(begun).hasValue(1);
    }
}
