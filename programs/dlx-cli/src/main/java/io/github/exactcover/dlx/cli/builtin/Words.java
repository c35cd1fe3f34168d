package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.word.Crossword;
import io.github.exactcover.dlx.problems.word.WordSearch;
import java.util.List;

/** Problems about words of a list. */
final class Words {

    private static final String LINES = "write a line and its word, as in a2=word for row 2 and d3=word for column 3";

    private Words() {}

    static BuiltIn crossword() {
        Argument<String> file = Argument.input("The grid; - for standard input.");
        WordsOption words = new WordsOption();
        return BuiltIn.of(List.of(words, file), console -> {
            String grid = Input.readText(file.get(), console);
            List<String> list = words.read(console);
            return PictureModel.of(
                    "crossword", "A crossword", LINES, Input.read(file.get(), () -> Crossword.of(grid, list)));
        });
    }

    static BuiltIn rectangle() {
        RectangleOption size = new RectangleOption();
        WordsOption words = new WordsOption();
        Argument<Boolean> symmetric = Argument.flag(
                "--symmetric",
                "A square that reads the same across and down: the word of row 1 is that of column 1 too.");
        return BuiltIn.of(List.of(words, symmetric, size), console -> {
            List<String> list = words.read(console);
            return PictureModel.of(
                    "words",
                    "Word rectangles of " + size,
                    LINES,
                    BadInputException.checked(() -> rectangle(size, symmetric.isGiven(), list)));
        });
    }

    private static Crossword rectangle(RectangleOption size, boolean symmetric, List<String> list) {
        if (!symmetric) {
            return Crossword.rectangle(size.height(), size.width(), list);
        }
        if (size.height() != size.width()) {
            throw new IllegalArgumentException("A rectangle of " + size.height() + " rows and " + size.width()
                    + " columns cannot read the same across and down; choose as many columns as rows, or leave"
                    + " --symmetric out");
        }
        return Crossword.symmetricSquare(size.height(), list);
    }

    static BuiltIn search() {
        RectangleOption size = new RectangleOption();
        WordsOption words = new WordsOption();
        return BuiltIn.of(List.of(words, size), console -> {
            List<String> list = words.read(console);
            return PictureModel.of(
                    "wordsearch",
                    "A word search of " + size,
                    "write a word, its first and its last cell, as in cat 1,1 1,3",
                    BadInputException.checked(() -> WordSearch.of(size.height(), size.width(), list)));
        });
    }
}
