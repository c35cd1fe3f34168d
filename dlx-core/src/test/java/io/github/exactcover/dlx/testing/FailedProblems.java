package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps the problems on which a property fails as files that every dlx program reads. */
public final class FailedProblems {

    private static final Path FOLDER = Path.of("target", "failed-problems");

    private FailedProblems() {}

    /**
     * Runs a check of a problem. If it fails, the problem is written to a file with the given name; jqwik then tries
     * smaller ones, so that the file holds the smallest in the end.
     */
    public static void keeping(String name, SmallProblem problem, Runnable check) {
        try {
            check.run();
        } catch (RuntimeException | Error e) {
            write(name, problem);
            throw e;
        }
    }

    private static void write(String name, SmallProblem problem) {
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(name + ".dlx"), text(problem));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(SmallProblem problem) {
        String comment = "| " + problem + "\n";
        try {
            return comment + DlxFormat.format(problem.problem());
        } catch (IllegalArgumentException e) {
            return comment + "| The format cannot hold it: " + e.getMessage() + "\n";
        }
    }
}
