package io.github.exactcover.dlx.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Uniqueness;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.PlainSymmetries;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class UpToSymmetryTest {

    private static final int[] QUEENS = {1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787};

    /** The number of classes, after a check that each class is shown once and that all together are all solutions. */
    private static long classes(ExactCoverProblem<?, ?> problem) {
        return shown(UpToSymmetry.of(problem), Count.of(problem).solutions());
    }

    /**
     * The same where it is known how many solutions there are.
     *
     * @param all the number of all solutions
     */
    private static <O> long shown(UpToSymmetry<?, O> classes, BigInteger all) {
        BigInteger[] sum = {BigInteger.ZERO};
        Set<Solution<O>> shown = new HashSet<>();
        SearchResult result = classes.forEach(solution -> {
            shown.add(solution);
            sum[0] = sum[0].add(solution.classSize());
        });
        assertThat(shown).hasSize(result.solutions().intValueExact());
        assertThat(sum[0]).isEqualTo(all);
        assertThat(classes.count().solutions()).isEqualTo(result.solutions());
        return shown.size();
    }

    @Test
    void queens() {
        for (int n = 1; n < QUEENS.length; n++) {
            assertThat(classes(Families.queens(n, false))).isEqualTo(QUEENS[n]);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 1", "4, 1", "7, 26", "8, 150"})
    void langford(int n, int expected) {
        assertThat(classes(Families.langford(n))).isEqualTo(expected);
    }

    @Test
    void sudokusOfOrderFour() {
        ExactCoverProblem<String, String> sudoku = SymmetriesTest.sudoku(2);
        assertThat(classes(sudoku)).isEqualTo(2);
        assertThat(UpToSymmetry.of(sudoku).stream().map(Solution::classSize))
                .containsExactlyInAnyOrder(BigInteger.valueOf(96), BigInteger.valueOf(192));
    }

    /** A classical count: the dominoes of a chessboard, up to turning and turning over. */
    @ParameterizedTest
    @CsvSource({"2, 1", "4, 9", "6, 930"})
    void dominoes(int size, int expected) {
        assertThat(classes(Families.dominoes(size, size))).isEqualTo(expected);
    }

    /**
     * The tilings of a chessboard, of which there are 12,988,816 (OEIS A004003), and those of a board of 16x16. A
     * search for one of each class finds 1,629,189 too, in 21 million nodes.
     */
    @ParameterizedTest
    @CsvSource({"8, 1629189", "16, 305611096281378760240051639364"})
    void dominoesByTheNumbersThatSymmetriesKeep(int size, BigInteger expected) {
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(Families.dominoes(size, size));
        CountResult result = search.count();
        assertThat(result.solutions()).isEqualTo(expected);
        assertThat(result.statistics().nodes()).isLessThan(1_000_000);
        assertThat(search.threads(2).count().solutions()).isEqualTo(expected);
    }

    @Test
    void theSearchIsShorter() {
        ExactCoverProblem<Integer, Integer> board = Families.queens(10, false);
        SearchResult search = DLX.search(board).engine(Engine.DANCING_LINKS).count();
        long all = search.statistics().nodes();
        assertThat(UpToSymmetry.of(board).count().statistics().nodes()).isLessThan(all / 3);
    }

    /** The solution whose options come first, compared item by item; copies of options make an item longer. */
    @Test
    void ofEachClassTheSolutionIsFoundThatComesFirst() {
        Random random = new Random(21);
        int merged = 0;
        for (int round = 0; round < 250; round++) {
            SmallProblem small = withCopies(PlainSymmetries.rotated(SmallProblem.random(random, false)), random);
            if (small.primaryCount() > 5 || small.itemCount() - small.primaryCount() > 3) {
                continue;
            }
            Set<Set<Integer>> found = UpToSymmetry.of(small.problem()).stream()
                    .map(solution -> Set.copyOf(solution.options()))
                    .collect(Collectors.toSet());
            Set<Set<Integer>> firsts = new HashSet<>();
            for (Set<Set<Integer>> alike :
                    new PlainSymmetries(small, option -> 0, option -> false).classes(small.solutions())) {
                merged += alike.size() - 1;
                firsts.add(alike.stream().min(itemByItem(small)).orElseThrow());
            }
            assertThat(found).as("%s", small).isEqualTo(firsts);
        }
        assertThat(merged).isGreaterThan(100);
    }

    private static SmallProblem withCopies(SmallProblem small, Random random) {
        List<List<Integer>> options = new ArrayList<>(small.options());
        for (int copies = random.nextInt(3); copies > 0 && !options.isEmpty() && options.size() < 12; copies--) {
            options.add(random.nextInt(options.size()), options.get(random.nextInt(options.size())));
        }
        return new SmallProblem(small.primaryCount(), small.itemCount(), options, small.lows(), small.highs());
    }

    /** Items with fewer options come first, and of equal ones the first. */
    private static Comparator<Set<Integer>> itemByItem(SmallProblem small) {
        return IntStream.range(0, small.primaryCount())
                .boxed()
                .sorted(Comparator.comparing(item -> optionsOf(small, item).count()))
                .map(item -> Comparator.comparing((Set<Integer> solution) -> optionsOf(small, item)
                        .filter(solution::contains)
                        .findFirst()
                        .orElseThrow()))
                .reduce(Comparator::thenComparing)
                .orElseGet(() -> Comparator.comparing(solution -> 0));
    }

    private static Stream<Integer> optionsOf(SmallProblem small, int item) {
        return IntStream.range(0, small.options().size())
                .filter(option -> small.options().get(option).get(item) != SmallProblem.ABSENT)
                .boxed();
    }

    @Test
    void allPermutationsAgree() {
        Random random = new Random(7);
        int merged = 0;
        for (int round = 0; round < 250; round++) {
            SmallProblem small = SmallProblem.random(random, false);
            small = round % 4 < 2 ? small : PlainSymmetries.rotated(small);
            if (small.primaryCount() > 5 || small.itemCount() - small.primaryCount() > 3) {
                continue;
            }
            int dear = round % 3 == 0 ? 2 : 1;
            boolean presets = round % 5 == 0 && !small.options().isEmpty();
            int required = presets ? random.nextInt(small.options().size()) : -1;
            PlainSymmetries plain = new PlainSymmetries(small, option -> option % dear, option -> option == required);
            Set<Set<Integer>> solutions = small.solutions().stream()
                    .filter(solution -> required < 0 || solution.contains(required))
                    .collect(Collectors.toSet());
            Collection<Set<Set<Integer>>> classes = plain.classes(solutions);
            UpToSymmetry<String, Integer> search = UpToSymmetry.of(small.problem(option -> option % dear));
            search = required < 0 ? search : search.require(required);
            Map<Set<Integer>, BigInteger> shown = shown(search);
            assertThat(shown).as("%s", small).hasSize(classes.size());
            for (Set<Set<Integer>> alike : classes) {
                merged += alike.size() - 1;
                List<Set<Integer>> found =
                        alike.stream().filter(shown::containsKey).toList();
                assertThat(found).as("%s of %s", alike, small).hasSize(1);
                assertThat(shown.get(found.get(0))).isEqualTo(alike.size());
            }
        }
        assertThat(merged).isGreaterThan(50);
    }

    private static Map<Set<Integer>, BigInteger> shown(UpToSymmetry<?, Integer> search) {
        Map<Set<Integer>, BigInteger> shown = new LinkedHashMap<>();
        search.forEach(solution -> shown.put(new HashSet<>(solution.options()), solution.classSize()));
        return shown;
    }

    static Stream<ExactCoverProblem<?, Integer>> problems() {
        return Stream.of(Families.queens(9, false), Families.langford(7), Families.tetrominoes(4, 5), copies());
    }

    /** Three pairs of items, each of which is covered in one of five ways; two of them are the same. */
    private static ExactCoverProblem<String, Integer> copies() {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        for (int pair = 0; pair < 3; pair++) {
            String a = pair + "a";
            String b = pair + "b";
            builder.primary(a, b);
            builder.option(10 * pair, a, b).option(10 * pair + 1, a, b);
            builder.option(10 * pair + 2, a).option(10 * pair + 3, b).option(10 * pair + 4, b);
        }
        return builder.build();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whatIsShownDependsOnTheProblemOnly(ExactCoverProblem<?, Integer> problem) {
        UpToSymmetry<?, Integer> search = UpToSymmetry.of(problem);
        Set<Solution<Integer>> expected = solutions(search);
        assertThat(expected).isNotEmpty();
        assertThat(solutions(search.seed(5))).isEqualTo(expected);
        assertThat(solutions(search.threads(3))).isEqualTo(expected);
        assertThat(solutions(search.reduce())).isEqualTo(expected);
        assertThat(shownBy(search.threads(2))).hasSameElementsAs(expected);
        assertThat(shownBy(search)).hasSameElementsAs(expected);
        assertThat(search.threads(3).count().solutions()).isEqualTo(expected.size());
        assertThat(search.stream().findFirst().map(expected::contains)).contains(true);
    }

    @Test
    void whatIsGrownDependsOnTheProblemOnly() {
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(Families.latinSquares(4, false));
        Set<Solution<Integer>> expected = solutions(search);
        assertThat(expected).hasSize(2);
        assertThat(solutions(search.seed(5))).isEqualTo(expected);
        assertThat(solutions(search.threads(3))).isEqualTo(expected);
        assertThat(solutions(search.reduce())).isEqualTo(expected);
        assertThat(shownBy(search.threads(2))).hasSameElementsAs(expected);
        assertThat(search.threads(3).count().solutions()).isEqualTo(2);
        assertThat(isUnique(search)).isFalse();
    }

    private static <O> Set<Solution<O>> solutions(UpToSymmetry<?, O> search) {
        return search.stream().collect(Collectors.toSet());
    }

    private static <O> List<Solution<O>> shownBy(UpToSymmetry<?, O> search) {
        List<Solution<O>> shown = new ArrayList<>();
        search.forEach(shown::add);
        return shown;
    }

    /** By a search that ends when it has found a second one. */
    private static boolean isUnique(UpToSymmetry<?, ?> search) {
        return search.limit(2).count().solutions().equals(BigInteger.ONE);
    }

    @Test
    void copiesCountInTheSizeOfTheClass() {
        ExactCoverProblem<String, Integer> problem = copies();
        assertThat(Count.of(problem).solutions()).isEqualTo(4 * 4 * 4);
        assertThat(classes(problem)).isEqualTo(4); // How many pairs are covered by one option: 0 to 3.
        assertThat(UpToSymmetry.of(problem).stream())
                .extracting(Solution::classSize)
                .containsExactlyInAnyOrder(
                        BigInteger.valueOf(8), BigInteger.valueOf(24), BigInteger.valueOf(24), BigInteger.valueOf(8));
    }

    @Test
    void aLimitCountsClasses() {
        SearchResult result =
                UpToSymmetry.of(Families.queens(8, false)).limit(5).forEach(solution -> {});
        assertThat(result.solutions()).isEqualTo(5);
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
    }

    @Test
    void aSolutionCanBeUniqueUpToSymmetry() {
        ExactCoverProblem<Integer, Integer> six = Families.queens(6, false);
        assertThat(Feasibility.of(six).uniqueness().kind()).isEqualTo(Uniqueness.Kind.MULTIPLE);
        assertThat(isUnique(UpToSymmetry.of(six))).isTrue();
    }

    @Test
    void theSearchForSymmetriesEndsInTime() {
        CountResult result = UpToSymmetry.of(Families.queens(220, false))
                .cancelWhen(() -> true)
                .count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.statistics().nodes()).isZero();
    }

    @Test
    void aSolutionOfAllIsAlone() {
        assertThat(DLX.search(Families.queens(6, false)).stream().map(Solution::classSize))
                .containsOnly(BigInteger.ONE);
    }

    /** Main classes of Latin squares (OEIS A003090), of as many as A002860 says. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 2", "3, 1, 12", "4, 2, 576", "5, 2, 161280", "6, 12, 812851200"})
    void latinSquares(int n, int expected, BigInteger all) {
        assertThat(shown(UpToSymmetry.of(Families.latinSquares(n, false)), all)).isEqualTo(expected);
    }

    /** Latin squares up to isotopy (OEIS A040082): rows, columns and symbols do not exchange their roles. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 2", "3, 1, 12", "4, 2, 576", "5, 2, 161280", "6, 22, 812851200"})
    void latinSquaresUpToIsotopy(int n, int expected, BigInteger all) {
        UpToSymmetry<Integer, Integer> search =
                UpToSymmetry.of(Families.latinSquares(n, false)).keeping(item -> item / (n * n));
        assertThat(shown(search, all)).isEqualTo(expected);
    }

    /** The small groups too: a board of which each rank stays where it is has only its mirror image. */
    @Test
    void queensWithRanksAsKeys() {
        ExactCoverProblem<Integer, Integer> board = Families.queens(8, false);
        assertThat(shown(
                        UpToSymmetry.of(board).keeping(item -> item < 8 ? item : -1),
                        Count.of(board).solutions()))
                .isEqualTo(46);
    }

    @Test
    @Tag("long")
    void latinSquaresOfOrderSeven() {
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(Families.latinSquares(7, false));
        assertThat(shown(search, new BigInteger("61479419904000"))).isEqualTo(147);
    }

    /** Steiner triple systems up to isomorphism (OEIS A030129), of as many as A030128 says. */
    @ParameterizedTest
    @CsvSource({"7, 1, 30", "9, 1, 840", "13, 2, 1197504000"})
    void steinerTripleSystems(int n, int expected, BigInteger all) {
        assertThat(shown(UpToSymmetry.of(Families.steinerTriples(n)), all)).isEqualTo(expected);
    }

    @Test
    @Tag("long")
    void steinerTripleSystemsOfOrderFifteen() {
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(Families.steinerTriples(15));
        assertThat(shown(search, new BigInteger("60281712691200"))).isEqualTo(80);
    }

    /** One-factorizations up to isomorphism (OEIS A000474), of as many as A000438 says, in any order of factors. */
    @ParameterizedTest
    @CsvSource({"4, 1, 1", "6, 1, 6", "8, 6, 6240"})
    void oneFactorizations(int n, int expected, BigInteger sets) {
        BigInteger orders =
                IntStream.range(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        assertThat(shown(UpToSymmetry.of(Families.orderedOneFactorizations(n)), sets.multiply(orders)))
                .isEqualTo(expected);
    }

    @Test
    @Tag("long")
    void oneFactorizationsOfTenPoints() {
        BigInteger orders = BigInteger.valueOf(362_880);
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(Families.orderedOneFactorizations(10));
        assertThat(shown(search, new BigInteger("1225566720").multiply(orders))).isEqualTo(396);
    }

    static Stream<ExactCoverProblem<?, Integer>> problemsWithManySymmetries() {
        return Stream.of(
                Families.latinSquares(4, false),
                Families.matchings(8),
                Families.matrices(4, 2),
                Families.matrices(3, 1),
                Families.dominatingSets(3),
                Families.twoFactors(4),
                Families.steinerTriples(7),
                Families.sideBySide(
                        Families.langford(3), Families.matchings(4), Families.matchings(4), Families.matchings(6)),
                colored());
    }

    /** Eight items, each of which gives one of two secondary items a color, or takes it for itself, at a cost. */
    private static ExactCoverProblem<String, Integer> colored() {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        builder.secondary("x", "y");
        for (int item = 0; item < 8; item++) {
            String own = "item" + item;
            builder.primary(own);
            for (String shared : List.of("x", "y")) {
                int base = 20 * item + (shared.equals("x") ? 0 : 10);
                for (int color = 0; color < 3; color++) {
                    String name = "color" + color;
                    builder.option(base + color, spec -> spec.covers(own).colors(shared, name));
                }
                builder.option(base + 5, spec -> spec.covers(own, shared).costs(3));
            }
        }
        return builder.build();
    }

    /** The orbits of all solutions under the generators of the group. */
    @ParameterizedTest
    @MethodSource("problemsWithManySymmetries")
    void theOrbitsOfAllSolutionsAgree(ExactCoverProblem<?, Integer> problem) {
        List<? extends Symmetry<?, Integer>> generators =
                Symmetries.of(problem).find().generators();
        Set<Set<Integer>> all =
                DLX.stream(problem).map(UpToSymmetryTest::places).collect(Collectors.toCollection(HashSet::new));
        Map<Set<Integer>, BigInteger> shown = new HashMap<>();
        UpToSymmetry.of(problem).forEach(solution -> shown.put(places(solution), solution.classSize()));
        int orbits = 0;
        while (!all.isEmpty()) {
            List<Set<Integer>> orbit = new ArrayList<>(List.of(all.iterator().next()));
            all.remove(orbit.get(0));
            for (int i = 0; i < orbit.size(); i++) {
                for (Symmetry<?, Integer> generator : generators) {
                    Set<Integer> image = orbit.get(i).stream()
                            .map(place -> generator.indices().getOrDefault(place, place))
                            .collect(Collectors.toSet());
                    if (all.remove(image)) {
                        orbit.add(image);
                    }
                }
            }
            orbits++;
            List<Set<Integer>> found = orbit.stream().filter(shown::containsKey).toList();
            assertThat(found).hasSize(1);
            assertThat(shown.get(found.get(0))).isEqualTo(orbit.size());
        }
        assertThat(shown).hasSize(orbits);
    }

    private static Set<Integer> places(Solution<?> solution) {
        return solution.indices().boxed().collect(Collectors.toSet());
    }

    @Test
    void whereThereAreManySymmetriesOneIsKeptByMemory() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UpToSymmetry.of(Families.latinSquares(6, false))
                        .maxMemory(10_000)
                        .count())
                .withMessageContaining("sets of fewer options")
                .withMessageContaining("do not fit in 10000 bytes")
                .withMessageContaining("maxMemory");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UpToSymmetry.of(Families.queens(8, false))
                        .maxMemory(100)
                        .count())
                .withMessageContaining("list of the 8 symmetries")
                .withMessageContaining("maxMemory");
    }

    @Test
    void whereThereAreManySymmetriesASearchCanEndEarly() {
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(Families.latinSquares(6, false));
        SearchResult limited = search.limit(5).forEach(solution -> {});
        assertThat(limited.solutions()).isEqualTo(5);
        assertThat(limited.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(search.stream().findFirst()).isPresent();
        List<Progress> seen = new ArrayList<>();
        CountResult cancelled = UpToSymmetry.of(Families.latinSquares(8, false))
                .progress(Duration.ofNanos(1), seen::add)
                .cancelWhen(() -> seen.size() > 5)
                .count();
        assertThat(cancelled.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(seen).allMatch(progress -> progress.fraction() < 1);
    }

    @Test
    void requiredAndForbiddenOptionsKeepWhatIsLeftOfManySymmetries() {
        ExactCoverProblem<Integer, Integer> squares = Families.latinSquares(5, false);
        UpToSymmetry<Integer, Integer> search = UpToSymmetry.of(squares);
        Count<Integer, Integer> all = Count.of(squares);
        assertThat(shown(search.require(0), all.require(0).solutions())).isGreaterThanOrEqualTo(2);
        assertThat(shown(search.forbid(0), all.forbid(0).solutions())).isGreaterThanOrEqualTo(2);
        assertThat(shown(search.require(0).forbid(31), all.require(0).forbid(31).solutions()))
                .isGreaterThanOrEqualTo(2);
        assertThat(shown(search.require(0, 1), all.require(0, 1).solutions())).isZero();
        assertThat(shown(search.forbid(0, 1, 2, 3, 4), all.forbid(0, 1, 2, 3, 4).solutions()))
                .isZero();
    }

    @Test
    void itSaysWhatItAsksAbout() {
        assertThat(UpToSymmetry.of(Families.queens(6, false)).limit(3))
                .hasToString("UpToSymmetry[12 primary items, 22 secondary, 36 options; limit 3]");
    }
}
