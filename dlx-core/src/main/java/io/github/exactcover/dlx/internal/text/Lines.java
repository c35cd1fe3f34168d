package io.github.exactcover.dlx.internal.text;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines of text, each of them a key and its values with blanks between them, in the order in which they were
 * written. The errors name the line.
 */
public final class Lines {

    /** No search counts this far, and some of these numbers can be added up without an overflow. */
    private static final long MOST = 1_000_000_000_000_000_000L;

    /** How far from 0 to 1 a share may be. */
    private static final double OFF = 0.001;

    private final List<String> lines;
    private int next;

    /**
     * Begins to read.
     *
     * @param lines the lines of a file
     * @param first how many of them to skip
     */
    public Lines(List<String> lines, int first) {
        this.lines = lines;
        this.next = first;
    }

    /** A line of numbers. */
    public static String of(String key, int... numbers) {
        StringBuilder line = new StringBuilder(key);
        for (int number : numbers) {
            line.append(' ').append(number);
        }
        return line.toString();
    }

    /** Whether there is another line. */
    public boolean hasNext() {
        return next < lines.size();
    }

    /** Whether the next line has this key. */
    public boolean isNext(String key) {
        return hasNext() && (lines.get(next) + " ").startsWith(key + " ");
    }

    /** The lines that are still to be read. */
    public List<String> rest() {
        return lines.subList(next, lines.size());
    }

    /**
     * The values of the next line, as they are.
     *
     * @throws IllegalArgumentException if it has another key
     */
    public String text(String key) {
        if (!hasNext()) {
            throw new IllegalArgumentException("it ends before the line '" + key + "'");
        }
        String line = lines.get(next);
        if (!isNext(key)) {
            throw new IllegalArgumentException(
                    "line " + (next + 1) + " must begin with '" + key + "', but is " + PlainText.quoted(line));
        }
        next++;
        return line.substring(Math.min(line.length(), key.length() + 1));
    }

    /** The values of the next line. */
    public String[] words(String key) {
        String text = text(key);
        return text.isEmpty() ? new String[0] : text.split(" ", -1);
    }

    /** The values of the next line, which must be whole numbers. */
    public int[] ints(String key) {
        return Arrays.stream(words(key)).mapToInt(this::asInt).toArray();
    }

    /** A part of the line that was read last, which must be a whole number. */
    public int asInt(String word) {
        return (int) number(word, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** How often a search did something: the value of the next line. */
    public long count(String key) {
        return number(text(key), 0, MOST);
    }

    /** The value of the next line, any whole number. */
    public long number(String key) {
        return number(text(key), Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** The value of the next line, any number. */
    public double decimal(String key) {
        return decimal(text(key), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "a number");
    }

    /** The value of the next line, a share of a whole. Sums of shares are rounded, so one may be a little off. */
    public double share(String key) {
        return Math.min(1, Math.max(0, decimal(text(key), -OFF, 1 + OFF, "a number from 0 to 1")));
    }

    private long number(String word, long least, long most) {
        try {
            long number = Long.parseLong(word);
            if (number >= least && number <= most) {
                return number;
            }
            throw misplaced(word, "a whole number from " + least + " to " + most, null);
        } catch (NumberFormatException e) {
            throw misplaced(word, "a whole number", e);
        }
    }

    private double decimal(String word, double least, double most, String what) {
        try {
            double number = Double.parseDouble(word);
            if (number >= least && number <= most) {
                return number;
            }
            throw misplaced(word, what, null);
        } catch (NumberFormatException e) {
            throw misplaced(word, what, e);
        }
    }

    private IllegalArgumentException misplaced(String word, String what, @Nullable Throwable cause) {
        return new IllegalArgumentException(
                "line " + next + " has " + PlainText.quoted(word) + " where " + what + " should be", cause);
    }
}
