package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.word.WordList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The option of problems with words. */
final class WordsOption implements Arguments {

    private final Argument<String> file = Argument.required(
                    "--words",
                    "FILE",
                    String.class,
                    "The word list: one word per line, or WORD;SCORE. Words with other characters than letters are"
                            + " skipped.")
            .naming(FileUse.READ);

    @Override
    public void addTo(CommandSpec command) {
        file.addTo(command);
    }

    List<String> read(Console console) {
        return Input.read(file.get(), () -> WordList.parse(Input.readText(file.get(), console)));
    }
}
