package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.problems.ProblemMatrix;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** Prints a problem as a matrix. */
final class MatrixCommand implements Command {

    private final ProblemArguments problem = new ProblemArguments();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "matrix",
                "Print a small problem as a matrix: a column for each item, a row for each option.",
                """
                Examples:
                  dlx matrix queens 4
                  dlx matrix latin 2 --order natural
                  dlx matrix puzzle.dlx""");
        problem.addTo(command);
    }

    @Override
    public int run(Console console) throws IOException {
        Model<?> model = problem.model(console);
        console.out()
                .write(BadInputException.checked(
                        () -> ProblemMatrix.of(model.problem()).toText()));
        console.out().flush();
        return ExitCode.SOLVED;
    }
}
