package io.github.exactcover.dlx.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the script {@code bin/dlx} of the distribution as a shell does. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(OS.WINDOWS)
class LauncherIT {

    /** One for all tests, so that not each of them has to make an archive. */
    @TempDir
    static Path caches;

    @TempDir
    Path folder;

    @TempDir
    static Path unpacked;

    private static Path distribution = Path.of("");

    private final Map<String, String> environment = new TreeMap<>();

    @BeforeAll
    static void unpack() throws Exception {
        distribution = unpackTo(unpacked);
    }

    @BeforeEach
    void usualEnvironment() {
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("PATH", System.getenv("PATH"));
        environment.put("XDG_CACHE_HOME", caches.toString());
    }

    @Test
    void startsFromTheArchiveThatTheFirstStartHasMade() throws Exception {
        Path classes = folder.resolve("classes");
        environment.put("DLX_JAVA_OPTS", "-Xlog:class+load:file=" + classes);
        String out = run(usual(), "", "queens", "4").out();
        Path archive = archiveIn(caches);
        Run second = run(usual(), "", "queens", "4");

        assertThat(second.out()).isEqualTo(out).startsWith("1: a3 b1 c4 d2\n");
        assertThat(second.err()).startsWith("2 solutions (all), ").hasLineCount(1);
        assertThat(Files.readAllLines(classes))
                .anyMatch(line -> line.contains(Main.class.getName() + " source: shared objects file"));
        assertThat(only(caches.resolve("dlx"), "*")).isEqualTo(archive);
    }

    /** An empty file is a mark that the archive is being made. */
    @Test
    void anArchiveThatWasForgottenIsMadeAfterADay() throws Exception {
        run(usual(), "", "queens", "1");
        String name = withoutLength(archiveIn(caches));
        Path marked =
                Files.createFile(Files.createDirectory(folder.resolve("dlx")).resolve(name + ".mark"));
        environment.put("XDG_CACHE_HOME", folder.toString());
        quietlyCountsSixQueens();
        assertThat(only(folder.resolve("dlx"), "*")).isEqualTo(marked.toAbsolutePath());

        Files.setLastModifiedTime(marked, FileTime.from(Instant.now().minus(Duration.ofDays(3))));
        quietlyCountsSixQueens();
        assertThat(withoutLength(archiveIn(folder))).isEqualTo(name);
    }

