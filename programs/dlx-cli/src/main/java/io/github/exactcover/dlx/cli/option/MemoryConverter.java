package io.github.exactcover.dlx.cli.option;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a size of memory, in the notation of Java's own options: {@code 64m}, {@code 2g} or {@code 500k}. The result is
 * in bytes.
 */
final class MemoryConverter implements ITypeConverter<Long> {

    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,8})([kmgt]?)");
    private static final String UNITS = "kmgt";

    @Override
    public Long convert(String text) {
        Matcher matcher = SIZE.matcher(text.toLowerCase(Locale.ROOT));
        if (matcher.matches()) {
            String unit = matcher.group(2);
            int shift = unit.isEmpty() ? 0 : 10 * (UNITS.indexOf(unit) + 1);
            long number = Long.parseLong(matcher.group(1));
            if (number <= Long.MAX_VALUE >> shift) {
                return number << shift;
            }
        }
        throw new TypeConversionException("'" + text + "' is not a size of memory; write 500k, 64m or 2g");
    }
}
