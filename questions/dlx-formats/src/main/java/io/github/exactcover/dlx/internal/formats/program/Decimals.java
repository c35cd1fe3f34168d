package io.github.exactcover.dlx.internal.formats.program;

import io.github.exactcover.dlx.internal.formats.text.Word;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Numbers with a point or an exponent, as {@code 1}, {@code 1.0} or {@code 1e0}, of which dlx needs whole ones. */
final class Decimals {

    /** The limit of what has none. */
    static final int UNBOUNDED = Integer.MAX_VALUE;

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,4})?");
    private static final Set<String> INFINITE = Set.of("inf", "+inf", "-inf", "infinity", "+infinity", "-infinity");

    /** From here on, solvers take a limit for none. */
    private static final BigDecimal INFINITY = new BigDecimal("1e20");

    private static final BigDecimal MOST = BigDecimal.valueOf(UNBOUNDED);

    /** Longer numbers would take time, and mean nothing to a solver. */
    private static final int DIGITS = 60;

    private Decimals() {}

    static boolean isInfinite(String text) {
        return text.length() <= "-infinity".length() && INFINITE.contains(text.toLowerCase(Locale.ROOT));
    }

    static BigDecimal parse(Word place) {
        String text = place.text();
        if (isInfinite(text)) {
            return text.startsWith("-") ? INFINITY.negate() : INFINITY;
        }
        if (text.length() > DIGITS || !NUMBER.matcher(text).matches()) {
            throw place.error(place.quoted() + " is not a number; write one like 1 or 2.5e3");
        }
        return new BigDecimal(text);
    }

    static boolean isOne(BigDecimal number) {
        return number.compareTo(BigDecimal.ONE) == 0;
    }

    /** A cost. Costs are whole, so that a solution costs what the file says. */
    static long cost(BigDecimal number, String of, Word place) {
        checkWhole(
                number,
                "the cost " + number + of + " is not a whole number; multiply all costs by a power of ten",
                place);
        try {
            return number.longValueExact();
        } catch (ArithmeticException e) {
            throw place.error("the cost " + number + of + " is too large; costs are from " + Long.MIN_VALUE + " to "
                    + Long.MAX_VALUE + ", so scale all of them down");
        }
    }

    /** A limit of a sum. What no sum of a program reaches is {@link #UNBOUNDED}. */
    static int limit(BigDecimal number, Word place) {
        if (number.abs().compareTo(INFINITY) >= 0) {
            return number.signum() * UNBOUNDED;
        }
        checkWhole(number, "the limit " + number + " is not a whole number; write one, as sums of 0 and 1 are", place);
        return clamp(number.min(MOST).max(MOST.negate()).longValueExact());
    }

    static int clamp(long limit) {
        return (int) Math.max(-UNBOUNDED, Math.min(UNBOUNDED, limit));
    }

    private static void checkWhole(BigDecimal number, String problem, Word place) {
        if (number.stripTrailingZeros().scale() > 0) {
            throw place.error(problem);
        }
    }
}
