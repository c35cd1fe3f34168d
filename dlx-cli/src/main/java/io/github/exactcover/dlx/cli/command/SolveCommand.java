package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.problem.BuiltIns;
import io.github.exactcover.dlx.cli.problem.FileModel;
import io.github.exactcover.dlx.cli.task.CheapestTask;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.QuestionOptions;
import io.github.exactcover.dlx.cli.task.SolveTask;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Shows solutions of a problem from a file. */
@Command(
        name = "solve",
        description = "Solve an exact-cover problem from a file in Knuth's DLX format.",
        footer = {
            "",
            "The first line of the file names the items, secondary ones after a lone |. Each",
            "further line is an option: item or item:color, with blanks between, and |5 for",
            "a cost. Lines that start with | are comments. Each solution is shown as its",
            "options.",
            "",
            "Examples:",
            "  dlx solve puzzle.dlx",
            "  dlx solve puzzle.dlx --limit 1 --format json",
            "  dlx solve puzzle.dlx --unique",
            "  dlx solve puzzle.dlx --cheapest 3",
            "  dlx solve puzzle.dlx --require 'a b x:red' --forbid c",
            "  generate | dlx solve -",
        })
final class SolveCommand implements Callable<Integer> {

    private final Console console;

    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private CommandSpec command;

    @Parameters(paramLabel = "FILE", description = "The file; - for standard input.")
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private String file;

    @Option(
            names = "--cheapest",
            paramLabel = "K",
            description =
                    "Find the K cheapest solutions, by the costs in the file, and prove that no other is cheaper.")
    private @Nullable Integer cheapest;

    @Mixin
    private QuestionOptions question = new QuestionOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    SolveCommand(Console console) {
        this.console = console;
    }

    /** Called by picocli. Unknown arguments are checked later, since {@code solve queens 8} deserves a better message. */
    @Spec
    void setCommand(CommandSpec command) {
        this.command = command;
        command.parser().unmatchedArgumentsAllowed(true);
    }

    private void checkFile() {
        if (BuiltIns.named(file).isPresent() && Files.notExists(Path.of(file))) {
            throw new BadInputException("no such file: " + file + "; for the problem of this name, write dlx " + file);
        }
        List<String> unmatched = command.commandLine().getParseResult().unmatched();
        if (!unmatched.isEmpty()) {
            throw new UnmatchedArgumentException(command.commandLine(), unmatched);
        }
    }

    @Override
    public Integer call() throws IOException {
        checkFile();
        Task usual =
                cheapest == null ? new SolveTask(new PictureOption()) : new CheapestTask(cheapest, new PictureOption());
        Task task = question.taskOr(usual);
        search.check(task.name(), task.refusals());
        return Job.run(task, FileModel.read(file, console), search, console);
    }
}
