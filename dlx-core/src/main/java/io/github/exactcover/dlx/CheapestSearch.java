package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.Kept;
import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.table.View;
import java.util.List;
import java.util.OptionalLong;

/** The cheapest solutions, found by the engine for costs. */
final class CheapestSearch {

    private CheapestSearch() {}

    /** Shows each improvement to a visitor, until nothing is left to improve or the search ends otherwise. */
    static <O> CheapestResult<O> find(
            ExactCoverProblem<?, O> problem, Settings settings, int most, SolutionVisitor<O> visitor) {
        CostRun<O> costs = CostRun.of(problem, settings, () -> Start.view(problem, settings), most);
        View view = costs.view();
        MinimumCost engine = costs.engine();
        return costs.run().use(run -> {
            run.tellMore(progress -> progress.with(cost(problem, view, engine), known(problem, view, engine)));
            SearchResult result = run.show(visitor);
            List<Solution<O>> solutions = engine.cheapest().stream()
                    .map(kept -> run.solution(kept.options()))
                    .toList();
            return new CheapestResult<>(
                    solutions,
                    lowerBound(problem, view, engine, solutions, result),
                    result.end(),
                    result.statistics(),
                    result.checkpointFailure());
        });
    }

    /** Proven by the search if it saw all, else by what was known before it; required options cost something too. */
    private static <O> OptionalLong lowerBound(
            ExactCoverProblem<?, O> problem,
            View view,
            MinimumCost engine,
            List<Solution<O>> solutions,
            SearchResult result) {
        if (result.isExhausted()) {
            return solutions.isEmpty()
                    ? OptionalLong.empty()
                    : OptionalLong.of(solutions.get(0).cost());
        }
        return known(problem, view, engine);
    }

    private static OptionalLong known(ExactCoverProblem<?, ?> problem, View view, MinimumCost engine) {
        return withChosen(problem, view, engine.leastCost());
    }

    private static OptionalLong cost(ExactCoverProblem<?, ?> problem, View view, MinimumCost engine) {
        List<Kept> kept = engine.cheapest();
        return withChosen(
                problem,
                view,
                kept.isEmpty()
                        ? OptionalLong.empty()
                        : OptionalLong.of(kept.get(0).cost()));
    }

    /** The cost with that of the required options, which the engine does not see. */
    private static OptionalLong withChosen(ExactCoverProblem<?, ?> problem, View view, OptionalLong cost) {
        return cost.isEmpty()
                ? cost
                : OptionalLong.of(view.chosen().mapToLong(problem::costOf).reduce(cost.getAsLong(), Math::addExact));
    }
}
