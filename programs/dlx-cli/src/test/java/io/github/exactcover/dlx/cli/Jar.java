package io.github.exactcover.dlx.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Runs {@code target/dlx.jar} in a virtual machine of its own.
 *
 * @param directory where standard error goes; one process at a time
 */
record Jar(Path directory) {

    private static final Path ORIGINAL = Path.of("target", "dlx.jar");

    /** Runs it to its end. */
    Run run(String input, String... args) throws IOException, InterruptedException {
        Process process = start(args);
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(UTF_8));
        }
        return end(process);
    }

    /** Reads what is left of the output, and waits for the end. */
    Run end(Process process) throws IOException, InterruptedException {
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Run(process.waitFor(), out, errors());
    }

    /** In the locale C, in which Java runs no jar in a folder whose name is not ASCII; so it is a copy. */
    Process start(String... args) throws IOException {
        Path copy = directory.resolve("dlx.jar");
        if (Files.notExists(copy)) {
            Files.copy(ORIGINAL, copy);
        }
        ProcessBuilder builder = new ProcessBuilder(command(copy, args))
                .directory(directory.toFile())
                .redirectError(errorFile().toFile());
        builder.environment().put("LC_ALL", "C");
        return builder.start();
    }

    static List<String> command(String... args) {
        return command(ORIGINAL, args);
    }

    private static List<String> command(Path jar, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1", // Most of its runs here are short.
                "-jar",
                jar.toString()));
        command.addAll(List.of(args));
        return command;
    }

    /** The same for a shell. */
    static String shellCommand(String... args) {
        return command(args).stream()
                .map(word -> "'" + word.replace("'", "'\\''") + "'")
                .collect(Collectors.joining(" "));
    }

    String errors() throws IOException {
        return Files.readString(errorFile());
    }

    private Path errorFile() {
        return directory.resolve("err");
    }
}
