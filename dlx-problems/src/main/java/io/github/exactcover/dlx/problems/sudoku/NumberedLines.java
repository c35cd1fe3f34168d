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
