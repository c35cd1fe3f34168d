package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.word.Crossword;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx crossword}. */
final class CrosswordArguments implements BuiltIn {

    private final Argument<String> file = Argument.input("The grid; - for standard input.");

    private final WordsOption words = new WordsOption();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "crossword",
                "Fill a grid with letters so that all words, across and down, are from a list, each at most once.",
                """
                The grid has a line for each row: # is a block, . an open cell, or a letter.

                Examples:
                  dlx crossword grid.txt --words words.txt --limit 1 --svg filled.svg
                  dlx crossword grid.txt --words words.txt --seed 1 --limit 1
                  dlx crossword grid.txt --words words.txt --require a1=heart""");
        Arguments.addAll(command, words, file);
    }

    @Override
    public Model<?> model(Console console) {
        String grid = Input.read(file.get(), () -> Input.readText(file.get(), console));
        List<String> list = words.read(console);
        Crossword crossword = Input.read(file.get(), () -> Crossword.of(grid, list));
        return PictureModel.of(
                "crossword",
                "A crossword",
                "write a line and its word, as in a2=word for row 2 and d3=word for column 3",
                crossword);
    }
}
