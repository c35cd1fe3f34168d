package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import io.github.exactcover.dlx.cli.command.DlxCommand;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** What all problems that are built in have in common, and those that need little to be tried. */
class BuiltInTest {

    @TempDir
    Path directory;

    static Stream<String> names() {
        return BuiltIns.NAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void theExamplesOfTheHelpAreAcceptedByTheParser(String name) {
        String help = dlx(name, "--help").out();
        assertThat(help).startsWith("Usage: dlx " + name + " [").contains("Examples:");
        List<String> examples = help.lines()
                .filter(line -> line.startsWith("  dlx "))
                .map(line -> line.substring("  dlx ".length())
                        .replaceFirst(" {3,}.*| [|>].*", "")
                        .replaceAll("'[^']*'", "x"))
                .toList();
        Console quiet = new Console(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
        CommandLine parser = DlxCommand.commandLine(quiet);
        assertThat(examples).isNotEmpty().allSatisfy(example -> parser.parseArgs(example.split(" +", -1)));
    }

    @ParameterizedTest
    @CsvSource({
        "langford 7, 52",
        "langford 7 --no-mirrors, 26",
        "langford 4 --skolem, 6",
        "costas 5, 40",
        "steiner 7, 30",
        "steiner 9 --given 1, 8",
        "kirkman 9, 8",
        "golfers 3 2 5, 6"
    })
    void aProblemIsCounted(String arguments, String count) {
        assertThat(dlx(("count " + arguments).split(" ", -1)).out()).isEqualTo(count + "\n");
    }

    @Test
    void solutionsAreShownAndDrawn() throws IOException {
        Path svg = directory.resolve("girls.svg");
        Run girls = dlx("kirkman", "9", "--limit", "1", "--svg", svg.toString());
        assertThat(girls.out()).startsWith("1:\n1 2 3 | ").hasLineCount(5);
        assertThat(Files.readString(svg)).startsWith("<svg").contains("9 players in 4 rounds");
        assertThat(dlx("langford", "3", "--require", "3 s1 s5").out()).isEqualTo("1:\n3 1 2 1 3 2\n");
        assertThat(withInput("12\n21\n", "mates", "-").exitCode()).isEqualTo(1);
        assertThat(withInput("1\n", "mates", "-").out()).isEqualTo("1:\n1a\n");
        assertThat(dlx("macmahon", "4", "6", "--limit", "1").out())
                .startsWith("1:\nA")
                .hasLineCount(5);
    }

    @Test
    void wordsComeFromAFile() throws IOException {
        Path words = directory.resolve("words.txt");
        Files.writeString(words, "CAT;50\ncod\ntin\nden\nit's\n");
        String list = words.toString();

        assertThat(withInput("c..\n.#.\n...\n", "crossword", "-", "--words", list, "--require", "a1=cat")
                        .out())
                .isEqualTo("1:\nc a t\no # i\nd e n\n");
        assertThat(dlx("words", "3", "3", "--words", list).exitCode()).isEqualTo(1);
        assertThat(dlx("wordsearch", "4", "3", "--words", list, "--limit", "1").out())
                .startsWith("1:\nc a t\n");
        assertThat(dlx("wordsearch", "2", "2", "--words", list).err())
                .contains("dlx: The word 'cat' has 3 letters and must have from 2 to 2; leave it out, or");
        assertThat(withInput("a?b\n", "crossword", "-", "--words", list).err())
                .contains("dlx: standard input: line 1: the row 'a?b' has a character that is not a cell");
        assertThat(dlx("words", "3", "3").err()).contains("--words=FILE");
    }

    /** Whoever makes a word search for a party wants to know that the ice cream is not in it. */
    @Test
    void wordsThatAreLeftOutAreNamed() {
        Run party = withInput("ice cream\ncake\nT-shirt\njam\n", "wordsearch", "5", "--words", "-", "--limit", "1");

        assertThat(party.exitCode()).isZero();
        assertThat(party.err())
                .startsWith("dlx: standard input: 2 words with characters other than letters left out: ice cream,"
                        + " T-shirt\n1 solution");
        String many = IntStream.range(0, 12).mapToObj(i -> "a" + i).collect(Collectors.joining("\n"));
        assertThat(withInput("to\n" + many, "words", "2", "--words", "-").err())
                .startsWith("dlx: standard input: 12 words with characters other than letters left out: a0, ")
                .contains("a8, a9 and 2 more\n");
        assertThat(withInput("cake\n\njam\nCake\n", "wordsearch", "5", "--words", "-", "--limit", "1")
                        .err())
                .startsWith("1 solution");
    }

    @Test
    void golfersAtManyTablesPlay() {
        Run guests = dlx("golfers", "6", "6", "3", "--limit", "1");
        assertThat(guests.out()).startsWith("1:\n1 2 3 4 5 6 | 7 8 ").hasLineCount(4);
        assertThat(dlx("golfers", "6", "6", "3", "--require", "[3, 2, 1]", "--limit", "1", "--format", "json")
                        .out())
                .contains("\"[3, 2, 1]\"");
        Run tooLarge = dlx("golfers", "5", "6", "2");
        assertThat(tooLarge.exitCode()).isEqualTo(2);
        assertThat(tooLarge.err()).startsWith("dlx: 5 groups of 6 can play one round only: ");
    }

    @Test
    void aByteOrderMarkIsNoPartOfAText() {
        assertThat(withInput("\uFEFF1 1 7 1 1\n", "partition", "-").out()).startsWith("1: cost 7\n");
    }

    @Test
    void wordSquaresCanBeSymmetric() {
        String list = "at\nto\non\nan\nno\n";
        assertThat(withInput(list, "count", "words", "2", "--words", "-").out()).isEqualTo("7\n");
        assertThat(withInput(list, "words", "2", "--symmetric", "--words", "-").out())
                .startsWith("1:\na t\nt o\n\n2:\nt o\no n\n\n");
        assertThat(withInput(list, "words", "2", "3", "--symmetric", "--words", "-")
                        .err())
                .startsWith("dlx: A rectangle of 2 rows and 3 columns cannot read the same across and down; choose as");
    }
}
