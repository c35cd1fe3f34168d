package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Solution;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Several costs in order of importance, and the range of costs, compared with all solutions. */
class SeveralCostsTest {

    private static ExactCoverProblem<Integer, Integer> random(Random random) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        int primary = 3 + random.nextInt(3);
        for (int item = 0; item < primary; item++) {
            int low = random.nextInt(5) == 0 ? 0 : 1;
            builder.bounded(item, low, 1 + random.nextInt(2));
        }
        builder.secondary(primary);
        int options = 6 + random.nextInt(8);
        for (int option = 0; option < options; option++) {
            List<Integer> items =
                    new ArrayList<>(IntStream.rangeClosed(0, primary).boxed().toList());
            Collections.shuffle(items, random);
            builder.option(option, items.subList(0, 1 + random.nextInt(3)));
        }
        return builder.build();
    }

    private static ToLongFunction<Integer> costs(Random random, int size) {
        long[] costs = random.longs(20, -size, size + 1).toArray();
        return option -> costs[option];
    }

    private static long sum(Solution<Integer> solution, ToLongFunction<Integer> cost) {
        return solution.options().stream().mapToLong(cost).sum();
    }

    private static List<Long> sums(Solution<Integer> solution, List<ToLongFunction<Integer>> costs) {
        return costs.stream().map(cost -> sum(solution, cost)).toList();
    }

    @Test
    void theMoreImportantCostDecides() {
        int several = 0;
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            ExactCoverProblem<Integer, Integer> problem = random(random);
            ToLongFunction<Integer> first = costs(random, 1);
            ToLongFunction<Integer> second = costs(random, 2);
            ToLongFunction<Integer> third = costs(random, 1 + random.nextInt(1_000_000));
            List<ToLongFunction<Integer>> costs = List.of(first, second, third);
            List<List<Long>> expected = DLX.search(problem).stream()
                    .map(solution -> sums(solution, costs))
                    .sorted(Comparator.<List<Long>>comparingLong(sums -> sums.get(0))
                            .thenComparingLong(sums -> sums.get(1))
                            .thenComparingLong(sums -> sums.get(2)))
                    .toList();

            CheapestResult<Integer> result =
                    Cheapest.of(problem.withCosts(first, second, third)).find(expected.size() + 1);

            assertThat(result.isProven()).isTrue();
            assertThat(result.solutions().stream().map(solution -> sums(solution, costs)))
                    .as("seed %s", seed)
                    .containsExactlyElementsOf(expected);
            several += expected.size() > 1 ? 1 : 0;
        }
        assertThat(several).isGreaterThan(100);
    }

    /** With required and forbidden options, reduced or not, in other orders. */
    @Test
    void theFrontIsWhatNoSolutionBeats() {
        int large = 0;
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(seed);
            ExactCoverProblem<Integer, Integer> problem = random(random);
            List<ToLongFunction<Integer>> costs = List.of(costs(random, 5), costs(random, 5));
            long luck = random.nextInt(256);
            List<List<Long>> all = configured(DLX.search(problem), luck, seed).stream()
                    .map(solution -> sums(solution, costs))
                    .toList();
            List<List<Long>> expected = all.stream()
                    .distinct()
                    .filter(sums -> all.stream()
                            .noneMatch(other ->
                                    !other.equals(sums) && other.get(0) <= sums.get(0) && other.get(1) <= sums.get(1)))
                    .sorted(Comparator.comparingLong(sums -> sums.get(0)))
                    .toList();

            ParetoResult<Integer> front =
                    configured(ParetoFront.of(problem), luck, seed).find(costs.get(0), costs.get(1));

            assertThat(front.isProven()).isTrue();
            assertThat(front.points().stream().map(point -> List.of(point.first(), point.second())))
                    .as("seed %s", seed)
                    .containsExactlyElementsOf(expected);
            assertThat(front.points().stream().map(point -> sums(point.solution(), costs)))
                    .as("seed %s", seed)
                    .containsExactlyElementsOf(expected);
            large += expected.size() > 2 ? 1 : 0;
        }
        assertThat(large).isGreaterThan(20);
    }

    @Test
    void aFrontThatIsNotProvenSaysSo() {
        assertThat(ParetoFront.of(random(new Random(3)))
                        .cancelWhen(() -> true)
                        .find(option -> 1, option -> 2)
                        .isProven())
                .isFalse();
    }

    /** Each setting in one of four cases. */
    private static <Q extends Question<Integer, Integer, Q>> Q configured(Q question, long luck, long seed) {
        Q required = luck % 4 == 0 ? question.requireIndices(0) : question;
        Q forbidden = luck / 4 % 4 == 0 ? required.forbidIndices(1) : required;
        Q smaller = luck / 16 % 4 == 0 ? forbidden.reduce() : forbidden;
        return luck / 64 == 0 ? smaller.seed(seed) : smaller;
    }

    @Test
    void theRangeIsThatOfAllSolutions() {
        int found = 0;
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            ToLongFunction<Integer> cost = costs(random, 9);
            ExactCoverProblem<Integer, Integer> problem = random(random).withCosts(cost);
            List<Long> all =
                    DLX.search(problem).stream().map(Solution::cost).sorted().toList();

            CostRangeResult<Integer> range = CostRange.of(problem).find();

            assertThat(range.isProven()).isTrue();
            assertThat(range.cheapest().isPresent()).isEqualTo(!all.isEmpty());
            assertThat(range.dearest().isPresent()).isEqualTo(!all.isEmpty());
            if (!all.isEmpty()) {
                found++;
                assertThat(range.cheapest().orElseThrow().cost()).isEqualTo(all.get(0));
                assertThat(range.dearest().orElseThrow().cost()).isEqualTo(all.get(all.size() - 1));
            }
        }
        assertThat(found).isGreaterThan(100);
    }

    @Test
    void whatDoesNotFitIsRefused() {
        ExactCoverProblem<Integer, Integer> problem = random(new Random(1));

        assertThatThrownBy(() -> problem.withCosts(option -> 1L << 40, option -> 1L << 40))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("do not fit into one number of 64 bits; make the numbers smaller");
        assertThatThrownBy(() -> problem.withCosts(option -> Long.MIN_VALUE, option -> 1))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void aRangeThatIsNotProvenSaysSo() {
        ExactCoverProblem<Integer, Integer> problem = random(new Random(3)).withCosts(option -> option);

        assertThat(CostRange.of(problem).cancelWhen(() -> true).find().isProven())
                .isFalse();
    }
}
