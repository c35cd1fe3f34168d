package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that commands write are replaced as a whole, or not at all. */
class OutputFilesTest {

    @TempDir
    Path directory;

    /** Where the file is. */
    private Path folder;

    private Path file;

    @BeforeEach
    void anOldFile() throws IOException {
        folder = Files.createDirectory(directory.resolve("folder"));
        file = folder.resolve("file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queens 6 --svg",
                "sudoku generate --seed 7 --svg",
                "trace queens 4 --html",
                "diagram queens 5 --dot",
                "diagram queens 5 --save",
                "count queens 6 --checkpoint",
                "merge JOB --checkpoint"
            })
    void theOldFileIsReplacedAndNotWrittenInto(String command) throws IOException {
        Files.writeString(file, "old");
        Path another = Files.createLink(directory.resolve("another name of the old file"), file);

        assertThat(run(command).exitCode()).isZero();
        assertThat(another).hasContent("old");
        assertThat(Files.size(file)).isGreaterThan(200);
        assertThat(names()).containsExactly("file");
    }

    @ParameterizedTest
    @EnabledOnOs(OS.LINUX)
    @ValueSource(
            strings = {
                "queens 6 --svg",
                "sudoku generate --seed 7 --svg",
                "trace queens 4 --html",
                "diagram queens 5 --dot",
                "diagram queens 5 --save",
                "count queens 6 --checkpoint",
                "merge JOB --checkpoint"
            })
    void aFullDiskLeavesTheOldFile(String command) throws Exception {
        assumeTrue(
                isDone("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.toString()),
                "needs to be root, to make a small file system");
        try {
            Files.writeString(file, "old");
            fill(folder.resolve("filler"));
            Run run = run(command);

            assertThat(run.err()).endsWith(": No space left on device\n");
            assertThat(run.exitCode()).isEqualTo(3);
            assertThat(run.out().isEmpty())
                    .as("no answer yet")
                    .isNotEqualTo(command.matches("(queens|sudoku|count).*"));
            assertThat(file).hasContent("old");
            assertThat(names()).containsExactly("file", "filler");
        } finally {
            assertThat(isDone("umount", "-l", folder.toString())).isTrue();
        }
    }

    private static void fill(Path filler) throws IOException {
        byte[] page = new byte[4096];
        try (var out = Files.newOutputStream(filler)) {
            for (int pages = 0; pages < 1000; pages++) {
                out.write(page);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPipeIsWrittenTo() throws Exception {
        assumeTrue(isDone("mkfifo", file.toString()));
        Path read = directory.resolve("read");
        Process reader = new ProcessBuilder("cat", file.toString())
                .redirectOutput(read.toFile())
                .start();
        try {
            assertThat(run("queens 6 --svg").exitCode()).isZero();
            assertThat(reader.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(Files.readString(read)).startsWith("<svg").endsWith("</svg>\n");
            assertThat(Files.isRegularFile(file)).isFalse();
        } finally {
            reader.destroyForcibly();
        }
    }

    /** A replacement needs room beside the file, and after a long search it would be too late to say so. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileThatCannotBeReplacedIsRefusedBeforeTheWork() throws Exception {
        Files.writeString(file, "old");
        assumeTrue(
                isDone("mount", "--bind", folder.toString(), folder.toString())
                        && isDone("mount", "-o", "remount,ro,bind", folder.toString()),
                "needs to be root, to make a file system that is read-only");
        try {
            for (String command : List.of("queens 6 --svg", "trace queens 4 --html", "diagram queens 5 --save")) {
                assertThat(run(command))
                        .isEqualTo(new Run(
                                2,
                                "",
                                "dlx: " + command.substring(command.indexOf("--")) + " " + file
                                        + ": this file cannot be"
                                        + " written; check the permissions of the file and of its folder, or name"
                                        + " another\n"));
            }
        } finally {
            assertThat(isDone("umount", "-l", folder.toString())).isTrue();
        }
    }

    /** Runs a command that ends with the option that takes the file. */
    private Run run(String command) {
        String job = directory.resolve("job").toString();
        if (command.contains("JOB")) {
            assertThat(dlx("split", "queens", "6", "--to", job).exitCode()).isZero();
            dlx("run", job);
        }
        String[] words = (command + " " + file).replace("JOB", job).split(" ", -1);
        return dlx(Arrays.copyOf(words, words.length));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private static boolean isDone(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }
}
