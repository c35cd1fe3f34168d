package io.github.exactcover.dlx.cli.option;

import java.time.Duration;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of arguments, in the same way for every command. */
public final class Converters {

    private Converters() {}

    /** Teaches the command line how to read numbers and times; returns it. */
    public static CommandLine register(CommandLine commandLine) {
        return commandLine
                .setExpandAtFiles(false) // An argument such as @name is a name, not a file with more arguments.
                .registerConverter(Integer.class, wholeNumber(Integer::valueOf))
                .registerConverter(Long.class, wholeNumber(Long::valueOf))
                .registerConverter(Duration.class, new DurationConverter());
    }

    /** Reads a whole number; its error message is for users, not programmers. */
    private static <T> ITypeConverter<T> wholeNumber(Function<String, T> parser) {
        return text -> {
            try {
                return parser.apply(text);
            } catch (NumberFormatException e) {
                throw new TypeConversionException("'" + text + "' is not a whole number, or is too large");
            }
        };
    }
}
