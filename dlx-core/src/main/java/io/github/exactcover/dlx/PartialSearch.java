package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.MinimumCost;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.List;

/** Drives a run of the engine for costs on a relaxed table, and reads its solution in terms of the problem. */
final class PartialSearch {

    private PartialSearch() {}

    static <I, O> PartialResult<I, O> drive(
            ExactCoverProblem<I, O> problem, Prepared prepared, MinimumCost engine, SearchRun<O> opened) {
        try (SearchRun<O> run = opened) {
            while (run.advance()) {
                // The engine keeps the best.
            }
            // A search that was ended before it found anything still has this: to choose nothing more.
            int[] chosen = engine.cheapest().stream()
                    .findFirst()
                    .map(MinimumCost.Kept::options)
                    .orElse(new int[0]);
            int[] options = prepared.originals().apply(chosen);
            SearchResult result = run.result();
            return new PartialResult<>(
                    new Solution<>(problem.options(), options),
                    uncovered(problem, options),
                    result.end(),
                    result.statistics());
        }
    }

    private static <I, O> List<I> uncovered(ExactCoverProblem<I, O> problem, int[] options) {
        OptionTable table = problem.table();
        int[] covered = new int[table.itemCount()];
        for (int option : options) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                covered[table.item(cell)]++;
            }
        }
        List<I> uncovered = new ArrayList<>();
        for (int item = 0; item < table.primaryCount(); item++) {
            if (covered[item] < table.low(item)) {
                uncovered.add(problem.primaryItems().get(item));
            }
        }
        return uncovered;
    }
}
