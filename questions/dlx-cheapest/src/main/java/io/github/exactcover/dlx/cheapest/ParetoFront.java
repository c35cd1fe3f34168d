package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.cost.ParetoSearch;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Source;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.List;
import java.util.Objects;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * The solutions that no other one beats in two costs: a Pareto front.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofRows(
 *         List.of(new int[] {0, 1}, new int[] {0}, new int[] {1}));
 * ParetoFront.of(problem).find(row -> 1, row -> -row).points()
 *         .forEach(point -> System.out.println(point.first() + ", " + point.second() + ": " + point.solution()));
 * // prints 1, 0: [0]
 * // prints 2, -3: [1, 2]
 * }</pre>
 *
 * <p>Costs of the problem itself play no part. One thread does it, by dancing links with a bound for each cost. That
 * takes longer than one cost, and longer with each point of the front; {@link Cheapest} goes further, also with several
 * costs in order of importance. If the search ends early, the result has the best so far.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class ParetoFront<I, O> extends Question<I, O, ParetoFront<I, O>> {

    private ParetoFront(Asked<I, O> asked) {
        super(asked, ParetoFront::new);
    }

    /**
     * The question for the solutions of a problem that no other one beats in two costs.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> ParetoFront<I, O> of(ExactCoverProblem<I, O> problem) {
        return new ParetoFront<>(asked(ParetoFront.class, problem, Asked.RELEASE));
    }

    /**
     * Finds the front. A solution beats another one if it costs no more by both costs, and less by one of them.
     *
     * @param first the first cost, asked once for each option
     * @param second the second cost, asked once for each option
     * @return a solution for each pair of costs that no other one beats
     * @throws ArithmeticException as {@link Cheapest#find(int) Cheapest.find}, for each of the costs
     */
    public ParetoResult<O> find(ToLongFunction<? super O> first, ToLongFunction<? super O> second) {
        Objects.requireNonNull(first, "The first cost must not be null");
        Objects.requireNonNull(second, "The second cost must not be null");
        Asked<I, O> asked = asked();
        long[] firsts = asked.problem().options().stream().mapToLong(first).toArray();
        long[] seconds = asked.problem().options().stream().mapToLong(second).toArray();
        Run<O> search = Start.setUp(asked, (used, view, watch) -> {
            ParetoSearch machine = new ParetoSearch(
                    priced(view, firsts),
                    priced(view, seconds),
                    Strategy.ofLinks(used.settings(), view).rule());
            return new Run<>(used, view, Strategy.ofLinks(used.settings(), view), machine, watch, null);
        });
        return search.use(run -> {
            SearchResult result = run.finish();
            List<ParetoResult.Point<O>> points = ((ParetoSearch) run.machine())
                    .front().stream()
                            .map(options -> point(run.solution(options), firsts, seconds))
                            .toList();
            return new ParetoResult<>(points, result.end(), result.statistics());
        });
    }

    private static OptionTable priced(View view, long[] costs) {
        OptionTable table = view.table();
        return table.withCosts(IntStream.range(0, table.optionCount())
                .mapToLong(option -> costs[view.option(option)])
                .toArray());
    }

    private ParetoResult.Point<O> point(Solution<O> solution, long[] firsts, long[] seconds) {
        return new ParetoResult.Point<>(cost(solution, firsts), cost(solution, seconds), solution);
    }

    private long cost(Solution<O> solution, long[] costs) {
        Source<O> priced = Source.ofPlaces(problem().options(), place -> costs[place]);
        return new Solution<>(priced, solution.indices().toArray()).cost();
    }
}
