package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.problems.Crossword;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Which word rectangle. */
@Command(
        name = "words",
        description = "Fill a rectangle with letters so that all rows and columns are words of a list.",
        footer = {
            "",
            "Examples:",
            "  dlx words 4 5 --words words.txt --limit 1",
            "  dlx words 5 5 --words words.txt --seed 1 --limit 1 --svg square.svg",
            "  dlx count words 3 3 --words words.txt",
        })
final class WordRectangleArguments implements BuiltIn {

    @Parameters(index = "0", paramLabel = "ROWS", description = "The number of rows, from 1 to 20.")
    private int height;

    @Parameters(index = "1", paramLabel = "COLUMNS", description = "The number of columns, from 1 to 20.")
    private int width;

    @Mixin
    private WordsOption words = new WordsOption();

    @Override
    public Model<?> model(Console console) {
        List<String> list = words.read(console);
        Crossword rectangle = BadInputException.checked(() -> Crossword.rectangle(height, width, list));
        return new PictureModel<>(
                "words",
                rectangle.problem(),
                "write a line and its word, as in a2=word for row 2 and d3=word for column 3",
                rectangle::decode);
    }
}
