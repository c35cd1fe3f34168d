package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.problem.BuiltIn;
import io.github.exactcover.dlx.cli.task.CheapestTask;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.QuestionOptions;
import io.github.exactcover.dlx.cli.task.SolveTask;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** Shows the solutions of a built-in problem: {@code dlx queens}, {@code dlx latin} and so on. */
@Command
final class ProblemCommand implements Callable<Integer> {

    private final BuiltIn problem;
    private final Console console;

    @Mixin
    private QuestionOptions question = new QuestionOptions();

    @Mixin
    private PictureOption picture = new PictureOption();

    @Mixin
    private SearchOptions search = new SearchOptions();

    private ProblemCommand(BuiltIn problem, Console console) {
        this.problem = problem;
        this.console = console;
    }

    /**
     * The command for a problem, with its name, help and arguments.
     *
     * @param subcommands commands behind that name, such as {@code dlx sudoku generate}
     */
    static CommandSpec of(BuiltIn problem, List<?> subcommands, Console console) {
        CommandSpec command = CommandSpec.forAnnotatedObject(new ProblemCommand(problem, console))
                .addMixin("problem", CommandSpec.forAnnotatedObject(problem));
        for (Object subcommand : subcommands) {
            CommandSpec spec = CommandSpec.forAnnotatedObject(subcommand);
            command.addSubcommand(spec.name(), spec);
        }
        return command;
    }

    @Override
    public Integer call() throws IOException {
        Task task = question.taskOr(usual());
        search.check(task.name(), task.refusals());
        picture.check();
        return Job.run(task, problem.model(console), search, console);
    }

    /** The task if no question such as {@code --unique} is asked. */
    private Task usual() {
        OptionalInt cheapest = problem.cheapest();
        return cheapest.isPresent() ? new CheapestTask(cheapest.getAsInt(), picture) : new SolveTask(picture);
    }
}
