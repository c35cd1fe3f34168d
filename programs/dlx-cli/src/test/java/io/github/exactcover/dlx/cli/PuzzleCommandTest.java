package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code dlx nonogram} and the other puzzles that are read from a text. */
class PuzzleCommandTest {

    private static final String NONOGRAM = "1 1\n5\n3\n1\n\n1\n3\n3\n3\n1\n";

    @TempDir
    Path directory;

    @Test
    void allQuestionsCanBeAsked() {
        Run shown = withInput(NONOGRAM, "nonogram", "-");
        assertThat(shown.out()).isEqualTo("1:\n.#.#.\n#####\n.###.\n..#..\n");
        assertThat(shown.exitCode()).isZero();
        assertThat(withInput(NONOGRAM, "nonogram", "-", "--unique").out()).startsWith("UNIQUE\n");
        assertThat(withInput(NONOGRAM, "count", "nonogram", "-").out()).isEqualTo("1\n");
        assertThat(withInput("1\n\n1\n1\n1\n", "count", "nonogram", "-").exitCode())
                .isEqualTo(1);
        assertThat(withInput("1\n1\n\n1\n1\n", "nonogram", "-", "--require", "r1c2 = true")
                        .out())
                .isEqualTo("1:\n.#\n#.\n");
        assertThat(withInput("1\n1\n\n1\n1\n", "nonogram", "-", "--require", "r1c3 = true")
                        .err())
                .contains("write what is decided and its value, as in 'r1c2 = true'");
        assertThat(withInput(NONOGRAM, "steps", "nonogram", "-").exitCode()).isZero();
        assertThat(withInput(NONOGRAM, "doctor", "nonogram", "-").err()).contains("0 errors");
    }

    @Test
    void jsonHasTheCells() {
        assertThat(withInput("A\n", "starbattle", "-", "--format", "json").out())
                .contains("\"kind\":\"starbattle\"")
                .contains("[[\"*\"]]");
    }

    @Test
    void aPuzzleWithoutAnAnswerIsExplainedByItsRules() {
        String wrong = "house: 1 2 3\npet: cat dog fish\n\ncat < dog\ndog < fish\nfish = 2\n";
        Run why = withInput(wrong, "logicgrid", "-", "--explain");
        assertThat(why.out()).isEqualTo("MINIMAL\n cat < dog\n dog < fish\n fish = 2\n");
        assertThat(why.err()).startsWith("no solution: these rules exclude each other");
        assertThat(why.exitCode()).isEqualTo(1);
        assertThat(withInput(wrong, "logicgrid", "-", "--explain", "--format", "json")
                        .out())
                .contains("\"explanation\":\"MINIMAL\",\"rules\":[")
                .contains("\"end\":\"DONE\"");
        assertThat(withInput("A\n", "starbattle", "-", "--explain").out()).isEqualTo("FEASIBLE\n");
    }

    /** The rules alone have an answer, so what is forbidden is the cause, and that is said by items. */
    @Test
    void whatIsForbiddenIsExplainedByItems() {
        String puzzle = "house: 1 2\npet: cat dog\n\ncat = 1\n";
        Run why = withInput(puzzle, "logicgrid", "-", "--explain", "--forbid", "#1");
        assertThat(why.out()).contains("MINIMAL\n ");
        assertThat(why.err()).contains("item");
    }

    @Test
    void answersAreDrawn() throws IOException {
        Path svg = directory.resolve("solved.svg");
        assertThat(withInput(
                                "2 2\n0 1 2 0\n0 0 3 1\n2 4 0 0\n3 0 0 4\n",
                                "edgematching",
                                "-",
                                "--limit",
                                "1",
                                "--svg",
                                svg.toString())
                        .out())
                .hasLineCount(3);
        assertThat(Files.readString(svg))
                .startsWith("<svg")
                .contains("Edge matching")
                .contains("0,1,2,0");
    }

    @Test
    void mistakesAreNamedWithTheFileAndTheLine() throws IOException {
        Path file = directory.resolve("futoshiki.txt");
        Files.writeString(file, ". <\n");
        Run run = dlx("futoshiki", file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("dlx: " + file + ": line 1: there is no cell behind the last sign");
    }
}
