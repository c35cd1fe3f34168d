package io.github.exactcover.dlx.cli.option;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time such as {@code 500ms}, {@code 30s}, {@code 5m}, {@code 2h} or, in ISO 8601, {@code PT1M30S}. */
final class DurationConverter implements ITypeConverter<Duration> {

    private static final Pattern SHORT = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

    @Override
    public Duration convert(String text) {
        Matcher matcher = SHORT.matcher(text.toLowerCase(Locale.ROOT));
        return matcher.matches() ? shortForm(Long.parseLong(matcher.group(1)), matcher.group(2)) : iso(text);
    }

    private static Duration shortForm(long number, String unit) {
        return switch (unit) {
            case "ms" -> Duration.ofMillis(number);
            case "s" -> Duration.ofSeconds(number);
            case "m" -> Duration.ofMinutes(number);
            default -> Duration.ofHours(number);
        };
    }

    private static Duration iso(String text) {
        try {
            return Duration.parse(text);
        } catch (DateTimeParseException e) {
            throw new TypeConversionException("'" + text + "' is not a time; write 500ms, 30s, 5m, 2h or PT1M30S");
        }
    }
}
