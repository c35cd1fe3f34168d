package io.github.exactcover.dlx.io;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.file.FileReplacement.Content;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Function;

/**
 * Where problems in a format can go: to a file, to whatever text can be appended to, or into a string.
 *
 * @param writers makes what writes a problem, after it has checked that the format can hold it
 */
record ProblemOutput(Function<ExactCoverProblem<?, ?>, Content> writers) {

    void write(ExactCoverProblem<?, ?> problem, Path file) throws IOException {
        Objects.requireNonNull(file, "The file must not be null");
        FileReplacement.write(file, writer(problem));
    }

    void write(ExactCoverProblem<?, ?> problem, Appendable out) throws IOException {
        Objects.requireNonNull(out, "The target must not be null");
        writer(problem).writeTo(out);
    }

    String format(ExactCoverProblem<?, ?> problem) {
        StringBuilder text = new StringBuilder();
        try {
            write(problem, text);
        } catch (IOException e) {
            throw new UncheckedIOException("A string builder can always be written", e);
        }
        return text.toString();
    }

    private Content writer(ExactCoverProblem<?, ?> problem) {
        return writers.apply(Objects.requireNonNull(problem, "The problem must not be null"));
    }
}
