package io.github.exactcover.dlx.benchmarks.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Writes numbers for the tables. */
final class Figures {

    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);

    private Figures() {}

    /** A time with at least three digits, and its error, unless that is NaN, to as many decimal places. */
    static String time(double score, double error) {
        BigDecimal exact = new BigDecimal(score);
        BigDecimal rounded = exact.round(THREE_DIGITS);
        // 2.5 has only two digits of its own, and becomes 2.50.
        int places = Math.max(0, THREE_DIGITS.getPrecision() - rounded.precision() + rounded.scale());
        String time = grouped(exact, places);
        return Double.isNaN(error) ? time : time + " ± " + grouped(new BigDecimal(error), places);
    }

    /** A whole number, with commas. */
    static String whole(double number) {
        return grouped(new BigDecimal(number), 0);
    }

    /** A quotient, with two decimal places. */
    static String ratio(double dividend, double divisor) {
        return String.format(Locale.ROOT, "%.2f", dividend / divisor);
    }

    private static String grouped(BigDecimal number, int places) {
        return String.format(Locale.ROOT, "%,." + places + "f", number);
    }
}
