package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.NumberOrNothing;
import io.github.exactcover.dlx.cli.terminal.BadInputException;

/** The option that asks how large a search would be. */
public final class EstimateOption extends ArgumentGroup {

    private static final String USUAL_PROBES = "1000";

    private final Argument<Integer> probes = add(NumberOrNothing.option(
            "--estimate",
            "PROBES",
            USUAL_PROBES,
            "Do not search; estimate the number of nodes and of solutions from this many random paths"
                    + " through the search tree (" + USUAL_PROBES + " by default). --seed chooses the paths."));

    public Task taskOr(Task usual) {
        if (!probes.isGiven()) {
            return usual;
        }
        if (probes.get() < 1) {
            throw new BadInputException(
                    "--estimate needs at least 1 probe, not " + probes.get() + "; a few hundred are a good start");
        }
        return new EstimateTask(probes.get());
    }
}
