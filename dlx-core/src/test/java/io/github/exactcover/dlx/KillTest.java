package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.CheckpointedCount;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A count whose process is killed at random moments and resumed each time ends with the exact number. The number of
 * kills is the system property {@code dlx.kills}, 20 unless told otherwise, shared by the numbers of threads.
 */
class KillTest {

    private static final int SIZE = 10;
    private static final long COUNT = 3_628_800;
    private static final int KILLS = Integer.getInteger("dlx.kills", 20);

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"1, 20261301", "2, 20261302", "8, 20261303"})
    void aKilledCountIsExactAfterResuming(int threads, long seed) throws IOException, InterruptedException {
        Random random = new Random(seed);
        Path file = folder.resolve("count");
        int kills = 0;
        String last = "";
        while (kills < (KILLS + 2) / 3 || last.isEmpty()) {
            Process process = start(file, threads);
            boolean ended = kills < (KILLS + 2) / 3
                    ? process.waitFor(150 + random.nextInt(450), TimeUnit.MILLISECONDS)
                    : process.waitFor(60, TimeUnit.SECONDS);
            if (ended) {
                last = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
                assertThat(last).isEqualTo("EXHAUSTED " + COUNT);
                // Begin again, if there are kills left.
                Files.delete(file);
            } else {
                process.destroyForcibly().waitFor();
                kills++;
                last = "";
            }
        }
        assertThat(last).isEqualTo("EXHAUSTED " + COUNT);
    }

    private static Process start(Path file, int threads) throws IOException {
        String classPath = System.getProperty("java.class.path") + File.pathSeparator + modulePath();
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                CheckpointedCount.class.getName(),
                file.toString(),
                String.valueOf(threads),
                String.valueOf(SIZE));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String modulePath() {
        String modules = System.getProperty("jdk.module.path", "");
        return modules
                + File.pathSeparator
                + Path.of("target", "test-classes")
                + File.pathSeparator
                + Path.of("target", "classes");
    }
}
