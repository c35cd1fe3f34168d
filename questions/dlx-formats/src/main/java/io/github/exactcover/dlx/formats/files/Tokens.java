package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Lines.Word;
import io.github.exactcover.dlx.internal.formats.text.Numbers;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names and marks of a text, one after the other; line breaks are blanks. */
final class Tokens {

    private static final Pattern TOKEN = Pattern.compile("[;:$<>\\[\\]]|[^;:$<>\\[\\]\\s]+");
    private static final String MARKS = ";:$<>[]";
    private static final Word END = new Word("", 1);

    private final Lines lines;
    private Matcher inLine = TOKEN.matcher("");
    private Word current = END;

    Tokens(Lines lines) {
        this.lines = lines;
    }

    void advance() throws IOException {
        while (!inLine.find()) {
            if (!lines.next()) {
                current = END;
                return;
            }
            inLine = TOKEN.matcher(lines.line());
        }
        current = new Word(inLine.group(), inLine.start() + 1);
    }

    boolean atEnd() {
        return current.equals(END);
    }

    boolean is(String mark) {
        return current.text().equals(mark);
    }

    /** Goes past a mark if it is there; whether it was. */
    boolean skip(String mark) throws IOException {
        boolean there = is(mark);
        if (there) {
            advance();
        }
        return there;
    }

    void take(String mark) throws IOException {
        if (!skip(mark)) {
            throw missing(mark);
        }
    }

    Word takeName(String what) throws IOException {
        if (atEnd() || MARKS.contains(current.text())) {
            throw missing(what);
        }
        Word name = current;
        advance();
        return name;
    }

    int takeNumber(String what) throws IOException {
        int number = Numbers.read(current, what, lines);
        advance();
        return number;
    }

    private DlxFormatException missing(String what) {
        return lines.error(
                current,
                (atEnd() ? "the text ends" : "here is " + PlainText.quoted(current.text())) + "; write " + what);
    }
}
