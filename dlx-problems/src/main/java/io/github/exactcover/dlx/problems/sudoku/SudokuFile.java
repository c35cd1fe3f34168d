package io.github.exactcover.dlx.problems.sudoku;

import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads files of Sudokus as people share them: one on each line, in a table, or drawn row by row.
 *
 * <pre>{@code
 * String file = """
 *         # three of size 4
 *         1.....2..3.....4
 *         0000000000000001
 *         12.............."""; // ends without a line feed
 * System.out.println(SudokuFile.read(new StringReader(file)).map(Sudoku::clueCount).toList()); // [4, 1, 2]
 * }</pre>
 *
 * <ul>
 *   <li>A Sudoku in one line is written as {@link Sudoku#of(String) Sudoku.of} says.
 *   <li>In a line with commas, semicolons or tabs, the Sudoku is the first field that has as many characters as a
 *       Sudoku has cells; other fields are ignored. It is the column {@code quizzes} of Kaggle's
 *       {@code quizzes,solutions}, and the column {@code puzzle} of {@code id,puzzle,solution,...}.
 *   <li>A first line without such a field is a heading, and so is a shorter line above Sudokus in one line.
 *   <li>If the first line is not a heading, and has blanks or no more characters than a Sudoku has rows, the whole file
 *       is one Sudoku, drawn row by row.
 *   <li>If the first line is a title of a word and a number, such as {@code Grid 01}, each Sudoku is drawn below a
 *       title of its own, as in Project Euler's problem 96.
 *   <li>Empty lines, lines that begin with {@code #}, what follows a blank and {@code #}, and a byte order mark at the
 *       beginning are ignored.
 * </ul>
 */
public final class SudokuFile {

    private SudokuFile() {}

    /**
     * The Sudokus of a text, of the usual rules for their sizes.
     *
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the Sudokus in their order. The stream throws an {@link IllegalArgumentException} that names the line and
     *     column if something is no Sudoku, and an {@link UncheckedIOException} if the reader fails.
     */
    public static Stream<Sudoku> read(Reader reader) {
        return readAll(reader).map(Sudoku::checked);
    }

    /**
     * The Sudokus of a text, of any rules.
     *
     * @param rules the rules of all of them
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the Sudokus, as for {@link #read(Reader) read}
     */
    public static Stream<Sudoku> read(SudokuRules rules, Reader reader) {
        return readAll(rules, reader).map(Sudoku::checked);
    }

    /**
     * The Sudokus of a text, of the usual rules for their sizes, also those whose clues contradict each other. So one
     * of them does not end a file of many. It has no solution, and {@link Sudoku#contradiction Sudoku.contradiction}
     * says what is wrong.
     *
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the Sudokus, otherwise as for {@link #read(Reader) read}
     */
    public static Stream<Sudoku> readAll(Reader reader) {
        return stream(Optional.empty(), reader);
    }

    /**
     * The Sudokus of a text, of any rules, also those whose clues contradict each other or the rules.
     *
     * @param rules the rules of all of them
     * @param reader the text; it is read as the stream is consumed, and not closed
     * @return the Sudokus, as for {@link #readAll(Reader) readAll}
     */
    public static Stream<Sudoku> readAll(SudokuRules rules, Reader reader) {
        Objects.requireNonNull(rules, "The rules must not be null");
        return stream(Optional.of(rules), reader);
    }

    /**
     * Whether a text certainly has Sudokus of size 9 or more that {@link #read(Reader) read} reads. A matrix of zeros
     * and ones, or rows of numbers, are not certain.
     *
     * @param start the first lines of the text
     * @return whether it has
     */
    public static boolean isSudoku(String start) {
        Objects.requireNonNull(start, "The start must not be null");
        try {
            return readAll(new StringReader(start))
                    .findFirst()
                    .filter(Sudoku::isCertain)
                    .isPresent();
        } catch (IllegalArgumentException | UncheckedIOException noSudoku) {
            return false;
        }
    }

    private static Stream<Sudoku> stream(Optional<SudokuRules> rules, Reader reader) {
        return NumberedLines.stream(new Sudokus(rules, new NumberedLines(reader)));
    }

    private static final class Sudokus implements Iterator<Sudoku> {

        /** The section that is read in a file of sections; others are what was done with the puzzle. */
        private static final String PUZZLE = "puzzle";

        private final Optional<SudokuRules> rules;
        private final NumberedLines lines;

        /** Cells of Sudokus that were read. */
        private final Deque<List<SudokuText.Cell>> ahead = new ArrayDeque<>();

        /** Lines with a Sudoku each. A mistake in one of them does not hide those before it. */
        private final Deque<SudokuLine> linesAhead = new ArrayDeque<>();

        private @Nullable Iterator<List<SudokuText.Cell>> games;
        private boolean started;

        /** Whether each line is a Sudoku. */
        private boolean inLines;

        /** Whether the section is not the puzzle. */
        private boolean inOther;

        /** The line behind those that were read, if it is a limit between Sudokus. */
        private boolean atLimit;

        Sudokus(Optional<SudokuRules> rules, NumberedLines lines) {
            this.rules = rules;
            this.lines = lines;
        }

        @Override
        public boolean hasNext() {
            if (!started) {
                started = true;
                games = lines.startsWith('<') ? new OpenSudokuText(lines.reader()) : null;
            }
            if (games != null) {
                return games.hasNext();
            }
            boolean goOn = true;
            while (goOn && ahead.isEmpty() && linesAhead.isEmpty()) {
                goOn = inLines ? readLine() : readSection();
            }
            return !ahead.isEmpty() || !linesAhead.isEmpty();
        }

        @Override
        public Sudoku next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (ahead.isEmpty() && !linesAhead.isEmpty()) {
                ahead.add(linesAhead.remove().wholeOrRefused());
            }
            return Sudoku.of(rules, games != null ? games.next() : ahead.remove());
        }

        /** Reads a Sudoku in one line; false at the end of such lines. */
        private boolean readLine() {
            Optional<SudokuLine> line = nextRow(new SudokuSection());
            line.ifPresent(row -> ahead.add(row.wholeOrRefused()));
            inLines = line.isPresent();
            return inLines || atLimit;
        }

        /** Reads lines of cells up to a limit, or finds out that each line is a Sudoku; false at the end. */
        private boolean readSection() {
            SudokuSection section = new SudokuSection();
            Optional<SudokuLine> first = nextRow(section);
            if (first.isPresent() && !isOnlyWhole(first.get())) {
                boolean isHeading = first.get().hasFields() && !first.get().isRow();
                Optional<SudokuLine> second = nextRow(section);
                if (second.isPresent() && (isHeading || isOnlyWhole(second.get()))) {
                    first = second;
                    inLines = true;
                }
            } else {
                inLines = first.isPresent();
            }
            if (inLines) {
                first.ifPresent(line -> ahead.add(line.wholeOrRefused()));
                return true;
            }
            while (nextRow(section).isPresent()) {}
            if (section.isDrawn()) {
                ahead.addAll(section.grids());
            } else {
                linesAhead.addAll(section.rows());
            }
            return atLimit || !ahead.isEmpty() || !linesAhead.isEmpty();
        }

        /** Whether it is a Sudoku by itself, and cannot be a row of one. */
        private static boolean isOnlyWhole(SudokuLine line) {
            return line.field().isPresent()
                    || CagesText.isKiller(line.text())
                    || SumoCueText.isStart(line.text())
                    || (!line.isRow() && line.whole().isPresent());
        }

        /** Reads up to the next line that certainly has cells; empty at a limit or at the end. */
        private Optional<SudokuLine> nextRow(SudokuSection section) {
            atLimit = false;
            for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
                String text = next.get();
                Optional<String> name = SudokuLine.section(text);
                if (name.isPresent() || SudokuLine.isTitle(text)) {
                    inOther = name.isPresent() && !name.get().equalsIgnoreCase(PUZZLE);
                    atLimit = true;
                    return Optional.empty();
                }
                if (!inOther && section.add(text, lines.number())) {
                    return Optional.of(section.last());
                }
            }
            return Optional.empty();
        }
    }
}
