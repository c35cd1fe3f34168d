package io.github.exactcover.dlx.internal.formats.text;

import io.github.exactcover.dlx.formats.DlxFormatException;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and marks of a text, one after the other; line breaks are blanks. */
public class Tokens {

    private final Lines lines;
    private final Pattern token;
    private final String comment;
    private String line = "";
    private Matcher inLine;
    private Word current = Word.START;

    /**
     * Starts before the first word.
     *
     * @param token what a word or mark is
     * @param comment with what a comment begins, which ends with its line
     */
    public Tokens(Lines lines, Pattern token, String comment) {
        this.lines = lines;
        this.token = token;
        this.comment = comment;
        this.inLine = token.matcher(line);
    }

    public void advance() throws IOException {
        while (!inLine.find()) {
            if (!lines.next()) {
                current = new Word("", current.line(), current.column());
                return;
            }
            line = lines.line();
            int end = comment.isEmpty() ? -1 : line.indexOf(comment);
            line = end < 0 ? line : line.substring(0, end);
            inLine = token.matcher(line);
        }
        Word place = lines.at(inLine.start() + 1);
        current = new Word(inLine.group(), place.line(), place.column());
    }

    /** The word here; at the end of the text an empty one where the last one was. */
    public Word current() {
        return current;
    }

    public boolean atEnd() {
        return current.text().isEmpty();
    }

    /** Whether the word here is this one, in large or small letters. */
    public boolean is(String word) {
        return current.text().equalsIgnoreCase(word);
    }

    /** Whether it begins with one of these marks. */
    public boolean isOneOf(String marks) {
        return !atEnd() && marks.indexOf(current.text().charAt(0)) >= 0;
    }

    /** Whether a mark comes behind the word, perhaps after blanks. */
    public boolean isBefore(String mark) {
        int next = atEnd() ? line.length() : inLine.end();
        while (next < line.length() && Character.isWhitespace(line.charAt(next))) {
            next++;
        }
        return line.startsWith(mark, next);
    }

    /** Goes past a word if it is there; whether it was. */
    public boolean skip(String word) throws IOException {
        boolean there = is(word);
        if (there) {
            advance();
        }
        return there;
    }

    public Word take() throws IOException {
        Word taken = current;
        advance();
        return taken;
    }

    public DlxFormatException missing(String what) {
        return current.error((atEnd() ? "the text ends" : "here is " + current.quoted()) + "; write " + what);
    }
}
