package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.file.FileReplacement.Content;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Writes problems in a format: to a file, to an {@link Appendable}, or into a string.
 *
 * @param writers checks that the format can hold a problem, and returns the content to write
 */
record ProblemOutput(Function<ExactCoverProblem<?, ?>, Content> writers) {

    void write(ExactCoverProblem<?, ?> problem, Path file) throws IOException {
        Objects.requireNonNull(file, "The file must not be null");
        FileReplacement.write(file, writer(problem));
    }

    void write(ExactCoverProblem<?, ?> problem, Appendable out) throws IOException {
        Objects.requireNonNull(out, "The target 'out' must not be null");
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

    /** Writes comments that say what each number stands for, from 1 on. */
    static void writeMeanings(String start, List<?> named, Appendable out) throws IOException {
        int number = 0;
        for (Object each : named) {
            number++;
            out.append(start + number + " = " + PlainText.inOneLine(each.toString()) + "\n");
        }
    }

    private Content writer(ExactCoverProblem<?, ?> problem) {
        return writers.apply(Objects.requireNonNull(problem, "The problem must not be null"));
    }
}
