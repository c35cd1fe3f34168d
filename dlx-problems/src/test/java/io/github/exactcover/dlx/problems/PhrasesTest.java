package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Phrases that no colleague would say at the desk, and that must not come back into what users read: the README, the
 * guide, the web pages, and what the command prints.
 */
class PhrasesTest {

    private static final Path ROOT = Path.of("..");

    private static final List<String> PHRASES = List.of(
            "; loads 20 mb",
            "and loads 20 mb",
            "also where we lose",
            "covered with weights",
            "in which it pays",
            "the diagram pays",
            "so it pays when",
            "that made trouble",
            "made trouble",
            "nobody knows",
            "beforehand which",
            "in some ten seconds",
            "takes some ten seconds",
            "how cheap and how dear",
            "dearer than",
            "take them as a hint",
            "a click into",
            "as dlx decides",
            "the answer in full",
            "how near can i come",
            "looks odd but is meant",
            "meant to be so",
            "in what matters",
            "what differs in what",
            "of what matters",
            "at one glance",
            "not always so tidy",
            "also go around as",
            "how good it is, says",
            "says the guide",
            "where nobody",
            "nobody wants to know",
            "nobody means it",
            "nobody writes options",
            "whoever sees it first",
            "another one, please",
            "would be felt",
            "there may be others",
            "as likes it best",
            "only such a one",
            "so it is said",
            "for lack of a",
            "for no option has",
            "there is a solution after all",
            "for an item has",
            "for items have",
            "for an item would",
            "for the others leave",
            "nobody can tell",
            "shows only when they",
            "first shows only",
            "is about as many",
            "it is about all solutions",
            "about steps and not",
            "is about dancing links",
            "anybody finds",
            "leave the same to do",
            "merely follows",
            "questions go by",
            "whichever sees it",
            "hardly anything comes again",
            "as dear as",
            "are dear",
            "plays no part",
            "cheapest have no symmetry",
            "it can live with",
            "get nowhere",
            "even that has no room",
            "heed interrupts",
            "it has other ways",
            "puzzles of newspapers",
            "lie otherwise",
            "are not told apart",
            "first group are the",
            "where nothing may move",
            "race that can see it",
            "brings the questions along",
            "names are shrunken",
            "clues says nothing",
            "are yours to fill",
            "of daily papers",
            "the file is read so",
            "it knows no costs",
            "whoever is called",
            "some hundreds are",
            "are hopeless",
            "have nothing to do with it",
            "also with bounds,",
            "when much looks alike",
            "is garbage or",
            "the time was over",
            "was ended before",
            "makes it unique. `dlx diagram",
            "no upper end but",
            "that is to survive",
            "that have no room;",
            "exception` for \"too",
            "shows to the smaller",
            "before the rows can be",
            "gets each two",
            "other characters than",
            "look whether",
            "what may well be what you mean",
            "has come that was ended",
            "the document breaks off",
            "a time of some",
            "in the steps of a person",
            "it would not end; then",
            "where it takes a moment",
            "below 10 % of",
            "search and not the output");

    @Test
    void noneOfThemIsLeft() throws IOException {
        for (Path file : files()) {
            String text = Files.readString(file).replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
            for (String phrase : PHRASES) {
                assertThat(text)
                        .as("%s has a phrase to be said in other words", file)
                        .doesNotContain(phrase);
            }
        }
    }

    @Test
    void thePagesAreThere() throws IOException {
        assertThat(files()).hasSizeGreaterThan(100).anyMatch(file -> file.endsWith("docs/cli.md"));
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>(
                List.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md"), ROOT.resolve("CHANGELOG.md")));
        files.addAll(below("docs", ".md"));
        files.addAll(below("programs/dlx-site/src/main/resources", ".html"));
        files.addAll(below("programs/dlx-web/src/main/web", ".html"));
        files.addAll(below("programs/dlx-web/src/main/web", ".js"));
        files.addAll(below("programs/dlx-cli/src/main/resources", ".html"));
        files.addAll(below("programs/dlx-cli/src/main/java", ".java"));
        return files;
    }

    private static List<Path> below(String folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }
}
