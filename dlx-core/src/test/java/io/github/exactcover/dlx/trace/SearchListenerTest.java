package io.github.exactcover.dlx.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Replay;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SearchListenerTest {

    private static final ExactCoverProblem<String, String> PROBLEM = ExactCoverProblem.<String, String>builder()
            .primary("a", "b", "c")
            .secondary("x")
            .option("ab", "a", "b")
            .option("a", "a", "x")
            .option("bx", "b", "x")
            .option("b", "b")
            .option("c", "c")
            .option("c again", "c")
            .build();

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 1_000, seed = "20261205")
    void theStepsRebuildTheSearchThatTryingEverySubsetConfirms(
            @ForAll("problems") SmallProblem small, @ForAll ItemChoice choice) {
        FailedProblems.keeping("listener", small, () -> {
            Replay replay = new Replay(small.problem(), Set.of());
            SearchResult result = Trace.of(small.problem()).itemChoice(choice).count(replay);

            replay.exhausted();
            assertThat(replay.solutions()).isEqualTo(small.solutions());
            assertThat(result.statistics().nodes()).isEqualTo(replay.nodes());
            if (choice != ItemChoice.AUTO) {
                SearchResult silent = DLX.search(small.problem())
                        .itemChoice(choice)
                        .engine(Engine.DANCING_LINKS)
                        .count();
                assertThat(silent.statistics().nodes()).isEqualTo(replay.nodes());
                assertThat(silent.statistics().updates())
                        .isEqualTo(result.statistics().updates());
            }
        });
    }

    @Property(tries = 500, seed = "20261206")
    void withASeedAReductionAndPresetsTheObjectsAreStillThoseOfTheProblem(
            @ForAll("problems") SmallProblem small,
            @ForAll long seed,
            @ForAll @IntRange(min = 0, max = 10) int preset) {
        ExactCoverProblem<String, Integer> problem = small.problem();
        Trace<String, Integer> search = Trace.of(problem).seed(seed);
        Set<Integer> forbidden = Set.of();
        if (preset < problem.options().size() && seed % 2 == 0) {
            search = search.requireIndices(preset);
        } else if (preset < problem.options().size()) {
            search = search.forbidIndices(preset);
            forbidden = Set.of(preset);
        }
        Replay replay = new Replay(problem, forbidden);
        search.count(replay);
        replay.exhausted();
        Recorder reduced = new Recorder();
        List<Solution<Integer>> solutions = new ArrayList<>();
        search.reduce()
                .solve(
                        solution -> {
                            solutions.add(solution);
                            return Visit.CONTINUE;
                        },
                        reduced);

        assertThat(replay.solutions()).hasSameSizeAs(solutions);
        assertThat(reduced.solutions).isEqualTo(solutions);
    }

    /** Keeps solutions; a listener of few words. */
    private static final class Recorder implements SearchListener<String, Integer> {
        private final List<Solution<Integer>> solutions = new ArrayList<>();

        @Override
        public void solutionFound(Solution<Integer> solution, int depth) {
            solutions.add(solution);
        }
    }

    @Property(tries = 500, seed = "20261207")
    void aSearchThatIsStoppedStandsWhereItStands(
            @ForAll("problems") SmallProblem small, @ForAll @IntRange(min = 1, max = 3) int limit) {
        Replay replay = new Replay(small.problem(), Set.of());
        SearchResult result = Trace.of(small.problem()).limit(limit).count(replay);

        if (result.end() == SearchEnd.LIMIT) {
            assertThat(replay.solutions()).hasSize(limit);
            assertThat(replay.depth()).isGreaterThanOrEqualTo(lastOf(replay).size());
        } else {
            replay.exhausted();
        }
    }

    private static Set<Integer> lastOf(Replay replay) {
        return replay.solutions().stream().reduce((first, second) -> second).orElseThrow();
    }

    @Test
    void tellsTheStepsOfASmallSearch() {
        Words words = new Words();
        SearchResult result = Trace.of(PROBLEM).count(words);

        assertThat(words.told)
                .containsExactly(
                        "start []",
                        "0 a of 2",
                        "0 try ab",
                        "1 c of 2",
                        "1 try c",
                        "2 solution [ab, c]",
                        "1 undo c",
                        "1 try c again",
                        "2 solution [ab, c again]",
                        "1 undo c again",
                        "0 undo ab",
                        "0 try a",
                        "1 b of 1",
                        "1 try b",
                        "2 c of 2",
                        "2 try c",
                        "3 solution [a, b, c]",
                        "2 undo c",
                        "2 try c again",
                        "3 solution [a, b, c again]",
                        "2 undo c again",
                        "1 undo b",
                        "0 undo a");
        assertThat(result.statistics().engine()).isEqualTo(Engine.DANCING_LINKS);
        assertThat(result.statistics().itemChoice()).isEqualTo(ItemChoice.MRV);
        assertThat(result.solutions()).isEqualTo(4);
    }

    @Test
    void tellsWhenAnItemWithBoundsIsCoveredNoMore() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .bounded("a", 0, 1)
                .option("one", "a")
                .build();
        Words words = new Words();
        Trace.of(problem).count(words);

        assertThat(words.told)
                .containsExactly(
                        "start []",
                        "0 a of 2",
                        "0 try one",
                        "1 solution [one]",
                        "0 undo one",
                        "0 close a",
                        "1 solution []",
                        "0 reopen a");
    }

    @Test
    void tellsWhatWasRequiredBeforehand() {
        Words words = new Words();
        Trace.of(PROBLEM).require("c", "b").count(words);
        assertThat(words.told)
                .containsExactly("start [b, c] [3, 4]", "0 a of 1", "0 try a", "1 solution [a, b, c]", "0 undo a");

        Words nothing = new Words();
        SearchResult result =
                Trace.of(PROBLEM).require("ab", "b").prefer(List.of("a")).count(nothing);
        assertThat(nothing.told).containsExactly("start []");
        assertThat(result.isExhausted()).isTrue();
    }

    @Test
    void aVisitorEndsWhatIsTold() {
        Words counted = new Words();
        Words shown = new Words();
        assertThat(Trace.of(PROBLEM).limit(1).count(counted).end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(Trace.of(PROBLEM).solve(solution -> Visit.STOP, shown).end()).isEqualTo(SearchEnd.STOPPED);

        assertThat(shown.told).isEqualTo(counted.told).hasSize(6);
    }

    @Test
    void whatItThrowsReachesTheCaller() {
        for (int moment = 1; moment <= 23; moment++) {
            int fatal = moment;
            assertThatThrownBy(() -> Trace.of(PROBLEM).count(throwingAt(fatal))).hasMessage("at " + fatal);
            assertThatThrownBy(() -> Trace.of(PROBLEM).solve(solution -> Visit.CONTINUE, throwingAt(fatal)))
                    .hasMessage("at " + fatal);
        }
        assertThat(DLX.search(PROBLEM).count().solutions()).isEqualTo(4);
    }

    private static Words throwingAt(int moment) {
        return new Words() {
            @Override
            void tell(String what) {
                super.tell(what);
                if (told.size() == moment) {
                    throw new IllegalArgumentException("at " + moment);
                }
            }
        };
    }

    /** Everything as text. */
    private static class Words implements SearchListener<String, String> {
        final List<String> told = new ArrayList<>();

        void tell(String what) {
            told.add(what);
        }

        @Override
        public void searchStarted(List<String> required, List<Integer> places) {
            tell("start " + required + (places.isEmpty() ? "" : " " + places));
        }

        @Override
        public void itemChosen(String item, int size, int depth) {
            tell(depth + " " + item + " of " + size);
        }

        @Override
        public void optionTried(String option, int place, int depth) {
            tell(depth + " try " + option);
        }

        @Override
        public void optionUndone(String option, int place, int depth) {
            tell(depth + " undo " + option);
        }

        @Override
        public void itemClosed(String item, int depth) {
            tell(depth + " close " + item);
        }

        @Override
        public void itemReopened(String item, int depth) {
            tell(depth + " reopen " + item);
        }

        @Override
        public void deadEnd(String item, int depth) {
            tell(depth + " dead " + item);
        }

        @Override
        public void solutionFound(Solution<String> solution, int depth) {
            tell(depth + " solution " + solution.options());
        }
    }
}
