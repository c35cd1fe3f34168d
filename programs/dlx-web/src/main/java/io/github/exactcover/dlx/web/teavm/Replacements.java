package io.github.exactcover.dlx.web.teavm;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
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

    /** A tab may have more, but there is no way to ask how much. */
    private static final long MEMORY = 1L << 30;

    private static final long LOW_HALF = 0xFFFFFFFFL;

    /** What {@code \R} is in Java, which TeaVM does not have. */
    private static final String LINE_END = "\r\n|[\n-\r\u0085\u2028\u2029]";

    private static long lastTime = Long.MIN_VALUE;

    private Replacements() {}

    /** There is no log. */
    static Logger getLogger(String name) {
        return NOPLogger.NOP_LOGGER;
    }

    static String toString(char character) {
        return Character.toString(character);
    }

    static String toString(int character) {
        return new String(Character.toChars(character));
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

    /** Texts, whole numbers with or without commas, and characters in hexadecimal. Only a log has other formats. */
    static String format(String format, Object... arguments) {
        StringBuilder text = new StringBuilder();
        int done = 0;
        for (Object argument : arguments) {
            int start = format.indexOf('%', done);
            int end = start + 1;
            while (!Character.isLetter(format.charAt(end))) {
                end++;
            }
            text.append(format, done, start);
            done = end + 1;
            text.append(
                    switch (format.substring(start + 1, done)) {
                        case ",d" -> withCommas(String.valueOf(argument));
                        case "04x" -> hexadecimal(argument);
                        case "04X" -> hexadecimal(argument).toUpperCase(Locale.ROOT);
                        default -> String.valueOf(argument);
                    });
        }
        return text.append(format.substring(done)).toString();
    }

    private static String hexadecimal(Object character) {
        return Integer.toHexString(0x10000 | (Integer) character).substring(1);
    }

    private static String withCommas(String number) {
        StringBuilder text = new StringBuilder(number);
        for (int at = number.length() - 3; at > (number.startsWith("-") ? 1 : 0); at -= 3) {
            text.insert(at, ',');
        }
        return text.toString();
    }

    /** Only for the log, which there is not. */
    static String format(Locale locale, String format, Object... arguments) {
        return format;
    }

    /** TeaVM brings decimal fractions along for this and the next one. */
    static Duration dividedBy(Duration time, long divisor) {
        return Duration.ofNanos(time.toNanos() / divisor);
    }

    static Duration multipliedBy(Duration time, long factor) {
        return Duration.ofNanos(Math.multiplyExact(time.toNanos(), factor));
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

    /** The clock of a browser moves in steps, but what takes time must not seem to take none. */
    static long nanoTime() {
        lastTime = Math.max(lastTime + 1, System.nanoTime());
        return lastTime;
    }

    static String[] split(String text, String expression) {
        return split(text, expression, 0);
    }

    static String[] split(String text, String expression, int limit) {
        return text.split(expression.equals("\\R") ? LINE_END : expression, limit);
    }

    static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
        return Stream.of(pattern.split(text));
    }

    /** After {@code flatMap}, TeaVM only leaves out what comes twice from one of the streams. */
    static <T> Stream<T> distinct(Stream<T> stream) {
        return new LinkedHashSet<>(stream.toList()).stream();
    }

    /** TeaVM makes an int of the limit, so that {@link Long#MAX_VALUE} would allow nothing. */
    static <T> Stream<T> limit(Stream<T> stream, long most) {
        return most > Integer.MAX_VALUE ? stream : stream.limit(most);
    }
}
