package io.github.exactcover.dlx.formats;

import java.io.IOException;
import java.io.Reader;

/**
 * The words of a text, line by line. Comments and blank lines are skipped but counted. Only a line feed ends a line;
 * the carriage return that some systems put before it is white space. The line is read where it lies in the buffer, so
 * nothing is copied and no string is made.
 */
final class WordReader {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader reader;

    /** The line, and behind it what was read of the next ones. It grows with the longest line. */
    private char[] buffer = new char[1 << 16];

    /** The line is at the places {@code lineStart..lineEnd-1}. */
    private int lineStart;

    private int lineEnd;

    /** What comes after the line is at the places {@code next..end-1}. */
    private int next;

    private int end;
    private boolean begun;
    private int lineNumber;

    private int wordStart;
    private int wordEnd;

    /** The place of the first colon of the word; {@link #wordEnd} if it has none. */
    private int colon;

    /** Of the characters before the colon, as {@link String#hashCode} makes it. */
    private int nameHash;

    /** Of the characters after the colon. */
    private int colorHash;

    /** Whether the word could be more than the name of an item, with or without a color. */
    private boolean hasMark;

    WordReader(Reader reader) {
        this.reader = reader;
    }

    /** Goes to the next line that has words and is not a comment; false if there is none. */
    boolean nextLine() throws IOException {
        while (nextAnyLine()) {
            wordEnd = lineStart;
            int first = pastBlanks();
            if (first < lineEnd && buffer[first] != '|') {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next word of this line; false if there is none. */
    boolean nextWord() {
        wordStart = pastBlanks();
        int place = wordStart;
        int hash = 0;
        boolean marked = false;
        for (; place < lineEnd; place++) {
            char c = buffer[place];
            if (Names.isBlank(c) || c == ':') {
                break;
            }
            hash = 31 * hash + c;
            marked |= isMark(c);
        }
        nameHash = hash;
        colon = place;
        hash = 0;
        if (place < lineEnd && buffer[place] == ':') {
            for (place++; place < lineEnd; place++) {
                char c = buffer[place];
                if (Names.isBlank(c)) {
                    break;
                }
                hash = 31 * hash + c;
                marked |= c == ':' || isMark(c);
            }
        }
        colorHash = hash;
        hasMark = marked;
        wordEnd = place;
        return wordStart < wordEnd;
    }

    /** The bar that begins costs, and characters that a name cannot have, are among these. */
    private static boolean isMark(char c) {
        return c == '|' || c == '\0' || c >= Character.MIN_SURROGATE;
    }

    boolean hasMark() {
        return hasMark;
    }

    boolean hasColon() {
        return colon < wordEnd;
    }

    /** The number that a table has for the word, up to its colon; -1 if none. */
    int nameIn(NameTable table) {
        return table.find(buffer, wordStart, colon, nameHash);
    }

    /** The number that a table has for what comes after the colon; -1 if none. */
    int colorIn(NameTable table) {
        return table.find(buffer, colon + 1, wordEnd, colorHash);
    }

    private int pastBlanks() {
        int place = wordEnd;
        while (place < lineEnd && Names.isBlank(buffer[place])) {
            place++;
        }
        return place;
    }

    String word() {
        return new String(buffer, wordStart, wordEnd - wordStart);
    }

    int lineNumber() {
        return lineNumber;
    }

    /** An error in this word, at the character after the first {@code offset}. */
    DlxFormatException error(int offset, String problem) {
        int before = Character.codePointCount(buffer, lineStart, wordStart + offset - lineStart);
        return new DlxFormatException(lineNumber, before + 1, problem);
    }

    /** An error of the whole text, reported for its last line. */
    DlxFormatException errorAtEnd(String problem) {
        return new DlxFormatException(Math.max(1, lineNumber), 1, problem);
    }

    private boolean nextAnyLine() throws IOException {
        lineStart = next;
        int place = next;
        while (true) {
            while (place < end && buffer[place] != '\n') {
                place++;
            }
            if (place < end) {
                next = place + 1;
                break;
            }
            int length = place - lineStart;
            boolean more = fill();
            place = lineStart + length;
            if (!more) {
                next = place;
                break;
            }
        }
        lineEnd = place;
        boolean found = lineStart < next;
        lineNumber += found ? 1 : 0;
        return found;
    }

    /** Reads on behind the part of the line that is there, which moves to the front; false at the end of the text. */
    private boolean fill() throws IOException {
        int kept = end - lineStart;
        char[] target = 2 * kept > buffer.length ? new char[2 * buffer.length] : buffer;
        System.arraycopy(buffer, lineStart, target, 0, kept);
        buffer = target;
        lineStart = 0;
        end = kept;
        int count = 0;
        while (count == 0) {
            count = reader.read(buffer, end, buffer.length - end);
        }
        end += Math.max(0, count);
        if (!begun && count > 0) {
            begun = true;
            lineStart = buffer[0] == BYTE_ORDER_MARK ? 1 : 0;
        }
        return count > 0;
    }
}
