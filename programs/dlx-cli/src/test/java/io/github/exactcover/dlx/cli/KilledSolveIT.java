package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Kills {@code target/dlx.jar} and looks at what it has written to standard output until then: what its checkpoint
 * counts as shown must be there.
 */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class KilledSolveIT {

    @TempDir
    Path directory;

    private Jar jar;
    private Path checkpoint;

    @BeforeEach
    void jar() {
        jar = new Jar(directory);
        checkpoint = directory.resolve("checkpoint");
    }

    /** Three solutions that are found at once, and then a search of many hours that finds no more. */
    private Path threeEarly() throws IOException {
        List<String> pigeons = new ArrayList<>();
        List<String> holes = new ArrayList<>();
        List<String> options = new ArrayList<>();
        for (int i = 1; i <= 15; i++) {
            pigeons.add("p" + i);
        }
        for (int j = 1; j <= 14; j++) {
            holes.add("h" + j);
        }
        for (int quick = 1; quick <= 3; quick++) {
            options.add("start:" + quick + " first " + String.join(" ", pigeons));
        }
        options.add("first");
        for (String pigeon : pigeons) {
            for (String hole : holes) {
                options.add(pigeon + " " + hole);
            }
        }
        String items = "first " + String.join(" ", pigeons) + " | start " + String.join(" ", holes);
        return Files.writeString(directory.resolve("three.dlx"), items + "\n" + String.join("\n", options) + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void whatTheCheckpointCountsAsShownHasLeftTheProcess(String format) throws Exception {
        String file = threeEarly().toString();
        Path out = directory.resolve("out");
        String[] arguments = {
            "solve", file, "--format", format, "--checkpoint", checkpoint.toString(), "--checkpoint-every", "1ms"
        };
        Process process = start(out, arguments);
        while (!Files.exists(checkpoint) || !Files.readString(checkpoint).contains("\nsolutions 3\n")) {
            assertThat(process.isAlive()).isTrue();
            Thread.onSpinWait();
        }
        kill(process);
        assertThat(starts(Files.readString(out))).containsExactly("start:1", "start:2", "start:3");

        Run rest = jar.run("", "solve", file, "--limit", "3", "--resume", checkpoint.toString());
        assertThat(rest.out()).as("nothing is shown twice").isEmpty();
        assertThat(rest.err()).startsWith("3 solutions (limit reached, there may be more), ");
    }

    private static List<String> starts(String out) {
        return out.lines()
                .flatMap(line -> Stream.of(line.split("[^a-z0-9:]+")))
                .filter(word -> word.matches("start:\\d"))
                .toList();
    }

    /** It must not wait for the next solution, which never comes. */
    @Test
    void solutionsAreSeenWhileTheSearchGoesOn() throws Exception {
        Process process = jar.start("solve", threeEarly().toString());
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        List<String> seen = new ArrayList<>();
        while (seen.size() < 3) {
            String line = out.readLine();
            assertThat(line).isNotNull();
            seen.addAll(starts(line));
        }
        assertThat(process.isAlive()).isTrue();
        kill(process);
        assertThat(seen).containsExactly("start:1", "start:2", "start:3");
    }

    /** In a flood of solutions: each is seen before the kill or after it. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void aKilledFloodIsCompleteAfterResuming(String threads) throws Exception {
        String[] arguments = {"queens", "12", "--threads", threads, "--checkpoint", checkpoint.toString()};
        List<String> seen = new ArrayList<>();
        for (int kills = 0; kills < 3; kills++) {
            boolean again = Files.exists(checkpoint);
            Path earlier = directory.resolve("earlier");
            if (again) {
                Files.move(checkpoint, earlier);
            }
            Stream<String> resume = again ? Stream.of("--resume", earlier.toString()) : Stream.empty();
            Stream<String> more = Stream.concat(Stream.of("--checkpoint-every", "5ms"), resume);
            Path out = directory.resolve("out" + kills);
            Process process =
                    start(out, Stream.concat(Stream.of(arguments), more).toArray(String[]::new));
            while (!Files.exists(checkpoint)) {
                assertThat(process.isAlive()).isTrue();
                Thread.onSpinWait();
            }
            kill(process);
            seen.addAll(placements(Files.readString(out)));
            Files.deleteIfExists(earlier);
        }
        Run rest = jar.run("", "queens", "12", "--threads", threads, "--resume", checkpoint.toString());
        seen.addAll(placements(rest.out()));

        assertThat(rest.err()).startsWith("14,200 solutions (all), ");
        assertThat(new TreeSet<>(seen)).hasSize(14_200);
    }

    /** The lines that say which solution it is, but for one that was cut. */
    private static List<String> placements(String text) {
        return text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .filter(line -> line.contains(": "))
                .map(line -> line.substring(line.indexOf(' ')))
                .toList();
    }

    private Process start(Path out, String... arguments) throws IOException {
        return new ProcessBuilder(Jar.command(arguments))
                .redirectOutput(out.toFile())
                .redirectError(directory.resolve("err").toFile())
                .start();
    }

    private static void kill(Process process) throws InterruptedException {
        process.destroyForcibly();
        assertThat(process.waitFor()).as("it was killed").isEqualTo(137);
    }
}
