package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import picocli.CommandLine.Model.CommandSpec;

/** The size of a rectangle of letters. */
final class RectangleOption implements Arguments {

    private final Argument<Integer> height = Argument.number(0, "ROWS", "The number of rows.");

    private final Argument<Integer> width =
            Argument.optional(1, "COLUMNS", Integer.class, "The number of columns; as many as rows if left out.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.addAll(command, height, width);
    }

    /** As {@code 4 by 5}. */
    @Override
    public String toString() {
        return height() + " by " + width();
    }

    int height() {
        return height.get();
    }

    int width() {
        return width.isGiven() ? width.get() : height.get();
    }
}
