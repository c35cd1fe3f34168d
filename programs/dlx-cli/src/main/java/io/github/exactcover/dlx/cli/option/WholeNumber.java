package io.github.exactcover.dlx.cli.option;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number; its error message is for users, not programmers. */
record WholeNumber<T>(Function<String, T> parser) implements ITypeConverter<T> {

    @Override
    public T convert(String text) {
        try {
            return parser.apply(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number, or is too large");
        }
    }
}
