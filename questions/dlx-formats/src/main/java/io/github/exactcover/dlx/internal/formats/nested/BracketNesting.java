package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Brackets of any kind, as in {@code {1 2}} and in Python's {@code [{1, 2}, (3, 4)]} and {@code A = {1, 2}}. Between
 * values stand commas, or else blanks.
 */
public final class BracketNesting extends Nesting {

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d*)?");
    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";

    private final Characters text;

    /** The brackets that are open; a blank is one of a function such as {@code set([1, 2])}, which means nothing. */
    private final StringBuilder open = new StringBuilder();

    /** Whether a comma has to come before the next value, and whether values stand side by side without one. */
    private boolean afterValue;

    private boolean afterComma;
    private boolean hasCommas;
    private boolean hasBlanks;

    public BracketNesting(Reader text) {
        this.text = new Characters(text);
    }

    @Override
    Part next() throws IOException {
        while (true) {
            skipBlanks();
            int c = text.peek();
            if (c < 0) {
                return end();
            } else if (open.length() == 0 && text.startsListItem()) {
                text.read();
            } else if (c == ',' || c == ';') {
                comma(c);
            } else if (OPENING.indexOf(c) >= 0) {
                open((char) c);
                return Part.OPEN;
            } else if (CLOSING.indexOf(c) >= 0) {
                if (close(c)) {
                    return Part.CLOSE;
                }
            } else if (!startsFunction(c)) {
                return keyOrValue();
            }
        }
    }

    private Part end() {
        value = at("");
        if (open.length() > 0) {
            cut = true;
            throw value.error("the text ends within brackets; is the file complete?");
        }
        return Part.END;
    }

    private void comma(int c) throws IOException {
        value = at(Character.toString(c));
        if (open.length() > 0 && (c == ';' || afterComma || !afterValue || hasBlanks)) {
            throw broken(commaProblem(c));
        }
        text.read();
        afterComma = true;
        hasCommas = true;
    }

    private String commaProblem(int c) {
        if (c == ';') {
            return "a semicolon cannot stand within brackets; write each option in brackets of its own";
        }
        return hasBlanks
                ? "here are commas between some values and only blanks between others; write commas between all "
                        + "or none,"
                        + " and put names with blanks in quotes"
                : "there is no value before this comma; write one, or leave the comma out";
    }

    private void open(char c) throws IOException {
        value = at(Character.toString(c));
        text.read();
        open.append(c);
        begin();
    }

    private void begin() {
        afterValue = false;
        afterComma = false;
        hasCommas = false;
        hasBlanks = false;
    }

    /** Whether the bracket means something. */
    private boolean close(int c) throws IOException {
        value = at(Character.toString(c));
        int last = open.length() - 1;
        char opened = last < 0 ? 0 : open.charAt(last);
        if (opened != ' ' ? CLOSING.indexOf(c) != OPENING.indexOf(opened) || last < 0 : c != ')') {
            throw broken(
                    last < 0
                            ? "no bracket is open here; leave this one out"
                            : PlainText.quoted(value.text())
                                    + " does not close the bracket that is open; write the one that does");
        }
        text.read();
        open.setLength(last);
        begin();
        // Behind a bracket, commas and blanks are as good.
        afterValue = true;
        return opened != ' ';
    }

    /** Goes past the name of a function and perhaps its bracket; whether there was one. */
    private boolean startsFunction(int c) throws IOException {
        int length = c == '"' || c == '\'' ? 0 : text.functionLength();
        if (length == 0) {
            return false;
        }
        boolean means = !text.hasBracketBehind(length);
        for (int i = 0; i < length; i++) {
            text.read();
        }
        if (!means) {
            text.read();
            open.append(' ');
            begin();
        }
        return true;
    }

    private Part keyOrValue() throws IOException {
        Value place = at("");
        int c = text.peek();
        boolean quoted = c == '"' || c == '\'';
        String word = quoted ? string() : word();
        value = quoted
                ? new Value(word, Value.Kind.NAME, place.line(), place.column())
                : bare(word, place.line(), place.column());
        if (word.isEmpty() && !quoted) {
            throw broken("here is " + PlainText.quoted(Character.toString(c)) + " without a name before it");
        }
        text.skipSpaces();
        if (text.skipKeyMark()) {
            begin();
            return Part.KEY;
        }
        if (afterValue && !afterComma) {
            hasBlanks = true;
            if (hasCommas && open.length() > 0) {
                throw broken("a comma is missing before " + PlainText.quoted(word)
                        + "; write it, or put names with blanks in quotes");
            }
        }
        afterValue = true;
        afterComma = false;
        return Part.VALUE;
    }

    private static Value bare(String word, int line, int column) {
        if (word.contains("..") || word.contains("\u2026")) {
            throw new DlxFormatException(
                    line, column, PlainText.quoted(word) + " leaves out what the text has to say; write all items");
        }
        if (NUMBER.matcher(word).matches()) {
            return Value.number(word, line, column);
        }
        return switch (word) {
            case "True", "true", "False", "false", "TRUE", "FALSE" ->
                new Value(word.toLowerCase(Locale.ROOT), Value.Kind.TRUTH, line, column);
            case "None", "null" -> new Value(word, Value.Kind.NOTHING, line, column);
            default -> new Value(word, Value.Kind.NAME, line, column);
        };
    }

    private String word() throws IOException {
        StringBuilder word = new StringBuilder();
        while (text.isInWord()) {
            word.append((char) text.read());
        }
        return word.toString();
    }

    private String string() throws IOException {
        Value start = at("");
        int quote = text.read();
        StringBuilder string = new StringBuilder();
        while (text.peek() != quote) {
            if (text.peek() == '\n' || text.peek() < 0) {
                cut = text.peek() < 0;
                broken = !cut;
                throw start.error("this quote is not closed in its line; write the second one");
            }
            int c = text.read();
            boolean escaped = c == '\\' && (text.peek() == quote || text.peek() == '\\');
            string.append((char) (escaped ? text.read() : c));
        }
        text.read();
        return string.toString();
    }

    private void skipBlanks() throws IOException {
        while (text.peek() >= 0 && (Character.isWhitespace(text.peek()) || text.startsComment(open.length() == 0))) {
            if (Character.isWhitespace(text.peek())) {
                text.read();
            } else {
                text.skipLine();
            }
        }
    }

    private Value at(String word) {
        return new Value(word, Value.Kind.NAME, text.line(), text.column());
    }

    private DlxFormatException broken(String problem) {
        broken = true;
        return value.error(problem);
    }
}
