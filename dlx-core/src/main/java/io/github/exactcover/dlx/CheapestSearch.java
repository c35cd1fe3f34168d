package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.MinimumCost;
import java.util.List;

/** Drives a run of the engine for costs, and reads its solutions. */
final class CheapestSearch {

    private CheapestSearch() {}

    /** Shows each improvement to a visitor, until nothing is left to improve or the run ends otherwise; closes it. */
    static <O> CheapestResult<O> drive(
            ExactCoverProblem<?, O> problem, MinimumCost engine, SearchRun<O> opened, IncumbentVisitor<O> visitor) {
        try (SearchRun<O> run = opened) {
            while (run.advance()) {
                if (visitor.visit(read(problem, engine.cheapest().get(0))) == Visit.STOP) {
                    run.stop();
                }
            }
            List<CostedSolution<O>> solutions =
                    engine.cheapest().stream().map(kept -> read(problem, kept)).toList();
            SearchResult result = run.result();
            return new CheapestResult<>(solutions, result.end(), result.statistics());
        }
    }

    private static <O> CostedSolution<O> read(ExactCoverProblem<?, O> problem, MinimumCost.Kept kept) {
        return new CostedSolution<>(new Solution<>(problem.options(), kept.options()), kept.cost());
    }
}
