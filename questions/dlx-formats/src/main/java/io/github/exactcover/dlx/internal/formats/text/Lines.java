package io.github.exactcover.dlx.internal.formats.text;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a text that have words, with their numbers. */
public final class Lines {

    /**
     * A word.
     *
     * @param column where it begins in its line, from 1
     */
    public record Word(String text, int column) {}

    private static final Pattern WORD = Pattern.compile("[^,;\\s]+");

    /**
     * Nothing between two separators, or before the first. A last cell that is empty pads the row and does not count.
     */
    private static final Pattern EMPTY_CELL = Pattern.compile("^[ ]*+[,;]|^\\t(?=.*\\t)|[,;]\\s*+[,;]|\\t\\t");

    private final BufferedReader reader;
    private String line = "";
    private int number;

    public Lines(Reader text) {
        this.reader = new BufferedReader(text);
    }

    /** The lines of a stream. What is not UTF-8 is an error, not a question mark. */
    public static Lines of(InputStream in) {
        return new Lines(ProblemFormat.text(in));
    }

    /** Goes to the next line that has a word; false if there is none. */
    public boolean next() throws IOException {
        String next;
        while ((next = reader.readLine()) != null) {
            number++;
            line = next;
            if (WORD.matcher(line).find()) {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next line that is no comment either. */
    public boolean next(Predicate<String> comment) throws IOException {
        boolean found = next();
        while (found && comment.test(line)) {
            found = next();
        }
        return found;
    }

    /** Goes to the next line that is no remark among lines of numbers. */
    public boolean nextRow() throws IOException {
        return next(Lines::isComment);
    }

    /** Whether a line of numbers is a remark. */
    public static boolean isComment(String line) {
        String text = line.stripLeading();
        return text.startsWith("#") || text.startsWith("|");
    }

    public String line() {
        return line;
    }

    public int number() {
        return number;
    }

    /** The words of the line, with commas, semicolons, blanks or tabs between them. */
    public List<Word> words() {
        return words(line);
    }

    /** The words of a line, with commas, semicolons, blanks or tabs between them. */
    public static List<Word> words(String line) {
        return words(line, WORD);
    }

    /** The parts of a line that match. */
    public static List<Word> words(String line, Pattern word) {
        List<Word> words = new ArrayList<>();
        for (Matcher next = word.matcher(line); next.find(); ) {
            words.add(new Word(next.group(), next.start() + 1));
        }
        return words;
    }

    /** The column of the first empty cell of a line, from 1; 0 if there is none. */
    public static int emptyCell(String line) {
        int end = line.length();
        while (end > 0 && (",;".indexOf(line.charAt(end - 1)) >= 0 || Character.isWhitespace(line.charAt(end - 1)))) {
            end--;
        }
        Matcher empty = EMPTY_CELL.matcher(line).region(0, end);
        return empty.find() ? empty.end() : 0;
    }

    /** An error at a word of this line. */
    public DlxFormatException error(Word word, String problem) {
        return error(word.column(), problem);
    }

    /** An error in a column of this line. */
    public DlxFormatException error(int column, String problem) {
        return new DlxFormatException(Math.max(1, number), column, problem);
    }

    /** An error of this line as a whole. */
    public DlxFormatException error(String problem) {
        return error(1, problem);
    }
}
