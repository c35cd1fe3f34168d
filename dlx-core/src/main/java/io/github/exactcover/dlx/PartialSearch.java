package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.List;

/** Options that cover as much as can be covered, found by the engine for costs on a relaxed table. */
final class PartialSearch {

    private PartialSearch() {}

    static <I, O> PartialResult<I, O> find(ExactCoverProblem<I, O> problem, SearchSettings settings) {
        long started = System.nanoTime();
        Prepared prepared = Prepared.partial(problem, settings);
        Strategy strategy = Strategy.ofLinks(settings.strategy(), prepared);
        MinimumCost engine = new MinimumCost(prepared.table(), strategy.rule(), 1);
        try (SearchRun<O> run = new SearchRun<>(problem, prepared, strategy, engine, settings, started)) {
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
