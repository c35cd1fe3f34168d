package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.MinimumCost;
import java.util.List;

/** The cheapest solutions, found by the engine for costs. */
final class CheapestSearch {

    private CheapestSearch() {}

    /** Shows each improvement to a visitor, until nothing is left to improve or the search ends otherwise. */
    static <O> CheapestResult<O> find(
            ExactCoverProblem<?, O> problem, SearchSettings settings, int most, IncumbentVisitor<O> visitor) {
        long started = System.nanoTime();
        Prepared prepared = Prepared.of(problem, settings);
        Strategy strategy = Strategy.ofLinks(settings.strategy(), prepared);
        MinimumCost engine = new MinimumCost(prepared.table(), strategy.rule(), most);
        try (SearchRun<O> run = new SearchRun<>(problem, prepared, strategy, engine, settings, started)) {
            while (run.advance()) {
                if (visitor.visit(read(problem, prepared, engine.cheapest().get(0))) == Visit.STOP) {
                    run.stop();
                }
            }
            List<CostedSolution<O>> solutions = engine.cheapest().stream()
                    .map(kept -> read(problem, prepared, kept))
                    .toList();
            SearchResult result = run.result();
            return new CheapestResult<>(solutions, result.end(), result.statistics());
        }
    }

    private static <O> CostedSolution<O> read(
            ExactCoverProblem<?, O> problem, Prepared prepared, MinimumCost.Kept kept) {
        Solution<O> solution =
                new Solution<>(problem.options(), prepared.originals().apply(kept.options()));
        // Required options cost something too, and are not in the table that was searched.
        long cost = solution.indices().mapToLong(problem::costOf).reduce(0, Math::addExact);
        return new CostedSolution<>(solution, cost);
    }
}
