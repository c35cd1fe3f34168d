package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {

    /** The example of Knuth's paper: one solution, of three options. */
    private static final String KNUTH = """
            | Knuth, Dancing Links (2000), (3)
            A B C D E F G
            C E F
            A D G
            B C F
            A D
            B G
            D E G
            """;

    private static final String COLORED = """
            p q r | x y
            p q x y:A
            p r x:A y
            p x:B
            q x:A
            r y:B
            """;

    @TempDir
    Path directory;

    @Test
    void printsTheOptionsOfEachSolution() throws IOException {
        Path file = Files.writeString(directory.resolve("knuth.dlx"), KNUTH);

        Run run = dlx("solve", file.toString());

        assertThat(run.out()).isEqualTo("1:\n C E F\n A D\n B G\n");
        assertThat(run.err()).startsWith("1 solution (all), ");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void readsStandardInputAsADash() {
        assertThat(withInput(KNUTH, "solve", "-").out()).isEqualTo("1:\n C E F\n A D\n B G\n");
    }

    @Test
    void printsColors() {
        assertThat(withInput(COLORED, "solve", "-").out()).isEqualTo("1:\n p r x:A y\n q x:A\n");
    }

    @Test
    void partsSolutionsByAnEmptyLine() {
        assertThat(withInput("a b\na b\na\nb\n", "solve", "-").out()).isEqualTo("1:\n a b\n\n2:\n a\n b\n");
    }

    @Test
    void writesOptionsAsArraysOfJson() {
        Map<String, Object> document = Json.document(
                withInput(COLORED, "solve", "-", "--format", "json").out());

        assertThat(document)
                .containsEntry("solutions", List.of(List.of(List.of("p", "r", "x:A", "y"), List.of("q", "x:A"))))
                .containsEntry(
                        "problem",
                        Map.of("kind", "file", "file", "-", "primaryItems", 3, "secondaryItems", 2, "options", 5));
    }

    @Test
    void namesComeOutAsTheyWentIn() {
        String names = "Käse \"quoted\" back\\slash 𝔘\nKäse \"quoted\" back\\slash 𝔘\n";

        assertThat(withInput(names, "solve", "-").out()).isEqualTo("1:\n Käse \"quoted\" back\\slash 𝔘\n");
        assertThat(Json.document(
                        withInput(names, "solve", "-", "--format", "json").out()))
                .containsEntry("solutions", List.of(List.of(List.of("Käse", "\"quoted\"", "back\\slash", "𝔘"))));
    }

    @Test
    void saysThatThereIsNoSolution() {
        Run run = withInput("a b\na\n", "solve", "-");

        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("dlx: There is no solution, since no option has item b\nno solution, ");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void complainsAboutAFileWithItsNameLineColumnAndRemedy() throws IOException {
        Path file = Files.writeString(directory.resolve("wrong.dlx"), "a b\na\nb q\n");

        assertThat(dlx("solve", file.toString()))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: " + file + ": line 3, column 3: item 'q' is not on the item line; add it there or"
                                + " correct the name\n"));
    }

    @Test
    void complainsAboutStandardInputUnderThatName() {
        assertThat(withInput("a b\nb q\n", "solve", "-").err()).contains("\ndlx: standard input: line 2, column 3: ");
    }

    @Test
    void complainsAboutAMissingFile() {
        Path missing = directory.resolve("missing.dlx");

        assertThat(dlx("solve", missing.toString())).isEqualTo(new Run(2, "", "dlx: no such file: " + missing + "\n"));
    }

    @Test
    void complainsAboutADirectory() {
        Run run = dlx("solve", directory.toString());

        assertThat(run.err()).startsWith("dlx: " + directory + ": ").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void complainsAboutWhatIsNotUtf8() throws IOException {
        byte[] latin1 = "a Käse\na Käse\n".getBytes(StandardCharsets.ISO_8859_1);
        Path file = Files.write(directory.resolve("latin1.dlx"), latin1);

        for (Run run : List.of(dlx("solve", file.toString()), withInput(latin1, "solve", "-"))) {
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).contains("not UTF-8 text").hasLineCount(1);
            assertThat(run.exitCode()).isEqualTo(2);
        }
    }

    @Test
    void complainsInOneLineAboutAFileWhoseNameHasTwo() {
        Run run = dlx("solve", "one\ntwo");

        assertThat(run.err()).isEqualTo("dlx: no such file: one two\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
