package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the parts of a job by {@code target/dlx.jar} in several processes, some of which are killed. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class KilledJobIT {

    @TempDir
    Path directory;

    private long results(Path job) throws IOException {
        try (Stream<Path> files = Files.list(job.resolve("results"))) {
            return files.count();
        }
    }

    private Process start(List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectOutput(directory.resolve("out").toFile())
                .redirectError(directory.resolve("err").toFile())
                .start();
    }

    /** At random moments, wherever in its work the process is. */
    @Test
    void whatIsKilledIsRunAgain() throws Exception {
        Path job = directory.resolve("job");
        Jar jar = new Jar(directory);
        jar.run("", "split", "queens", "13", "--engine", "dancing-links", "--parts", "400", "--to", job.toString());
        for (int kill = 0; kill < 3; kill++) {
            long before = results(job);
            Process process = start(
                    kill == 0
                            ? Jar.command("run", job.toString())
                            : Jar.command("run", job.toString(), "--until-done"));
            while (results(job) <= before && process.isAlive()) {
                Thread.sleep(1);
            }
            process.destroyForcibly();
            assertThat(process.waitFor()).as("it was killed").isEqualTo(137);
        }
        assertThat(jar.run("", "merge", job.toString()).out()).startsWith("at least ");

        // The recipe of the guide, with parts that are cut again and again.
        Process rest = start(List.of(
                "sh",
                "-c",
                "seq 3 | xargs -P 3 -I {} "
                        + Jar.shellCommand("run", job.toString(), "--until-done", "--part-time", "20ms")));
        assertThat(rest.waitFor()).isZero();
        Run merged = jar.run("", "merge", job.toString());
        assertThat(merged.out()).isEqualTo("73712\n");
        Run whole = jar.run("", "count", "queens", "13", "--engine", "dancing-links", "--counting", "search");
        assertThat(merged.err().split(" nodes", 2)[0].replace("; all parts are done", ""))
                .endsWith(", " + whole.err().replaceFirst(".*\\(all\\), ([\\d,]+) nodes.*\\R", "$1"));
    }
}
