package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;

/** The size of a rectangle of letters. */
final class RectangleOption extends ArgumentGroup {

    private final Argument<Integer> height = add(Argument.number(0, "ROWS", "The number of rows."));

    private final Argument<Integer> width =
            add(Argument.optional(1, "COLUMNS", Integer.class, "The number of columns; as many as rows if left out."));

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
