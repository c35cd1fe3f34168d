package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads a text lazily, line by line. */
final class NumberedLines {

    private static final char MARK = '\uFEFF';

    /** How many blanks a text may begin with. */
    private static final int LONGEST_BLANK = 1000;

    private final BufferedReader reader;
    private int number;

    NumberedLines(Reader reader) {
        this.reader = new BufferedReader(Objects.requireNonNull(reader, "The reader must not be null"));
    }

    /** The next line, without a byte order mark; empty at the end. */
    Optional<String> next() {
        try {
            number++;
            Optional<String> line = Optional.ofNullable(reader.readLine());
            return number > 1 ? line : line.map(Texts::withoutMark);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the text begins with this character; skips a byte order mark and blanks before it, but not elsewhere. */
    boolean startsWith(char expected) {
        try {
            reader.mark(LONGEST_BLANK);
            int read = 1;
            int character = reader.read();
            while (read < LONGEST_BLANK && (character == MARK || Character.isWhitespace(character))) {
                character = reader.read();
                read++;
            }
            reader.reset();
            reader.skip(character == expected ? read - 1 : 0);
            return character == expected;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text that was not yet read. */
    Reader reader() {
        return reader;
    }

    /** The number of the line that was read last, from 1. */
    int number() {
        return number;
    }

    /** A lazy stream of what an iterator gives. */
    static <T> Stream<T> stream(Iterator<T> things) {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(things, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }
}
