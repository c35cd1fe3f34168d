package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.problems.ProblemMatrix;
import java.io.IOException;

/** Prints a problem as a matrix. */
final class MatrixCommand extends ArgumentGroup implements Command {

    private final ProblemArguments problem = add(new ProblemArguments());

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
