package io.github.exactcover.dlx.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads constants such as {@code PIPE_ORGAN} by names such as {@code pipe-organ}. */
final class NameConverter<E extends Enum<E>> implements ITypeConverter<E> {

    private final Class<E> type;

    NameConverter(Class<E> type) {
        this.type = type;
    }

    @Override
    public E convert(String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> nameOf(constant).equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no '" + name + "', only " + names()));
    }

    private String names() {
        return Arrays.stream(type.getEnumConstants()).map(NameConverter::nameOf).collect(Collectors.joining(" and "));
    }

    static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
