package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.word.WordList;
import java.util.List;

/** The option of problems with words. */
final class WordsOption extends ArgumentGroup {

    /** How many of the words that are left out are named. */
    private static final int NAMED = 10;

    private final Argument<String> file = add(Argument.required(
                    "--words",
                    "FILE",
                    String.class,
                    "The word list: one word per line, or WORD;SCORE. Words with characters other than letters are"
                            + " left out, with a warning.")
            .naming(FileUse.READ));

    List<String> read(Console console) {
        return Input.read(file.get(), () -> {
            String text = Input.readText(file.get(), console);
            List<String> words = WordList.parse(text);
            warn(WordList.leftOut(text), console);
            return words;
        });
    }

    private void warn(List<String> leftOut, Console console) {
        if (!leftOut.isEmpty()) {
            int shown = Math.min(NAMED, leftOut.size());
            console.complain(Input.shown(file.get()) + ": " + Wording.counted(leftOut.size(), "word")
                    + " with characters other than letters left out: "
                    + String.join(", ", leftOut.subList(0, shown))
                    + (shown < leftOut.size() ? " and " + Wording.grouped(leftOut.size() - shown) + " more" : ""));
        }
    }
}
