package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.design.OrthogonalMates;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx mates}. */
final class MatesArguments implements BuiltIn {

    private final Argument<String> file = Argument.input("The Latin square; - for standard input.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(command, "mates", "Find the Latin squares that are orthogonal to a given one.", """
                The file has a line for each row of the square, its symbols with blanks between.
                The mate is shown in letters.

                Examples:
                  dlx mates square.txt --limit 1
                  dlx latin 5 --limit 1 | tail -n +2 | dlx count mates -""");
        file.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        OrthogonalMates mates = Input.read(file.get(), () -> OrthogonalMates.of(Input.readText(file.get(), console)));
        return PictureModel.of(
                "mates",
                "Orthogonal mates of a Latin square",
                "write a transversal as the column in each row, as in 2,3,1",
                mates);
    }
}
