package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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
        refused("queens 7 --resume " + none, "it does not begin with 'dlx checkpoint 2'");
        refused("queens 7 --resume " + cut, "it is damaged or was cut");
        refused("queens 7 --resume " + directory, "this file cannot be read");
        refused("queens 7 --resume " + directory.resolve("missing"), "there is no such file");
    }

    @Test
    void aFileThatCannotBeWrittenIsRefusedBeforeTheSearch() {
        refused("count queens 8 --checkpoint " + directory, "this is a folder; name a file");
        refused("count queens 8 --checkpoint " + directory.resolve("no/file"), "does not exist; make it");
        refused("count queens 8 --checkpoint-every 3s", "needs a file to write");
        refused("count queens 8 --checkpoint x --checkpoint-every 0s", "is too short");
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
        assertThat(placements(run.out()))
                .as("the result comes before the error")
                .hasSize(4);
        assertThat(run.err())
                .startsWith("4 solutions (all), ")
                .endsWith("\ndlx: The checkpoint /dev/full cannot be written: No space left on device\n");
    }

    @Test
    @EnabledIf("hasFullDevice")
    void aCountIsPrintedAlsoIfItsLastCheckpointFails() {
        Run run = dlx("count", "queens", "8", "--checkpoint", "/dev/full");

        assertThat(run.out()).isEqualTo("92\n");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("92 solutions (all), ").contains("No space left on device");
    }

    /** Else the checkpoint would count solutions as shown that were never seen. */
    @Test
    void whenTheOutputFailsThereIsNoCheckpoint() {
        Path file = directory.resolve("checkpoint");
        OutputStream full = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();

        // With a limit, the last checkpoint comes right after the solution.
        String[] arguments = {"queens", "6", "--limit", "1", "--checkpoint", file.toString()};
        int exitCode = Main.run(InputStream.nullInputStream(), full, err, arguments);

        assertThat(exitCode).isEqualTo(3);
        assertThat(err.toString(UTF_8)).isEqualTo("dlx: The output cannot be written: No space left on device\n");
        assertThat(file).doesNotExist();
    }

    static boolean hasFullDevice() {
        return Files.exists(Path.of("/dev/full"));
    }
}
