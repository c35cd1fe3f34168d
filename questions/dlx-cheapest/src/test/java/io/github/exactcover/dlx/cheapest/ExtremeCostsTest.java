package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Costs at the ends of what a long can hold, where sums overflow and where a number may be taken for none. */
@Timeout(120)
class ExtremeCostsTest {

    private static final long[] EXTREMES = {
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Long.MAX_VALUE - 1,
        Long.MIN_VALUE + 1,
        Long.MAX_VALUE / 2,
        Long.MIN_VALUE / 2,
        1_494_773_469_175_000_362L,
        4_000_000_000_000_000_000L,
        1L << 62,
        1L << 53,
        -1,
        0,
        1,
        2
    };

    /** Sums of extreme numbers mostly overflow, so most problems have only a few of them. */
    private static long cost(Random random) {
        return random.nextInt(3) == 0
                ? EXTREMES[random.nextInt(EXTREMES.length)]
                : random.nextInt(4) == 0 ? random.nextLong() : random.nextInt(20) - 5;
    }

    private static BigInteger sum(Set<Integer> options, long[] costs) {
        return options.stream()
                .map(option -> BigInteger.valueOf(costs[option]))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static boolean isLong(BigInteger number) {
        return number.bitLength() < Long.SIZE;
    }

    /** Whether the dearest or the most negative options add up to more than a long can hold, as the Javadoc says. */
    private static boolean mayOverflow(SmallProblem problem, long[] costs) {
        long most = problem.highs().stream().mapToInt(Integer::intValue).sum();
        long[] sorted = IntStream.range(0, costs.length)
                .filter(option -> canBeChosen(problem, option))
                .mapToLong(option -> costs[option])
                .sorted()
                .toArray();
        BigInteger lowest = Arrays.stream(sorted)
                .limit(most)
                .filter(cost -> cost < 0)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ZERO, BigInteger::add);
        BigInteger highest = Arrays.stream(sorted)
                .skip(Math.max(0, sorted.length - most))
                .filter(cost -> cost > 0)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ZERO, BigInteger::add);
        return !isLong(lowest) || !isLong(highest);
    }

    private static boolean canBeChosen(SmallProblem problem, int option) {
        int[] covered = IntStream.range(0, problem.primaryCount())
                .filter(item -> problem.options().get(option).get(item) == SmallProblem.COVERED)
                .toArray();
        return covered.length > 0
                && IntStream.of(covered).allMatch(item -> problem.highs().get(item) > 0);
    }

    /** Fails if a small problem takes long, without a look at the clock. */
    private static <I, O, Q extends Question<I, O, Q>> Q quick(Q question) {
        return question.progress(
                Duration.ofNanos(1), progress -> assertThat(progress.nodes()).isLessThan(20_000));
    }

    /** Costs of two sizes of a problem, each a few units up to 10^18 and a small rest, with both signs. */
    private static LongSupplier ofTwoSizes(Random random) {
        long[] units = random.ints(2, 0, 19)
                .mapToLong(digits -> BigInteger.TEN.pow(digits).longValue())
                .toArray();
        long common = random.nextInt(3) > 0 ? 0 : random.nextLong() >> (4 + random.nextInt(50));
        return () -> common + (random.nextInt(7) - 2) * units[random.nextInt(2)] + random.nextInt(4);
    }

    /** A cost of any size up to 10^18, with either sign. */
    private static long ofAnySize(Random random) {
        long size = (long) Math.pow(10, 18 * random.nextDouble());
        return random.nextInt(4) == 0 ? -size : size;
    }

    /** How costs are drawn. */
    private enum Costs {
        EXTREME,
        OF_TWO_SIZES,
        OF_ANY_SIZE;

        LongSupplier drawn(Random random) {
            return switch (this) {
                case EXTREME -> () -> cost(random);
                case OF_TWO_SIZES -> ofTwoSizes(random);
                case OF_ANY_SIZE -> () -> ofAnySize(random);
            };
        }
    }

    /** The same problem, in which the first options stand twice. */
    private static SmallProblem withTwins(SmallProblem small, int twins) {
        List<List<Integer>> options = new ArrayList<>(small.options());
        options.addAll(small.options().subList(0, Math.min(twins, options.size())));
        return new SmallProblem(small.primaryCount(), small.itemCount(), options, small.lows(), small.highs());
    }

    /** Half of them have colors and twins too. With {@code -Ddlx.problems=100000} it takes minutes. */
    @ParameterizedTest
    @CsvSource({
        "false, EXTREME",
        "true, EXTREME",
        "false, OF_TWO_SIZES",
        "true, OF_TWO_SIZES",
        "false, OF_ANY_SIZE",
        "true, OF_ANY_SIZE"
    })
    void theCheapestSolutionsAreFound(boolean bounded, Costs kind) {
        Random random = new Random(62);
        int found = 0;
        int colored = 0;
        for (int round = 0; round < Integer.getInteger("dlx.problems", 1_500); round++) {
            SmallProblem small = withTwins(SmallProblem.random(random, bounded), random.nextInt(2) * 3);
            colored += small.options().stream().anyMatch(uses -> uses.contains(2)) ? 1 : 0;
            LongSupplier some = kind.drawn(random);
            long[] costs =
                    LongStream.generate(some).limit(small.options().size()).toArray();
            int most = 1 + random.nextInt(3);
            ExactCoverProblem<String, Integer> problem = small.problem(option -> costs[option]);
            Cheapest<String, Integer> search = quick(Cheapest.of(problem));
            if (mayOverflow(small, costs)) {
                assertThatThrownBy(() -> search.find(most))
                        .isInstanceOf(ArithmeticException.class)
                        .hasMessageEndingWith("scale all costs down");
                continue;
            }
            List<Long> expected = small.solutions().stream()
                    .map(solution -> sum(solution, costs).longValueExact())
                    .sorted()
                    .toList();
            found += Math.min(1, expected.size());
            CheapestResult<Integer> result = search.find(most);
            assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
            assertThat(result.solutions())
                    .extracting(Solution::cost)
                    .as(() -> small + " " + Arrays.toString(costs))
                    .isEqualTo(expected.subList(0, Math.min(most, expected.size())));
            long least = expected.isEmpty() ? 0 : expected.get(0);
            assertThat(quick(AllCheapest.of(problem))
                            .solve(solution -> {
                                assertThat(solution.cost()).isEqualTo(least);
                                return Visit.CONTINUE;
                            })
                            .solutions())
                    .isEqualTo(expected.stream().filter(cost -> cost == least).count());
        }
        assertThat(found).isGreaterThan(200);
        assertThat(colored).isGreaterThan(500);
    }

    /** A narrower table covers an item as often as it has options, so it chooses them before its search begins. */
    @Test
    void whatANarrowerTableForcesIsNotLost() {
        long[] costs = {
            2034379466062L,
            199704,
            167253143988838L,
            764905357625315L,
            -32,
            -159387773283611040L,
            14842,
            -1,
            -51314,
            67331379541144008L,
            -6331958,
            889,
            66,
            33541669
        };
        int[][] options = {
            {0, 0, 0, 0, 0, 0, 2},
            {0, 0, 0, 0, 1, 0, 0},
            {0, 1, 0, 1, 1, 1, 0},
            {1, 0, 0, 0, 0, 0, 0},
            {1, 0, 1, 1, 0, 1, 2},
            {1, 1, 0, 1, 1, 0, 1},
            {0, 0, 1, 0, 0, 0, 3},
            {0, 1, 0, 1, 1, 0, 0},
            {0, 0, 1, 1, 0, 1, 0},
            {1, 0, 0, 0, 1, 1, 2},
            {1, 1, 1, 0, 0, 1, 2},
            {0, 0, 0, 0, 0, 0, 2},
            {0, 0, 0, 0, 1, 0, 0},
            {0, 1, 0, 1, 1, 1, 0}
        };
        SmallProblem small = new SmallProblem(
                6,
                7,
                Stream.of(options)
                        .map(uses -> IntStream.of(uses).boxed().toList())
                        .toList(),
                List.of(0, 0, 1, 1, 0, 1),
                List.of(1, 1, 2, 1, 1, 2));

        CheapestResult<Integer> result =
                Cheapest.of(small.problem(option -> costs[option])).find(3);

        assertThat(result.solutions()).extracting(Solution::cost).containsExactly(-6383272L, -6383206L, -6183568L);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theParetoFrontIsFound(boolean bounded) {
        Random random = new Random(63);
        int found = 0;
        for (int round = 0; round < 2_000; round++) {
            SmallProblem small = SmallProblem.random(random, bounded);
            long[] firsts = LongStream.generate(() -> cost(random))
                    .limit(small.options().size())
                    .toArray();
            long[] seconds = LongStream.generate(() -> cost(random))
                    .limit(small.options().size())
                    .toArray();
            ParetoFront<String, Integer> search = quick(ParetoFront.of(small.problem()));
            if (mayOverflow(small, firsts) || mayOverflow(small, seconds)) {
                assertThatThrownBy(() -> search.find(option -> firsts[option], option -> seconds[option]))
                        .isInstanceOf(ArithmeticException.class)
                        .hasMessageEndingWith("scale all costs down");
                continue;
            }
            List<List<BigInteger>> all = small.solutions().stream()
                    .map(solution -> List.of(sum(solution, firsts), sum(solution, seconds)))
                    .toList();
            List<List<BigInteger>> expected = all.stream()
                    .distinct()
                    .filter(point -> all.stream()
                            .noneMatch(other -> !other.equals(point)
                                    && other.get(0).compareTo(point.get(0)) <= 0
                                    && other.get(1).compareTo(point.get(1)) <= 0))
                    .sorted(Comparator.comparing(point -> point.get(0)))
                    .toList();
            found += Math.min(1, expected.size());
            ParetoResult<Integer> front = search.find(option -> firsts[option], option -> seconds[option]);
            assertThat(front.points().stream()
                            .map(point ->
                                    List.of(BigInteger.valueOf(point.first()), BigInteger.valueOf(point.second())))
                            .toList())
                    .as(() -> small + " " + Arrays.toString(firsts) + " " + Arrays.toString(seconds))
                    .isEqualTo(expected);
        }
        assertThat(found).isGreaterThan(200);
    }

    /** The budget of the prices never reached the largest long, so that they looked again and again at the same. */
    @ParameterizedTest
    @ValueSource(
            longs = {100_000_000_000_000_000L, 1_494_773_469_175_000_362L, 4_000_000_000_000_000_000L, Long.MAX_VALUE})
    void oneHugeCostDoesNotHideThatThereIsNoSolution(long huge) {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("""
                2:2|0 2:2|1 2:2|2 2:2|3 8
                2 8
                1 8
                3 8 |%d
                0 8
                0 2 3
                0 1 2
                0 1 3
                1 2 3
                """.formatted(huge));
        CheapestResult<String> result = quick(Cheapest.of(problem)).find();
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEmpty();
        assertThat(result.statistics().nodes()).isLessThan(1_000);
    }

    /** The engine does not see required options; with them, a bound may not fit in a long though each cost does. */
    @Test
    void requiredOptionsMayBeAsDearAsALongCanSay() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b", "c")
                .option("dear", List.of("a"), Long.MAX_VALUE)
                .option("before", List.of("c"), 4)
                .option("less", List.of("b"), -5)
                .option("more", List.of("b"), 5)
                .build();
        ToLongFunction<String> cost = option -> problem.costOf(problem.options().indexOf(option));
        ParetoFront<String, String> front = quick(ParetoFront.of(problem)).require("dear");
        assertThat(quick(Cheapest.of(problem))
                        .require("dear")
                        .find()
                        .best()
                        .orElseThrow()
                        .cost())
                .isEqualTo(Long.MAX_VALUE - 1);
        assertThat(front.find(cost, option -> 0).points())
                .extracting(ParetoResult.Point::first)
                .containsExactly(Long.MAX_VALUE - 1);
        assertThatThrownBy(() -> front.find(cost, option -> option.equals("more") ? 0 : 1))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageEndingWith("scale all costs down");
    }

    /** What is known to cost the largest long is not what is known to be impossible. */
    @Test
    void theLargestLongIsACostLikeOthers() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("both", "a", "b")
                .option("left", "a")
                .option("right", "b")
                .build();
        ParetoResult<String> front = ParetoFront.of(problem)
                .find(option -> option.equals("right") ? Long.MAX_VALUE : 0, option -> option.equals("both") ? 1 : 0);
        assertThat(front.points()).extracting(ParetoResult.Point::first).containsExactly(0L, Long.MAX_VALUE);
        assertThat(front.points()).extracting(ParetoResult.Point::second).containsExactly(1L, 0L);
    }

    /** On the way, bounds lie below what any solution costs. */
    @Test
    void requiredOptionsMayBeAsCheapAsALongCanSay() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b", "c", "d")
                .option("least", List.of("a"), Long.MIN_VALUE)
                .option("bc", List.of("b", "c"), -100)
                .option("cd", List.of("c", "d"), -100)
                .option("bd", List.of("b", "d"), -100)
                .option("b", List.of("b"), 101)
                .option("c", List.of("c"), 102)
                .option("d", List.of("d"), 103)
                .build();
        List<Long> bounds = new ArrayList<>();
        CheapestResult<String> result = Cheapest.of(problem)
                .require("least")
                .progress(Duration.ofNanos(1), progress -> progress.lowerBound().ifPresent(bounds::add))
                .find();
        assertThat(result.best().orElseThrow().cost()).isEqualTo(Long.MIN_VALUE + 1);
        assertThat(bounds).contains(Long.MIN_VALUE).allMatch(bound -> bound <= Long.MIN_VALUE + 1);
    }

    /** The checker adds up prices in 64 bits, so what it could not check is not written. */
    @Test
    void aProofWithCostsThatAreTooLargeIsRefused(@TempDir Path folder) {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("least", List.of("a"), Long.MIN_VALUE)
                .option("free", "a")
                .build();
        Cheapest<String, String> search = Cheapest.of(problem).proofTo(folder.resolve("proof"));
        assertThatThrownBy(search::find)
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("search without a proof");
    }
}
