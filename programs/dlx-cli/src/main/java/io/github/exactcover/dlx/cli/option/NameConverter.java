package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.terminal.Wording;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads constants such as {@code PIPE_ORGAN} by names such as {@code pipe-organ}, or as some commands write them. */
final class NameConverter<E extends Enum<E>> implements ITypeConverter<E> {

    private final Class<E> type;

    NameConverter(Class<E> type) {
        this.type = type;
    }

    @Override
    public E convert(String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant ->
                        Wording.nameOf(constant).equals(name) || constant.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no '" + name + "', only " + names()));
    }

    private String names() {
        List<String> names =
                Arrays.stream(type.getEnumConstants()).map(Wording::nameOf).toList();
        int last = names.size() - 1;
        return String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
