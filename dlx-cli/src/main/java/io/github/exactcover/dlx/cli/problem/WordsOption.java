package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.word.WordList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option of problems with words. */
final class WordsOption {

    @Option(
            names = "--words",
            paramLabel = "FILE",
            required = true,
            description =
                    "The word list: one word per line, or WORD;SCORE. Words with other characters than letters are skipped.")
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private String file;

    List<String> read(Console console) {
        return Input.read(file, () -> WordList.parse(Input.readText(file, console)));
    }
}
