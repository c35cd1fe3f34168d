package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.word.Crossword;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx words}. */
final class WordRectangleArguments implements BuiltIn {

    private final RectangleOption size = new RectangleOption();

    private final WordsOption words = new WordsOption();

    private final Argument<Boolean> symmetric = Argument.flag(
            "--symmetric", "A square that reads the same across and down: the word of row 1 is that of column 1 too.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "words",
                "Fill a rectangle with letters so that all rows and columns are words of a list.",
                """
                Examples:
                  dlx words 4 5 --words words.txt --limit 1
                  dlx words 5 5 --words words.txt --seed 1 --limit 1 --svg square.svg
                  dlx count words 3 --words words.txt
                  dlx words 5 --symmetric --words words.txt --limit 3""");
        Arguments.addAll(command, words, symmetric, size);
    }

    @Override
    public Model<?> model(Console console) {
        List<String> list = words.read(console);
        Crossword rectangle = BadInputException.checked(() -> rectangle(list));
        return PictureModel.of(
                "words",
                "Word rectangles of " + size,
                "write a line and its word, as in a2=word for row 2 and d3=word for column 3",
                rectangle);
    }

    private Crossword rectangle(List<String> list) {
        if (!symmetric.isGiven()) {
            return Crossword.rectangle(size.height(), size.width(), list);
        }
        if (size.height() != size.width()) {
            throw new IllegalArgumentException("A rectangle of " + size.height() + " rows and " + size.width()
                    + " columns cannot read the same across and down; choose as many columns as rows, or leave"
                    + " --symmetric out");
        }
        return Crossword.symmetricSquare(size.height(), list);
    }
}
