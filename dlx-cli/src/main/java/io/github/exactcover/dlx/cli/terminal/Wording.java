package io.github.exactcover.dlx.cli.terminal;

import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.FileSystemException;
import java.util.Locale;

/** How numbers and constants are written for people. */
public final class Wording {

    private Wording() {}

    /** A number with its noun, such as {@code 1 node} or {@code 1,965 nodes}. */
    public static String counted(long number, String noun) {
        return counted(BigInteger.valueOf(number), noun);
    }

    public static String counted(BigInteger number, String noun) {
        return String.format(Locale.ROOT, "%,d %s%s", number, noun, number.equals(BigInteger.ONE) ? "" : "s");
    }

    /** The name of a constant as users write it: {@code pipe-organ} for {@code PIPE_ORGAN}. */
    public static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A file that could not be read or written, and why. */
    public static String of(UncheckedIOException failure) {
        Throwable cause = failure.getCause();
        // A FileSystemException may have only the name of the file as its message.
        String reason = cause == null || cause instanceof FileSystemException
                ? String.valueOf(cause)
                : String.valueOf(cause.getMessage());
        return failure.getMessage() + ": " + reason;
    }
}
