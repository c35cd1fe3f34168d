package io.github.exactcover.dlx.cli.problem;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;

/** The size of a rectangle of letters. */
final class RectangleOption {

    @Parameters(index = "0", paramLabel = "ROWS", description = "The number of rows.")
    private int height;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "COLUMNS",
            description = "The number of columns; as many as rows if left out.")
    private @Nullable Integer width;

    int height() {
        return height;
    }

    int width() {
        return width == null ? height : width;
    }
}
