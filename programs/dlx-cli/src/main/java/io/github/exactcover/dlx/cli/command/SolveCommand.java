package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.NumberOrNothing;
import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import io.github.exactcover.dlx.cli.option.CostOption;
import io.github.exactcover.dlx.cli.option.FormOption;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.option.StartOption;
import io.github.exactcover.dlx.cli.problem.FileModel;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.task.CheapestAllTask;
import io.github.exactcover.dlx.cli.task.CheapestTask;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.QuestionOptions;
import io.github.exactcover.dlx.cli.task.SolveTask;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Shows solutions of a problem from a file. */
final class SolveCommand extends ArgumentGroup implements Command {

    private final Argument<String> file = add(Argument.input("The file; - for standard input."));

    private final Argument<ProblemFormat> from = add(FormOption.from());

    private final Argument<Integer> cheapest = add(NumberOrNothing.cheapest(
            "Find the K cheapest solutions, by the costs in the file, and prove that no other is cheaper; the default"
                    + " is 1."));

    private final Argument<Boolean> cheapestAll =
            add(Argument.flag("--cheapest-all", "Find all solutions that cost as little as the cheapest."));

    private final CostOption cost = add(new CostOption());

    private final StartOption start = add(new StartOption());

    private final QuestionOptions question = add(new QuestionOptions());

    private final SearchOptions search = add(new SearchOptions());

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        // Checked later, since "solve queens 8" deserves a better message.
        command.parser().unmatchedArgumentsAllowed(true);
    }

    /** The task if no question such as {@code --unique} is asked. */
    private Task usual() {
        if (cheapestAll.isGiven()) {
            return new CheapestAllTask(new PictureOption(), start, search);
        }
        if (cheapest.isGiven()) {
            return new CheapestTask(cheapest.get(), new PictureOption(), start, search);
        }
        start.refuse();
        if (cost.isGiven()) {
            throw new BadInputException("--cost needs --cheapest or --cheapest-all; add one, or leave out --cost");
        }
        return new SolveTask(new PictureOption(), search);
    }

    private void checkFile() {
        if (BuiltIns.named(file.get()).isPresent() && Files.notExists(Path.of(file.get()))) {
            throw new BadInputException(
                    "no such file: " + file.get() + "; for the problem of this name, write dlx " + file.get());
        }
        List<String> unmatched = command().commandLine().getParseResult().unmatched();
        if (!unmatched.isEmpty()) {
            throw new UnmatchedArgumentException(command().commandLine(), unmatched);
        }
    }

    @Override
    public int run(Console console) throws IOException {
        checkFile();
        Task task = question.taskOr(usual(), search);
        return Job.run(task, () -> model(console), search, console);
    }

    private Model<?> model(Console console) {
        FileModel model = FileModel.read(file.get(), from.orNull(), console);
        return cost.isGiven() ? model.withCosts(cost.costs(model, console)) : model;
    }
}
