package io.github.exactcover.dlx.cli.task;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that ask for something other than the solutions. */
public final class QuestionOptions {

    @Option(
            names = "--unique",
            description =
                    "Say whether there is no solution (NONE), one (UNIQUE) or more (MULTIPLE), and show up to two.")
    private boolean unique;

    @Option(
            names = "--explain",
            description =
                    "If there is no solution, say why: show a minimal set of items that cannot be covered together. Takes at most 30 seconds, or the time of --timeout.")
    private boolean explain;

    @Mixin
    private EstimateOption estimate = new EstimateOption();

    /** The task that was asked for, or else the usual one. */
    public Task taskOr(Task usual) {
        if (unique) {
            return new UniqueTask();
        }
        return explain ? new ExplainTask() : estimate.taskOr(usual);
    }
}
