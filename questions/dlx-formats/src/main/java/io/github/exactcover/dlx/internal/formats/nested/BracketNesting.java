package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Brackets of any kind, as in {@code {1 2}} and in Python's {@code [{1, 2}, (3, 4)]} and {@code A = {1, 2}}. Between
 * values stand commas, or else blanks. Words and quotes end with their line.
 */
public final class BracketNesting extends Nesting {

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d*)?");
    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";
    private static final String NOT_IN_WORDS = "()[]{},;:=";

    private final Lines lines;
    private String line = "";

    /** How many blanks the line begins with, and how many of its characters were read. */
    private int indent;

    private int next;

    /** The brackets that are open; a blank is one of a function such as {@code set([1, 2])}, which means nothing. */
    private final StringBuilder open = new StringBuilder();

    /** Whether a comma has to come before the next value, and whether values stand side by side without one. */
    private boolean afterValue;

    private boolean afterComma;
    private boolean hasCommas;
    private boolean hasBlanks;

    public BracketNesting(Reader text) {
        this.lines = new Lines(text);
    }

    @Override
    Part next() throws IOException {
        while (skipBlanks()) {
            char c = line.charAt(next);
            value = at(Character.toString(c));
            if (c == ',' || c == ';') {
                comma(c);
            } else if (OPENING.indexOf(c) >= 0) {
                open(c);
                return Part.OPEN;
            } else if (CLOSING.indexOf(c) >= 0) {
                if (close(c)) {
                    return Part.CLOSE;
                }
            } else {
                int function = functionLength();
                if (function == 0) {
                    return keyOrValue(c);
                }
                next += function;
                value = at("(");
                open('(');
                // A bracket right behind that of a function has the same meaning as both.
                if (!skipBlanks() || OPENING.indexOf(line.charAt(next)) < 0) {
                    return Part.OPEN;
                }
                open.setCharAt(open.length() - 1, ' ');
            }
        }
        value = at("");
        if (open.length() > 0) {
            cut = true;
            throw value.error("the text ends within brackets; is the file complete?");
        }
        return Part.END;
    }

    /** Goes to the next character that means something; false at the end of the text. */
    private boolean skipBlanks() throws IOException {
        while (true) {
            while (next < line.length() && (Character.isWhitespace(line.charAt(next)) || startsListItem())) {
                next++;
            }
            if (next < line.length() && !startsComment()) {
                return true;
            }
            if (!lines.nextOfAll()) {
                next = line.length();
                return false;
            }
            line = lines.line();
            indent = line.length() - line.stripLeading().length();
            next = 0;
        }
    }

    /** A comment begins at the start of a line, outside of brackets, or with a blank behind its mark. */
    private boolean startsComment() {
        boolean first = next <= indent;
        boolean outside = first || open.length() == 0;
        return switch (line.charAt(next)) {
            case '#' -> outside || line.startsWith(" ", next + 1);
            case '%' -> first;
            case '/' -> outside && line.startsWith("/", next + 1);
            default -> false;
        };
    }

    /** Whether here is the hyphen that YAML writes before each part of a list. */
    private boolean startsListItem() {
        return open.length() == 0 && next <= indent && line.startsWith("- ", next);
    }

    private void comma(char c) {
        if (open.length() > 0 && (c == ';' || afterComma || !afterValue || hasBlanks)) {
            throw broken(
                    c == ';'
                            ? "a semicolon cannot stand within brackets; write each option in brackets of its own"
                            : hasBlanks
                                    ? "here are commas between some values and only blanks between others; write commas"
                                            + " between all or none, and put names with blanks in quotes"
                                    : "there is no value before this comma; write one, or leave the comma out");
        }
        next++;
        afterComma = true;
        hasCommas = true;
    }

    private void open(char c) {
        next++;
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
    private boolean close(char c) {
        int last = open.length() - 1;
        if (last < 0) {
            throw broken("no bracket is open here; leave this one out");
        }
        char opened = open.charAt(last);
        if (CLOSING.indexOf(c) != Math.max(0, OPENING.indexOf(opened))) {
            throw broken(PlainText.quoted(value.text())
                    + " does not close the bracket that is open; write the one that does");
        }
        next++;
        open.setLength(last);
        begin();
        // Behind a bracket, commas and blanks are as good.
        afterValue = true;
        return opened != ' ';
    }

    /** How long the name of a function is that comes with a round bracket right behind it; 0 if none comes. */
    private int functionLength() {
        int end = next;
        while (end < line.length()
                && (Character.isLetter(line.charAt(end)) || line.charAt(end) == '.' || line.charAt(end) == '_')) {
            end++;
        }
        return line.startsWith("(", end) ? end - next : 0;
    }

    private Part keyOrValue(char c) throws IOException {
        boolean quoted = c == '"' || c == '\'';
        String word = quoted ? string(c) : word();
        if (word.isEmpty() && !quoted) {
            throw broken("here is " + PlainText.quoted(value.text()) + " without a name before it");
        }
        value = quoted
                ? new Value(word, Value.Kind.NAME, value.line(), value.column())
                : bare(word, value.line(), value.column());
        if (skipKeyMark()) {
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

    private String word() {
        int start = next;
        while (next < line.length()
                && !Character.isWhitespace(line.charAt(next))
                && NOT_IN_WORDS.indexOf(line.charAt(next)) < 0
                && !line.startsWith("->", next)) {
            next++;
        }
        return line.substring(start, next);
    }

    private String string(char quote) throws IOException {
        StringBuilder string = new StringBuilder();
        for (next++; next < line.length() && line.charAt(next) != quote; next++) {
            char after = line.charAt(Math.min(next + 1, line.length() - 1));
            boolean escapes =
                    line.charAt(next) == '\\' && (after == quote || after == '\\') && next + 1 < line.length();
            next += escapes ? 1 : 0;
            string.append(line.charAt(next));
        }
        if (next == line.length()) {
            cut = !lines.nextOfAll();
            broken = !cut;
            throw value.error("this quote is not closed in its line; write the second one");
        }
        next++;
        return string.toString();
    }

    /** Goes past what makes a name of the word before it: a colon, an equals sign or an arrow. */
    private boolean skipKeyMark() {
        int mark = next;
        while (line.startsWith(" ", mark) || line.startsWith("\t", mark)) {
            mark++;
        }
        boolean arrow = line.startsWith("->", mark) || line.startsWith("=>", mark);
        boolean isKey = arrow || line.startsWith(":", mark) || line.startsWith("=", mark);
        if (isKey) {
            next = mark + (arrow || line.startsWith("=", mark + 1) ? 2 : 1);
        }
        return isKey;
    }

    private Value at(String word) {
        return new Value(word, Value.Kind.NAME, lines.at(1).line(), next + 1);
    }

    private DlxFormatException broken(String problem) {
        broken = true;
        return value.error(problem);
    }
}
