package io.github.exactcover.dlx;

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
        long started = System.nanoTime();
        View view = Start.view(problem, settings);
        Strategy strategy = Strategy.inTurns(settings, view);
        MinimumCost engine =
                new MinimumCost(view.table(), Strategy.ofLinks(settings, view).rule(), most);
        try (Run<O> run = new Run<>(problem, settings, view, strategy, engine, started)) {
            SearchResult result = run.show(visitor);
            List<Solution<O>> solutions = engine.cheapest().stream()
                    .map(kept -> run.solution(kept.options()))
                    .toList();
            return new CheapestResult<>(
                    solutions, lowerBound(problem, view, engine, solutions, result), result.end(), result.statistics());
        }
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
        OptionalLong known = engine.leastCost();
        return known.isEmpty()
                ? known
                : OptionalLong.of(view.chosen().mapToLong(problem::costOf).reduce(known.getAsLong(), Math::addExact));
    }
}
