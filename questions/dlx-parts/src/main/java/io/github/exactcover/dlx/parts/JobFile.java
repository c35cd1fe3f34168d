package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.resume.SealedText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** Reads files of a job, with errors that name the file. */
final class JobFile {

    private JobFile() {}

    static <T> T read(Path file, Function<List<String>, T> parser) {
        try {
            return parser.apply(SealedText.lines(file));
        } catch (IllegalArgumentException e) {
            throw unusable(file, e);
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + file + " cannot be read", e);
        }
    }

    static IllegalArgumentException unusable(Path file, IllegalArgumentException why) {
        return new IllegalArgumentException("The file " + file + " cannot be used: " + why.getMessage(), why);
    }
}
