package io.github.exactcover.dlx.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of commands that complete a partial Latin square. */
final class GivenOption {

    @Option(
            names = "--given",
            paramLabel = "FILE",
            description = "Complete the partial Latin square in this file (- for standard input): a line for each"
                    + " row, its symbols 1 to N with blanks between, a dot for an empty cell. Below 10 the blanks can"
                    + " be left out.")
    private @Nullable String file;

    @Nullable
    String file() {
        return file;
    }

    /** Complains if the option was given, for a problem other than Latin squares. */
    void refuse() {
        if (file != null) {
            throw new BadInputException("--given is for latin only; leave it out here");
        }
    }
}
