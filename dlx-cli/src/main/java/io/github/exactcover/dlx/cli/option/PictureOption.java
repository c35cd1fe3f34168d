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
            description = "Draw the first solution as an SVG image in this file. An existing file is replaced.")
    private @Nullable Path file;

    private boolean drawn;

    /** Fails before the search if the file cannot be written. */
    public void check() {
        if (file != null) {
            OutputFile.checked("--svg", file);
        }
    }

    /** Draws the first picture that it gets, if that was asked for. */
    public void draw(Picture picture) {
        if (file != null && !drawn) {
            drawn = true;
            OutputFile.write("--svg", file, picture.svg());
        }
    }
}
