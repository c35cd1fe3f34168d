package io.github.exactcover.dlx.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Symmetries that a user gives, in place of all. */
class GivenSymmetriesTest {

    private static <I, O> Symmetry<I, O> of(ExactCoverProblem<I, O> problem, UnaryOperator<O> image) {
        return Symmetries.of(problem).given(image);
    }

    private static Symmetry<Integer, Integer> quarterTurn(ExactCoverProblem<Integer, Integer> board, int n) {
        return of(board, square -> square % n * n + n - 1 - square / n);
    }

    /**
     * Queens where the board may be turned, but not turned over. By Burnside's lemma their number follows from all
     * (OEIS A000170), those that half a turn keeps (A032522), and those that a quarter turn keeps (A033148).
     */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1, 1",
        "4, 2, 2, 2",
        "5, 10, 2, 2",
        "6, 4, 4, 0",
        "7, 40, 8, 0",
        "8, 92, 4, 0",
        "9, 352, 16, 0",
        "12, 14200, 80, 8"
    })
    void queensUpToTurns(int n, int all, int half, int quarter) {
        ExactCoverProblem<Integer, Integer> board = Families.queens(n, false);
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(board).under(List.of(quarterTurn(board, n)));
        BigInteger[] sum = {BigInteger.ZERO};
        SearchResult shown = search.forEach(solution -> sum[0] = sum[0].add(solution.classSize()));
        assertThat(sum[0]).isEqualTo(all);
        assertThat(shown.solutions()).isEqualTo((all + half + 2 * quarter) / 4);
        assertThat(search.count().solutions()).isEqualTo(shown.solutions());
    }

    @Test
    void aCountByWhatSymmetriesKeepUsesThem() {
        ExactCoverProblem<Integer, Integer> dominoes = Families.dominoes(8, 8);
        List<Symmetry<Integer, Integer>> generators =
                Symmetries.of(dominoes).find().generators();
        assertThat(generators).hasSizeGreaterThan(1);
        Map<Integer, BigInteger> ofOne = new HashMap<>();
        for (int i = 0; i < generators.size(); i++) {
            CountResult result = UpToSymmetry.of(dominoes)
                    .under(generators.subList(i, i + 1))
                    .count();
            assertThat(result.counting().method()).isEqualTo(Counting.FRONTIER);
            ofOne.put(i, result.solutions());
        }
        assertThat(ofOne.values()).allMatch(count -> count.compareTo(BigInteger.valueOf(1_629_189)) > 0);
        assertThat(UpToSymmetry.of(dominoes).under(generators).count().solutions())
                .isEqualTo(1_629_189);
    }

    private static Stream<ExactCoverProblem<?, Integer>> problems(Random random) {
        Stream<ExactCoverProblem<?, Integer>> regular = Stream.of(
                Families.queens(6, false),
                Families.dominoes(4, 4),
                Families.matrices(3, 1),
                Families.dominatingSets(3),
                Families.twoFactors(4),
                Families.langford(4));
        return Stream.concat(
                regular,
                IntStream.range(0, 200)
                        .mapToObj(round ->
                                SmallProblem.random(random, round % 2 == 0).problem()));
    }

    /**
     * The orbits of all solutions under some of all symmetries, with bounds and without, with conditions and without.
     */
    @Test
    void theOrbitsOfAllSolutionsAgree() {
        Random random = new Random(43);
        int[] moved = {0};
        problems(random).forEach(problem -> moved[0] += compared(random, problem) ? 1 : 0);
        assertThat(moved[0]).isGreaterThan(30);
    }

    /** Compares what is found up to some symmetries; whether there were any. */
    private static <I> boolean compared(Random random, ExactCoverProblem<I, Integer> problem) {
        Symmetries<I, Integer> all = Symmetries.of(problem);
        List<Symmetry<I, Integer>> some = all.find().generators().stream()
                .filter(generator -> random.nextInt(3) > 0)
                .limit(6)
                .toList();
        int options = problem.options().size();
        if (some.isEmpty() || options == 0) {
            return false;
        }
        int place = random.nextInt(options);
        int condition = random.nextInt(3);
        List<List<Integer>> group = closure(some, options);
        assertThat(all.generated(some).order()).isEqualTo(group.size());
        List<List<Integer>> keeping = group.stream()
                .filter(image -> condition == 2 || image.get(place) == place)
                .toList();
        assertThat(preset(all, condition, place).generated(some).order()).isEqualTo(keeping.size());
        Set<Set<Integer>> solutions = preset(DLX.search(problem), condition, place).stream()
                .map(GivenSymmetriesTest::places)
                .collect(Collectors.toSet());
        Map<Set<Integer>, BigInteger> shown = new HashMap<>();
        UpToSymmetry<I, Integer> search = preset(UpToSymmetry.of(problem).under(some), condition, place);
        search.forEach(solution -> shown.put(places(solution), solution.classSize()));
        assertThat(search.count().solutions()).isEqualTo(shown.size());
        shown.forEach((solution, size) -> {
            Set<Set<Integer>> orbit = keeping.stream()
                    .map(image -> solution.stream().map(image::get).collect(Collectors.toSet()))
                    .collect(Collectors.toSet());
            assertThat(size).isEqualTo(orbit.size());
            assertThat(solutions).containsAll(orbit);
            solutions.removeAll(orbit);
        });
        assertThat(solutions).isEmpty();
        return true;
    }

    private static <I, Q extends Question<I, Integer, Q>> Q preset(Q question, int condition, int place) {
        return switch (condition) {
            case 0 -> question.requireIndices(place);
            case 1 -> question.forbidIndices(place);
            default -> question;
        };
    }

    private static Set<Integer> places(Solution<?> solution) {
        return solution.indices().boxed().collect(Collectors.toSet());
    }

    /** All permutations of options that generators make. */
    private static <I> List<List<Integer>> closure(List<Symmetry<I, Integer>> generators, int options) {
        List<List<Integer>> elements =
                new ArrayList<>(List.of(IntStream.range(0, options).boxed().toList()));
        Set<List<Integer>> known = new HashSet<>(elements);
        for (int i = 0; i < elements.size(); i++) {
            for (Symmetry<I, Integer> generator : generators) {
                List<Integer> next = elements.get(i).stream()
                        .map(option -> generator.indices().getOrDefault(option, option))
                        .toList();
                if (known.add(next)) {
                    elements.add(next);
                }
            }
        }
        return elements;
    }

    /** Options that are alike count as one up to all symmetries, but not up to some that do not exchange them. */
    @Test
    void copiesOfOptionsChangePlacesOnlyIfTheyAreTold() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("a1", "a")
                .option("a2", "a")
                .option("b1", "b")
                .option("b2", "b")
                .build();
        UpToSymmetry<String, String> search = UpToSymmetry.of(problem);
        assertThat(search.count().solutions()).isEqualTo(1);
        assertThat(search.under(List.of()).count().solutions()).isEqualTo(4);
        Map<String, String> names = Map.of("a1", "a2", "a2", "a1", "b1", "b1", "b2", "b2");
        Symmetry<String, String> ofA = of(problem, names::get);
        assertThat(ofA).hasToString("options (a1 a2)");
        assertThat(search.under(List.of(ofA)).stream().map(Solution::classSize))
                .containsExactly(BigInteger.TWO, BigInteger.TWO);
        assertThat(search.under(List.of(ofA)).keeping(item -> "").count().solutions())
                .isEqualTo(1);
        Symmetry<String, String> exchange = of(problem, name -> (name.startsWith("a") ? "b" : "a") + name.charAt(1));
        assertThat(exchange).hasToString("items (a b), options (a1 b1)(a2 b2)");
        SymmetryGroup<String, String> group = Symmetries.of(problem).generated(List.of(ofA, exchange));
        assertThat(group.order()).isEqualTo(8);
        assertThat(group.optionOrbits()).containsExactly(List.of("a1", "a2", "b1", "b2"));
        assertThat(group.itemOrbits()).containsExactly(List.of("a", "b"));
    }

    @Test
    void itemsWithTheSameOptionsAndOtherBoundsStay() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("once")
                .bounded("at most once", 0, 1)
                .option("x", "once", "at most once")
                .option("y", "once", "at most once")
                .build();
        assertThat(of(problem, name -> name.equals("x") ? "y" : "x")).hasToString("options (x y)");
    }

    @Test
    void colorsChangePlacesWithTheirOptions() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary("p", "q").secondary("x", "y");
        for (String item : List.of("p", "q")) {
            for (String color : List.of("red", "green", "blue")) {
                builder.option(
                        item + " " + color,
                        spec -> spec.covers(item).colors("x", color).colors("y", color.equals("red") ? "1" : "2"));
            }
        }
        ExactCoverProblem<String, String> problem = builder.build();
        Symmetry<String, String> green = of(
                problem,
                name -> name.endsWith("red") ? name : name.charAt(0) + (name.endsWith("green") ? " blue" : " green"));
        assertThat(green.items()).isEmpty();
        assertThat(UpToSymmetry.of(problem).under(List.of(green)).count().solutions())
                .isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> of(
                        problem,
                        name -> name.endsWith("blue")
                                ? name
                                : name.charAt(0) + (name.endsWith("green") ? " red" : " green")))
                .withMessageContaining("'p red' to 'p green'")
                .withMessageContaining("item 'y'");
    }

    @Test
    void whatIsNoSymmetryIsRefused() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .bounded("c", 0, 2)
                .primary("never")
                .option("a", "a")
                .option("b", "b")
                .option("c", "c")
                .option("d", List.of("a", "b"), 7)
                .option("e", "b", "c")
                .option("n", "never")
                .build();
        refuses(problem, Map.of("a", "b"), "takes both options 'a' and 'b' to 'b'");
        refuses(problem, Map.of("a", "z"), "option 'a' to 'z', which is no option of the problem");
        refuses(problem, Map.of("c", "d", "d", "c"), "option 'c', which costs 0, to 'd', which costs 7");
        refuses(problem, Map.of("a", "c", "c", "a"), "option 'a' to 'c', but no item of that one fits", "item 'a'");
        refuses(problem, Map.of("a", "b", "b", "a"), "option 'a' to 'b', but no item", "images of all options");
        assertThatThrownBy(() -> of(problem, name -> null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("option 'a' to null");
        ExactCoverProblem<String, String> twice = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("same", "a")
                .option("same", "a")
                .build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> of(twice, name -> name))
                .withMessageContaining("'same' is at two places in the problem, 0 and 1");
    }

    private static void refuses(ExactCoverProblem<String, String> problem, Map<String, String> moved, String... words) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> of(problem, name -> moved.getOrDefault(name, name)))
                .withMessageContainingAll(words);
    }

    @Test
    void symmetriesOfAnotherProblemAreRefused() {
        ExactCoverProblem<Integer, Integer> board = Families.queens(6, false);
        List<Symmetry<Integer, Integer>> turns = List.of(quarterTurn(board, 6));
        assertThatIllegalArgumentException()
                .isThrownBy(UpToSymmetry.of(Families.queens(4, false)).under(turns)::count)
                .withMessageContaining("the problem has only 16");
        assertThatIllegalArgumentException()
                .isThrownBy(UpToSymmetry.of(Families.latinSquares(4, false)).under(turns)::count)
                .withMessageContaining("but no item of that one fits");
    }

    @Test
    void tooManyAreRefused() {
        ExactCoverProblem<Integer, Integer> squares = Families.latinSquares(4, false);
        List<Symmetry<Integer, Integer>> all = Symmetries.of(squares).find().generators();
        UpToSymmetry<Integer, Integer> latin = UpToSymmetry.of(squares).under(all);
        assertThatIllegalArgumentException()
                .isThrownBy(latin::count)
                .withMessageContaining("make more than 10000 others");
        assertThatIllegalArgumentException()
                .isThrownBy(latin.maxMemory(10_000)::count)
                .withMessageContaining("more than 10000 bytes");
    }
}
