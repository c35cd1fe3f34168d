package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ends {@code target/dlx.jar} in the middle of its work. All of it would take hours. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class InterruptionIT {

    @TempDir
    Path directory;

    private Jar jar;

    @BeforeEach
    void jar() {
        jar = new Jar(directory);
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void aCountSaysThatThereAreAtLeastSoMany(String signal) throws Exception {
        Run run = interrupted(signal, "count", "queens", "20");

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(run.out()).matches("at least \\d+\n");
        assertThat(run.err()).contains(" (cancelled, there may be more), ");
    }

    @Test
    void aCountAsJsonIsAWholeDocument() throws Exception {
        Run run = interrupted("INT", "count", "queens", "20", "--format", "json", "--threads", "2");

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(Json.document(run.out()))
                .containsEntry("end", "CANCELLED")
                .containsKey("solutionsFound")
                .doesNotContainKey("solutionCount");
    }

    @Test
    void allSolutionsThatWereFoundAreShown() throws Exception {
        Run run = interrupted("INT", true, "queens", "20");

        long shown = run.out().lines().filter(line -> line.contains(": ")).count();
        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(run.out()).endsWith("\n");
        assertThat(run.err())
                .containsPattern(String.format("(?m)^%,d solutions? \\(cancelled, there may be more\\), ", shown));
    }

    @Test
    void sudokusThatWereMadeAreWritten() throws Exception {
        Run run = interrupted("INT", true, "sudoku", "generate", "--count", "1000000000");

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(run.out()).matches("([.1-9]{81}\n)+");
        assertThat(run.err()).contains("cancelled: " + run.out().lines().count() + " of 1000000000 Sudokus are done\n");
    }

    @Test
    void solutionsAsJsonAreAWholeDocument() throws Exception {
        Run run = interrupted("INT", "queens", "20", "--format", "json");

        Map<String, Object> document = Json.document(run.out());
        List<?> shown = (List<?>) document.getOrDefault("solutions", List.of());
        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(document).containsEntry("end", "CANCELLED").containsEntry("solutionsFound", shown.size());
    }

    @Test
    void theCheapestSoFarAreNotCalledProven() throws Exception {
        Path file = Files.writeString(directory.resolve("hard.dlx"), Problems.latin(12));
        Run run = interrupted("INT", "solve", file.toString(), "--cheapest", "2", "--format", "json");

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(Json.document(run.out())).containsEntry("end", "CANCELLED").containsEntry("proven", false);
    }

    @Test
    void anExplanationIsGivenUp() throws Exception {
        assumeArrives("INT");
        Run run = new Run(0, "", "");
        // No sum and no search decides this one. It says nothing when it begins. If it has not begun, it ends too, but
        // writes
        // nothing; then once more.
        for (int wait = 2_000; run.out().isEmpty() && wait < 20_000; wait *= 2) {
            Process process = jar.start("golfers", "5", "4", "6", "--explain", "--format", "json", "--timeout", "1h");
            Thread.sleep(wait);
            send("INT", process);
            run = jar.end(process);
        }

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(Json.document(run.out()))
                .containsEntry("explanation", "UNKNOWN")
                .containsEntry("end", "CANCELLED");
    }

    @Test
    void theCheckpointIsThatOfTheEnd() throws Exception {
        String file = directory.resolve("checkpoint").toString();
        Run run = interrupted("TERM", "count", "queens", "15", "--checkpoint", file, "--checkpoint-every", "1h");
        Run rest = jar.run("", "count", "queens", "15", "--resume", file);

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(rest.out()).isEqualTo("2279184\n");
    }

    /** Kills it without warning, two times, each time right after a checkpoint. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void aKilledCountGoesOnAndCountsEachSolutionOnce(String threads) throws Exception {
        Path file = directory.resolve("checkpoint");
        String[] begin = {
            "count", "queens", "15", "--threads", threads, "--checkpoint", file.toString(), "--checkpoint-every", "20ms"
        };
        kill(jar.start(begin), file);
        Path earlier = Files.move(file, directory.resolve("earlier"));
        kill(jar.start(with(begin, "--resume", earlier.toString())), file);
        Run rest = jar.run("", with(begin, "--resume", file.toString()));

        assertThat(rest.out()).isEqualTo("2279184\n");
        assertThat(rest.err()).startsWith("2,279,184 solutions (all), ");
    }

    private static String[] with(String[] begin, String... more) {
        return Stream.of(begin, more).flatMap(Arrays::stream).toArray(String[]::new);
    }

    private static void kill(Process process, Path checkpoint) throws Exception {
        while (!Files.exists(checkpoint)) {
            Thread.sleep(5);
        }
        process.destroyForcibly();
        assertThat(process.waitFor()).as("it was killed").isEqualTo(137);
    }

    /** Sends the signal as soon as the search is under way. */
    private Run interrupted(String signal, String... args) throws Exception {
        return interrupted(signal, false, args);
    }

    /** As above; or, if it shows something before its end, as soon as it has done that. */
    private Run interrupted(String signal, boolean showing, String... args) throws Exception {
        assumeArrives(signal);
        Process process = jar.start(with(args, "--verbose"));
        while (!jar.errors().contains("Search starts")
                || (showing && process.getInputStream().available() == 0)) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(10);
        }
        send(signal, process);
        return jar.end(process);
    }

    /** Who starts a build in the background has often told all its processes to ignore SIGINT. */
    private static void assumeArrives(String signal) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("sh", "-c", "kill -" + signal + " $$").start();
        assumeTrue(shell.waitFor() != 0, "SIG" + signal + " is ignored by all processes of this build");
    }

    private static void send(String signal, Process process) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
    }
}
