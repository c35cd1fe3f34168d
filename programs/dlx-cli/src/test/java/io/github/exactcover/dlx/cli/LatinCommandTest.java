package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LatinCommandTest {

    @TempDir
    Path directory;

    @Test
    void printsEachSquareWithItsNumber() {
        Run run = dlx("latin", "2");

        assertThat(run.out()).isEqualTo("1:\n1 2\n2 1\n\n2:\n2 1\n1 2\n");
        assertThat(run.summary()).startsWith("2 solutions (all), ");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void writesRowsAsJson() {
        Run run = dlx("latin", "2", "--format=json");

        assertThat(Json.document(run.out()))
                .containsEntry(
                        "solutions",
                        List.of(List.of(List.of(1, 2), List.of(2, 1)), List.of(List.of(2, 1), List.of(1, 2))))
                .containsEntry("solutionCount", 2);
    }

    @Test
    void completesASquareFromAFile() throws IOException {
        Path file = Files.writeString(directory.resolve("partial.txt"), "1 . .\n. . 1\n. . .\n");

        Run run = dlx("latin", "--given", file.toString());

        assertThat(run.out()).isEqualTo("1:\n1 2 3\n2 3 1\n3 1 2\n\n2:\n1 3 2\n3 2 1\n2 1 3\n");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void completesASquareFromStandardInput() {
        assertThat(Run.withInput("1..\n2..\n3..\n", "latin", "--given", "-").out())
                .contains("1:\n1 2 3\n2 3 1\n3 1 2\n")
                .contains("\n2:\n");
    }

    @Test
    void completesACompleteSquareInOneWay() {
        Run run = Run.withInput("12\n21\n", "latin", "--given", "-");

        assertThat(run.out()).isEqualTo("1:\n1 2\n2 1\n");
        assertThat(run.err()).startsWith("1 solution (all), 1 node, 0 updates, ");
    }

    @Test
    void saysThatAPartialSquareCannotBeCompleted() {
        Run run = Run.withInput("12.\n..3\n...\n", "latin", "--given", "-");

        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("dlx: There is no solution, since no option has item r1c3; ")
                .contains("\nno solution, ");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void acceptsTheSizeOfTheGivenSquareAndNoOther() {
        assertThat(Run.withInput("1.\n..\n", "latin", "2", "--given", "-").exitCode())
                .isZero();

        Run run = Run.withInput("1.\n..\n", "latin", "3", "--given", "-");

        assertThat(run.err()).isEqualTo("dlx: standard input: this square has size 2, not 3; leave the size out\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void complainsAboutGivenCellsInOneLineThatNamesTheFile() throws IOException {
        Path file = Files.writeString(directory.resolve("partial.txt"), "11\n..\n");

        Run run = dlx("latin", "--given", file.toString());

        assertThat(run.err())
                .startsWith("dlx: " + file + ": Cell r1c2 has symbol 1, and so has r1c1 in the same row")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void needsASizeOrAGivenSquare() {
        assertThat(dlx("latin"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: latin needs a size, as in latin 4, or a square to complete, as in latin --given FILE\n"));
    }

    @Test
    void theOrderReachesTheSearch() {
        String usual = dlx("latin", "4").out();

        assertThat(dlx("latin", "4", "--order", "natural").out()).isEqualTo(usual);
        assertThat(dlx("latin", "4", "--order", "pipe-organ").out()).isNotEqualTo(usual);
        assertThat(dlx("latin", "4", "--order", "pipe-organ").err()).startsWith("576 solutions (all), ");
    }
}
