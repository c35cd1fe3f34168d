package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.CheckpointedCount;
import io.github.exactcover.dlx.testing.CheckpointedCount.Kind;
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
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A count whose process is killed at random moments and resumed each time ends with the exact number, on any number of
 * threads, and with every engine. The number of kills is the system property {@code dlx.kills}, 16 unless told otherwise.
 */
class KillTest {

    private static final int[] THREADS = {1, 2, 8};
    private static final int KILLS = Integer.getInteger("dlx.kills", 16);

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void aKilledCountIsExactAfterResuming(Kind kind) throws IOException, InterruptedException {
        Random random = new Random(20261301 + kind.count);
        Path file = folder.resolve("count");
        for (int kills = KILLS / Kind.values().length; ; ) {
            Process process = start(file, THREADS[random.nextInt(THREADS.length)], kind);
            if (kills > 0 && !process.waitFor(150 + random.nextInt(450), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                kills--;
                continue;
            }
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
            String last = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            assertThat(last).isEqualTo("EXHAUSTED " + kind.count);
            if (kills == 0) {
                return;
            }
            // Begin again, since there are kills left.
            Files.delete(file);
        }
    }

    private static Process start(Path file, int threads, Kind kind) throws IOException {
        String classPath = System.getProperty("java.class.path") + File.pathSeparator + modulePath();
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                CheckpointedCount.class.getName(),
                file.toString(),
                String.valueOf(threads),
                kind.name());
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
