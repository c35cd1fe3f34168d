package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.OutputFile;
import io.github.exactcover.dlx.problems.Picture;
import java.nio.file.Path;

/** The option that draws the first solution. */
public final class PictureOption extends ArgumentGroup {

    private final Argument<Path> file = add(Argument.file(
            "--svg",
            FileUse.WRITTEN,
            "Draw the first solution as an SVG image in this file. An existing file is replaced."));

    private boolean drawn;

    /** Whether a picture was asked for and is not drawn yet. */
    public boolean isWanted() {
        return file.isGiven() && !drawn;
    }

    /** Draws the first picture that it gets, if that was asked for. */
    public void draw(Picture picture) {
        if (isWanted()) {
            drawn = true;
            OutputFile.write("--svg", file.get(), picture.svg());
        }
    }
}
