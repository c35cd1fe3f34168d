package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.parallel.CheckpointFile;
import io.github.exactcover.dlx.internal.table.View;

/**
 * A run of the engine for costs, from the beginning or from a checkpoint.
 *
 * @param engine the engine, to be asked for what it found
 */
record CostRun<O>(MinimumCost engine, Run<O> run) {

    /** A run that looks for so many solutions of a view. */
    static <O> CostRun<O> of(ExactCoverProblem<?, O> problem, Settings settings, View view, int most, long started) {
        Strategy links = Strategy.ofLinks(settings, view);
        MinimumCost engine = new MinimumCost(view.table(), links.rule(), most, settings.threads);
        Strategy strategy = Strategy.inTurns(settings, view);
        if (!settings.usesCheckpoints()) {
            return new CostRun<>(engine, new Run<>(problem, settings, view, strategy, engine, started));
        }
        CheckpointFile.Identity identity = Checkpointer.identity(problem, view, links, most);
        return Checkpointer.locked(settings, lock -> {
            Checkpointer.resume(settings, identity, engine);
            Checkpointer checkpointer = new Checkpointer(settings, identity, engine, lock);
            return new CostRun<>(engine, new Run<>(problem, settings, view, strategy, engine, started, checkpointer));
        });
    }
}
