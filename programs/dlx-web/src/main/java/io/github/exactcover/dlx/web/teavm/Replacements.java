package io.github.exactcover.dlx.web.teavm;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;
import org.teavm.jso.JSBody;

/** What dlx calls instead of methods that TeaVM lacks, or has otherwise: {@link Browser} redirects the calls. */
final class Replacements {

    /** A tab may have more, but nobody can say how much. */
    private static final long MEMORY = 1L << 30;

    private static final long LOW_HALF = 0xFFFFFFFFL;

    private Replacements() {}

    /** There is no log. */
    static Logger getLogger(String name) {
        return NOPLogger.NOP_LOGGER;
    }

    /** By halves, as on paper. */
    static long multiplyHigh(long a, long b) {
        long lowA = a & LOW_HALF;
        long lowB = b & LOW_HALF;
        long middle = (a >> 32) * lowB + ((lowA * lowB) >>> 32);
        return (a >> 32) * (b >> 32) + (middle >> 32) + (((middle & LOW_HALF) + lowA * (b >> 32)) >> 32);
    }

    /** The nearest float; {@link FloatRounding} says when. */
    @JSBody(params = "number", script = "return Math.fround(number);")
    static native float rounded(float number);

    static long maxMemory(Runtime runtime) {
        return MEMORY;
    }

    /** A character in hexadecimal, as {@code %04x} or {@code %04X} have it. Only a log has other formats. */
    static String format(String format, Object... arguments) {
        String digits = Integer.toHexString(0x10000 | (int) arguments[0]).substring(1);
        return format.endsWith("X")
                ? format.replace("%04X", digits.toUpperCase(Locale.ROOT))
                : format.replace("%04x", digits);
    }

    /** Only for the log, which there is not. */
    static String format(Locale locale, String format, Object... arguments) {
        return format;
    }

    static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\r\n|\r|\n", -1)));
        if (lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines.stream();
    }

    /** Calls at once: with no other thread to wait in, an alarm that is set rings again immediately. */
    static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        return executor;
    }

    static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
        return Stream.of(pattern.split(text));
    }

    /** TeaVM makes an int of the limit, so that {@link Long#MAX_VALUE} would allow nothing. */
    static <T> Stream<T> limit(Stream<T> stream, long most) {
        return most > Integer.MAX_VALUE ? stream : stream.limit(most);
    }
}
