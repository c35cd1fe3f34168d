package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;

/** A small problem whose options have costs. */
public record PricedProblem(SmallProblem small, List<Long> costs) {

    /** Random problems with and without bounds, colors and secondary items, and costs from -9 to 9. */
    public static Arbitrary<PricedProblem> arbitrary() {
        Arbitrary<Long> any = Arbitraries.frequencyOf(
                Tuple.of(1, Arbitraries.just(0L)),
                Tuple.of(5, Arbitraries.longs().between(-9, 9)));
        Arbitrary<Long> positive = Arbitraries.longs().between(0, 9);
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded())
                .flatMap(small -> Arbitraries.oneOf(
                                any.list().ofSize(small.options().size()),
                                positive.list().ofSize(small.options().size()))
                        .map(costs -> new PricedProblem(small, costs)));
    }

    /** The problem as users write it. */
    public ExactCoverProblem<String, Integer> problem() {
        return small.problem(costs::get);
    }

    /** The problem as engines see it. */
    public OptionTable table() {
        return small.table(costs::get);
    }

    /** What a choice of options costs. */
    public long cost(Iterable<Integer> options) {
        long sum = 0;
        for (int option : options) {
            sum += costs.get(option);
        }
        return sum;
    }

    /** All solutions, found by trying every subset of the options; the cheapest first. */
    public List<Set<Integer>> solutionsByCost() {
        List<Set<Integer>> sorted = new ArrayList<>(small.solutions());
        sorted.sort(Comparator.comparingLong(this::cost));
        return sorted;
    }
}
