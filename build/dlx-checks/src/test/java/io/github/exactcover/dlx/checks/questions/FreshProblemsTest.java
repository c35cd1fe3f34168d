package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.FreshSeed;
import io.github.exactcover.dlx.testing.PricedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * What the other tests hold for problems that are the same in every build holds for those of a {@linkplain FreshSeed
 * fresh seed} too: every part of the library finds what trying every subset of the options finds.
 */
@AddLifecycleHook(value = FreshProblemsTest.TellsTheSeed.class, propagateTo = PropagationMode.ALL_DESCENDANTS)
class FreshProblemsTest {

    static {
        System.out.println("Random problems come from " + FreshSeed.argument());
    }

    /** Puts the seed into the message of a failure. */
    static final class TellsTheSeed implements AroundPropertyHook {

        @Override
        public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
            PropertyExecutionResult result = property.execute();
            if (result.status() != PropertyExecutionResult.Status.FAILED) {
                return result;
            }
            Throwable cause = result.throwable().orElse(null);
            return result.mapToFailed(new AssertionError("Repeat with " + FreshSeed.argument() + ": " + cause, cause));
        }
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return FreshSeed.mixed(SmallProblem.any());
    }

    @Provide
    Arbitrary<SmallProblem> unbounded() {
        return FreshSeed.mixed(SmallProblem.arbitrary());
    }

    @Provide
    Arbitrary<PricedProblem> priced() {
        return FreshSeed.mixed(PricedProblem.arbitrary());
    }

    @Provide
    Arbitrary<Integer> threads() {
        return FreshSeed.mixed(Arbitraries.of(1, 1, 1, 2, 5));
    }

    @Provide
    Arbitrary<Long> seeds() {
        return FreshSeed.mixed(Arbitraries.longs());
    }

    @Property(tries = 1_000, seed = "20261501")
    void everyEngineFindsAllSolutions(
            @ForAll("unbounded") SmallProblem small,
            @ForAll Engine engine,
            @ForAll ItemChoice choice,
            @ForAll("threads") int threads) {
        FailedProblems.keeping("fresh-engine", small, () -> {
            Search<String, Integer> search = DLX.search(small.problem())
                    .engine(engine)
                    .itemChoice(choice)
                    .threads(threads);
            assertThat(solutions(search)).containsExactlyInAnyOrderElementsOf(small.solutions());
        });
    }

    @Property(tries = 1_000, seed = "20261502")
    void boundsAreKept(@ForAll("problems") SmallProblem small, @ForAll("threads") int threads) {
        FailedProblems.keeping("fresh-bounds", small, () -> {
            Search<String, Integer> one = DLX.search(small.problem());
            assertThat(solutions(one)).containsExactlyInAnyOrderElementsOf(small.solutions());
            assertThat(solutions(one.threads(threads))).isEqualTo(solutions(one));
        });
    }

    @Property(tries = 1_000, seed = "20261503")
    void everyMethodCountsAllSolutions(
            @ForAll("problems") SmallProblem small, @ForAll Counting method, @ForAll("threads") int threads) {
        FailedProblems.keeping("fresh-count", small, () -> {
            Count<String, Integer> question =
                    Count.of(small.problem()).by(method).threads(threads);
            assertThat(question.solutions()).isEqualTo(small.solutions().size());
        });
    }

    @Property(tries = 1_000, seed = "20261504")
    void theCheapestAreFound(@ForAll("priced") PricedProblem priced) {
        FailedProblems.keeping("fresh-costs", priced.small(), () -> {
            List<Long> costs =
                    priced.solutionsByCost().stream().map(priced::cost).toList();
            Cheapest<String, Integer> question = Cheapest.of(priced.problem());
            assertThat(costs(question.find(3)))
                    .isEqualTo(costs.stream().limit(3).toList());
            assertThat(costs(question.reduce().find(costs.size() + 1))).isEqualTo(costs);
        });
    }

    private static List<Long> costs(CheapestResult<?> result) {
        return result.solutions().stream().map(Solution::cost).toList();
    }

    @Property(tries = 1_000, seed = "20261505")
    void reductionOrderAndPresetsLoseNothing(@ForAll("problems") SmallProblem small, @ForAll("seeds") long seed) {
        FailedProblems.keeping("fresh-reduction", small, () -> {
            Search<String, Integer> search = DLX.search(small.problem()).seed(seed);
            Set<Set<Integer>> all = small.solutions();
            assertThat(solutions(search.reduce())).containsExactlyInAnyOrderElementsOf(all);
            int options = small.options().size();
            if (options > 0) {
                int settled = (int) Math.floorMod(seed, (long) options);
                assertThat(Stream.concat(
                                solutions(search.requireIndices(settled)).stream(),
                                solutions(search.forbidIndices(settled)).stream()))
                        .containsExactlyInAnyOrderElementsOf(all);
            }
        });
    }

    @Property(tries = 500, seed = "20261506")
    void aDiagramKnowsAllSolutions(@ForAll("problems") SmallProblem small, @ForAll Counting method) {
        FailedProblems.keeping("fresh-diagram", small, () -> {
            SolutionDiagram<Integer> diagram =
                    SolutionDiagram.of(small.problem()).inMemory(method);
            assertThat(diagram.count()).isEqualTo(small.solutions().size());
            assertThat(diagram.stream().<Set<Integer>>map(TreeSet::new))
                    .containsExactlyInAnyOrderElementsOf(small.solutions());
        });
    }

    @Property(tries = 500, seed = "20261507")
    void aFileHoldsTheWholeProblem(@ForAll("priced") PricedProblem priced) {
        SmallProblem small = priced.small();
        // The format has no line for an option without items, and none for a problem without primary ones.
        Assume.that(small.primaryCount() > 0
                && small.options().stream()
                        .noneMatch(uses -> uses.stream().allMatch(use -> use == SmallProblem.ABSENT)));
        FailedProblems.keeping("fresh-file", small, () -> {
            ExactCoverProblem<String, Integer> problem = priced.problem();
            ExactCoverProblem<String, String> read = DlxFormat.parse(DlxFormat.format(problem));
            assertThat(read.primaryItems()).isEqualTo(problem.primaryItems());
            assertThat(read.secondaryItems()).isEqualTo(problem.secondaryItems());
            assertThat(IntStream.range(0, read.options().size()).mapToObj(read::costOf))
                    .isEqualTo(priced.costs());
            assertThat(DLX.search(read).stream()
                            .<Set<Integer>>map(solution ->
                                    new TreeSet<>(solution.indices().boxed().toList())))
                    .containsExactlyInAnyOrderElementsOf(small.solutions());
        });
    }

    private static List<Set<Integer>> solutions(Search<String, Integer> search) {
        try (Stream<Solution<Integer>> stream = search.stream()) {
            return stream.<Set<Integer>>map(solution -> new TreeSet<>(solution.options()))
                    .toList();
        }
    }
}
