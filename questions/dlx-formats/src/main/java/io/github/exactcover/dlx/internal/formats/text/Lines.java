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
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a text that have words, with their numbers. */
public final class Lines {

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

    /** Goes to the next line, whatever is in it; false if there is none. */
    public boolean nextOfAll() throws IOException {
        String next = reader.readLine();
        if (next == null) {
            return false;
        }
        number++;
        line = next;
        return true;
    }

    /** Goes to the next line that has a word; false if there is none. */
    public boolean next() throws IOException {
        return next(text -> false);
    }

    /** Goes to the next line that has a word and is no comment. */
    public boolean next(Predicate<String> comment) throws IOException {
        boolean found = nextOfAll();
        while (found && (!WORD.matcher(line).find() || comment.test(line))) {
            found = nextOfAll();
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

    /** The words of the line, with commas, semicolons, blanks or tabs between them. */
    public List<Word> words() {
        return words(WORD);
    }

    /** The parts of the line that match. */
    public List<Word> words(Pattern word) {
        List<Word> words = new ArrayList<>();
        for (Matcher next = word.matcher(line); next.find(); ) {
            words.add(new Word(next.group(), number, next.start() + 1));
        }
        return words;
    }

    /** The words of a line as numbers from -1 on; what is none becomes the lowest {@code int}. */
    public static int[] numbers(String line) {
        return WORD.matcher(line)
                .results()
                .map(MatchResult::group)
                .mapToInt(
                        word -> word.equals("-1") || Word.parse(word) >= 0 ? Integer.parseInt(word) : Integer.MIN_VALUE)
                .toArray();
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

    /** A place in this line. */
    public Word at(int column) {
        return new Word("", Math.max(1, number), column);
    }

    /** An error of this line as a whole. */
    public DlxFormatException error(String problem) {
        return at(1).error(problem);
    }
}
