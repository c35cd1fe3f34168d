package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.testing.PricedProblem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search for the cheapest that starts from a known solution finds the same costs, and never returns less. */
class StartFromTest {

    private final ExactCoverProblem<String, String> shifts = ExactCoverProblem.<String, String>builder()
            .primary("Ann", "Ben")
            .bounded("late", 0, 1)
            .secondary("room")
            .option(
                    "Ann early",
                    option -> option.covers("Ann").colors("room", "red").costs(5))
            .option("Ann late", option -> option.covers("Ann", "late").costs(1))
            .option(
                    "Ben early",
                    option -> option.covers("Ben").colors("room", "red").costs(2))
            .option(
                    "Ben blue",
                    option -> option.covers("Ben").colors("room", "blue").costs(3))
            .option("Ben late", option -> option.covers("Ben", "late").costs(1))
            .option("paint", option -> option.colors("room", "red"))
            .build();

    private final Cheapest<String, String> search = Cheapest.of(shifts);

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Property(tries = 2_000, seed = "20261620")
    void theCostsAreThoseOfAllSubsets(@ForAll("problems") PricedProblem priced, @ForAll long seed) {
        List<Set<Integer>> solutions = priced.solutionsByCost();
        if (solutions.isEmpty()) {
            return;
        }
        Random random = new Random(seed);
        Set<Integer> start = solutions.get(random.nextInt(solutions.size()));
        BitSet required = new BitSet();
        if (random.nextInt(3) == 0 && !start.isEmpty()) {
            required.set(start.iterator().next());
        }
        int[] places = required.stream().toArray();
        Cheapest<String, Integer> some =
                Cheapest.of(priced.problem()).startFrom(start).requireIndices(places);
        AllCheapest<String, Integer> all =
                AllCheapest.of(priced.problem()).startFrom(start).requireIndices(places);
        some = shuffled(some, random);
        some = random.nextInt(4) == 0 ? some.threads(2) : some;
        all = shuffled(all, random);
        all = random.nextInt(4) == 0 ? all.threads(2) : all;
        List<Long> expected = solutions.stream()
                .filter(solution -> required.stream().allMatch(solution::contains))
                .map(priced::cost)
                .toList();
        List<Long> shown = new ArrayList<>();

        CheapestResult<Integer> result = some.find(3, solution -> {
            shown.add(solution.cost());
            return Visit.CONTINUE;
        });

        assertThat(result.isProven()).isTrue();
        assertThat(result.solutions().stream().map(Solution::cost))
                .isEqualTo(expected.stream().limit(3).toList());
        assertThat(result.solutions().stream().map(solution -> Set.copyOf(solution.options())))
                .doesNotHaveDuplicates()
                .isSubsetOf(solutions.stream().map(Set::copyOf).toList());
        assertThat(shown).allMatch(cost -> cost < priced.cost(start));
        assertThat(all.forEach(solution -> {}).solutions())
                .isEqualTo(expected.stream().filter(expected.get(0)::equals).count());
    }

    /** The same question, searched in another order, or reduced. */
    private static <Q extends Question<String, Integer, Q>> Q shuffled(Q question, Random random) {
        Q other = random.nextBoolean() ? question.seed(random.nextInt(100)) : question;
        return random.nextBoolean() ? other.reduce() : other;
    }

    @Test
    void aSearchThatHasToEndAtOnceReturnsTheStart() {
        List<String> start = List.of("Ann early", "Ben early");
        for (Cheapest<String, String> ended : List.of(
                search.cancelWhen(() -> true),
                search.timeout(Duration.ofNanos(1)),
                search.timeout(Duration.ofNanos(1)).require("Ben early"))) {
            CheapestResult<String> result = ended.startFrom(start).find(2);

            assertThat(result.isProven()).isFalse();
            assertThat(result.best().orElseThrow().options()).containsExactlyInAnyOrderElementsOf(start);
            assertThat(result.best().orElseThrow().cost()).isEqualTo(7);
        }
    }

