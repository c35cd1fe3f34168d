package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The memory of a search does not grow with the number of solutions, nor with the number of streams that were not
 * closed. The profile {@code volume} runs this.
 */
@Tag("volume")
class StreamVolumeTest {

    private static final long BILLION = 1_000_000_000;

    @ParameterizedTest
    @CsvSource({"STREAM, 1", "STREAM, 3", "FOR_EACH, 1", "FOR_EACH, 3"})
    void aBillionSolutionsAreSeenIn64Megabytes(Way way, int threads) throws Exception {
        long wanted = Long.getLong("volume.solutions", BILLION);
        runIn64Megabytes(Seeing.class, way, threads, wanted);
    }

    @Test
    void manyStreamsAreForgottenIn64Megabytes() throws Exception {
        runIn64Megabytes(Forgetting.class, Long.getLong("volume.streams", 10_000));
    }

    private static void runIn64Megabytes(Class<?> program, Object... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", ""),
                program.getName()));
        Stream.of(arguments).map(String::valueOf).forEach(command::add);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.print(output);
        assertThat(output).contains(": true");
    }

    /** How a program sees the solutions of the permutations of 13, of which there are six billion. */
    enum Way {
        STREAM {
            @Override
            long sum(Search<String, String> search) {
                try (Stream<Solution<String>> stream = search.stream()) {
                    return stream.mapToLong(Way::one).sum();
                }
            }
        },
        FOR_EACH {
            @Override
            long sum(Search<String, String> search) {
                long[] sum = {0};
                search.forEach(solution -> sum[0] += one(solution));
                return sum[0];
            }
        };

        /** How many solutions there are, found by looking at each. */
        abstract long sum(Search<String, String> search);

        /** One for each solution: each has 13 options. */
        private static long one(Solution<String> solution) {
            return solution.options().size() / 13;
        }
    }

    /** Sees some of the solutions. What the other JVM runs. */
    static final class Seeing {

        private Seeing() {}

        public static void main(String[] args) {
            long wanted = Long.parseLong(args[2]);
            long start = System.nanoTime();
            long seen = Way.valueOf(args[0])
                    .sum(DLX.search(Permutations.of(13))
                            .threads(Integer.parseInt(args[1]))
                            .limit(wanted));
            System.out.printf(
                    "%s: %,d solutions with %s threads in %d s: %b%n",
                    args[0], seen, args[1], (System.nanoTime() - start) / BILLION, seen == wanted);
        }
    }

    /** Takes a solution of each of many streams with threads, and closes none of them. What the other JVM runs. */
    static final class Forgetting {

        private Forgetting() {}

        public static void main(String[] args) throws InterruptedException {
            long streams = Long.parseLong(args[0]);
            long start = System.nanoTime();
            int most = 0;
            for (long i = 0; i < streams; i++) {
                forgetOne();
                most = Math.max(most, Thread.activeCount());
            }
            while (!HelperThreads.alive().isEmpty()) {
                System.gc();
                Thread.sleep(10);
            }
            System.out.printf(
                    "%,d forgotten streams in %d s, at most %d threads at a time, none left: true%n",
                    streams, (System.nanoTime() - start) / BILLION, most);
        }

        @SuppressWarnings("resource") // That is what is tested.
        private static void forgetOne() {
            DLX.search(Permutations.of(9)).threads(3).stream().iterator().next();
        }
    }
}
