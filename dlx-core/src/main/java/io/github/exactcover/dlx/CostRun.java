package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.parallel.CheckpointFile;
import io.github.exactcover.dlx.internal.table.View;
import java.util.function.Supplier;

/**
 * A run of the engine for costs, from the beginning or from a checkpoint.
 *
 * @param view what it searches
 * @param engine the engine, to be asked for what it found
 */
record CostRun<O>(View view, MinimumCost engine, Run<O> run) {

    /** A run that looks for so many solutions of a view. */
    static <O> CostRun<O> of(ExactCoverProblem<?, O> problem, Settings settings, Supplier<View> view, int most) {
        Checkpointer.checkWritable(settings);
        return Start.setUp(settings, view, (used, made, watch) -> of(problem, used, made, most, watch));
    }

    private static <O> CostRun<O> of(
            ExactCoverProblem<?, O> problem, Settings settings, View view, int most, Watch watch) {
        Strategy links = Strategy.ofLinks(settings, view);
        MinimumCost engine = new MinimumCost(view.table(), links.rule(), most, settings.threads);
        Strategy strategy = Strategy.inTurns(settings, view);
        if (!settings.usesCheckpoints()) {
            return new CostRun<>(view, engine, new Run<>(problem, settings, view, strategy, engine, watch, null));
        }
        CheckpointFile.Identity identity = Checkpointer.identity(problem, view, links, most);
        return Checkpointer.locked(settings, lock -> {
            Checkpointer.resume(settings, identity, engine);
            Checkpointer checkpointer = new Checkpointer(settings, identity, engine, lock);
            return new CostRun<>(
                    view, engine, new Run<>(problem, settings, view, strategy, engine, watch, checkpointer));
        });
    }
}
