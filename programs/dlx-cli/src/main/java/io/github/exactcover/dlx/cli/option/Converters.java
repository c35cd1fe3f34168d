package io.github.exactcover.dlx.cli.option;

import java.time.Duration;
import picocli.CommandLine;

/** Reads the values of arguments, in the same way for every command. */
public final class Converters {

    private Converters() {}

    /** Teaches the command line how to read numbers and times; returns it. */
    public static CommandLine register(CommandLine commandLine) {
        return commandLine
                .setExpandAtFiles(false) // An argument such as @name is a name, not a file with more arguments.
                .registerConverter(Integer.class, new WholeNumber<>(Integer::valueOf))
                .registerConverter(Long.class, new WholeNumber<>(Long::valueOf))
                .registerConverter(Duration.class, new DurationConverter());
    }
}