    /** Those of checkouts and versions that are gone would stay for ever. */
    @Test
    void onlyTheNewestArchivesAreKept() throws Exception {
        Path cache = Files.createDirectories(folder.resolve("dlx"));
        for (int number = 1; number <= 6; number++) {
            Path old = Files.createFile(cache.resolve(number + "-7-0.jsa"));
            Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(number))));
        }
        environment.put("XDG_CACHE_HOME", folder.toString());
        quietlyCountsSixQueens();
        while (list(cache, "*.jsa").size() != 4 || !list(cache, "*.mark").isEmpty()) {
            Thread.sleep(10);
        }
        assertThat(list(cache, "*-7-0.jsa"))
                .map(file -> file.getFileName().toString())
                .containsExactlyInAnyOrder("1-7-0.jsa", "2-7-0.jsa", "3-7-0.jsa");
    }

    private static String withoutLength(Path archive) {
        return archive.getFileName().toString().replaceFirst("-\\d+\\.jsa$", "");
    }

    @Test
    void startsFromAPathWithBlanksAndThroughASymbolicLink() throws Exception {
        Path copy = unpackTo(folder.resolve("with two blanks"));
        Path link = Files.createSymbolicLink(folder.resolve("a link"), copy.resolve("bin/dlx"));
        Path otherCaches = folder.resolve("caches, too");
        environment.put("XDG_CACHE_HOME", otherCaches.toString());

        assertThat(run(copy.resolve("bin/dlx"), "", "count", "queens", "6").out())
                .isEqualTo("4\n");
        archiveIn(otherCaches);
        assertThat(run(link, "", "count", "queens", "6").out()).isEqualTo("4\n");
    }

    /** The archive in this folder of caches, which a process in the background may still be writing. */
    private static Path archiveIn(Path caches) throws IOException, InterruptedException {
        while (true) {
            Path folder = caches.resolve("dlx");
            List<Path> files = Files.exists(folder) ? list(folder, "*") : List.of();
            if (files.size() == 1 && files.get(0).toFile().length() > 0) {
                return files.get(0);
            }
            Thread.sleep(10);
        }
    }

    @Test
    void handsOnArgumentsInputAndExitCodes() throws Exception {
        assertThat(run(usual(), "a *\na\n*\n", "solve", "-", "--require", "*", "--forbid", "#1")
                        .exitCode())
                .isEqualTo(1);
        assertThat(run(usual(), "", "solve", "no  such *").err()).isEqualTo("dlx: no such file: no  such *\n");
        assertThat(run(usual(), "", "count", "").err()).startsWith("dlx: '' is not the name of a file; ");
        assertThat(run(usual(), "", "queens", "a b").err()).contains("'a b' is not a whole number");
    }

    /** The script in between holds the argument as bytes, whatever the locale of this test. */
    @Test
    void argumentsAreUtf8InTheLocaleC() throws Exception {
        Path script = Files.writeString(
                folder.resolve("script"), "#!/bin/sh\nexec '" + usual() + "' solve - --require 'a \u00e4'\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        environment.put("LC_ALL", "C");

        assertThat(run(script, "a \u00e4\na \u00e4\n").out()).isEqualTo("1:\n a \u00e4\n");
    }

    @Test
    void startsWithoutAnArchiveWhereNoneCanBeWritten() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        environment.put("XDG_CACHE_HOME", file.toString());
        quietlyCountsSixQueens();
        environment.remove("XDG_CACHE_HOME");
        quietlyCountsSixQueens(); // There is no HOME either.
    }

    @Test
    void startsWithoutTheArchiveIfItIsDamaged() throws Exception {
        run(usual(), "", "queens", "1");
        Path whole = archiveIn(caches);
        Files.write(
                Files.createDirectory(folder.resolve("dlx")).resolve(whole.getFileName()),
                new byte[Math.toIntExact(Files.size(whole))]);
        environment.put("XDG_CACHE_HOME", folder.toString());
        quietlyCountsSixQueens();
    }

    /** Java 17 could be ended by it. */
    @Test
    void anArchiveThatWasCutOffIsLeftAsideAndMadeAnew() throws Exception {
        run(usual(), "", "queens", "1");
        Path whole = archiveIn(caches);
        byte[] half = Arrays.copyOf(Files.readAllBytes(whole), Math.toIntExact(Files.size(whole) / 2));
        Path cut = Files.createDirectory(folder.resolve("dlx")).resolve(whole.getFileName());
        Files.write(cut, half);
        environment.put("XDG_CACHE_HOME", folder.toString());
        quietlyCountsSixQueens();

        while (archiveIn(folder).toFile().length() == half.length) {
            Thread.sleep(10);
        }
        quietlyCountsSixQueens();
    }

    private void quietlyCountsSixQueens() throws Exception {
        Run run = run(usual(), "", "count", "queens", "6");

        assertThat(run.out()).isEqualTo("4\n");
        assertThat(run.err()).startsWith("4 solutions (all), ").hasLineCount(1);
    }

    @Test
    void findsJavaOnThePath() throws Exception {
        environment.remove("JAVA_HOME");
        environment.merge("PATH", System.getProperty("java.home") + "/bin:", (path, bin) -> bin + path);
        quietlyCountsSixQueens();
    }

    @Test
    void saysThatJavaIsMissingOrTooOld() throws Exception {
        environment.remove("JAVA_HOME");
        environment.put("PATH", folder.toString());
        assertThat(run(usual(), "", "queens", "4"))
                .isEqualTo(new Run(3, "", "dlx: there is no java; install Java 17 or later, or set JAVA_HOME to it\n"));
        environment.put("JAVA_HOME", folder.toString());
        assertThat(run(usual(), "", "queens", "4").err()).startsWith("dlx: there is no " + folder + "/bin/java; set ");
        Path java =
                Files.createFile(Files.createDirectory(folder.resolve("bin")).resolve("java"));
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.writeString(folder.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"11.0.2\"\n");
        assertThat(run(usual(), "", "queens", "4").err())
                .isEqualTo("dlx: " + java + " is Java 11.0.2, but must be 17 or later; set JAVA_HOME to such a one\n");
    }

    @Test
    void aSignalReachesTheSearch() throws Exception {
        Process process = start(usual(), "count", "queens", "20", "--verbose");
        while (!errors().contains("Search starts")) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(10);
        }
        new ProcessBuilder("kill", "-TERM", String.valueOf(process.pid()))
                .start()
                .waitFor();
        Run run = end(process);

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(run.out()).matches("at least \\d+\n");
    }

    private static Path usual() {
        return distribution.resolve("bin").resolve("dlx");
    }

    /** Returns the one folder that is in the archive. */
    private static Path unpackTo(Path target) throws IOException, InterruptedException {
        Path archive = only(Path.of("target"), "dlx-*.tar.gz");
        Files.createDirectories(target);
        assertThat(new ProcessBuilder("tar", "-xf", archive.toString(), "-C", target.toString())
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
        return only(target, "dlx-*");
    }

    private static Path only(Path folder, String pattern) throws IOException {
        List<Path> all = list(folder, pattern);
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    private static List<Path> list(Path folder, String pattern) throws IOException {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, pattern)) {
            List<Path> all = new ArrayList<>();
            found.forEach(path -> all.add(path.toAbsolutePath()));
            return all;
        }
    }

    private Run run(Path script, String input, String... args) throws IOException, InterruptedException {
        Process process = start(script, args);
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(UTF_8));
        } catch (IOException closed) {
            // It has ended without reading.
        }
        return end(process);
    }

    private Process start(Path script, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(args));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(folder.resolve("err").toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    private Run end(Process process) throws IOException, InterruptedException {
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Run(process.waitFor(), out, errors());
    }

    private String errors() throws IOException {
        return Files.readString(folder.resolve("err"));
    }
}
