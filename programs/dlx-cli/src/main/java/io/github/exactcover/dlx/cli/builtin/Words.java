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
        return new NamedProblem(
                "crossword",
                "Fill a grid with letters so that all words, across and down, are from a list, each at most once.",
                """
                The grid has a line for each row: # is a block, . an open cell, or a letter.

                Examples:
                  dlx crossword grid.txt --words words.txt --limit 1 --svg filled.svg
                  dlx crossword grid.txt --words words.txt --seed 1 --limit 1
                  dlx crossword grid.txt --words words.txt --require a1=heart""",
                List.of(words, file),
                console -> {
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
        return new NamedProblem(
                "words",
                "Fill a rectangle with letters so that all rows and columns are words of a list.",
                """
                Examples:
                  dlx words 4 5 --words words.txt --limit 1
                  dlx words 5 5 --words words.txt --seed 1 --limit 1 --svg square.svg
                  dlx count words 3 --words words.txt
                  dlx words 5 --symmetric --words words.txt --limit 3""",
                List.of(words, symmetric, size),
                console -> {
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
        return new NamedProblem(
                "wordsearch",
                "Make a word search: pack words into a rectangle, in eight directions.",
                """
                Examples:
                  dlx wordsearch 12 --words birds.txt --seed 1 --limit 1
                  dlx wordsearch 8 10 --words birds.txt --seed 1 --limit 1 --svg search.svg""",
                List.of(words, size),
                console -> {
                    List<String> list = words.read(console);
                    return PictureModel.of(
                            "wordsearch",
                            "A word search of " + size,
                            "write a word, its first and its last cell, as in cat 1,1 1,3",
                            BadInputException.checked(() -> WordSearch.of(size.height(), size.width(), list)));
                });
    }
}
