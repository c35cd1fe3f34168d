package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.design.CostasArray;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx costas}. */
@Command(
        name = "costas",
        description =
                "Put N dots on an N by N board, one in each row and column, so that all arrows between them differ.",
        footer = {
            "",
            "Examples:",
            "  dlx costas 6 --limit 1",
            "  dlx costas 9 --limit 1 --svg costas.svg",
            "  dlx count costas 7",
        })
final class CostasArguments implements BuiltIn {

    @Parameters(paramLabel = "N", description = "The size of the board, from 1 to 30.")
    private int size;

    @Override
    public Model<?> model(Console console) {
        CostasArray costas = BadInputException.checked(() -> CostasArray.of(size));
        return new PictureModel<>("costas", costas.problem(), "write a dot, as in c1=4", costas::decode);
    }
}
