package io.github.exactcover.dlx.cli.option;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a time such as {@code 30} or {@code 1.5s} (seconds), {@code 500ms}, {@code 5m}, {@code 2h} or, in ISO 8601,
 * {@code PT1M30S}. It is more than 0.
 */
final class DurationConverter implements ITypeConverter<Duration> {

    private static final Pattern SHORT = Pattern.compile("((?=\\.?[0-9])[0-9]{0,9}(?:\\.[0-9]+)?)(ms|s|m|h)?");

    @Override
    public Duration convert(String text) {
        Matcher matcher = SHORT.matcher(text.toLowerCase(Locale.ROOT));
        Duration time = matcher.matches() ? shortForm(matcher.group(1), matcher.group(2)) : iso(text);
        if (time.isZero() || time.isNegative()) {
            throw new TypeConversionException(
                    "'" + text + "' is too short; write a time of more than 0, such as 500ms or 30s");
        }
        return time;
    }

    private static Duration shortForm(String number, @Nullable String unit) {
        Duration one =
                unit == null ? Duration.ofSeconds(1) : Duration.parse(unit.equals("ms") ? "PT0.001S" : "PT1" + unit);
        BigDecimal nanos = new BigDecimal(number).multiply(BigDecimal.valueOf(one.toNanos()));
        BigDecimal[] seconds = nanos.divideAndRemainder(BigDecimal.valueOf(1_000_000_000));
        return Duration.ofSeconds(seconds[0].longValue(), seconds[1].longValue());
    }

    private static Duration iso(String text) {
        try {
            return Duration.parse(text);
        } catch (DateTimeParseException e) {
            throw new TypeConversionException(
                    "'" + text + "' is not a time; write 30 or 1.5s (seconds), 500ms, 5m, 2h or PT1M30S");
        }
    }
}
