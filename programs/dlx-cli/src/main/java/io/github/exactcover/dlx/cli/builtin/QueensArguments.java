package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx queens}. */
final class QueensArguments implements BuiltIn {

    private final Argument<Integer> size = Argument.number(0, "N", "The size of the board, from 1 to 1000.");

    private final OrderOption order = new OrderOption();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(command, "queens", "Place N queens on an N by N board so that none attacks another.", """
                Each way is shown in chess notation and as a board, the highest rank first.

                Examples:
                  dlx queens 8                     all 92 ways
                  dlx queens 20 --limit 1          one way
                  dlx queens 8 --limit 1 --svg queens.svg    and draw it
                  dlx queens 6 --format json       for other programs
                  dlx queens 8 --require e4        the ways with a queen on e4
                  dlx queens 12 --order natural    ranks and files in their natural order""");
        Arguments.addAll(command, size, order);
    }

    @Override
    public Model<?> model(Console console) {
        return QueensModel.of(size.get(), order);
    }
}
