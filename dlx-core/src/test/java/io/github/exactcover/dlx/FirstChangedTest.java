package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The place that a visitor gets before which a solution is the same as the one before. */
class FirstChangedTest {

    private static final List<ExactCoverProblem<Integer, Integer>> LARGER = List.of(
            Families.dominoes(4, 8), Families.langford(7), Families.queens(7, false), Families.latinSquares(4, false));

    @AfterContainer
    static void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    /** Compares solutions in a row, and counts the options that were told to be the same, and that are. */
    private static final class Comparison<O> implements SolutionVisitor<O> {

        private List<O> before = List.of();
        private long told;
        private long same;
        private int seen;

        @Override
        public Visit visit(Solution<O> solution) {
            List<O> now = solution.searchOrder();
            int place = solution.firstChanged();
            assertThat(place).isBetween(0, Math.min(now.size(), before.size()));
            assertThat(now.subList(0, place)).isEqualTo(before.subList(0, place));
            assertThat(solution.firstChanged()).isEqualTo(place);
            told += place;
            while (place < Math.min(now.size(), before.size()) && now.get(place).equals(before.get(place))) {
                place++;
            }
            same += place;
            before = now;
            seen++;
            return Visit.CONTINUE;
        }

        static <O> Comparison<O> of(Search<?, O> search) {
            Comparison<O> comparison = new Comparison<>();
            SearchResult result = search.solve(comparison);
            assertThat(result.solutions()).isEqualTo(comparison.seen);
            return comparison;
        }
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.uniform());
    }

    @Property(tries = 2_000, seed = "20261130")
    void whatIsToldToBeTheSameIsTheSame(
            @ForAll("problems") SmallProblem small,
            @ForAll Engine engine,
            @ForAll ItemChoice choice,
            @ForAll long way) {
        check(DLX.search(small.problem()).engine(engine).itemChoice(choice), new Random(way));
    }

    @Provide
    Arbitrary<SmallProblem> bounded() {
        return SmallProblem.bounded();
    }

    @Property(tries = 1_000, seed = "20261130")
    void alsoWithBounds(
            @ForAll("bounded") SmallProblem small,
            @ForAll boolean budgets,
            @ForAll ItemChoice choice,
            @ForAll long way) {
        Engine engine = budgets ? Engine.BUDGETS : Engine.DANCING_LINKS;
        check(DLX.search(small.problem()).engine(engine).itemChoice(choice), new Random(way));
    }

    @Property(tries = 100, seed = "20261130")
    void alsoAmongManySolutions(@ForAll Engine engine, @ForAll long way) {
        Random random = new Random(way);
        check(DLX.search(LARGER.get(random.nextInt(LARGER.size()))).engine(engine), random);
    }

    /** With some of the settings that change what a search knows of the options, or who searches. */
    private static void check(Search<?, Integer> plain, Random random) {
        Search<?, Integer> search = plain;
        int options = plain.problem().options().size();
        List<UnaryOperator<Search<?, Integer>>> settings = List.of(
                before -> before.reduce(),
                before -> before.seed(random.nextLong()),
                before -> before.threads(2),
                before -> before.limit(1 + random.nextInt(50)),
                before -> options == 0 ? before : before.requireIndices(random.nextInt(options)),
                before -> options == 0 ? before : before.forbidIndices(random.nextInt(options)));
        for (UnaryOperator<Search<?, Integer>> setting : settings) {
            search = random.nextInt(3) == 0 ? setting.apply(search) : search;
        }
        Comparison.of(search);
    }

    /** The engines would be right to say 0 always, but they are to say more. */
    @Example
    void mostOfWhatIsTheSameIsTold() {
        for (ExactCoverProblem<Integer, Integer> problem : LARGER) {
            for (Engine engine : Engine.values()) {
                Comparison<Integer> comparison =
                        Comparison.of(DLX.search(problem).engine(engine));
                assertThat(comparison.told)
                        .as("%s of %s", engine, problem)
                        .isBetween(
                                engine == Engine.DANCING_LINKS ? comparison.same : comparison.same * 8 / 10,
                                comparison.same);
            }
        }
    }

    @Test
    void streamsCollectorsAndFirstGiveZero() {
        Search<Integer, Integer> search = DLX.search(LARGER.get(0));
        assertThat(search.stream().mapToInt(Solution::firstChanged)).containsOnly(0);
        assertThat(search.collect(Collectors.summingInt(Solution::firstChanged)))
                .isZero();
        assertThat(search.first().orElseThrow().firstChanged()).isZero();
        assertThat(Solution.of(List.of("a", "b"), 1, 0).firstChanged()).isZero();
    }

    @Test
    void eachSearchBeginsAnew(@TempDir Path folder) {
        Search<Integer, Integer> search = DLX.search(LARGER.get(0));
        Path file = folder.resolve("checkpoint");
        Comparison.of(search.limit(20).checkpointTo(file, Duration.ofHours(1)));
        List<Integer> places = new ArrayList<>();
        search.resume(file).forEach(solution -> places.add(solution.firstChanged()));
        assertThat(places.get(0)).isZero();
        assertThat(places).anyMatch(place -> place > 0);
        List<Integer> inside = new ArrayList<>();
        search.limit(2).forEach(outer -> search.limit(3).forEach(inner -> inside.add(inner.firstChanged())));
        assertThat(inside.subList(0, 3)).isEqualTo(inside.subList(3, 6)).startsWith(0);
    }
}
