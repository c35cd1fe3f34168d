package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.task.CountTask;
import io.github.exactcover.dlx.cli.task.EstimateOption;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** Counts the solutions of a problem. */
final class CountCommand implements Command {

    private final ProblemArguments problem = new ProblemArguments();

    private final EstimateOption estimate = new EstimateOption();

    private final CountingOptions counting = new CountingOptions();

    private final SearchOptions search = new SearchOptions();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(command, "count", "Count the solutions of a problem, without building them.", """
                Standard output gets the number and nothing else, or 'at least' and a number if
                the search did not see everything.

                Examples:
                  dlx count puzzle.dlx
                  dlx count queens 12
                  dlx count queens 12 --up-to-symmetry
                  dlx count latin 5 --format json
                  dlx count floor.dlx --counting frontier --max-memory 2g
                  dlx count queens 20 --estimate
                  dlx count queens 18 --progress --checkpoint q18.txt
                  dlx count queens 18 --progress --checkpoint q18.txt --resume q18.txt""");
        Arguments.addAll(command, problem, estimate, counting, search);
    }

    @Override
    public int run(Console console) throws IOException {
        List<String> more = search.leftToProblem(problem::has);
        Task task = estimate.taskOr(new CountTask(counting, search));
        search.check(task.name(), task.refusals());
        return Job.run(task, () -> problem.model(console, more), search, console);
    }
}
