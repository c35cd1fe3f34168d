package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.format.MatrixText;
import io.github.exactcover.dlx.cli.format.MiniexactText;
import io.github.exactcover.dlx.cli.format.RowsText;
import io.github.exactcover.dlx.cli.format.XcText;
import io.github.exactcover.dlx.cli.option.Target;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.formats.CplexLp;
import io.github.exactcover.dlx.formats.DimacsCnf;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** Writes a problem in the format of other solvers. */
final class ConvertCommand implements Command {

    private final ProblemArguments problem = new ProblemArguments();

    private final Argument<Target> target =
            Argument.required("--to", "lp|cnf|dlx|matrix|rows|xc|miniexact", Target.class, "The format.");

    private final Argument<Boolean> withoutCosts = Argument.flag(
            "--no-costs",
            "Leave out what options cost. CNF, matrices and rows have no costs and need this where there are any.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(command, "convert", "Write a problem for another solver, or in another form.", """
                lp is the CPLEX LP format, which solvers of mixed integer programs read; cnf the
                DIMACS format of SAT solvers, with one model for each solution. Comments in both
                say which variable is which option.

                dlx is Knuth's format, matrix zeros and ones, rows the numbers of the items of
                each option, from 0; xc and miniexact are the two forms of miniexact, with
                numbers and with names. dlx reads all of these but cnf.

                Examples:
                  dlx convert puzzle.dlx --to lp > puzzle.lp
                  dlx convert queens 8 --to cnf > queens.cnf
                  dlx convert matrix.csv --to dlx > matrix.dlx
                  dlx convert latin --given partial.txt --to dlx > latin.dlx""");
        Arguments.addAll(command, problem, target, withoutCosts);
    }

    @Override
    public int run(Console console) throws IOException {
        ExactCoverProblem<?, ?> converted = problem.model(console).problem();
        write(withoutCosts.isGiven() ? converted.withoutCosts() : converted, console);
        console.out().flush();
        return ExitCode.SOLVED;
    }

    private void write(ExactCoverProblem<?, ?> converted, Console console) throws IOException {
        try {
            switch (target.get()) {
                case LP -> CplexLp.write(converted, console.out());
                case CNF -> DimacsCnf.write(converted, console.out());
                case DLX -> DlxFormat.write(converted, console.raw());
                case MATRIX -> MatrixText.write(converted, console.out());
                case ROWS -> RowsText.write(converted, console.out());
                case XC -> XcText.write(converted, console.out());
                case MINIEXACT -> MiniexactText.write(converted, console.raw());
            }
        } catch (IllegalArgumentException complaint) {
            // The only reason of CNF ends with advice to leave the costs out.
            throw new BadInputException(
                    complaint.getMessage() + (target.get() == Target.CNF ? " with --no-costs" : ""));
        }
    }
}
