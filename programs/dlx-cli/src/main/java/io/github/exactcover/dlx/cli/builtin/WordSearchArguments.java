package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.word.WordSearch;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx wordsearch}. */
final class WordSearchArguments implements BuiltIn {

    private final RectangleOption size = new RectangleOption();

    private final WordsOption words = new WordsOption();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "wordsearch", "Make a word search: pack words into a rectangle, in eight directions.", """
                Examples:
                  dlx wordsearch 12 --words birds.txt --seed 1 --limit 1
                  dlx wordsearch 8 10 --words birds.txt --seed 1 --limit 1 --svg search.svg""");
        Arguments.addAll(command, words, size);
    }

    @Override
    public Model<?> model(Console console) {
        List<String> list = words.read(console);
        WordSearch search = BadInputException.checked(() -> WordSearch.of(size.height(), size.width(), list));
        return PictureModel.of(
                "wordsearch",
                "A word search of " + size,
                "write a word, its first and its last cell, as in cat 1,1 1,3",
                search);
    }
}
