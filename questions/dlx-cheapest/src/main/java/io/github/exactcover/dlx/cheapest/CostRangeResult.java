package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.Solution;
import java.util.Objects;
import java.util.Optional;

/**
 * The cheapest and the dearest solution, from {@link CostRange#find() CostRange.find}.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofRows(
 *         List.of(new int[] {0, 1}, new int[] {0}, new int[] {1}));
 * CostRangeResult<Integer> range = CostRange.of(problem.withCosts(row -> 1)).find();
 * System.out.println(range.cheapest().orElseThrow().options()); // [0]
 * System.out.println(range.dearest().orElseThrow().options()); // [1, 2]
 * }</pre>
 *
 * @param <O> the type of the options
 * @param cheapest the cheapest solution that was found; empty if there is none
 * @param dearest the dearest solution that was found; empty if there is none
 * @param isProven whether no solution is cheaper than the one or dearer than the other; false if a search was ended
 *     before
 */
public record CostRangeResult<O>(Optional<Solution<O>> cheapest, Optional<Solution<O>> dearest, boolean isProven) {

    /**
     * A range.
     *
     * @param cheapest the cheapest solution
     * @param dearest the dearest solution
     * @param isProven whether both are proven
     */
    public CostRangeResult {
        Objects.requireNonNull(cheapest, "The cheapest solution must not be null");
        Objects.requireNonNull(dearest, "The dearest solution must not be null");
    }
}
