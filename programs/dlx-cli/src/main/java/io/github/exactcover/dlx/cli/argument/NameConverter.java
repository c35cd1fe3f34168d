package io.github.exactcover.dlx.cli.argument;

import io.github.exactcover.dlx.cli.terminal.Wording;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads constants such as {@code PIPE_ORGAN} by names such as {@code pipe-organ}, or as some commands write them. No
 * record, see {@link NumberOrNothing}.
 */
public final class NameConverter implements ITypeConverter<Object> {

    private final Class<?> type;

    /** With the type of the constants. */
    public NameConverter(Class<?> type) {
        this.type = type;
    }

    @Override
    public Object convert(String name) {
        List<String> names = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            String known = Wording.nameOf((Enum<?>) constant);
            if (known.equals(name) || ((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
            names.add(known);
        }
        int last = names.size() - 1;
        throw new TypeConversionException("there is no '" + name + "', only "
                + String.join(", ", names.subList(0, last)) + " and " + names.get(last));
    }
}
