package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.design.OrthogonalMates;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx mates}. */
@Command(
        name = "mates",
        description = "Find the Latin squares that are orthogonal to a given one.",
        footer = {
            "",
            "The file has a line for each row of the square, its symbols with blanks between.",
            "The mate is shown in letters.",
            "",
            "Examples:",
            "  dlx mates square.txt --limit 1",
            "  dlx latin 5 --limit 1 | tail -n +2 | dlx count mates -",
        })
final class MatesArguments implements BuiltIn {

    @Parameters(paramLabel = "FILE", description = "The Latin square; - for standard input.")
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private String file;

    @Override
    public Model<?> model(Console console) {
        OrthogonalMates mates = Input.read(file, () -> OrthogonalMates.of(Input.readText(file, console)));
        return new PictureModel<>(
                "mates", mates.problem(), "write a transversal as the column in each row, as in 2,3,1", mates::decode);
    }
}
