package io.github.exactcover.dlx.problems;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads killer Sudokus: one a line, or one that is written over many lines.
 *
 * <pre>{@code
 * String line = "2x2::k:1536:1536:1793:1793:1536:1538:1538:1795:1796:1796:261:1795:518:1031:1031:1795";
 * System.out.println(KillerFile.read(new StringReader(line + "\n" + line)).count()); // 2
 * }</pre>
 *
 * <p>A killer in one line begins with {@code 3x3:}; if the first line with something in it does, all others are such lines
 * too. Else the whole text is one killer. {@link KillerSudoku#of(String)} says how both are written.
 */
public final class KillerFile {

    private KillerFile() {}

    /**
     * The killer Sudokus of a text, of the usual rules for their sizes or those that they tell.
     *
     * @param reader the text; it is read while the stream is, and not closed
     * @return the killers in their order; the stream fails with an {@link IllegalArgumentException}, which says the line, at
     *     what is no killer Sudoku, and with an {@link UncheckedIOException} if the reader fails
     */
    public static Stream<KillerSudoku> read(Reader reader) {
        return read(Optional.empty(), reader);
    }

    /**
     * The killer Sudokus of a text, of any rules.
     *
     * @param rules the rules of all of them
     * @param reader the text; it is read while the stream is, and not closed
     * @return the killers, as for {@link #read(Reader)}
     */
    public static Stream<KillerSudoku> read(SudokuRules rules, Reader reader) {
        return read(Optional.of(rules), reader);
    }

    private static Stream<KillerSudoku> read(Optional<SudokuRules> rules, Reader reader) {
        Iterator<KillerSudoku> killers = new Killers(rules, new BufferedReader(reader));
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(killers, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }

    private static final class Killers implements Iterator<KillerSudoku> {

        private final Optional<SudokuRules> rules;
        private final BufferedReader reader;
        private Optional<KillerSudoku> next = Optional.empty();

        /** Of the line that was read last. */
        private int number;

        private boolean started;

        Killers(Optional<SudokuRules> rules, BufferedReader reader) {
            this.rules = rules;
            this.reader = reader;
        }

        @Override
        public boolean hasNext() {
            if (next.isEmpty()) {
                next = read();
            }
            return next.isPresent();
        }

        @Override
        public KillerSudoku next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            KillerSudoku killer = next.orElseThrow();
            next = Optional.empty();
            return killer;
        }

        private Optional<KillerSudoku> read() {
            Optional<String> line = readLine();
            while (line.isPresent() && CagesText.isNothing(line.get())) {
                line = readLine();
            }
            boolean first = !started;
            started = true;
            return line.map(text -> first && !CagesText.isKiller(text) ? rest(text) : killer(text));
        }

        private KillerSudoku killer(String line) {
            return KillerSudoku.of(rules, CagesText.killer(line, number));
        }

        /** One killer from this line on, with the numbers of its lines. */
        private KillerSudoku rest(String line) {
            StringBuilder text = new StringBuilder("\n".repeat(number - 1)).append(line);
            for (Optional<String> next = readLine(); next.isPresent(); next = readLine()) {
                text.append('\n').append(next.get());
            }
            return KillerSudoku.of(rules, text.toString());
        }

        private Optional<String> readLine() {
            try {
                number++;
                Optional<String> line = Optional.ofNullable(reader.readLine());
                return number > 1 ? line : line.map(InputLines::withoutMark);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
