package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.NumberOrNothing;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import picocli.CommandLine.Model.OptionSpec;

/** The option that asks how large a search would be. */
public final class EstimateOption extends ArgumentGroup {

    private static final String USUAL_PROBES = "1000";

    private final Argument<Integer> probes = add(new Argument<>(OptionSpec.builder("--estimate")
            .arity("0..1")
            .paramLabel("PROBES")
            .type(Integer.class)
            .fallbackValue(USUAL_PROBES)
            .preprocessor(new NumberOrNothing(USUAL_PROBES))
            .description("Do not search; estimate the number of nodes and of solutions from this many random paths"
                    + " through the search tree (" + USUAL_PROBES + " by default). --seed chooses the paths.")
            .build()));

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
