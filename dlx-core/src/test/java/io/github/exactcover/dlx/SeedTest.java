package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SeedTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    @Property(tries = 3_000, seed = "20261321")
    void everySeedFindsTheSameSolutions(
            @ForAll("problems") SmallProblem small, @ForAll long seed, @ForAll ItemChoice choice) {
        Search<String, Integer> search =
                DLX.search(small.problem()).itemChoice(choice).seed(seed);
        List<Solution<Integer>> found = search.stream().toList();
        Set<Set<Integer>> sets = new LinkedHashSet<>();
        found.forEach(solution -> sets.add(new TreeSet<>(solution.options())));

        assertThat(sets).isEqualTo(small.solutions()).hasSameSizeAs(found);
        assertThat(search.count().solutions()).isEqualTo(found.size());
        assertThat(search.stream()).as("the same order again").isEqualTo(found);
        assertThat(search.engine(Engine.DANCING_LINKS).first())
                .isEqualTo(search.engine(Engine.DANCING_LINKS).stream().findFirst());
        // In these problems, the options are their own places.
        assertThat(found).allSatisfy(solution -> {
            assertThat(solution.options()).isSorted();
            assertThat(solution.indices()).isEqualTo(solution.options());
            assertThat(solution.searchOrder()).containsExactlyInAnyOrderElementsOf(solution.options());
        });
    }

    @Example
    void differentSeedsFindDifferentSolutionsFirst() {
        Set<List<String>> firsts = LongStream.range(0, 100)
                .mapToObj(seed -> DLX.search(Permutations.of(4))
                        .seed(seed)
                        .first()
                        .orElseThrow()
                        .options())
                .collect(Collectors.toSet());
        assertThat(firsts).as("of 24 permutations").hasSizeBetween(20, 24);
    }

    @Example
    void theOrderIsTheSameOnEveryMachine() {
        assertThat(DLX.search(Permutations.of(4))
                        .seed(2026)
                        .first()
                        .orElseThrow()
                        .options())
                .containsExactly("0:2", "1:0", "2:1", "3:3");
    }

    @Example
    void theLaterSeedHolds() {
        assertThat(DLX.search(Permutations.of(6)).seed(1).seed(2).first())
                .isEqualTo(DLX.search(Permutations.of(6)).seed(2).first())
                .isNotEqualTo(DLX.search(Permutations.of(6)).seed(1).first());
    }
}
