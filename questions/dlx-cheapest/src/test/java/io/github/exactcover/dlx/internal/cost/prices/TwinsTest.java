package io.github.exactcover.dlx.internal.cost.prices;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TwinsTest {

    private static SmallProblem withTwins(Random random, boolean bounded) {
        SmallProblem small = SmallProblem.random(random, bounded);
        List<List<Integer>> options = new ArrayList<>(small.options());
        for (int twins = options.isEmpty() ? 0 : random.nextInt(4); twins > 0; twins--) {
            options.add(options.get(random.nextInt(options.size())));
        }
        return new SmallProblem(small.primaryCount(), small.itemCount(), options, small.lows(), small.highs());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theCheapestTwinsAreEnoughForTheCheapestSolution(boolean bounded) {
        Random random = new Random(6603);
        int dropped = 0;
        int improved = 0;
        for (int round = 0; round < 4_000; round++) {
            SmallProblem problem = withTwins(random, bounded);
            long[] costs = LongStream.generate(() -> random.nextInt(9) - 2)
                    .limit(problem.options().size())
                    .toArray();
            OptionTable original = problem.table(option -> costs[option]);
            PricedTable table = new PricedTable(original);
            int[] all = IntStream.range(0, costs.length).filter(table::isOpen).toArray();
            Twins twins = new Twins(table, all);
            Set<Integer> cheapest = IntStream.of(twins.cheapest()).boxed().collect(Collectors.toSet());
            dropped += cheapest.size() < all.length ? 1 : 0;
            for (Set<Integer> solution : problem.solutions()) {
                int[] before = solution.stream().mapToInt(i -> i).toArray();
                int[] after = twins.improved(before);
                assertThat(cheapest).containsAll(IntStream.of(after).boxed().toList());
                assertThat(new Chosen(table).solves(after)).isTrue();
                assertThat(table.cost(after)).isLessThanOrEqualTo(table.cost(before));
                improved += table.cost(after) < table.cost(before) ? 1 : 0;
            }
        }
        assertThat(dropped).isGreaterThan(1_000);
        assertThat(improved).isGreaterThan(200);
    }

    /** The h cheapest of each kind, and no more. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void asManyAreKeptAsFitTogether(int room) {
        SmallProblem problem = new SmallProblem(
                2,
                2,
                List.of(List.of(1, 1), List.of(1, 1), List.of(1, 1), List.of(1, 1)),
                List.of(1, 0),
                List.of(room, 9));
        PricedTable table = new PricedTable(problem.table(option -> new long[] {7, 3, 5, 3}[option]));

        assertThat(new Twins(table, new int[] {0, 1, 2, 3}).cheapest())
                .containsExactlyInAnyOrder(
                        IntStream.of(1, 3, 2).limit(room).boxed().toArray(Integer[]::new));
    }
}
