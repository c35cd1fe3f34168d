package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.option.Target;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.io.CplexLp;
import io.github.exactcover.dlx.io.DimacsCnf;
import io.github.exactcover.dlx.io.DlxFormat;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** Writes a problem in the format of other solvers. */
final class ConvertCommand implements Callable<Integer>, Arguments {

    private final Console console;

    private final ProblemArguments problem = new ProblemArguments();

    private final Argument<Target> target = Argument.required("--to", "lp|cnf|dlx", Target.class, "The format.");

    private final Argument<Boolean> withoutCosts = Argument.flag(
            "--no-costs", "Leave out what options cost. CNF has no costs and needs this where there are any.");

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public void addTo(CommandSpec command) {
        command.name("convert");
        command.usageMessage()
                .description("Write a problem as an integer program, as a formula, or in Knuth's format.")
                .customSynopsis("dlx convert [OPTIONS] (FILE | PROBLEM ARGUMENTS...)")
                .footer(
                        "",
                        "lp is the CPLEX LP format, which solvers of mixed integer programs read; cnf the",
                        "DIMACS format of SAT solvers, with one model for each solution; dlx Knuth's.",
                        "Comments in the output say which variable is which option.",
                        "",
                        "Examples:",
                        "  dlx convert puzzle.dlx --to lp > puzzle.lp",
                        "  dlx convert queens 8 --to cnf > queens.cnf",
                        "  dlx convert latin --given partial.txt --to dlx > latin.dlx");
        problem.addTo(command);
        target.addTo(command);
        withoutCosts.addTo(command);
    }

    @Override
    public Integer call() throws IOException {
        ExactCoverProblem<?, ?> converted = problem.model(console).problem();
        write(withoutCosts.isGiven() ? converted.withoutCosts() : converted);
        console.out().flush();
        return ExitCode.SOLVED;
    }

    private void write(ExactCoverProblem<?, ?> converted) throws IOException {
        try {
            switch (target.get()) {
                case LP -> CplexLp.write(converted, console.out());
                case CNF -> DimacsCnf.write(converted, console.out());
                case DLX -> DlxFormat.write(converted, console.raw());
            }
        } catch (IllegalArgumentException complaint) {
            // The only reason of CNF ends with advice to leave the costs out.
            throw new BadInputException(
                    complaint.getMessage() + (target.get() == Target.CNF ? " with --no-costs" : ""));
        }
    }
}
