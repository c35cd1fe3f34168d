package io.github.exactcover.dlx.feasibility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Quasigroup;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Search#first()}: any solution, in several ways that take turns. */
class FirstTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 2_500, seed = "20261401")
    void itIsASolutionIfThereIsOne(@ForAll("problems") SmallProblem small, @ForAll long seed, @ForAll boolean reduce) {
        Set<Set<Integer>> all = small.solutions();
        Search<String, Integer> search = DLX.search(small.problem()).seed(seed);
        Optional<Solution<Integer>> first = (reduce ? search.reduce() : search).first();
        assertThat(first.isPresent()).isEqualTo(!all.isEmpty());
        first.ifPresent(solution -> assertThat(all).contains(new TreeSet<>(solution.options())));
    }

    /** Depth first, in the natural order, none of these has an answer within half a minute. */
    @ParameterizedTest
    @ValueSource(ints = {100, 200, 400})
    void manyQueensArePlacedAtOnce(int n) {
        ExactCoverProblem<Integer, Integer> queens = Families.queens(n, false);
        Solution<Integer> solution = Feasibility.of(queens).solution().orElseThrow();
        assertThat(solution.options()).hasSize(n);
        assertThat(DLX.search(queens)
                        .require(solution.options())
                        .engine(Engine.DANCING_LINKS)
                        .first())
                .contains(solution);
    }

    @Test
    void theAnswerIsTheSameEachTimeAndDiffersWithTheSeed() {
        ExactCoverProblem<Integer, Integer> queens = Families.queens(50, false);
        assertThat(Feasibility.of(queens).solution())
                .isEqualTo(Feasibility.of(queens).solution());
        assertThat(Feasibility.of(queens).seed(1).solution())
                .isEqualTo(Feasibility.of(queens).seed(1).solution())
                .isNotEqualTo(Feasibility.of(queens).seed(2).solution());
    }

    /** Each black square is beside white ones only, and there are two white ones too many. */
    @Test
    void aMutilatedChessboardHasNoTiling() {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(1, 399).forEach(builder::primary);
        for (int square = 1; square < 398; square++) {
            if (square % 20 != 19) {
                builder.option(2 * square, square, square + 1);
            }
            if (square + 20 < 399) {
                builder.option(2 * square + 1, square, square + 20);
            }
        }
        assertThat(Feasibility.of(builder.build()).solution()).isEmpty();
    }

    @Test
    void aQuasigroupIsCompletedThoughTheSearchInOrderIsLost() {
        ExactCoverProblem<String, String> square = Quasigroup.withHoles(30, 316, 1);
        assertThat(Feasibility.of(square).solution()).isPresent();
    }

    @Test
    void itSaysHowTheSearchEnded() {
        ExactCoverProblem<String, String> one = DlxFormat.parse("a b\na b\na\n");
        List<Solution<String>> found = new ArrayList<>();
        SearchResult result = Feasibility.of(one).solution(found::add);
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(result.solutions()).isEqualTo(found.size()).isEqualTo(1);
        assertThat(result.statistics().engine()).as("several took turns").isEqualTo(Engine.AUTO);
        assertThat(result.statistics().itemChoice()).isEqualTo(ItemChoice.AUTO);

        ExactCoverProblem<String, String> none = DlxFormat.parse("a b\na\n");
        assertThat(Feasibility.of(none).solution(found::add).end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(Feasibility.of(none)
                        .cancelWhen(() -> true)
                        .solution(found::add)
                        .end())
                .isEqualTo(SearchEnd.CANCELLED);
        assertThat(found).hasSize(1);
    }

    @Test
    void whatTheActionThrowsComesOut() {
        assertThatThrownBy(() -> Feasibility.of(DlxFormat.parse("a\na\n")).solution(solution -> {
                    throw new IllegalStateException("from the action");
                }))
                .hasMessage("from the action");
    }

    @Test
    void aCertainWayToSearchFindsWhatSolveShowsFirst() {
        ExactCoverProblem<Integer, Integer> queens = Families.queens(20, false);
        for (Search<Integer, Integer> search : List.of(
                DLX.search(queens).engine(Engine.BIT_PARALLEL),
                DLX.search(queens).itemChoice(ItemChoice.MRV),
                DLX.search(queens).prefer(Set.of(39)))) {
            assertThat(search.first()).isEqualTo(search.stream().findFirst());
        }
    }

    @Test
    void itSaysThatItsTimeIsUp() {
        // There are no pairs of 26 numbers, and none of the ways can see it.
        Search<Integer, Integer> hard =
                DLX.search(Families.langfordOfNumbers(26)).timeout(Duration.ofMillis(50));
        assertThat(hard.first(solution -> {}).end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThatThrownBy(hard::first).isInstanceOf(SearchIncompleteException.class);
    }

    /** There are no pairs of 26 numbers, and none of the ways can see it. */
    @Test
    void itsProgressTellsWhatWasLearned() {
        List<Progress> told = new ArrayList<>();
        SearchResult result = Feasibility.of(Families.langfordOfNumbers(26))
                .progress(Duration.ofNanos(1), told::add)
                .cancelWhen(() -> told.stream().anyMatch(FirstTest::hasLearned))
                .solution(solution -> {});
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(told.get(0).conflicts()).hasValue(0);
        assertThat(told.get(told.size() - 1)).matches(FirstTest::hasLearned);
    }

    private static boolean hasLearned(Progress progress) {
        return progress.conflicts().orElse(0) > 0 && progress.restarts().orElse(0) > 0;
    }

    @Test
    void threadsFindASolutionToo() {
        isSolvedByThreads(Families.queens(100, false));
        isSolvedByThreads(Quasigroup.withHoles(30, 316, 1));
        // The engines have their turn here: no argument that adds up amounts can show that there are no pairs.
        assertThat(Feasibility.of(Families.langford(10)).threads(2).solution()).isEmpty();
        assertThat(HelperThreads.alive()).isEmpty();
    }

    @Test
    void threadsAgreeOnWhetherASolutionIsTheOnlyOne() {
        Set<Uniqueness.Kind> kinds = new TreeSet<>();
        for (int seed = 1; seed <= 3; seed++) {
            ExactCoverProblem<String, String> square = Quasigroup.withHoles(30, 288, seed);
            Uniqueness<String> one = Feasibility.of(square).uniqueness();
            for (int threads : new int[] {2, 4}) {
                Uniqueness<String> several =
                        Feasibility.of(square).threads(threads).uniqueness();
                assertThat(several.kind()).isEqualTo(one.kind());
                assertThat(several.solutions().stream()
                                .map(solution -> Set.copyOf(solution.options()))
                                .distinct())
                        .hasSize(one.solutions().size());
            }
            kinds.add(one.kind());
        }
        assertThat(kinds).hasSize(2);
        assertThat(HelperThreads.alive()).isEmpty();
    }

    @Test
    void threadsEndWhenTheTimeIsUp() {
        SearchResult result = Feasibility.of(Families.langfordOfNumbers(26))
                .threads(4)
                .timeout(Duration.ofMillis(300))
                .solution(solution -> {});
        assertThat(result.end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(HelperThreads.alive()).isEmpty();
    }

    private static <O> void isSolvedByThreads(ExactCoverProblem<?, O> problem) {
        Solution<O> solution = Feasibility.of(problem).threads(2).solution().orElseThrow();
        assertThat(DLX.search(problem)
                        .require(solution.options())
                        .engine(Engine.DANCING_LINKS)
                        .first())
                .contains(solution);
    }

    @Test
    void eachThreadRacesByItself() {
        SearchResult result = Feasibility.of(Families.langfordOfNumbers(26))
                .threads(3)
                .cancelWhen(() -> racing() == 2)
                .solution(solution -> {});
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(HelperThreads.alive()).isEmpty();
    }

    /** The number of helpers that are running a portfolio. */
    private static long racing() {
        return Thread.getAllStackTraces().values().stream()
                .filter(frames -> Arrays.stream(frames)
                                .anyMatch(frame -> frame.getClassName().endsWith("FirstAnswer$Helper"))
                        && Arrays.stream(frames)
                                .anyMatch(frame -> frame.getClassName().endsWith(".Portfolio")))
                .count();
    }
}
