package io.github.exactcover.dlx.formats;

import java.io.IOException;
import java.io.Reader;

/**
 * The words of a text, line by line. Comments and blank lines are skipped but counted. Only a line feed ends a line;
 * the carriage return that some systems put before it is white space.
 */
final class WordReader {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader reader;

    /** Characters that were read but are not yet part of a line are at the places {@code next..end-1}. */
    private final char[] buffer = new char[1 << 16];

    private int next;
    private int end;
    private boolean begun;

    private final StringBuilder line = new StringBuilder();
    private int lineNumber;
    private boolean lineComplete = true;

    private int wordStart;
    private int wordEnd;

    WordReader(Reader reader) {
        this.reader = reader;
    }

    /** Goes to the next line that has words and is not a comment; false if there is none. */
    boolean nextLine() throws IOException {
        while (nextAnyLine()) {
            wordEnd = 0;
            int first = pastBlanks();
            if (first < line.length() && line.charAt(first) != '|') {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next word of this line; false if there is none. */
    boolean nextWord() {
        wordStart = pastBlanks();
        wordEnd = wordStart;
        while (wordEnd < line.length() && !Names.isBlank(line.charAt(wordEnd))) {
            wordEnd++;
        }
        return wordStart < wordEnd;
    }

    private int pastBlanks() {
        int place = wordEnd;
        while (place < line.length() && Names.isBlank(line.charAt(place))) {
            place++;
        }
        return place;
    }

    String word() {
        return line.substring(wordStart, wordEnd);
    }

    int lineNumber() {
        return lineNumber;
    }

    /** An error in this word, at the character after the first {@code offset}. */
    DlxFormatException error(int offset, String problem) {
        return new DlxFormatException(lineNumber, column(wordStart + offset), problem);
    }

    /** An error of the whole text, reported for its last line. */
    DlxFormatException errorAtEnd(String problem) {
        return new DlxFormatException(Math.max(1, lineNumber), 1, problem);
    }

    private int column(int place) {
        return Character.codePointCount(line, 0, place) + 1;
    }

    private boolean nextAnyLine() throws IOException {
        if (next == end && !fill()) {
            return false;
        }
        line.setLength(0);
        lineNumber++;
        lineComplete = false;
        while (!lineComplete && (next < end || fill())) {
            takeToLineFeed();
        }
        lineComplete = true;
        return true;
    }

    private void takeToLineFeed() {
        int start = next;
        while (next < end && buffer[next] != '\n') {
            next++;
        }
        line.append(buffer, start, next - start);
        if (next < end) {
            next++;
            lineComplete = true;
        }
    }

    private boolean fill() throws IOException {
        next = 0;
        end = 0;
        int length = read();
        if (length < 0) {
            return false;
        }
        end = length;
        if (!begun && buffer[0] == BYTE_ORDER_MARK) {
            next = 1;
        }
        begun = true;
        return true;
    }

    private int read() throws IOException {
        try {
            int length = reader.read(buffer, 0, buffer.length);
            while (length == 0) {
                length = reader.read(buffer, 0, buffer.length);
            }
            return length;
        } catch (Utf8Reader.NotUtf8Exception e) {
            DlxFormatException where = lineComplete
                    ? new DlxFormatException(lineNumber + 1, 1, e.getMessage())
                    : new DlxFormatException(lineNumber, column(line.length()), e.getMessage());
            where.initCause(e);
            throw where;
        }
    }
}
