package io.github.exactcover.dlx.internal.formats.nested;

import java.io.IOException;
import java.io.Reader;

/** The characters of a text with brackets, and where they are. */
final class Characters {

    /** How long the name of a function can be. */
    private static final int AHEAD = 40;

    private static final String NOT_IN_WORDS = "()[]{},;:=";

    private final Reader reader;
    private final char[] buffer = new char[1 << 13];
    private int next;
    private int end;
    private int line = 1;
    private int column = 1;

    /** Whether nothing but blanks came before in this line. */
    private boolean atStart = true;

    Characters(Reader reader) {
        this.reader = reader;
    }

    /** The next character; -1 at the end. */
    int peek() throws IOException {
        return peek(0);
    }

    /** A character further ahead; -1 behind the end. */
    private int peek(int ahead) throws IOException {
        return next + ahead < end || fill(ahead) ? buffer[next + ahead] : -1;
    }

    /** Reads more; whether there is a character so far ahead. */
    private boolean fill(int ahead) throws IOException {
        System.arraycopy(buffer, next, buffer, 0, end - next);
        end -= next;
        next = 0;
        while (end <= ahead) {
            int count = reader.read(buffer, end, buffer.length - end);
            if (count < 0) {
                return false;
            }
            end += count;
        }
        return true;
    }

    /** Goes past the next character, which is there. */
    int read() throws IOException {
        int c = peek();
        next++;
        if (c == '\n') {
            line++;
            column = 1;
            atStart = true;
        } else {
            column++;
            atStart &= Character.isWhitespace(c);
        }
        return c;
    }

    /** Whether the next character belongs to a word without quotes. */
    boolean isInWord() throws IOException {
        int c = peek();
        return c >= 0 && !Character.isWhitespace(c) && NOT_IN_WORDS.indexOf(c) < 0 && !(c == '-' && peek(1) == '>');
    }

    /** How long the name of a function is that comes with a round bracket right behind it; 0 if none comes. */
    int functionLength() throws IOException {
        int length = 0;
        int c = peek();
        while (length < AHEAD && (Character.isLetter(c) || c == '.' || c == '_')) {
            length++;
            c = peek(length);
        }
        return c == '(' ? length : 0;
    }

    /** Whether a bracket comes behind the name of a function, the round one and blanks. */
    boolean hasBracketBehind(int function) throws IOException {
        int place = function + 1;
        while (place < AHEAD + AHEAD && Character.isWhitespace(Math.max(0, peek(place)))) {
            place++;
        }
        return peek(place) >= 0 && "([{".indexOf(peek(place)) >= 0;
    }

    /** Goes past what makes a name of the word before it: a colon, an equals sign or an arrow. */
    boolean skipKeyMark() throws IOException {
        int c = peek();
        boolean arrow = (c == '-' || c == '=') && peek(1) == '>';
        if (arrow || c == ':' || c == '=') {
            read();
            if (arrow || peek() == '=') {
                read();
            }
            return true;
        }
        return false;
    }

    /** Goes past blanks in the line. */
    void skipSpaces() throws IOException {
        while (peek() == ' ' || peek() == '\t') {
            read();
        }
    }

    /**
     * Whether a comment begins here: at the start of a line, outside of brackets, or with a blank behind its mark.
     */
    boolean startsComment(boolean outside) throws IOException {
        int c = peek();
        if (c == '#') {
            return atStart || outside || peek(1) == ' ';
        }
        return c == '%' ? atStart : c == '/' && (atStart || outside) && peek(1) == '/';
    }

    /** Whether here is the hyphen that YAML writes before each part of a list. */
    boolean startsListItem() throws IOException {
        return atStart && peek() == '-' && peek(1) == ' ';
    }

    void skipLine() throws IOException {
        while (peek() >= 0 && peek() != '\n') {
            read();
        }
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }
}
