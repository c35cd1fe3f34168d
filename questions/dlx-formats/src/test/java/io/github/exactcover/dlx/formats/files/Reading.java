package io.github.exactcover.dlx.formats.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.FormatChoice;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads texts for the tests. */
final class Reading {

    /** The formats of nested brackets and of the benchmarks, whatever else dlx reads. */
    static final List<ProblemFormat> FORMATS =
            List.of(new EcFormat(), new JsonFormat(), SetsFormat.SETS, SetsFormat.ITEMS_FIRST, SetsFormat.MATRIX);

    private Reading() {}

    static ExactCoverProblem<String, String> read(ProblemFormat format, String text) {
        try {
            return format.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void assertRefused(ProblemFormat format, String text, String message) {
        assertThatThrownBy(() -> read(format, text))
                .isInstanceOf(DlxFormatException.class)
                .hasMessage(message);
    }

    /** All solutions, with the sum of their costs. */
    static Map<Set<String>, Long> solutions(ExactCoverProblem<String, String> problem) {
        Map<Set<String>, Long> solutions = new HashMap<>();
        DLX.forEach(problem, solution -> {
            Set<String> options = new HashSet<>(solution.options());
            assertThat(options).hasSameSizeAs(solution.options());
            assertThat(solutions.put(options, solution.cost())).isNull();
        });
        return solutions;
    }

    /** The names of the formats among which the choice is. */
    static List<String> choice(String name, String text) {
        return FormatChoice.of(FORMATS, FileStart.of(name, text)).candidates().stream()
                .map(candidate -> candidate.format().name())
                .toList();
    }

    /** Reads a text in the one format that it can have. */
    static ExactCoverProblem<String, String> read(String text) {
        FormatChoice<ProblemFormat> choice = FormatChoice.of(FORMATS, FileStart.of("", text));
        return read(
                choice.chosen()
                        .orElseThrow(() -> new AssertionError(text + ": " + choice))
                        .format(),
                text);
    }

    static long covers(ExactCoverProblem<?, ?> problem) {
        return DLX.stream(problem).count();
    }
}
