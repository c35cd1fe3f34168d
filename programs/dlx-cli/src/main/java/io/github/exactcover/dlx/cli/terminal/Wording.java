package io.github.exactcover.dlx.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** How numbers and constants are written for people. */
public final class Wording {

    private static final List<String> SMALL = List.of(
            "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve");

    /** Longer numbers are rounded, in bits: they are not read, and to write a million digits takes seconds. */
    private static final int LONGEST = 1_000;

    private static final double MINUTE = 60;
    private static final double HOUR = 3_600;
    private static final double DAY = 86_400;
    private static final double MANY_DAYS = 1e5;

    private Wording() {}

    /** A number with its noun as a heading: {@code Six queens}, {@code 20 queens}. */
    public static String heading(int number, String noun) {
        String counted = counted(number, noun);
        return 0 <= number && number < SMALL.size()
                ? SMALL.get(number) + counted.substring(counted.indexOf(' '))
                : counted;
    }

    public static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** A number with its noun, such as {@code 1 node} or {@code 1,965 nodes}. */
    public static String counted(long number, String noun) {
        return counted(BigInteger.valueOf(number), noun);
    }

    public static String counted(BigInteger number, String noun) {
        return grouped(number.toString()) + " " + noun + (number.equals(BigInteger.ONE) ? "" : "s");
    }

    /** A number such as {@code 1,965}. */
    public static String grouped(long number) {
        return grouped(String.valueOf(number));
    }

    /** Puts a comma before each three digits. String.format would load a hundred classes for it. */
    private static String grouped(String digits) {
        StringBuilder grouped = new StringBuilder(digits);
        for (int place = digits.length() - 3; place > 0; place -= 3) {
            grouped.insert(place, ',');
        }
        return grouped.toString();
    }

    /** A number such as {@code 1,965}; of one with more than 300 digits, the first: {@code 8.26e5565708}. */
    public static String rounded(BigInteger number) {
        int left = number.bitLength() - LONGEST;
        if (left <= 0) {
            return grouped(number.toString());
        }
        double digits = Math.log10(number.shiftRight(left).doubleValue()) + left * Math.log10(2);
        double first = Math.pow(10, digits - Math.floor(digits));
        return Math.floor(100 * first) / 100 + "e" + (long) digits;
    }

    /** A time with three digits after the point, such as {@code 0.031 s}. */
    public static String seconds(Duration time) {
        long millis = time.plusNanos(500_000).toMillis();
        return millis / 1000 + "." + String.valueOf(1000 + millis % 1000).substring(1) + " s";
    }

    /** A time in seconds, minutes, hours or days, for estimates: {@code 3.1 h}. */
    public static String roughly(double seconds) {
        if (seconds < MINUTE) {
            return String.format(Locale.ROOT, "%.0f s", seconds);
        }
        if (seconds < HOUR) {
            return String.format(Locale.ROOT, "%.0f min", seconds / MINUTE);
        }
        if (seconds < DAY) {
            return String.format(Locale.ROOT, "%.1f h", seconds / HOUR);
        }
        if (Double.isInfinite(seconds)) {
            return "more than 1e300 days";
        }
        double days = seconds / DAY;
        return String.format(Locale.ROOT, days < MANY_DAYS ? "%.1f days" : "%.1e days", days);
    }

    /** The name of a constant as users write it: {@code pipe-organ} for {@code PIPE_ORGAN}. */
    public static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A file that could not be read or written, and why. */
    public static String of(UncheckedIOException failure) {
        return failure.getMessage() + ": " + reason(Objects.requireNonNull(failure.getCause()));
    }

    /** Why a file could not be read or written. Java's own message may be only the name of the file. */
    public static String reason(IOException failure) {
        if (!(failure instanceof FileSystemException file)) {
            return String.valueOf(failure.getMessage());
        }
        String name = file.getFile();
        String reason = file.getReason();
        if (file instanceof NoSuchFileException) {
            return name + " does not exist";
        }
        if (file instanceof FileAlreadyExistsException) {
            return name + " exists already";
        }
        if (file instanceof NotDirectoryException || "Not a directory".equals(reason)) {
            return name + " needs a folder where there is a file";
        }
        if (file instanceof AccessDeniedException) {
            return "the permissions of " + name + " forbid it";
        }
        return reason == null ? name + ", and the system does not say why" : reason;
    }
}