    @Test
    void theStartIsNotShown() {
        CheapestResult<String> result =
                search.startFrom(List.of("Ann early", "Ben early")).find(1, solution -> Visit.STOP);

        assertThat(result.best().orElseThrow().cost()).isLessThan(7);
        assertThat(search.startFrom(List.of("Ben early", "Ann late")).find(1, solution -> Visit.STOP))
                .satisfies(best -> assertThat(best.isProven()).isTrue())
                .satisfies(best -> assertThat(best.best().orElseThrow().cost()).isEqualTo(3));
    }

    @Test
    void aCheckpointKeepsTheStartOrSomethingCheaper(@TempDir Path folder) {
        Path file = folder.resolve("search.checkpoint");
        Cheapest<String, String> saved = search.startFrom(List.of("Ann early", "Ben early"));
        saved.cancelWhen(() -> true).checkpointTo(file, Duration.ofHours(1)).find();

        assertThat(search.resume(file).find().best().orElseThrow().cost()).isEqualTo(3);
        assertThat(search.resume(file)
                        .cancelWhen(() -> true)
                        .find()
                        .best()
                        .orElseThrow()
                        .cost())
                .isEqualTo(7);
        assertThat(search.resume(file)
                        .startFrom(List.of("Ann late", "Ben blue"))
                        .cancelWhen(() -> true)
                        .find()
                        .best()
                        .orElseThrow()
                        .cost())
                .isEqualTo(4);
    }

    @Test
    void saysWhatIsWrongWithWhatIsNoSolution() {
        refused("cover the item Ben 0 times, and it must be covered once", "Ann late");
        refused("cover the item Ann 2 times, and it must be covered once", "Ann late", "Ann early", "Ben early");
        refused("cover the item late 2 times, and it must be covered 0..1 times", "Ann late", "Ben late");
        refused(
                "options Ann early and Ben blue exclude each other, by the secondary item room",
                "Ann early",
                "Ben blue");
        refused("option paint has no primary item", "Ann early", "Ben early", "paint");
        refused("Option Bob is not in the problem", "Bob");
        assertThatThrownBy(() -> search.startFromIndices(0, 6)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(search.startFromIndices(0, 2).find().best()).isPresent();
    }

    private void refused(String why, String... options) {
        assertThatThrownBy(() -> search.startFrom(List.of(options)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }

    @Test
    void aLimitDoesNotCountTheStart() {
        CheapestResult<String> result =
                search.startFrom(List.of("Ann early", "Ben early")).limit(1).find();

        assertThat(result.best().orElseThrow().cost()).isLessThan(7);
        assertThat(search.startFrom(List.of("Ben early", "Ann late")).find(1, solution -> Visit.STOP))
                .satisfies(best -> assertThat(best.isProven()).isTrue())
                .satisfies(best -> assertThat(best.best().orElseThrow().cost()).isEqualTo(3));
    }

    @Test
    void refusesWhatThePresetsLeaveOut() {
        List<String> start = List.of("Ann early", "Ben early");
        assertThatThrownBy(() -> search.startFrom(start).require("Ben blue").find())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lacks the required option Ben blue");
        AllCheapest<String, String> all =
                AllCheapest.of(shifts).startFrom(start).forbid("Ann early");
        assertThatThrownBy(() -> all.solve(solution -> Visit.CONTINUE))
                .hasMessageContaining("has the forbidden option Ann early");
    }

    @Test
    void namesTheOtherMethodForEqualOptions() {
        ExactCoverProblem<String, String> twice = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("same", "a")
                .option("same", "a")
                .build();
        assertThatThrownBy(() -> Cheapest.of(twice).startFrom(List.of("same")))
                .hasMessageContaining("startFromIndices");
        assertThat(Cheapest.of(twice)
                        .startFromIndices(1)
                        .find()
                        .best()
                        .orElseThrow()
                        .indices())
                .containsExactly(1);
    }
}
