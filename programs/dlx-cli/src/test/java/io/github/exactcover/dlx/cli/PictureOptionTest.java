package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PictureOptionTest {

    private static final Path ROOT = Path.of("..", "..");

    /** A command of the documentation that draws a picture of the documentation. */
    private static final Pattern DRAWING = Pattern.compile("dlx ([^`]* --svg )(docs/pictures/\\S+\\.svg)");

    @TempDir
    Path directory;

    @Test
    void theFirstSolutionIsDrawn() throws IOException {
        Path file = directory.resolve("queens.svg");
        Files.writeString(file, "old");
        Run run = dlx("queens", "5", "--svg", file.toString());

        assertThat(run.out()).isEqualTo(dlx("queens", "5").out());
        String first = run.out().lines().findFirst().orElseThrow().substring("1: ".length());
        assertThat(Files.readString(file)).startsWith("<svg").contains("queens on " + first + "<");
    }

    @Test
    void nothingIsDrawnWithoutASolution() {
        Path file = directory.resolve("queens.svg");

        assertThat(dlx("queens", "3", "--svg", file.toString()).exitCode()).isEqualTo(1);
        assertThat(file).doesNotExist();
    }

    @Test
    void aPictureThatCannotBeWrittenIsSaid() {
        String file = directory.resolve("missing").resolve("queens.svg").toString();
        Run run = dlx("queens", "6", "--svg", file);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("dlx: --svg " + file + ": the folder ")
                .contains("does not exist; make it, or name another file")
                .hasLineCount(1);
    }

    @Test
    void aFileThatMayNotBeWrittenIsSaidBeforeTheSearch() throws IOException {
        Path file = Files.writeString(directory.resolve("queens.svg"), "old");
        assumeTrue(file.toFile().setReadOnly() && !Files.isWritable(file)); // Root may write everything.
        Run run = dlx("queens", "6", "--svg", file.toString());

        assertThat(run)
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: --svg " + file
                                + ": this file cannot be written; check the permissions of the file and of its"
                                + " folder, or name another\n"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskLosesThePictureOnly() {
        Run run = dlx("queens", "6", "--svg", "/dev/full");

        assertThat(run)
                .isEqualTo(new Run(3, run.out(), "dlx: --svg /dev/full cannot be written: No space left on device\n"));
        assertThat(run.out()).startsWith("1: ");
    }

    /** A picture of the documentation is made by the command that stands under it. */
    @Test
    void thePicturesOfTheReadmeAreThoseOfTheirCommands() throws IOException {
        List<MatchResult> drawings = DRAWING.matcher(Files.readString(ROOT.resolve("README.md")))
                .results()
                .toList();
        assertThat(drawings).hasSize(3);
        for (MatchResult drawing : drawings) {
            Path file = directory.resolve("picture.svg");
            assertThat(dlx((drawing.group(1) + file).split(" ", -1)).exitCode()).isZero();
            assertThat(file).hasSameTextualContentAs(ROOT.resolve(drawing.group(2)));
        }
    }
}
