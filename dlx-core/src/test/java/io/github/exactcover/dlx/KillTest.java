package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.CheckpointedCount;
import io.github.exactcover.dlx.testing.CheckpointedCount.Kind;
import io.github.exactcover.dlx.testing.JavaProcess;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A search whose process is killed at random moments and resumed each time ends with the exact count, on any number of
 * threads, and with every engine. One that shows its solutions has shown them all. The number of kills is the system
 * property {@code dlx.kills}, 18 unless told otherwise.
 */
class KillTest {

    private static final int[] THREADS = {1, 2, 8};
    private static final int KILLS = Integer.getInteger("dlx.kills", 18);

    /**
     * Milliseconds from the beginning of the search, or its first checkpoint, to the kill. Most kinds take longer, so
     * that the kill hits them.
     */
    private static final int LONGEST = 150;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void aKilledSearchIsCompleteAfterResuming(Kind kind) throws IOException, InterruptedException {
        Random random = new Random(20261301 + kind.count);
        Path file = folder.resolve("count");
        int kills = 0;
        int killedAfterResuming = 0;
        while (kills < KILLS / Kind.values().length) {
            long before = file.toFile().lastModified();
            Process process = start(file, THREADS[random.nextInt(THREADS.length)], kind);
            try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
                String first = output.readLine();
                if (kills % 2 == 0) {
                    awaitCheckpoint(process, file, before);
                }
                if (process.waitFor(random.nextInt(LONGEST), TimeUnit.MILLISECONDS)) {
                    assertThat(output.readLine()).isEqualTo("EXHAUSTED " + kind.count);
                    checkShown(kind, file);
                    // Begin again, since there are kills left.
                    Files.delete(file);
                } else {
                    process.destroyForcibly().waitFor();
                    kills++;
                    killedAfterResuming += "RESUMED".equals(first) ? 1 : 0;
                }
            }
        }
        SearchResult result = CheckpointedCount.run(file, THREADS[random.nextInt(THREADS.length)], kind);
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEqualTo(kind.count);
        checkShown(kind, file);
        System.out.printf("%s: %d kills, %d of them after resuming%n", kind, kills, killedAfterResuming);
    }

    /** The lock of a killed process ends with it, and its file is left for the next one. */
    @Test
    void theFileOfALivingProcessIsRefusedAndThatOfAKilledOneIsNot() throws Exception {
        Path file = folder.resolve("shared");
        Search<String, String> search = DLX.search(Permutations.of(10))
                .checkpointTo(file, Duration.ofDays(1))
                .limit(1);
        Process process = start(file, 1, Kind.SHOWN);
        try {
            awaitCheckpoint(process, file, 0);
            assertThatThrownBy(() -> search.solve(solution -> Visit.CONTINUE))
                    .isInstanceOf(UncheckedIOException.class)
                    .cause()
                    .hasMessageStartingWith("another search writes its checkpoints there");
            assertThat(process.isAlive()).as("it was at work").isTrue();
        } finally {
            process.destroyForcibly().waitFor();
        }
        assertThat(search.solve(solution -> Visit.CONTINUE).checkpointFailure()).isEmpty();
        assertThat(folder).isDirectoryNotContaining("glob:**.lock");
    }

    /** Every other kill comes after the process has got further than the one before it, so the next one resumes. */
    private static void awaitCheckpoint(Process process, Path file, long before) throws InterruptedException {
        while (process.isAlive() && file.toFile().lastModified() == before) {
            Thread.sleep(5);
        }
    }

    /** Every solution was shown; some twice, since a resumed search goes back to its checkpoint. */
    private static void checkShown(Kind kind, Path file) throws IOException {
        if (kind == Kind.SHOWN) {
            Path shown = CheckpointedCount.shown(file);
            try (Stream<String> lines = Files.lines(shown)) {
                assertThat(lines.distinct().count()).isEqualTo(kind.count);
            }
            Files.delete(shown);
        }
    }

    private static Process start(Path file, int threads, Kind kind) throws IOException {
        return JavaProcess.start(CheckpointedCount.class, file.toString(), String.valueOf(threads), kind.name());
    }
}
