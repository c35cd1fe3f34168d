package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.Permutations;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The memory of a stream does not grow with the number of solutions. The profile {@code volume} runs this. */
@Tag("volume")
class StreamVolumeTest {

    private static final long BILLION = 1_000_000_000;

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aBillionSolutionsAreStreamedIn64Megabytes(int threads) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path")
                                + File.pathSeparator
                                + System.getProperty("jdk.module.path", ""),
                        Streaming.class.getName(),
                        String.valueOf(threads),
                        String.valueOf(Long.getLong("volume.solutions", BILLION)))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.print(output);
        assertThat(output).contains(": true");
    }

    /** What the other JVM runs. */
    static final class Streaming {

        private Streaming() {}

        public static void main(String[] args) {
            long wanted = Long.parseLong(args[1]);
            long start = System.nanoTime();
            try (Stream<Solution<String>> stream =
                    DLX.search(Permutations.of(13)).threads(Integer.parseInt(args[0])).stream()) {
                long seen = stream.limit(wanted)
                        .filter(solution -> solution.indices().sum() > 0)
                        .count();
                System.out.printf(
                        "%,d solutions with %s threads in %d s: %b%n",
                        seen, args[0], (System.nanoTime() - start) / BILLION, seen == wanted);
            }
        }
    }
}
