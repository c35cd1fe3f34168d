package io.github.exactcover.dlx.problems.internal;

import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a text line by line as words, leaving out blank lines; it has the number of the line for messages. */
public final class InputLines {

    /** What separates words. */
    public static final Pattern BLANKS = Pattern.compile("\\s+");

    private final Iterator<String> lines;
    private int lineNumber;
    private List<String> words = List.of();

    public InputLines(String text) {
        this.lines = Texts.lines(text).iterator();
    }

    /** Goes to the next line that is not blank; false if there is none, and then there are no words either. */
    public boolean next() {
        while (lines.hasNext()) {
            lineNumber++;
            String line = lines.next().strip();
            if (!line.isEmpty()) {
                words = BLANKS.splitAsStream(line).toList();
                return true;
            }
        }
        words = List.of();
        return false;
    }

    public List<String> words() {
        return words;
    }

    public int wordCount() {
        return words.size();
    }

    public String word(int index) {
        return words.get(index);
    }

    /** A word as a number. */
    public int number(int index, int low, int high) {
        return parsed(index, low, high, null);
    }

    /** A word as a number; {@code what} says in the message what the number stands for. */
    public int number(int index, int low, int high, String what) {
        return parsed(index, low, high, what);
    }

    private int parsed(int index, int low, int high, @Nullable String what) {
        try {
            int number = Integer.parseInt(word(index));
            if (number >= low && number <= high) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The same complaint.
        }
        String word = Texts.quoted(word(index));
        String subject = what == null ? word : what + " is " + word + "; it";
        throw error(subject + " must be a whole number from " + low + " to " + high);
    }

    public IllegalArgumentException error(String complaint) {
        return new IllegalArgumentException("line " + lineNumber + ": " + complaint);
    }
}
