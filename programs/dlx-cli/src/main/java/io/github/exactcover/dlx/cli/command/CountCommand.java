package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.task.CountTask;
import io.github.exactcover.dlx.cli.task.EstimateOption;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;

/** Counts the solutions of a problem. */
final class CountCommand extends ArgumentGroup implements Command {

    private final ProblemArguments problem = add(new ProblemArguments());

    private final EstimateOption estimate = add(new EstimateOption());

    private final CountingOptions counting = add(new CountingOptions());

    private final SearchOptions search = add(new SearchOptions(problem::has));

    @Override
    public int run(Console console) throws IOException {
        Task task = estimate.taskOr(new CountTask(counting, search));
        return Job.run(task, () -> problem.model(console, search.leftToProblem()), search, console);
    }
}
