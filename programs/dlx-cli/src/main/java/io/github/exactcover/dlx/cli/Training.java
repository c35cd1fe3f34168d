package io.github.exactcover.dlx.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.util.List;

/**
 * Runs some short commands in one virtual machine, and prints nothing: with {@code -XX:ArchiveClassesAtExit} or
 * {@code -XX:AOTCacheOutput}, the virtual machine writes an archive of all classes that these need. {@code bin/dlx}
 * starts it in the background.
 */
public final class Training {

    /** One command of each kind that is usually short. A long one would only make the training longer. */
    static final List<String> COMMANDS = List.of(
            "queens 8",
            "count queens 10",
            "count queens 10 --counting search",
            "queens 8 --engine dancing-links",
            "queens 4 --format json",
            "sudoku 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "count latin 5",
            "polyomino pentominoes 3x20",
            "solve -",
            "count -",
            "solve - --cheapest 1",
            "matrix queens 4");

    /** What the commands with {@code -} read. */
    static final String PROBLEM = "a b\na\nb\n";

    private Training() {}

    /**
     * Runs the commands.
     *
     * @param args ignored
     */
    public static void main(String... args) {
        Main.prepare();
        for (String command : COMMANDS) {
            Main.run(
                    new ByteArrayInputStream(PROBLEM.getBytes(UTF_8)),
                    OutputStream.nullOutputStream(),
                    OutputStream.nullOutputStream(),
                    command.split(" ", -1));
        }
    }
}
