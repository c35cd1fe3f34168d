package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.option.Target;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.io.CplexLp;
import io.github.exactcover.dlx.io.DimacsCnf;
import io.github.exactcover.dlx.io.DlxFormat;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a problem in the format of other solvers. */
@Command(
        name = "convert",
        description = "Write a problem as an integer program, as a formula, or in Knuth's format.",
        customSynopsis = "dlx convert [OPTIONS] (FILE | PROBLEM ARGUMENTS...)",
        footer = {
            "",
            "lp is the CPLEX LP format, which solvers of mixed integer programs read; cnf the",
            "DIMACS format of SAT solvers, with one model for each solution; dlx Knuth's.",
            "Comments in the output say which variable is which option.",
            "",
            "Examples:",
            "  dlx convert puzzle.dlx --to lp > puzzle.lp",
            "  dlx convert queens 8 --to cnf > queens.cnf",
            "  dlx convert latin --given partial.txt --to dlx > latin.dlx",
        })
final class ConvertCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProblemArguments problem = new ProblemArguments();

    @Option(names = "--to", paramLabel = "FORMAT", required = true, description = "lp, cnf or dlx.")
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private Target target;

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        write(problem.model(console).problem());
        console.out().flush();
        return ExitCode.SOLVED;
    }

    private void write(ExactCoverProblem<?, ?> converted) throws IOException {
        try {
            switch (target) {
                case LP -> CplexLp.write(converted, console.out());
                case CNF -> DimacsCnf.write(converted, console.out());
                case DLX -> DlxFormat.write(converted, console.out());
            }
        } catch (IllegalArgumentException complaint) {
            throw new BadInputException(String.valueOf(complaint.getMessage()));
        }
    }
}
