package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.word.WordSearch;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The arguments of {@code dlx wordsearch}. */
@Command(
        name = "wordsearch",
        description = "Make a word search: pack words into a rectangle, in eight directions.",
        footer = {
            "",
            "Examples:",
            "  dlx wordsearch 12 --words birds.txt --seed 1 --limit 1",
            "  dlx wordsearch 8 10 --words birds.txt --seed 1 --limit 1 --svg search.svg",
        })
final class WordSearchArguments implements BuiltIn {

    @Mixin
    private RectangleOption size = new RectangleOption();

    @Mixin
    private WordsOption words = new WordsOption();

    @Override
    public Model<?> model(Console console) {
        List<String> list = words.read(console);
        WordSearch search = BadInputException.checked(() -> WordSearch.of(size.height(), size.width(), list));
        return new PictureModel<>(
                "wordsearch",
                search.problem(),
                "write a word, its first and its last cell, as in cat 1,1 1,3",
                search::decode);
    }
}
