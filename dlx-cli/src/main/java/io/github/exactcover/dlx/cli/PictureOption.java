package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.problems.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that draws the first solution. */
final class PictureOption {

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw the first solution into this file, as an SVG image. A file that is there is replaced.")
    private @Nullable String file;

    private boolean drawn;

    /** Draws, if that is wanted, the first picture that comes. */
    void draw(Picture picture) {
        if (file != null && !drawn) {
            drawn = true;
            write(picture.svg(), file);
        }
    }

    private static void write(String svg, String file) {
        try {
            Files.writeString(Path.of(file), svg);
        } catch (InvalidPathException | IOException e) {
            throw new BadInputException("--svg " + file + ": this file cannot be written (" + e
                    + "); name one in a directory that is there");
        }
    }
}
