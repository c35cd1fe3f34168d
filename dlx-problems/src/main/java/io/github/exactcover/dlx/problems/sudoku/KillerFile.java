package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads killer Sudokus: one a line, or one that is written over many lines.
 *
 * <pre>{@code
 * String line = "2x2::k:1536:1536:1793:1793:1536:1538:1538:1795:1796:1796:261:1795:518:1031:1031:1795";
 * System.out.println(KillerFile.read(new StringReader(line + "\n" + line)).count()); // 2
 * }</pre>
 *
 * <p>A killer in one line begins with {@code 3x3:}. If the first line that is not empty does so, each line is a killer.
 * What begins with {@code SumoCueV1=} is a killer up to the next line that does. Any other text is one killer. {@link
 * KillerSudoku#of(String) KillerSudoku.of} says how both are written.
 */
public final class KillerFile {

    private KillerFile() {}

    /**
     * Whether a text certainly is a killer Sudoku that a program saved: its first line that is not empty begins with
     * {@code 3x3:} or {@code SumoCueV1=}. Cages that people write are not certain.
     *
     * @param start the first lines of the text
     * @return whether it is
     */
    public static boolean isKiller(String start) {
        Objects.requireNonNull(start, "The start must not be null");
        return Texts.lines(start).stream()
                .filter(line -> !CagesText.isNothing(line))
                .findFirst()
                .map(line -> CagesText.isKiller(line) || SumoCueText.isStart(line))
                .orElse(false);
    }

    /**
     * The killer Sudokus of a text. Their rules are those that their lines give, or else the usual ones for their size.
     *
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the killers in their order. The stream throws an {@link IllegalArgumentException} that names the line if
     *     something is not a killer Sudoku, and an {@link UncheckedIOException} if the reader fails.
     */
    public static Stream<KillerSudoku> read(Reader reader) {
        return readAll(reader).map(KillerSudoku::checked);
    }

    /**
     * The killer Sudokus of a text, of any rules.
     *
     * @param rules the rules of all of them
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the killers, as for {@link #read(Reader) read}
     */
    public static Stream<KillerSudoku> read(SudokuRules rules, Reader reader) {
        return readAll(rules, reader).map(KillerSudoku::checked);
    }

    /**
     * The killer Sudokus of a text, also those whose sums cannot be. So one of them does not end a file of many. It has
     * no solution, and {@link KillerSudoku#contradiction KillerSudoku.contradiction} says what is wrong.
     *
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the killers, otherwise as for {@link #read(Reader) read}
     */
    public static Stream<KillerSudoku> readAll(Reader reader) {
        return stream(Optional.empty(), reader);
    }

    /**
     * The killer Sudokus of a text, of any rules, also those whose sums cannot be.
     *
     * @param rules the rules of all of them
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the killers, as for {@link #readAll(Reader) readAll}
     */
    public static Stream<KillerSudoku> readAll(SudokuRules rules, Reader reader) {
        Objects.requireNonNull(rules, "The rules must not be null");
        return stream(Optional.of(rules), reader);
    }

    /**
     * The killer Sudoku of these cages and of clues that were read by {@link SudokuFile#readAll(Reader)
     * SudokuFile.readAll}. The clues may contradict each other or the cages.
     *
     * @param sudoku the rules and clues
     * @param cages the cages, as for {@link KillerSudoku#of(String) KillerSudoku.of}
     * @return the killer Sudoku
     * @throws IllegalArgumentException if these are no cages, or sums that cannot be, or are for another size or other
     *     rules; the message says where
     */
    public static KillerSudoku withClues(Sudoku sudoku, String cages) {
        return KillerSudoku.unchecked(sudoku, cages);
    }

    private static Stream<KillerSudoku> stream(Optional<SudokuRules> rules, Reader reader) {
        return NumberedLines.stream(new Killers(rules, new NumberedLines(reader)));
    }

    private static final class Killers implements Iterator<KillerSudoku> {

        private final Optional<SudokuRules> rules;
        private final NumberedLines lines;
        private Optional<KillerSudoku> next = Optional.empty();
        private boolean started;

        /** A line that was read but belongs to the next killer. */
        private Optional<String> ahead = Optional.empty();

        Killers(Optional<SudokuRules> rules, NumberedLines lines) {
            this.rules = rules;
            this.lines = lines;
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
            Optional<String> line = ahead.isPresent() ? ahead : lines.next();
            ahead = Optional.empty();
            while (line.isPresent() && CagesText.isNothing(line.get())) {
                line = lines.next();
            }
            boolean first = !started;
            started = true;
            return line.map(text -> SumoCueText.isStart(text)
                    ? sumoCue(text)
                    : first && !CagesText.isKiller(text) ? rest(text) : killer(text));
        }

        /** One killer from this line on, up to the next one. */
        private KillerSudoku sumoCue(String line) {
            int number = lines.number();
            StringBuilder text = new StringBuilder(line);
            for (ahead = lines.next(); ahead.isPresent() && !SumoCueText.isStart(ahead.get()); ahead = lines.next()) {
                text.append(CagesText.isNothing(ahead.get()) ? "" : ahead.get());
            }
            return KillerSudoku.of(rules, SumoCueText.read(text.toString(), number));
        }

        private KillerSudoku killer(String line) {
            return KillerSudoku.of(rules, CagesText.killer(line, lines.number()));
        }

        /** One killer from this line on, with the numbers of its lines. */
        private KillerSudoku rest(String line) {
            StringBuilder text = new StringBuilder("\n".repeat(lines.number() - 1)).append(line);
            for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
                text.append('\n').append(next.get());
            }
            return KillerSudoku.of(rules, text.toString());
        }
    }
}
