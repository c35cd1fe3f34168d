package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search for the cheapest starts from a file with a solution. */
class StartOptionTest {

    @TempDir
    Path directory;

    private Path file = Path.of("");

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(directory.resolve("problem.dlx"), "a b\na |5\nb |5\na b |7\n");
    }

    private Run start(String solution, String... options) throws IOException {
        Path start = Files.writeString(directory.resolve("start.txt"), solution);
        String[] all = new String[options.length + 4];
        System.arraycopy(options, 0, all, 4, options.length);
        all[0] = "solve";
        all[1] = file.toString();
        all[2] = "--start";
        all[3] = start.toString();
        return dlx(all);
    }

    @Test
    void startsFromNamesOfOptionsOrFromWhatAnEarlierRunPrinted() throws IOException {
        for (String solution :
                new String[] {"a\nb\n", "#2\n\n #1", "1: cost 10 (not proven)\n a\n b\n\n2: cost 7\n a b\n"}) {
            assertThat(start(solution, "--cheapest", "2").out()).isEqualTo("1: cost 7\n a b\n\n2: cost 10\n a\n b\n");
        }
        assertThat(start("a b", "--cheapest-all").out()).isEqualTo("1: cost 7\n a b\n");
        assertThat(start("1: cost 7\n a b\n", "--cheapest", "1").exitCode()).isZero();
    }

    @Test
    void readsTheRowsOfAMatrix() throws IOException {
        file = Files.writeString(directory.resolve("matrix.txt"), "1 0\n0 1\n1 1\n");
        String printed = dlx("solve", file.toString(), "--cheapest", "1").out();

        assertThat(printed).contains(" #");
        assertThat(start(printed, "--cheapest", "1").out()).isEqualTo(printed);
    }

    @Test
    void saysWhatIsWrong() throws IOException {
        refused(start("a\n", "--cheapest", "1"), "they cover the item b 0 times");
        refused(start("a\nc\n", "--cheapest", "1"), "--start 'c': there is no such option");
        refused(start("a\nb\n", "--cheapest", "1", "--forbid", "a"), "has the forbidden option");
        refused(start("a b\n"), "--start needs --cheapest or --cheapest-all");
        refused(dlx("solve", file.toString(), "--cheapest", "1", "--start", "missing.txt"), "missing.txt");
    }

    private static void refused(Run run, String why) {
        assertThat(run.err()).contains(why);
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
