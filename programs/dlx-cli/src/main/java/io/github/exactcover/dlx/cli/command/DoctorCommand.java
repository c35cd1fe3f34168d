package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.doctor.DoctorTask;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** Says what a problem looks like, what may be wrong with it, and how hard its questions are. */
final class DoctorCommand implements Command {

    private final ProblemArguments problem = new ProblemArguments();

    private final Argument<Boolean> notes =
            Argument.flag("--notes", "Also show notes: what follows from the problem, such as the clues of a puzzle.");

    private final GeneralOptions general = new GeneralOptions();

    @SuppressWarnings("NullAway.Init") // Set by addTo.
    private CommandSpec command;

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "doctor", "Look for mistakes in a problem, and try each question for a moment.", """
                It takes at most 10 seconds, or the time of --timeout, and says what it left
                out. --require and --forbid change symmetries and questions, but not mistakes.

                Examples:
                  dlx doctor puzzle.dlx
                  dlx doctor roster.dlx --timeout 1m --notes
                  dlx doctor polyomino pentominoes 6x10 --format json""");
        Arguments.addAll(command, problem, notes, general);
        this.command = command;
    }

    @Override
    public int run(Console console) throws IOException {
        Task task = new DoctorTask(notes.isGiven());
        new ParsedOptions(command).refuse(task.name(), task.refusals());
        return Job.run(task, general.prepared(() -> problem.model(console), console), general, console);
    }
}
