package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.doctor.DoctorTask;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;

/** Says what a problem looks like, what may be wrong with it, and how hard its questions are. */
final class DoctorCommand extends ArgumentGroup implements Command {

    private final ProblemArguments problem = add(new ProblemArguments());

    private final Argument<Boolean> notes = add(
            Argument.flag("--notes", "Also show notes: what follows from the problem, such as the clues of a puzzle."));

    private final GeneralOptions general = add(new GeneralOptions());

    @Override
    public int run(Console console) throws IOException {
        Task task = new DoctorTask(notes.isGiven());
        new ParsedOptions(command()).refuse(task.name(), task.refusals());
        return Job.run(task, general.prepared(() -> problem.model(console), console), general, console);
    }
}
