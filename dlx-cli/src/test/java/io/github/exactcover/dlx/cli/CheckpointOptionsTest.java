package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

class CheckpointOptionsTest {

    @TempDir
    Path directory;

    @Test
    void aSearchThatMetItsLimitGoesOnWithoutAGap() {
        String file = directory.resolve("checkpoint").toString();
        String all = dlx("queens", "7").out();
        String begin = dlx("queens", "7", "--limit", "13", "--checkpoint", file).out();
        Run rest = dlx("queens", "7", "--resume", file);

        assertThat(placements(begin)).hasSize(13);
        assertThat(placements(begin + rest.out())).isEqualTo(placements(all));
        assertThat(rest.err()).startsWith("40 solutions (all), ");
    }

    private static List<String> placements(String text) {
        return text.lines()
                .filter(line -> line.contains(": "))
                .map(line -> line.substring(line.indexOf(' ')))
                .toList();
    }

    @Test
    void theSameFileCanBeReadAndWritten() {
        String file = directory.resolve("checkpoint").toString();
        dlx("queens", "8", "--limit", "5", "--checkpoint", file);
        dlx("queens", "8", "--limit", "50", "--resume", file, "--checkpoint", file, "--threads", "2");

        assertThat(dlx("queens", "8", "--resume", file).err()).startsWith("92 solutions (all), ");
    }

    @Test
    void aFileThatCannotBeResumedFromIsRefusedInOneLineBeforeAnythingIsWritten() throws IOException {
        Path other = directory.resolve("other");
        dlx("queens", "7", "--limit", "3", "--checkpoint", other.toString());
        Path none = Files.writeString(directory.resolve("none"), "this is no checkpoint\n");
        Path cut = Files.writeString(
                directory.resolve("cut"), Files.readString(other).substring(0, 120));

        refused("queens 8 --format json --resume " + other, "it belongs to another problem");
        refused("queens 7 --item-choice first --resume " + other, "in another way");
        refused("count queens 7 --resume " + other, "in another way");
        refused("queens 7 --resume " + none, "it is not a checkpoint");
        refused("queens 7 --resume " + cut, "it is damaged or was cut");
        refused("queens 7 --resume " + directory, "this file cannot be read");
        refused("queens 7 --resume " + directory.resolve("missing"), "there is no such file");
    }

    @Test
    void aFileThatCannotBeWrittenIsRefusedBeforeTheSearch() {
        refused("count queens 8 --checkpoint " + directory, "this is a folder; name a file");
        refused("count queens 8 --checkpoint " + directory.resolve("no/file"), "does not exist; make it");
        refused("count queens 8 --checkpoint-every 3s", "needs a file to write");
        refused("count queens 8 --checkpoint x --checkpoint-every 0s", "must be positive");
    }

    private static void refused(String arguments, String why) {
        Run run = dlx(arguments.split(" ", -1));
        assertThat(run.out()).as(arguments).isEmpty();
        assertThat(run.err()).contains(why).hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    @EnabledIf("hasFullDevice")
    void aCheckpointThatCannotBeWrittenIsNotCalledOutput() {
        Run run = dlx("queens", "6", "--checkpoint", "/dev/full");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .isEqualTo("dlx: The checkpoint cannot be written; the search was ended: No space left on device\n");
        assertThat(placements(run.out())).hasSize(4);
    }

    static boolean hasFullDevice() {
        return Files.exists(Path.of("/dev/full"));
    }
}
