package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.ParetoSearch;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * The solutions that no other one beats in two costs, from {@link Search#paretoFront Search.paretoFront}.
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
 * ParetoFront<String> front = DLX.search(problem).paretoFront(euros::get, minutes::get);
 * for (ParetoFront.Point<String> point : front.points()) {
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
public record ParetoFront<O>(List<Point<O>> points, SearchEnd end, SearchStatistics statistics) {

    /**
     * A solution and its two costs.
     *
     * <pre>{@code
     * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofRows(
     *         List.of(new int[] {0, 1}, new int[] {0}, new int[] {1}));
     * ParetoFront<Integer> front = DLX.search(problem).paretoFront(row -> 1, row -> -row);
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
    public ParetoFront {
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

    /** Searches for it. */
    static <O> ParetoFront<O> of(
            ExactCoverProblem<?, O> problem,
            Settings settings,
            ToLongFunction<? super O> first,
            ToLongFunction<? super O> second) {
        long[] firsts = problem.options().stream().mapToLong(first).toArray();
        long[] seconds = problem.options().stream().mapToLong(second).toArray();
        Run<O> search = Start.setUp(settings, () -> Start.view(problem, settings), (used, view, watch) -> {
            ParetoSearch machine = new ParetoSearch(
                    priced(view, firsts),
                    priced(view, seconds),
                    Strategy.ofLinks(used, view).rule());
            return new Run<>(problem, used, view, Strategy.ofLinks(used, view), machine, watch, null);
        });
        return search.use(run -> {
            SearchResult result = run.finish();
            List<Point<O>> points = ((ParetoSearch) run.machine())
                    .front().stream()
                            .map(options -> point(run.solution(options), firsts, seconds))
                            .toList();
            return new ParetoFront<>(points, result.end(), result.statistics());
        });
    }

    private static OptionTable priced(View view, long[] costs) {
        OptionTable table = view.table();
        return table.withCosts(IntStream.range(0, table.optionCount())
                .mapToLong(option -> costs[view.option(option)])
                .toArray());
    }

    private static <O> Point<O> point(Solution<O> solution, long[] firsts, long[] seconds) {
        return new Point<>(solution.cost(option -> firsts[option]), solution.cost(option -> seconds[option]), solution);
    }
}
