package io.github.exactcover.dlx.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A run of the command inside this virtual machine, and what came of it. */
public record Run(int exitCode, String out, String err) {

    public static Run dlx(String... args) {
        return withInput("", args);
    }

    public static Run withInput(String input, String... args) {
        return withInput(input.getBytes(UTF_8), args);
    }

    public static Run withInput(byte[] input, String... args) {
        return withInput(new ByteArrayInputStream(input), args);
    }

    static Run withInput(InputStream input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = Main.run(input, out, err, args);
        return new Run(exitCode, out.toString(UTF_8), err.toString(UTF_8));
    }

    /** Runs it with so little time that it does not end, but enough to read the problem and begin. */
    public static Run late(String input, String... args) {
        return late(run -> !run.err.contains("time was up while the problem was built"), input, args);
    }

    /** As above, with enough time for what must have been done: the time is doubled until then. */
    public static Run late(Predicate<Run> hasDone, String input, String... args) {
        Run run;
        int time = 100;
        do {
            run = withInput(
                    input,
                    Stream.of(args, new String[] {"--timeout", time + "ms"})
                            .flatMap(Stream::of)
                            .toArray(String[]::new));
            time *= 2;
        } while (!hasDone.test(run) && time < 10_000);
        return run;
    }

    /** The summary up to the number of updates, for the time differs from run to run. */
    public String summary() {
        return err.replaceFirst(", \\d+\\.\\d{3} s, [a-z-]+ by [a-z]+\\R$", "");
    }
}
