package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.Kept;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.PartialCover;
import io.github.exactcover.dlx.internal.table.View;
import java.util.ArrayList;
import java.util.List;

/** Options that cover as much as can be covered, found by the engine for costs on a relaxed table. */
final class PartialSearch {

    private PartialSearch() {}

    static <I, O> PartialResult<I, O> find(ExactCoverProblem<I, O> problem, Settings settings) {
        CostRun<O> costs = CostRun.of(problem, settings, () -> view(problem, settings), 1);
        return costs.run().use(run -> {
            SearchResult result = run.finish();
            // A search that was ended before it found anything still has this: to choose nothing more.
            int[] chosen = costs.engine().cheapest().stream()
                    .findFirst()
                    .map(Kept::options)
                    .orElse(new int[0]);
            return new PartialResult<>(
                    run.solution(chosen),
                    uncovered(problem, costs.view().solution(chosen)),
                    result.end(),
                    result.statistics(),
                    result.checkpointFailure());
        });
    }

    private static View view(ExactCoverProblem<?, ?> problem, Settings settings) {
        View restricted = Start.restricted(problem, settings);
        if (restricted.isImpossible()) {
            throw new IllegalStateException("The required options exclude each other, are forbidden too, or can never"
                    + " be chosen, so there is no choice that has them all; require fewer of them");
        }
        return Start.ordered(restricted.then(PartialCover.of(restricted.table())), settings);
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
