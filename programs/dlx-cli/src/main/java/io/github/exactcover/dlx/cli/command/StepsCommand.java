package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.StepsTask;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** Shows the steps in which a person would solve a problem. */
final class StepsCommand implements Command {

    private final ProblemArguments problem = new ProblemArguments();

    private final Argument<Long> limit =
            Argument.option("--limit", "N", Long.class, "Stop after N steps. The first one is a hint.");

    private final Argument<Boolean> grade = Argument.flag(
            "--grade", "Show only the hardest kind of step, its length, and how often each kind was needed.");

    private final GeneralOptions general = GeneralOptions.withoutSearch();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "steps", "Show the steps in which a person would solve a problem, the easiest first.", """
                Kinds, the easiest first: SINGLE (an item with one option left), EXCLUDED (by
                all options of an item), WITHIN_2 to WITHIN_4 (items whose options lie within
                as many others), CHAIN (of choices between two), TRIAL. The last step can be
                STUCK or CONTRADICTION. See also dlx sudoku hint.

                Examples:
                  dlx steps puzzle.dlx
                  dlx steps puzzle.dlx --limit 1
                  dlx steps queens 6 --require b1 --grade""");
        Arguments.addAll(command, problem, limit, grade, general);
    }

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
