package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.terminal.OutputFile;
import io.github.exactcover.dlx.problems.Picture;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that draws the first solution. */
public final class PictureOption {

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw the first solution into this file, as an SVG image. A file that is there is replaced.")
    private @Nullable Path file;

    private boolean drawn;

    /** Complains now, and not after a long search, about a file that cannot be written. */
    public void check() {
        if (file != null) {
            OutputFile.checked("--svg", file);
        }
    }

    /** Draws, if that is wanted, the first picture that comes. */
    public void draw(Picture picture) {
        if (file != null && !drawn) {
            drawn = true;
            OutputFile.write("--svg", file, picture.svg());
        }
    }
}
