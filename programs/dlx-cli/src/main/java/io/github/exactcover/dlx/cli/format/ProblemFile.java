package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a file has, or standard input under the name {@code -}.
 *
 * @param form the form in which the problem is written
 */
public record ProblemFile(ProblemForm form, ExactCoverProblem<String, String> problem) {

    /** How much of a text is looked at to see which form it has. */
    private static final int START = 1 << 16;

    /**
     * Reads a problem, which may be packed by gzip.
     *
     * @param form the form that the user named, if any; otherwise the first lines tell
     */
    public static ProblemFile read(String name, @Nullable ProblemForm form, Console console) {
        return Input.read(name, () -> {
            if (form == null && name.endsWith(".dlx")) {
                return new ProblemFile(ProblemForm.DLX, DlxFormat.read(Path.of(name)));
            }
            try (InputStream in = new BufferedInputStream(Input.open(name, console))) {
                ProblemForm known = form == null ? guessed(name, in, console) : form;
                ExactCoverProblem<String, String> problem = known.read(Input.strict(in));
                sayWhatIsEmpty(Input.shown(name), problem.options(), console);
                return new ProblemFile(known, problem);
            }
        });
    }

    /** An option without items, which has no text, is mentioned, because it may be a mistake. */
    private static void sayWhatIsEmpty(String name, List<String> options, Console console) {
        long empty = options.stream().filter(String::isEmpty).count();
        if (empty > 0) {
            console.complain(name + ": " + Wording.counted(empty, "option") + " without any item, such as number "
                    + (options.indexOf("") + 1) + "; no solution has such an option");
        }
    }

    private static ProblemForm guessed(String name, InputStream in, Console console) throws IOException {
        in.mark(START);
        byte[] start = in.readNBytes(START);
        in.reset();
        String text = new String(start, StandardCharsets.UTF_8);
        // A line that was cut could look like something else.
        int end = start.length < START ? text.length() : text.lastIndexOf('\n');
        FormGuess guess = FormGuess.of(end < 0 ? text : text.substring(0, end));
        guess.note().ifPresent(note -> console.complain(Input.shown(name) + ": " + note));
        return guess.form();
    }
}
