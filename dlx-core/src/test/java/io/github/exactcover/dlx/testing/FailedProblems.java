package io.github.exactcover.dlx.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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

    /** The problem in Knuth's format. The tests that read and write that are in a module above this one. */
    public static String text(SmallProblem problem) {
        StringBuilder text = new StringBuilder("| " + problem + "\n");
        for (int item = 0; item < problem.itemCount(); item++) {
            if (item < problem.primaryCount()) {
                text.append(problem.lows().get(item))
                        .append(':')
                        .append(problem.highs().get(item))
                        .append('|');
            } else if (item == problem.primaryCount()) {
                text.append("| ");
            }
            text.append(problem.name(item)).append(' ');
        }
        for (List<Integer> option : problem.options()) {
            text.append('\n');
            for (int item = 0; item < problem.itemCount(); item++) {
                int use = option.get(item);
                if (use != SmallProblem.ABSENT) {
                    text.append(problem.name(item)).append(use == SmallProblem.COVERED ? " " : ":color" + use + " ");
                }
            }
        }
        return text.append('\n').toString();
    }
}
