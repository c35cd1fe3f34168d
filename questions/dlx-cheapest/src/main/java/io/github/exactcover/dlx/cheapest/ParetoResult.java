package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;

/**
 * The solutions that no other one beats in two costs, from {@link ParetoFront#find ParetoFront.find}.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("trip")
 *         .option("walk", "trip")
 *         .option("bus", "trip")
 *         .option("detour", "trip")
 *         .option("taxi", "trip")
 *         .build();
 * Map<String, Integer> euros = Map.of("walk", 0, "bus", 3, "detour", 4, "taxi", 20);
 * Map<String, Integer> minutes = Map.of("walk", 60, "bus", 20, "detour", 30, "taxi", 10);
 * ParetoResult<String> front = ParetoFront.of(problem).find(euros::get, minutes::get);
 * for (ParetoResult.Point<String> point : front.points()) {
 *     System.out.println(point.first() + " euros, " + point.second() + " minutes: " + point.solution());
 * }
 * // prints 0 euros, 60 minutes: [walk]
 * // prints 3 euros, 20 minutes: [bus]
 * // prints 20 euros, 10 minutes: [taxi]
 * System.out.println(front.isProven()); // true
 * }</pre>
 *
 * @param points the solutions, the cheapest by the first cost first; from one to the next, the second cost falls. For
 *     each pair of costs there is one solution, even if there are more
 * @param end why the search ended; only {@link SearchEnd#EXHAUSTED} proves that these are all pairs of costs that
 *     nothing beats
 * @param statistics nodes, updates and time
 * @param <O> the type of the options
 */
public record ParetoResult<O>(List<Point<O>> points, SearchEnd end, SearchStatistics statistics) {

    /**
     * A solution and its two costs.
     *
     * <pre>{@code
     * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofRows(
     *         List.of(new int[] {0, 1}, new int[] {0}, new int[] {1}));
     * ParetoResult<Integer> front = ParetoFront.of(problem).find(row -> 1, row -> -row);
     * System.out.println(front.points().get(1).solution().options()); // [1, 2]
     * System.out.println(front.points().get(1).second()); // -3
     * }</pre>
     *
     * @param <O> the type of the options
     * @param first what it costs by the first cost
     * @param second what it costs by the second cost
     * @param solution the solution
     */
    public record Point<O>(long first, long second, Solution<O> solution) {

        /**
         * A point.
         *
         * @param first what it costs by the first cost
         * @param second what it costs by the second cost
         * @param solution the solution
         */
        public Point {
            Objects.requireNonNull(solution, "The solution must not be null");
        }
    }

    /**
     * Copies the list.
     *
     * @param points the solutions, by their first cost
     * @param end why the search ended
     * @param statistics nodes, updates and time
     */
    public ParetoResult {
        points = Given.copy(points, "points");
        Objects.requireNonNull(end, "The end must not be null");
        Objects.requireNonNull(statistics, "The statistics must not be null");
    }

    /**
     * Whether these are proven to be all pairs of costs that no solution beats. If there are none, the problem has no
     * solution.
     *
     * @return whether {@link #end() end} is {@link SearchEnd#EXHAUSTED}
     */
    public boolean isProven() {
        return end == SearchEnd.EXHAUSTED;
    }
}
