package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.design.CostasArray;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx costas}. */
final class CostasArguments implements BuiltIn {

    private final Argument<Integer> size =
            Argument.parameter(0, "N", Integer.class, "The size of the board, from 1 to 30.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "costas",
                "Put N dots on an N by N board, one in each row and column, so that all arrows between them"
                        + " differ.",
                """
                Examples:
                  dlx costas 6 --limit 1
                  dlx costas 9 --limit 1 --svg costas.svg
                  dlx count costas 7""");
        size.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        CostasArray costas = BadInputException.checked(() -> CostasArray.of(size.get()));
        return PictureModel.of("costas", "Costas arrays of order " + size.get(), "write a dot, as in c1=4", costas);
    }
}
