package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.problems.ProblemMatrix;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints a problem as a matrix. */
@Command(
        name = "matrix",
        description = "Print a small problem as a matrix: a column for each item, a row for each option.",
        customSynopsis = "dlx matrix [OPTIONS] (FILE | PROBLEM ARGUMENTS...)",
        footer = {
            "",
            "Examples:",
            "  dlx matrix queens 4",
            "  dlx matrix latin 2 --order natural",
            "  dlx matrix puzzle.dlx",
        })
final class MatrixCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProblemArguments problem = new ProblemArguments();

    MatrixCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Model<?> model = problem.model(console);
        console.out()
                .write(BadInputException.checked(
                        () -> ProblemMatrix.of(model.problem()).toText()));
        console.out().flush();
        return ExitCode.SOLVED;
    }
}
