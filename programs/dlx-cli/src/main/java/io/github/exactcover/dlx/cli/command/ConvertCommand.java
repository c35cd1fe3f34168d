package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
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

/** Writes a problem in the format of other solvers. */
final class ConvertCommand extends ArgumentGroup implements Command {

    private final ProblemArguments problem = add(new ProblemArguments());

    private final Argument<Target> target =
            add(Argument.required("--to", "lp|cnf|dlx|matrix|rows|xc|miniexact", Target.class, "The format."));

    private final Argument<Boolean> withoutCosts = add(Argument.flag(
            "--no-costs",
            "Leave out what options cost. CNF, matrices and rows have no costs and need this where there are any."));

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
