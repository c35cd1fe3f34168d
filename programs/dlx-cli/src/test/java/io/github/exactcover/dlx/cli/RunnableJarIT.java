package io.github.exactcover.dlx.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@code target/dlx.jar} in a virtual machine of its own. */
class RunnableJarIT {

    @TempDir
    Path directory;

    @Test
    void printsSolutionsAndNothingElse() throws Exception {
        Run run = jar("", "queens", "4", "--engine", "dancing-links");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo(Run.dlx("queens", "4").out());
        assertThat(run.summary()).isEqualTo("2 solutions (all), 13 nodes, 183 updates");
    }

    @Test
    void readsStandardInput() throws Exception {
        Run run = jar("a b\na\nb\n", "solve", "-", "--format", "json");

        assertThat(run.exitCode()).isZero();
        assertThat(Json.document(run.out())).containsEntry("solutions", List.of(List.of(List.of("a"), List.of("b"))));
    }

    @Test
    void exitCodesReachTheShell() throws Exception {
        assertThat(jar("", "queens", "3").exitCode()).isEqualTo(1);
        assertThat(jar("", "queens", "0"))
                .isEqualTo(new Run(2, "", "dlx: A board of size 0 is not possible; choose a size from 1 to 1000\n"));
    }

    @Test
    void verboseShowsTheSearchOnStandardError() throws Exception {
        Run run = jar("", "count", "queens", "4", "--verbose");

        assertThat(run.out()).isEqualTo("2\n");
        assertThat(run.err().lines()).hasSize(3);
        assertThat(run.err().lines().limit(2))
                .allMatch(line -> line.startsWith("DEBUG io.github.exactcover.dlx.Search"));
    }

    @Test
    void namesInUtf8SurviveAnyLocale() throws Exception {
        assertThat(jar("Käse\nKäse\n", "solve", "-").out()).isEqualTo("1:\n Käse\n");
    }

    @Test
    void endsQuietlyWhenThePipeIsClosed() throws Exception {
        Jar jar = new Jar(directory);
        Process process = jar.start("queens", "20");
        try (BufferedReader reader = process.inputReader(UTF_8)) {
            assertThat(reader.readLine()).startsWith("1: ");
        }

        assertThat(process.waitFor()).isZero();
        assertThat(jar.errors()).isEmpty();
    }

    /** Reflection, formats, JSON and clocks each cost more than all of a short search. */
    @Test
    void aShortRunLoadsOnlyWhatItNeeds() throws Exception {
        List<String> command = Jar.command("queens", "8");
        command.add(1, "-Xlog:class+load");
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String classes = new String(process.getInputStream().readAllBytes(), UTF_8);

        assertThat(process.waitFor()).isZero();
        assertThat(classes)
                .contains(Main.class.getName())
                .doesNotContain(
                        "jdk.proxy",
                        "java.util.Formatter",
                        "java.text.DecimalFormat",
                        "java.sql.",
                        "java.time.format.DateTimeFormatter",
                        "com.fasterxml.",
                        "me.tongfei.progressbar.ProgressBar ",
                        "picocli.CommandLine$HelpCommand",
                        "cli.command.SolveCommand",
                        "cli.builtin.LatinModel");
    }

    /** Java keeps older class files in no archive of classes, and so reads and verifies them at each start. */
    @Test
    void noClassFileIsTooOldForAnArchive() throws Exception {
        try (JarFile jar = new JarFile(Path.of("target", "dlx.jar").toFile())) {
            List<JarEntry> classes = jar.stream()
                    .filter(entry -> entry.getName().endsWith(".class"))
                    .toList();
            assertThat(classes).anyMatch(entry -> entry.getName().startsWith("picocli/"));
            for (JarEntry entry : classes) {
                try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
                    assertThat(in.readInt()).isEqualTo(0xCAFEBABE);
                    in.readUnsignedShort();
                    assertThat(in.readUnsignedShort()).as(entry.getName()).isGreaterThanOrEqualTo(50);
                }
            }
        }
    }

    private Run jar(String input, String... args) throws IOException, InterruptedException {
        return new Jar(directory).run(input, args);
    }
}
