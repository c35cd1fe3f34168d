package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.task.CountTask;
import io.github.exactcover.dlx.cli.task.EstimateOption;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Counts the solutions of a problem. */
@Command(
        name = "count",
        description = "Count the solutions of a problem, without building them.",
        customSynopsis = "dlx count [OPTIONS] (FILE | PROBLEM ARGUMENTS...)",
        footer = {
            "",
            "Standard output gets the number and nothing else, or 'at least' and a number if",
            "the search did not see everything.",
            "",
            "Examples:",
            "  dlx count puzzle.dlx",
            "  dlx count queens 12",
            "  dlx count latin 5 --format json",
            "  dlx count floor.dlx --counting frontier --max-memory 2g",
            "  dlx count queens 20 --estimate",
            "  dlx count queens 18 --progress --checkpoint q18.txt",
            "  dlx count queens 18 --progress --checkpoint q18.txt --resume q18.txt",
        })
final class CountCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProblemArguments problem = new ProblemArguments();

    @Mixin
    private EstimateOption estimate = new EstimateOption();

    @Mixin
    private CountingOptions counting = new CountingOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    CountCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Task task = estimate.taskOr(new CountTask(counting));
        search.check(task.name(), task.refusals());
        return Job.run(task, problem.model(console), search, console);
    }
}
