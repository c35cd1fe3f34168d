package io.github.exactcover.dlx.problems.sudoku;

import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
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

    private static Stream<Sudoku> stream(Optional<SudokuRules> rules, Reader reader) {
        return NumberedLines.stream(new Sudokus(rules, new NumberedLines(reader)));
    }

    /** What separates the fields of a table. */
    private static final Pattern SEPARATOR = Pattern.compile("[,;\t]");

    private static final Pattern TITLE = Pattern.compile("\\p{L}{3,}\\s+\\d{1,4}:?");

    /** A line of the text, and its number from 1. */
    private record Line(String text, int number) {

        /** Whether it has fields, as in a table. */
        boolean hasFields() {
            return SEPARATOR.matcher(text).find();
        }

        /** Whether it is a title. No row of a Sudoku looks like one. */
        boolean isTitle() {
            return TITLE.matcher(text.strip()).matches();
        }

        /** Whether it looks like a row of a Sudoku that has more. */
        boolean isRow() {
            int cells = text.replaceAll("[|\\s]", "").length();
            return !hasFields()
                    && !CagesText.isKiller(text)
                    && (cells <= SudokuRules.MAX_SIZE || cells < text.strip().length());
        }

        /** The field with a Sudoku. */
        Optional<String> field() {
            for (String field : SEPARATOR.split(text, -1)) {
                String word = field.strip().replace("\"", "");
                if (SudokuText.sizeOf(word.length()) > 0) {
                    return Optional.of(word);
                }
            }
            return Optional.empty();
        }

        /** Whether it has this many cells, with blanks between them or not. */
        boolean hasCells(int cells) {
            return text.length() == cells || text.strip().split("\\s+", -1).length == cells;
        }
    }

    private static final class Sudokus implements Iterator<Sudoku> {

        private final Optional<SudokuRules> rules;
        private final NumberedLines lines;
        private final Deque<Line> ahead = new ArrayDeque<>();
        private @Nullable Sudoku drawn;
        private boolean started;

        /** Whether each Sudoku has a title above it. */
        private boolean titled;

        Sudokus(Optional<SudokuRules> rules, NumberedLines lines) {
            this.rules = rules;
            this.lines = lines;
        }

        @Override
        public boolean hasNext() {
            if (!started) {
                started = true;
                start();
            }
            if (drawn == null && titled) {
                readTitled();
            } else if (drawn == null && ahead.isEmpty()) {
                readLine();
            }
            return drawn != null || !ahead.isEmpty();
        }

        @Override
        public Sudoku next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Sudoku next = drawn;
            drawn = null;
            return next == null ? sudoku(ahead.remove()) : next;
        }

        /** Finds out from the first lines how the file is written, and skips a heading. */
        private void start() {
            readLine();
            Line first = ahead.peek();
            if (first == null) {
                return;
            }
            if (first.isTitle()) {
                titled = true;
                ahead.remove();
            } else if (first.isRow()) {
                startWithRow(first);
            } else if (first.hasFields() && first.field().isEmpty()) {
                ahead.remove();
            }
        }

        /** Reads the lines of one Sudoku, up to the title of the next one. */
        private void readTitled() {
            boolean goOn = true;
            while (goOn && readLine()) {
                if (ahead.getLast().isTitle()) {
                    ahead.removeLast();
                    goOn = ahead.isEmpty();
                }
            }
            if (!ahead.isEmpty()) {
                drawn = drawn();
            }
        }

        private void startWithRow(Line first) {
            boolean couldBeLine = SudokuText.sizeOf(first.text().length()) > 0;
            if (readLine() && !couldBeLine && !ahead.getLast().isRow()) {
                ahead.remove();
                return;
            }
            while (readLine()) {}
            if (!couldBeLine || first.hasCells(ahead.size())) {
                drawn = drawn();
            }
        }

        /** Reads up to the next line that has cells; whether there is one. */
        private boolean readLine() {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                String text = line.get();
                if (!SudokuText.isNothing(text)) {
                    ahead.add(new Line(withoutRemark(text), lines.number()));
                    return true;
                }
            }
            return false;
        }

        /** The text before a blank and {@code #}. */
        private static String withoutRemark(String text) {
            for (int at = text.indexOf('#', 1); at > 0; at = text.indexOf('#', at + 1)) {
                if (Character.isWhitespace(text.charAt(at - 1))) {
                    return text.substring(0, at).stripTrailing();
                }
            }
            return text;
        }

        /** The Sudoku that is drawn in the lines ahead. They keep their numbers for messages. */
        private Sudoku drawn() {
            StringBuilder text = new StringBuilder();
            int line = 1;
            for (; !ahead.isEmpty(); line++) {
                Line next = ahead.element();
                if (next.number() == line) {
                    text.append(next.text());
                    ahead.remove();
                }
                text.append('\n');
            }
            return Sudoku.of(rules, SudokuText.cells(text.toString()));
        }

        private Sudoku sudoku(Line line) {
            String text = line.text();
            int column = 1;
            if (CagesText.isKiller(text)) {
                throw new IllegalArgumentException("line " + line.number()
                        + ": this is a killer Sudoku; read it as one, by KillerFile or with --cages FILE");
            }
            if (line.hasFields()) {
                String field = line.field()
                        .orElseThrow(() -> new IllegalArgumentException("line " + line.number()
                                + ": none of the fields has as many characters as a Sudoku has cells; one must have"
                                + " 81 for size 9, 16 for size 4, and so on"));
                column += text.indexOf(field);
                text = field;
            }
            return Sudoku.of(rules, SudokuText.cellsOfLine(text, line.number(), column));
        }
    }
}
