package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.internal.formats.nested.Tape.Part;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Brackets of any kind, as in {@code {1 2}} and in Python's {@code [{1, 2}, (3, 4)]} and {@code A = {1, 2}}. Between
 * values stand commas, or else blanks. Words and quotes end with their line.
 */
final class BracketText {

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d*)?");
    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";
    private static final String NOT_IN_WORDS = "()[]{},;:=";

    private final Lines lines;
    private final Tape tape;

    /** The brackets that are open; a blank is one of a function such as {@code set([1, 2])}, which means nothing. */
    private final StringBuilder open = new StringBuilder();

    /** How many parts there are behind the bracket of a function. */
    private int function = -1;

    private String line = "";

    /** How many blanks the line begins with. */
    private int indent;

    /** How many characters of the line were read. */
    private int next;

    /** Whether a comma has to come before the next value, and whether values stand side by side without one. */
    private boolean afterValue;

    private boolean afterComma;
    private boolean hasCommas;
    private boolean hasBlanks;

    private BracketText(Reader text, Tape tape) {
        this.lines = new Lines(text);
        this.tape = tape;
    }

    static void read(Reader text, Tape tape) throws IOException {
        new BracketText(text, tape).read();
    }

    private void read() throws IOException {
        while (lines.nextOfAll()) {
            line = lines.line();
            indent = line.length() - line.stripLeading().length();
            for (next = 0; next < line.length() && !startsComment(); ) {
                readPart(line.charAt(next));
            }
        }
        next = line.length();
        if (open.length() > 0) {
            throw tape.cut(place(), "the text ends within brackets; is the file complete?");
        }
        add(Part.END, "");
    }

    private void readPart(char c) throws IOException {
        if (Character.isWhitespace(c) || startsListItem()) {
            next++;
        } else if (c == ',' || c == ';') {
            comma(c);
        } else if (OPENING.indexOf(c) >= 0) {
            open(c, false);
        } else if (CLOSING.indexOf(c) >= 0) {
            close(c);
        } else {
            keyOrValue(c);
        }
    }

    /** A comment begins at the start of a line, outside of brackets, or with a blank behind its mark. */
    private boolean startsComment() {
        boolean first = next <= indent;
        boolean outside = first || open.length() == 0;
        return (line.startsWith("#", next) && (outside || line.startsWith(" ", next + 1)))
                || (line.startsWith("%", next) && first)
                || (line.startsWith("//", next) && outside);
    }

    /** Whether here is the hyphen that YAML writes before each part of a list. */
    private boolean startsListItem() {
        return open.length() == 0 && line.startsWith("- ", next) && next <= indent;
    }

    private void comma(char c) {
        if (open.length() > 0 && (c == ';' || afterComma || !afterValue || hasBlanks)) {
            throw tape.broken(
                    place(),
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

    private void open(char c, boolean isFunction) {
        if (!isFunction && function == tape.size()) {
            tape.removeOpen();
            open.setCharAt(open.length() - 1, ' ');
        }
        add(Part.OPEN, Character.toString(c));
        next++;
        open.append(c);
        function = isFunction ? tape.size() : -1;
        begin();
    }

    private void begin() {
        afterValue = false;
        afterComma = false;
        hasCommas = false;
        hasBlanks = false;
    }

    private void close(char c) {
        int last = open.length() - 1;
        char opened = last < 0 ? 0 : open.charAt(last);
        if (last < 0) {
            throw tape.broken(place(), "no bracket is open here; leave this one out");
        }
        if (CLOSING.indexOf(c) != Math.max(0, OPENING.indexOf(opened))) {
            throw tape.broken(
                    place(),
                    PlainText.quoted(Character.toString(c))
                            + " does not close the bracket that is open; write the one that does");
        }
        if (opened != ' ') {
            add(Part.CLOSE, Character.toString(c));
        }
        next++;
        open.setLength(last);
        begin();
        // Behind a bracket, commas and blanks are as good.
        afterValue = true;
    }

    private void keyOrValue(char c) throws IOException {
        Word place = place();
        boolean quoted = c == '"' || c == '\'';
        String word = quoted ? string(c) : word();
        boolean isFunction = line.startsWith("(", next)
                && word.chars().allMatch(letter -> Character.isLetter(letter) || letter == '.' || letter == '_');
        if (!quoted && isFunction && !word.isEmpty()) {
            open('(', true);
            return;
        }
        if (!quoted && word.isEmpty()) {
            throw tape.broken(
                    place, "here is " + PlainText.quoted(Character.toString(c)) + " without a name before it");
        }
        boolean isKey = skipKeyMark();
        if (isKey) {
            begin();
        } else {
            checkComma(word, place);
        }
        Part part = quoted ? Part.NAME : part(word, place);
        String text =
                part == Part.TRUTH ? word.toLowerCase(Locale.ROOT) : part == Part.NUMBER ? Tape.whole(word) : word;
        tape.add(isKey ? Part.KEY : part, text, place.line(), place.column());
    }

    private void checkComma(String word, Word place) {
        if (afterValue && !afterComma) {
            hasBlanks = true;
            if (hasCommas && open.length() > 0) {
                throw tape.broken(
                        place,
                        "a comma is missing before " + PlainText.quoted(word)
                                + "; write it, or put names with blanks in quotes");
            }
        }
        afterValue = true;
        afterComma = false;
    }

    private static Part part(String word, Word place) {
        if (word.contains("..") || word.contains("\u2026")) {
            throw place.error(PlainText.quoted(word) + " leaves out what the text has to say; write all items");
        }
        return switch (word) {
            case "True", "true", "False", "false", "TRUE", "FALSE" -> Part.TRUTH;
            case "None", "null" -> Part.NOTHING;
            default -> NUMBER.matcher(word).matches() ? Part.NUMBER : Part.NAME;
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
        Word start = place();
        StringBuilder string = new StringBuilder();
        for (next++; next < line.length() && line.charAt(next) != quote; next++) {
            boolean escapes = line.startsWith("\\" + quote, next) || line.startsWith("\\\\", next);
            next += escapes ? 1 : 0;
            string.append(line.charAt(next));
        }
        if (next == line.length()) {
            String problem = "this quote is not closed in its line; write the second one";
            throw lines.nextOfAll() ? tape.broken(start, problem) : tape.cut(start, problem);
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

    private void add(Part part, String text) {
        tape.add(part, text, lines.at(1).line(), next + 1);
    }

    private Word place() {
        return lines.at(next + 1);
    }
}
