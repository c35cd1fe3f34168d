package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A name in a file could clear the screen, rename the window, or turn the direction of text; no answer lets it. */
class VisibleOutputTest {

    /** The last is a character of two chars. */
    private static final String EVIL = "\u001b[2Jx\u0007\u009b31m\u202ey\u007f\udb40\udc41";

    private static final String SHOWN = "\\u001B[2Jx\\u0007\\u009B31m\\u202Ey\\u007F\\uDB40\\uDC41";

    @TempDir
    Path folder;

    @BeforeEach
    void files() throws IOException {
        write("evil.dlx", "a~ b c | x~\na~ x~:red~ |3\nb x~:red~ c\na~ b c x~ |7\n");
        write("never.dlx", "a~ b~ c~\na~ b~\nb~ c~\n");
        write("evil-triples.txt", "a~ b c\nd~ e f\n");
        dlx("diagram", path("evil.dlx"), "--save", path("saved"));
        dlx("split", path("evil.dlx"), "--solutions", "--to", path("job"));
        dlx("run", path("job"));
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text.replace("~", EVIL));
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve /evil.dlx",
                "solve /evil.dlx --limit 1",
                "solve /evil.dlx --unique",
                "solve /evil.dlx --cheapest 1",
                "solve /evil.dlx --format json",
                "solve /evil.dlx --unique --format json",
                "solve /evil.dlx --cheapest 1 --format json",
                "solve /never.dlx --explain",
                "solve /never.dlx --explain --format json",
                "diagram /evil.dlx --list",
                "diagram /evil.dlx --sample 1",
                "diagram /evil.dlx --occurrences",
                "diagram /evil.dlx --cheapest 2",
                "diagram /evil.dlx --occurrences --format json",
                "diagram /evil.dlx --dot -",
                "diagram --load /saved --list",
                "diagram --load /saved --occurrences",
                "diagram --load /saved --list --format json",
                "trace /evil.dlx",
                "trace /evil.dlx --json",
                "trace /evil.dlx --compare backtracking",
                "matrix /evil.dlx",
                "convert /evil.dlx --to lp",
                "convert /evil.dlx --to cnf --no-costs",
                "merge /job --solutions",
                "triples /evil-triples.txt",
                "triples /evil-triples.txt --format json"
            })
    void aTerminalObeysNothingThatAnAnswerShows(String command) {
        Run run = dlx(command.replace(" /", " " + folder + "/").split(" ", -1));

        assertThat(run.exitCode()).as(run.err()).isLessThan(2);
        assertThat(run.out()).matches("[^\\p{Cc}\\p{Cf}\\n]*(\\n[^\\p{Cc}\\p{Cf}\\n]*)*");
        assertThat(run.out().replace("\\\\", "\\").toLowerCase(Locale.ROOT))
                .contains("\\u001b[2jx\\u0007\\u009b31m\\u202ey\\u007f");
    }

    @Test
    void whatAnAnswerShowsCanBeAskedFor() {
        for (String name : List.of(EVIL, SHOWN)) {
            Run run = dlx("solve", path("evil.dlx"), "--require", "a" + name + " b c x" + name);

            assertThat(run.out()).isEqualTo("1:\n a" + SHOWN + " b c x" + SHOWN + "\n");
        }
    }

    @Test
    void jsonHasTheNamesThemselves() {
        assertThat(Json.document(dlx("solve", path("evil.dlx"), "--cheapest", "1", "--format", "json")
                        .out()))
                .containsEntry(
                        "solutions",
                        List.of(Map.of(
                                "cost",
                                3,
                                "solution",
                                List.of(
                                        List.of("a" + EVIL, "x" + EVIL + ":red" + EVIL),
                                        List.of("b", "x" + EVIL + ":red" + EVIL, "c")))));
    }

    /** It is for programs, and another name would be another problem. */
    @Test
    void aProblemInKnuthsFormatKeepsItsNames() throws IOException {
        Path copy = folder.resolve("copy.dlx");
        Files.writeString(copy, dlx("convert", path("evil.dlx"), "--to", "dlx").out());

        assertThat(Files.readString(copy)).contains("a" + EVIL);
        assertThat(dlx("solve", copy.toString()).out())
                .isEqualTo(dlx("solve", path("evil.dlx")).out());
    }

    @Test
    void otherCharactersStayAsTheyAre() throws IOException {
        write("fish.dlx", "ä\u00a0ß \ud83d\udc1f\nä\u00a0ß\n\ud83d\udc1f\n");

        assertThat(dlx("solve", path("fish.dlx")).out()).isEqualTo("1:\n ä\u00a0ß\n \ud83d\udc1f\n");
    }
}
