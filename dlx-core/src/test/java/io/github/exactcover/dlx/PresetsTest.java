package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.Test;

class PresetsTest {

    private static final AtomicInteger WITH_SOLUTIONS = new AtomicInteger();

    private final ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
            .primary("a", "b", "c")
            .secondary("x")
            .option("a", "a")
            .option("b", "b")
            .option("c", "c")
            .option("ab", "a", "b")
            .option("bc", "b", "c")
            .option("ax", "a", "x")
            .option("cx", "c", "x")
            .option("x", "x")
            .build();

    private final Search<String, String> search = DLX.search(problem);

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 6_000, seed = "20261301")
    void presetsFilterTheSolutionsThatTryingEverySubsetFinds(
            @ForAll("problems") SmallProblem small,
            @ForAll ItemChoice choice,
            @ForAll boolean reduce,
            @ForAll long seed) {
        Random random = new Random(seed);
        List<Set<Integer>> all = List.copyOf(small.solutions());
        int count = small.options().size();
        Set<Integer> required = random.nextInt(4) > 0 && !all.isEmpty()
                ? some(all.get(random.nextInt(all.size())), random)
                : some(IntStream.range(0, count).boxed().collect(Collectors.toSet()), random);
        Set<Integer> forbidden = IntStream.range(0, count)
                .filter(option -> random.nextInt(5) == 0)
                .boxed()
                .collect(Collectors.toSet());
        Set<Set<Integer>> expected = all.stream()
                .filter(solution -> solution.containsAll(required))
                .filter(solution -> forbidden.stream().noneMatch(solution::contains))
                .collect(Collectors.toSet());

        Search<String, Integer> preset =
                DLX.search(small.problem()).itemChoice(choice).require(required).forbid(forbidden);
        List<Solution<Integer>> found =
                (reduce ? preset.reduce() : preset).stream().toList();

        assertThat(found).hasSameSizeAs(expected).allSatisfy(solution -> {
            assertThat(solution.options()).isSorted();
            assertThat(expected).contains(new TreeSet<>(solution.options()));
        });
        assertThat(preset.count().solutions()).isEqualTo(expected.size());
        WITH_SOLUTIONS.addAndGet(!required.isEmpty() && !expected.isEmpty() ? 1 : 0);
    }

    private static Set<Integer> some(Set<Integer> options, Random random) {
        return options.stream().filter(option -> random.nextInt(3) == 0).collect(Collectors.toSet());
    }

    @AfterContainer
    static void manyPresetsHadSolutions() {
        assertThat(WITH_SOLUTIONS.get()).isGreaterThan(500);
    }

    private static List<List<String>> options(Search<String, String> search) {
        return search.stream().map(Solution::options).toList();
    }

    @Test
    void requiredOptionsAreReportedInTheirPlaces() {
        assertThat(options(search.require("c")))
                .containsExactlyInAnyOrder(List.of("a", "b", "c"), List.of("c", "ab"), List.of("b", "c", "ax"));
        assertThat(options(search.require("c", "ab"))).containsExactly(List.of("c", "ab"));
        assertThat(search.require("c").first().orElseThrow().searchOrder()).startsWith("c");
    }

    @Test
    void presetsAddUpAndLeaveTheSearchAsItWas() {
        Search<String, String> all = search;
        assertThat(options(all.require("c").require(List.of("b")).forbid("a").forbid(Set.of("ab"))))
                .containsExactly(List.of("b", "c", "ax"));
        assertThat(all.count().solutions())
                .isEqualTo(DLX.search(problem).count().solutions());
        assertThat(options(all.require().forbid())).isEqualTo(options(all));
        assertThat(all.require("c").limit(2).count().solutions()).isEqualTo(2);
        assertThat(all.limit(2).require("c").count().end()).isEqualTo(SearchEnd.LIMIT);
    }

    @Test
    void optionsThatExcludeEachOtherLeaveNoSolution() {
        assertThat(options(search.require("a", "ab"))).isEmpty();
        assertThat(options(search.require("ax", "cx"))).isEmpty();
        assertThat(options(search.require("a").forbid("a"))).isEmpty();
        assertThat(search.require("a", "ab").count().end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(options(search.require("a", "ab").reduce())).isEmpty();
    }

    @Test
    void anOptionThatIsNeverChosenCannotBeRequired() {
        assertThat(options(search.require("x"))).isEmpty();
        assertThat(options(search.forbid("x"))).isEqualTo(options(search));
        ExactCoverProblem<String, String> empty = ExactCoverProblem.<String, String>builder()
                .secondary("x")
                .option("x", "x")
                .build();
        assertThat(DLX.search(empty).require("x").count().solutions()).isZero();
        assertThat(DLX.search(empty).forbid("x").count().solutions()).isOne();
    }

    @Test
    void allThatIsNeededCanBeRequired() {
        assertThat(options(search.require("a", "b", "c"))).containsExactly(List.of("a", "b", "c"));
    }

    @Test
    void aColorThatARequiredOptionSettlesHoldsForTheOthers() {
        ExactCoverProblem<String, String> colored = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .secondary("x")
                .option("a red", spec -> spec.covers("a").colors("x", "red"))
                .option("b red", spec -> spec.covers("b").colors("x", "red"))
                .option("b blue", spec -> spec.covers("b").colors("x", "blue"))
                .option("b plain", "b", "x")
                .option("b", "b")
                .build();
        assertThat(DLX.search(colored).require("a red").stream().map(Solution::options))
                .containsExactly(List.of("a red", "b red"), List.of("a red", "b"));
    }

    @Test
    void anUnknownOptionIsRefused() {
        assertThatThrownBy(() -> search.require("a", "q"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Option q is not in the problem; name one that equals an element of problem.options()");
        assertThatThrownBy(() -> search.forbid("q"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Option q");
        assertThatThrownBy(() -> search.requireIndices(8))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no option 8; the problem has 8 options, numbered from 0 to 7");
        assertThatThrownBy(() -> search.forbidIndices(0, -1))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no option -1; the problem has 8 options, numbered from 0 to 7");
        assertThatThrownBy(() -> Solution.of(problem.options(), 0, 8))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no option 8; the problem has 8 options, numbered from 0 to 7");
        assertThatThrownBy(() -> search.require(Arrays.asList("a", null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("An option must not be null");
    }

    @Test
    void equalOptionsAreRequiredByPlaceAndForbiddenTogether() {
        ExactCoverProblem<String, String> twice = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("other", "a")
                .option("same", "a")
                .option("same", "a")
                .build();
        assertThatThrownBy(() -> DLX.search(twice).require("same"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Option same is at 2 places in the problem, the first of them 1 and 2; name the one you"
                        + " mean with requireIndices");
        assertThat(DLX.search(twice)
                        .requireIndices(2)
                        .first()
                        .orElseThrow()
                        .indices()
                        .toArray())
                .containsExactly(2);
        assertThat(DLX.search(twice).forbid("same").stream().map(Solution::options))
                .containsExactly(List.of("other"));
        assertThat(DLX.search(twice).forbidIndices(0, 1).stream()
                        .flatMapToInt(Solution::indices)
                        .toArray())
                .containsExactly(2);
    }
}
