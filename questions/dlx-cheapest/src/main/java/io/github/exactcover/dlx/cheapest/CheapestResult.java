package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.text.Given;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * The cheapest solutions that a search found, and whether it proved that there are no cheaper ones.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", spec -> spec.covers("a", "b").costs(10))
 *         .option("left", spec -> spec.covers("a").costs(3))
 *         .option("right", spec -> spec.covers("b").costs(4))
 *         .build();
 * CheapestResult<String> result = Cheapest.of(problem).find(5);
 * for (Solution<String> solution : result.solutions()) {
 *     System.out.println(solution.cost() + " " + solution.options());
 * }
 * // prints 7 [left, right]
 * // prints 10 [both]
 * System.out.println(result.isProven()); // true
 * System.out.println(result.gap()); // OptionalDouble[0.0]
 * }</pre>
 *
 * @param solutions the solutions, the cheapest first
 * @param lowerBound what every solution of the problem costs at least, as far as it is proven: the cost of the cheapest
 *     one if the search is proven, else a bound that can lie below it and rises during the search; empty if there is no
 *     solution, or if the search ended before anything was known
 * @param end why the search ended; only {@link SearchEnd#EXHAUSTED} proves that no other solution is cheaper
 * @param statistics nodes, updates and time
 * @param checkpointFailure why the last checkpoint could not be written, as in
 *     {@link io.github.exactcover.dlx.SearchResult#checkpointFailure SearchResult.checkpointFailure}
 * @param <O> the type of the options
 */
public record CheapestResult<O>(
        List<Solution<O>> solutions,
        OptionalLong lowerBound,
        SearchEnd end,
        SearchStatistics statistics,
        Optional<UncheckedIOException> checkpointFailure) {

    /**
     * Copies the list.
     *
     * @param solutions the solutions, the cheapest first
     * @param lowerBound what every solution costs at least
     * @param end why the search ended
     * @param statistics nodes, updates and time
     * @param checkpointFailure why the last checkpoint could not be written
     */
    public CheapestResult {
        solutions = Given.copy(solutions, "solutions");
        Objects.requireNonNull(lowerBound, "The lower bound must not be null");
        Objects.requireNonNull(end, "The end must not be null");
        Objects.requireNonNull(statistics, "The statistics must not be null");
        Objects.requireNonNull(checkpointFailure, "The checkpoint failure must not be null");
    }

    /**
     * A result without checkpoints.
     *
     * @param solutions the solutions, the cheapest first
     * @param lowerBound what every solution costs at least
     * @param end why the search ended
     * @param statistics nodes, updates and time
     */
    public CheapestResult(
            List<Solution<O>> solutions, OptionalLong lowerBound, SearchEnd end, SearchStatistics statistics) {
        this(solutions, lowerBound, end, statistics, Optional.empty());
    }

    /**
     * Whether these are proven to be the cheapest solutions: no other costs less than the last of them. If there are
     * fewer than were asked for, they are all solutions of the problem; if there are none, it has none.
     *
     * @return whether {@link #end() end} is {@link SearchEnd#EXHAUSTED}
     */
    public boolean isProven() {
        return end == SearchEnd.EXHAUSTED;
    }

    /**
     * The cheapest solution that was found.
     *
     * @return the first of {@link #solutions() solutions}; empty if there is none
     */
    public Optional<Solution<O>> best() {
        return solutions.stream().findFirst();
    }

    /**
     * By how much the best solution could still be undercut, as a part of its cost: 0.02 says that no solution is more
     * than two percent cheaper.
     *
     * @return the difference of the cost of {@link #best() best} and {@link #lowerBound() lowerBound}, divided by the
     *     size of that cost, or by 1 if it costs nothing; 0 if it is proven to be the cheapest. Empty if there is no
     *     solution or no bound
     */
    public OptionalDouble gap() {
        if (solutions.isEmpty() || lowerBound.isEmpty()) {
            return OptionalDouble.empty();
        }
        double cost = solutions.get(0).cost();
        return OptionalDouble.of((cost - lowerBound.getAsLong()) / Math.max(1, Math.abs(cost)));
    }
}
