package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.option.SearchOptions;

/** The options that ask for something other than the solutions. */
public final class QuestionOptions extends ArgumentGroup {

    private final Argument<Boolean> unique = add(Argument.flag(
            "--unique",
            "Say whether there is no solution (NONE), one (UNIQUE) or more (MULTIPLE), and show up to two."));

    private final Argument<Boolean> explain = add(Argument.flag(
            "--explain",
            "If there is no solution, say why: show a minimal set of items that cannot be covered together. Takes"
                    + " at most 30 seconds, or the time of --timeout."));

    private final EstimateOption estimate = add(new EstimateOption());

    /** The task that was asked for, or else the usual one. */
    public Task taskOr(Task usual, SearchOptions search) {
        if (unique.isGiven()) {
            return new UniqueTask(search);
        }
        return explain.isGiven() ? new ExplainTask() : estimate.taskOr(usual);
    }
}
