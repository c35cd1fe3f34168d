package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.builtin.BuiltIn;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.option.StartOption;
import io.github.exactcover.dlx.cli.task.CheapestAllTask;
import io.github.exactcover.dlx.cli.task.CheapestTask;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.QuestionOptions;
import io.github.exactcover.dlx.cli.task.SolveTask;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.util.OptionalInt;

/** Shows the solutions of a built-in problem: {@code dlx queens}, {@code dlx latin} and so on. */
final class ProblemCommand extends ArgumentGroup implements Command {

    private final BuiltIn problem;

    private final QuestionOptions question = new QuestionOptions();

    private final PictureOption picture = new PictureOption();

    private final SearchOptions search = new SearchOptions();

    ProblemCommand(BuiltIn problem) {
        this.problem = add(problem);
        add(question);
        add(picture);
        add(search);
    }

    @Override
    public int run(Console console) throws IOException {
        Task task = question.taskOr(usual(), search);
        return Job.run(task, () -> problem.model(console), search, console);
    }

    /** The task if no question such as {@code --unique} is asked. */
    private Task usual() {
        if (problem.isForAllCheapest()) {
            return new CheapestAllTask(picture, new StartOption(), search);
        }
        OptionalInt cheapest = problem.cheapest();
        return cheapest.isPresent()
                ? new CheapestTask(cheapest.getAsInt(), picture, new StartOption(), search)
                : new SolveTask(picture, search);
    }
}
