package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.board.MacMahonSquares;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx macmahon}. */
final class MacMahonArguments implements BuiltIn {

    private final Argument<Integer> height = Argument.parameter(0, "ROWS", Integer.class, "The number of rows.");

    private final Argument<Integer> width = Argument.parameter(1, "COLUMNS", Integer.class, "The number of columns.");

    private final Argument<Integer> colors = Argument.option(
            "--colors",
            "K",
            Integer.class,
            "How many colors there are: 2 for 6 tiles, 3 (the default) for 24, 4 for 70.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "macmahon",
                "Lay all tiles with colored edges into a rectangle, so that edges that touch have the same color.",
                """
                The border is of the first color, and so is the tile in the upper left corner.

                Examples:
                  dlx macmahon 4 6 --limit 1 --svg tiles.svg
                  dlx count macmahon 4 6""");
        Arguments.addAll(command, height, width, colors);
    }

    @Override
    public Model<?> model(Console console) {
        MacMahonSquares squares =
                BadInputException.checked(() -> MacMahonSquares.of(height.get(), width.get(), colors.or(3)));
        return PictureModel.of(
                "macmahon",
                Wording.heading(height.get() * width.get(), "tile") + " with colored edges",
                "write row and column, from 0, and the colors of the tile from the top on, as in 0,0=AAAA",
                squares);
    }
}
