package io.github.exactcover.dlx.problems.sudoku;

import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads Sudokus as they are found on the net: one a line, in a table, or one that is drawn row by row.
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
 * <p>A Sudoku in one line is written as {@link Sudoku#of(String)} says. Of a line with commas, semicolons or tabs, the
 * first field is taken that has as many characters as a Sudoku has cells, and the others are passed over: the column
 * {@code quizzes} of Kaggle's {@code quizzes,solutions}, and {@code puzzle} of {@code id,puzzle,solution,...}. What stands
 * behind a blank and {@code #} is a remark. A first line without such a field is a heading, and so is a shorter line above
 * Sudokus in one line. If the first line has no more characters than a Sudoku has rows, or has blanks, and is no heading,
 * the whole file is one Sudoku, drawn row by row. If it is a title, a word and a number as in {@code Grid 01}, each Sudoku
 * is drawn below a title of its own, as in Project Euler's problem 96. Empty lines, lines that begin with {@code #}, and a
 * byte order mark at the begin mean nothing.
 */
public final class SudokuFile {

    private SudokuFile() {}

    /**
     * The Sudokus of a text, of the usual rules for their sizes.
     *
     * @param reader the text; it is read while the stream is, and not closed
     * @return the Sudokus in their order; the stream fails with an {@link IllegalArgumentException}, which says the line
     *     and column, at what is no Sudoku, and with an {@link UncheckedIOException} if the reader fails
     */
    public static Stream<Sudoku> read(Reader reader) {
        return stream(Optional.empty(), reader);
    }

    /**
     * The Sudokus of a text, of any rules.
     *
     * @param rules the rules of all of them
     * @param reader the text; it is read while the stream is, and not closed
     * @return the Sudokus, as for {@link #read(Reader)}
     */
    public static Stream<Sudoku> read(SudokuRules rules, Reader reader) {
        return stream(Optional.of(rules), reader);
    }

    private static Stream<Sudoku> stream(Optional<SudokuRules> rules, Reader reader) {
        return NumberedLines.stream(new Sudokus(rules, new NumberedLines(reader)));
    }

    /** What stands between the fields of a table. */
    private static final Pattern SEPARATOR = Pattern.compile("[,;\t]");

    private static final Pattern TITLE = Pattern.compile("\\p{L}{3,}\\s+\\d{1,4}:?");

    /** A line of the text, and its number from 1. */
    private record Line(String text, int number) {

        /** Whether it has fields, as in a table. */
        boolean hasFields() {
            return SEPARATOR.matcher(text).find();
        }

        /** Whether it is a title; no row looks like one. */
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

        /** Sees whether the text is one Sudoku only, and passes a heading over. */
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

        /** Reads up to the next title that stands below something. */
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

        /** What stands before a blank and {@code #}. */
        private static String withoutRemark(String text) {
            for (int at = text.indexOf('#', 1); at > 0; at = text.indexOf('#', at + 1)) {
                if (Character.isWhitespace(text.charAt(at - 1))) {
                    return text.substring(0, at).stripTrailing();
                }
            }
            return text;
        }

        /** The one Sudoku of the lines ahead, which keep their numbers. */
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
            return rules.isPresent() ? Sudoku.of(rules.get(), text.toString()) : Sudoku.of(text.toString());
        }

        private Sudoku sudoku(Line line) {
            String text = line.text();
            int column = 1;
            if (CagesText.isKiller(text)) {
                throw new IllegalArgumentException("line " + line.number()
                        + ": this is a killer Sudoku; read it as one," + " by KillerFile or with --cages FILE");
            }
            if (line.hasFields()) {
                String field = line.field()
                        .orElseThrow(() -> new IllegalArgumentException("line " + line.number()
                                + ": none of the fields has as many characters as a Sudoku has cells; one must have 81 for"
                                + " size 9, 16 for size 4, and so on"));
                column += text.indexOf(field);
                text = field;
            }
            return Sudoku.of(rules, SudokuText.cellsOfLine(text, line.number(), column));
        }
    }
}
