package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.board.MacMahonSquares;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx macmahon}. */
@Command(
        name = "macmahon",
        description =
                "Lay all tiles with colored edges into a rectangle, so that edges that touch have the same color.",
        footer = {
            "",
            "The border is of the first color, and so is the tile in the upper left corner.",
            "",
            "Examples:",
            "  dlx macmahon 4 6 --limit 1 --svg tiles.svg",
            "  dlx count macmahon 4 6",
        })
final class MacMahonArguments implements BuiltIn {

    @Parameters(index = "0", paramLabel = "ROWS", description = "The number of rows.")
    private int height;

    @Parameters(index = "1", paramLabel = "COLUMNS", description = "The number of columns.")
    private int width;

    @Option(
            names = "--colors",
            paramLabel = "K",
            description = "How many colors there are: 2 for 6 tiles, 3 (the default) for 24, 4 for 70.")
    private int colors = 3;

    @Override
    public Model<?> model(Console console) {
        MacMahonSquares squares = BadInputException.checked(() -> MacMahonSquares.of(height, width, colors));
        return new PictureModel<>(
                "macmahon",
                squares.problem(),
                "write row and column, from 0, and the colors of the tile from the top on, as in 0,0=AAAA",
                squares::decode);
    }
}
