package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.StepsTask;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;

/** Shows the steps in which a person would solve a problem. */
final class StepsCommand extends ArgumentGroup implements Command {

    private final ProblemArguments problem = add(new ProblemArguments());

    private final Argument<Long> limit =
            add(Argument.option("--limit", "N", Long.class, "Stop after N steps. The first one is a hint."));

    private final Argument<Boolean> grade = add(Argument.flag(
            "--grade", "Show only the hardest kind of step, its length, and how often each kind was needed."));

    private final GeneralOptions general = add(GeneralOptions.withoutSearch());

    @Override
    public int run(Console console) throws IOException {
        long most = limit.or(Long.MAX_VALUE);
        if (most < 1) {
            throw new BadInputException("--limit " + most + " is too few; ask for at least 1");
        }
        Model<?> model = general.prepared(() -> problem.model(console), console);
        return Job.run(new StepsTask(most, grade.isGiven()), model, general, console);
    }
}
