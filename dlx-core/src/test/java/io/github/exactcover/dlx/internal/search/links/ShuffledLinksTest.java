package io.github.exactcover.dlx.internal.search.links;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ShuffledLinksTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    private static DancingLinks shuffled(OptionTable table, int nodesBefore, long seed) {
        DancingLinks engine = new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT);
        engine.run(nodesBefore);
        engine.shuffle(new SplittableRandom(seed));
        return engine;
    }

    private static List<Set<Integer>> solutions(DancingLinks engine) {
        List<Set<Integer>> found = new ArrayList<>();
        while (engine.run(Machine.UNLIMITED) == Step.SOLUTION) {
            found.add(Arrays.stream(engine.solution()).boxed().collect(Collectors.toSet()));
        }
        return found;
    }

    @Property(tries = 2_000, seed = "20261501")
    void noSolutionIsLost(
            @ForAll("problems") SmallProblem small,
            @ForAll @IntRange(min = 1, max = 9) int nodesBefore,
            @ForAll long seed) {
        List<Set<Integer>> found = solutions(shuffled(small.table(), nodesBefore, seed));
        assertThat(found).doesNotHaveDuplicates();
        assertThat(new HashSet<>(found)).isEqualTo(small.solutions());
    }

    @Example
    void eachSeedShowsThemInAnotherOrder() {
        OptionTable table = LargerProblem.QUEENS_10.table();
        List<Set<Integer>> one = solutions(shuffled(table, 100, 1));
        List<Set<Integer>> other = solutions(shuffled(table, 100, 2));
        assertThat(one).hasSize(724).isNotEqualTo(other).containsExactlyInAnyOrderElementsOf(other);
        assertThat(solutions(shuffled(table, 50, 1))).isEqualTo(one);
    }
}
