package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts that end soon only because states that are alike up to symmetry are one; all numbers are published. */
@Timeout(120) // Only for a count that does not see the symmetry.
class CountingSymmetryTest {

    static Stream<Arguments> published() {
        return Stream.of(
                arguments("Latin squares of order 6", Families.latinSquares(6, false), "812851200", 10_000),
                arguments("Latin squares of order 7", Families.latinSquares(7, false), "61479419904000", 20_000),
                arguments("matchings of K30", Families.matchings(30), "6190283353629375", 20_000),
                arguments("one-factorizations of K10", Families.oneFactorizations(10), "1225566720", 20_000),
                arguments("Steiner triple systems of 13 points", triples(13), "1197504000", 20_000));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("published")
    void fewStatesAreEnough(String name, ExactCoverProblem<?, ?> problem, String expected, int states) {
        for (Counting method : List.of(Counting.AUTO, Counting.FRONTIER)) {
            CountResult result = Count.of(problem).by(method).result();
            assertThat(result.solutions()).isEqualTo(new BigInteger(expected));
            assertThat(result.counting().method()).isEqualTo(Counting.FRONTIER);
            assertThat(result.counting().entries()).isLessThan(states);
        }
    }

    /** Threads share the work, and come to the same states. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("published")
    void threadsComeToTheSameStates(String name, ExactCoverProblem<?, ?> problem, String expected, int states) {
        Count<?, ?> question = Count.of(problem).by(Counting.FRONTIER);
        CountResult alone = question.result();
        CountResult together = question.threads(3).result();
        assertThat(together.solutions()).isEqualTo(new BigInteger(expected));
        assertThat(together.counting().entries())
                .isEqualTo(alone.counting().entries())
                .isLessThan(states);
        assertThat(together.statistics().nodes()).isEqualTo(alone.statistics().nodes());
        assertThat(HelperThreads.alive()).isEmpty();
    }

    /** Symmetry is not lost where a memo has to go on, because that begins with states that were merged. */
    @Test
    void withLittleMemorySymmetryIsStillSeen() {
        CountResult result = Count.of(Families.latinSquares(7, false))
                .by(Counting.FRONTIER)
                .maxMemory(50_000)
                .result();
        assertThat(result.solutions()).isEqualTo(61_479_419_904_000L);
        assertThat(result.counting().evictions()).isPositive();
        assertThat(result.statistics().nodes()).isLessThan(10_000_000);
    }

    /** With the items in no order at all, another order is found, though none has a narrow frontier. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("published")
    void theOrderInWhichItemsAreWrittenMattersLittle(
            String name, ExactCoverProblem<?, ?> problem, String expected, int states) {
        @SuppressWarnings("unchecked")
        ExactCoverProblem<Integer, Integer> numbered = (ExactCoverProblem<Integer, Integer>) problem;
        for (int seed = 1; seed <= 2; seed++) {
            CountResult result = Count.of(shuffled(options(numbered), numbered, new Random(seed)))
                    .result();
            assertThat(result.solutions()).isEqualTo(new BigInteger(expected));
            assertThat(result.counting().method()).isEqualTo(Counting.FRONTIER);
            assertThat(result.counting().entries()).isLessThan(2L * states);
        }
    }

    /** Less symmetry, one option more, items and options in any order: the number is that of a search. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void oneOptionBreaksASymmetry(int seed) {
        ExactCoverProblem<Integer, Integer> problem = broken(Families.latinSquares(5, false), new Random(seed));
        BigInteger searched = Count.of(problem).by(Counting.SEARCH).result().solutions();
        Count<?, ?> frontier = Count.of(problem).by(Counting.FRONTIER);
        assertThat(frontier.solutions()).isEqualTo(searched);
        assertThat(frontier.maxMemory(30_000).solutions()).isEqualTo(searched);
    }

    /** The names of the colors do not matter, but which vertex may have which. */
    @Test
    void colorsAreOnlyAlikeWhereOptionsSaySo() {
        for (int seed = 0; seed < 5; seed++) {
            ExactCoverProblem<String, String> problem = colorings(new Random(seed));
            CountResult result = Count.of(problem).by(Counting.FRONTIER).result();
            assertThat(result.solutions())
                    .isEqualTo(Count.of(problem).by(Counting.SEARCH).result().solutions());
        }
    }

    /** Without two options, with another one twice, and shuffled. */
    private static ExactCoverProblem<Integer, Integer> broken(
            ExactCoverProblem<Integer, Integer> whole, Random random) {
        List<List<Integer>> options = options(whole);
        Collections.shuffle(options, random);
        options.remove(0);
        options.remove(0);
        options.add(options.get(0));
        return shuffled(options, whole, random);
    }

    private static List<List<Integer>> options(ExactCoverProblem<Integer, Integer> problem) {
        List<List<Integer>> options = new ArrayList<>();
        for (int option = 0; option < problem.options().size(); option++) {
            options.add(new ArrayList<>(problem.itemsOf(option)));
        }
        return options;
    }

    /** Some options with the items of a problem, all in any order. */
    private static ExactCoverProblem<Integer, Integer> shuffled(
            List<List<Integer>> options, ExactCoverProblem<Integer, Integer> whole, Random random) {
        List<Integer> items = new ArrayList<>(whole.primaryItems());
        Collections.shuffle(items, random);
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        items.forEach(builder::primary);
        Collections.shuffle(options, random);
        for (int option = 0; option < options.size(); option++) {
            builder.option(option, options.get(option));
        }
        return builder.build();
    }

    /** Words of two letters at the edges of a random graph: each vertex gives all its edges one of four colors. */
    private static ExactCoverProblem<String, String> colorings(Random random) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        int vertices = 9;
        IntStream.range(0, vertices).forEach(vertex -> builder.primary("v" + vertex));
        IntStream.range(0, vertices).forEach(place -> builder.secondary("s" + place));
        for (int vertex = 0; vertex < vertices; vertex++) {
            String one = "s" + random.nextInt(vertices);
            String other = "s" + (Integer.parseInt(one.substring(1)) + 1 + random.nextInt(vertices - 1)) % vertices;
            for (int color = 0; color < 16; color++) {
                String item = "v" + vertex;
                String first = "c" + color % 4;
                String second = "c" + color / 4;
                boolean covers = color == 0 && random.nextBoolean();
                builder.option(item + " " + color, spec -> {
                    spec.covers(item).colors(one, first);
                    if (covers) {
                        spec.covers(other);
                    } else {
                        spec.colors(other, second);
                    }
                });
            }
        }
        return builder.build();
    }

    private static ExactCoverProblem<Integer, Integer> triples(int points) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int one = 0; one < points; one++) {
            for (int other = one + 1; other < points; other++) {
                builder.primary(one * points + other);
            }
        }
        int name = 0;
        for (int one = 0; one < points; one++) {
            for (int other = one + 1; other < points; other++) {
                for (int third = other + 1; third < points; third++) {
                    builder.option(name++, one * points + other, one * points + third, other * points + third);
                }
            }
        }
        return builder.build();
    }
}
