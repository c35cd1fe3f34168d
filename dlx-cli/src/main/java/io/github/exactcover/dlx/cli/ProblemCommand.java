package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** Shows the solutions of a problem that is built in: {@code dlx queens}, {@code dlx latin} and so on. */
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

    /** The command for a problem, which has the problem's name, help and arguments. */
    static CommandSpec of(BuiltIn problem, Console console) {
        CommandSpec command = CommandSpec.forAnnotatedObject(new ProblemCommand(problem, console))
                .addMixin("problem", CommandSpec.forAnnotatedObject(problem));
        for (Object subcommand : problem.subcommands(console)) {
            CommandSpec spec = CommandSpec.forAnnotatedObject(subcommand);
            command.addSubcommand(spec.name(), spec);
        }
        return command;
    }

    @Override
    public Integer call() throws IOException {
        Task task = search.checked(question.taskOr(problem.usual(picture)));
        picture.check();
        return search.run(task, problem.model(console), console);
    }
}
