package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.sudoku.SudokuText.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A line of a file of Sudokus, and the ways in which it can be read as cells. The lines around it decide among them: a
 * row has as many cells as there are rows.
 */
final class SudokuLine {

    /** What separates the fields of a table. */
    private static final Pattern SEPARATOR = Pattern.compile("[,;\t]");

    /** What says nothing about cells: quotes, brackets, and the lines of a frame that stand upright. */
    private static final Pattern QUOTES = Pattern.compile("[\"'\\[\\](){}\u00A0]");

    private static final Pattern BAR = Pattern.compile("[\u2500-\u257F]");

    private static final Pattern TITLE = Pattern.compile("\\p{L}{3,}\\s+(#|No\\.? ?|Nr\\.? ?)?\\d{1,6}\\s*:?");

    private static final Pattern SECTION = Pattern.compile("\\[\\s*(\\p{L}{2}[^\\]\\[,;]*)]");

    private final String text;
    private final int number;

    /** Empty until they are asked for, for most lines are whole Sudokus that need none. */
    private final List<List<Cell>> readings = new ArrayList<>();

    /** The line with this number, from 1; a remark at its end does not count. */
    SudokuLine(String given, int number) {
        this.text = withoutRemark(given);
        this.number = number;
    }

    private List<List<Cell>> readings() {
        if (readings.isEmpty()) {
            addReadings();
        }
        return readings;
    }

    private void addReadings() {
        String clean = BAR.matcher(QUOTES.matcher(text).replaceAll(" ")).replaceAll("|");
        if (hasFields()) {
            addFields(clean, SEPARATOR);
            String joined = SEPARATOR.matcher(clean).replaceAll(" ");
            if (readings.isEmpty() || readings.get(0).stream().noneMatch(Cell::isLeftOut)) {
                addWords(joined);
            }
        } else {
            addWords(clean);
            if (clean.indexOf('|') >= 0) {
                addFields(clean.strip().replaceAll("^\\||\\|$", " "), Pattern.compile("\\|"));
            }
            addBlanks(clean);
        }
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

    String text() {
        return text;
    }

    int number() {
        return number;
    }

    /** Whether it has fields, as in a table. */
    boolean hasFields() {
        return SEPARATOR.matcher(text).find();
    }

    /** Whether it is a title. No row of a Sudoku looks like one. */
    static boolean isTitle(String line) {
        return line.length() < 40 && TITLE.matcher(line.strip()).matches();
    }

    /** The name of a section, such as {@code Puzzle} in {@code [Puzzle]}. */
    static Optional<String> section(String line) {
        return Optional.of(SECTION.matcher(line.strip()))
                .filter(matcher -> line.strip().startsWith("[") && matcher.matches())
                .map(matcher -> matcher.group(1).strip());
    }

    /** Whether it has only dashes, so that it is a ruler or, where empty cells are dashes, a row. */
    static boolean isDashes(String line) {
        return line.indexOf('-') >= 0
                && line.chars().allMatch(mark -> mark == '-' || mark == '|' || Character.isWhitespace(mark));
    }

    /** Whether it has only tabs, so that it is empty or, where tabs separate cells, a row of empty cells. */
    static boolean isTabs(String line) {
        return line.isBlank() && line.chars().filter(mark -> mark == '\t').count() >= 3;
    }

    /** Whether none of its fields has anything. */
    boolean isLeftOut() {
        return readings().get(0).stream().allMatch(Cell::isLeftOut);
    }

    /** The field of a table that is a Sudoku by itself, and the column where it begins. */
    Optional<Cell> field() {
        for (String field : SEPARATOR.split(text, -1)) {
            String word = field.strip().replace("\"", "");
            if (hasFields() && SudokuText.sizeOf(word.length()) > 0) {
                return Optional.of(new Cell(word, number, text.indexOf(word) + 1));
            }
        }
        return Optional.empty();
    }

    /** Whether it can be a row, with a number of cells that a row can have. */
    boolean isRow() {
        return readings().stream().anyMatch(cells -> isSize(cells.size()));
    }

    static boolean isSize(int cells) {
        return cells >= SudokuRules.MIN_SIZE && cells <= SudokuRules.MAX_SIZE;
    }

    /** The numbers of cells that it can have as a row, the likeliest first. */
    List<Integer> sizes() {
        return readings().stream()
                .map(List::size)
                .filter(SudokuLine::isSize)
                .distinct()
                .toList();
    }

    /** Its cells, if it can be a row of so many. */
    Optional<List<Cell>> cells(int size) {
        return readings().stream().filter(cells -> cells.size() == size).findFirst();
    }

    /** Whether its last cell is empty only because a separator ends the line. */
    boolean isLastLeftOut(int size) {
        return hasFields()
                && cells(size).filter(cells -> cells.get(size - 1).isLeftOut()).isPresent();
    }

    /** Whether it is the heading of a table with this row: other words, or the numbers of the columns. */
    boolean isHeadingOf(SudokuLine row) {
        int fields = SEPARATOR.split(text, -1).length;
        List<String> words =
                cells(fields).orElse(List.of()).stream().map(Cell::word).toList();
        int first = words.isEmpty() || !words.get(0).equals("0") ? 1 : 0;
        List<String> numbers =
                IntStream.range(first, first + fields).mapToObj(String::valueOf).toList();
        return hasFields() && row.cells(fields).isPresent() && (words.isEmpty() || words.equals(numbers));
    }

    /** Its cells, if it can be a whole Sudoku. */
    Optional<List<Cell>> whole() {
        return readings().stream()
                .filter(cells -> SudokuText.sizeOf(cells.size()) > 0)
                .findFirst();
    }

    /** Whether it is a whole Sudoku, with the symbols of its size. */
    boolean isWhole() {
        try {
            Sudoku.of(Optional.empty(), wholeOrRefused());
            return true;
        } catch (IllegalArgumentException otherSymbols) {
            return false;
        }
    }

    /** Its cells as a whole Sudoku. */
    List<Cell> wholeOrRefused() {
        if (CagesText.isKiller(text) || SumoCueText.isStart(text)) {
            throw new IllegalArgumentException(
                    "line " + number + ": this is a killer Sudoku; read it as one, by KillerFile or with --cages FILE");
        }
        if (!hasFields()) {
            return SudokuText.cellsOfLine(text, number, 1);
        }
        Optional<Cell> field = field();
        if (field.isPresent()) {
            return SudokuText.cellsOfLine(
                    field.get().word(), number, field.get().column());
        }
        return whole().orElseThrow(() -> new IllegalArgumentException("line " + number
                + ": none of the fields has as many characters as a Sudoku has cells; one must have"
                + " 81 for size 9, 16 for size 4, and so on"));
    }

    /** How many cells it has, as it is most likely meant. */
    int length() {
        return hasFields()
                ? SEPARATOR.split(text, -1).length
                : readings().get(readings().size() > 1 ? 1 : 0).size();
    }

    private void addWords(String clean) {
        List<Cell> words = SudokuText.find(true, clean, number, 1);
        int count = words.size();
        if (words.stream().allMatch(cell -> isWord(cell.word(), count))) {
            readings.add(words);
        }
        readings.add(SudokuText.find(false, clean, number, 1));
    }

    private void addFields(String clean, Pattern separator) {
        List<Cell> cells = new ArrayList<>();
        int column = 1;
        for (String field : separator.split(clean, -1)) {
            String word = field.strip();
            cells.add(
                    word.isEmpty()
                            ? Cell.leftOut(number, column)
                            : new Cell(word, number, column + field.indexOf(word)));
            column += field.length() + 1;
        }
        if (cells.stream().allMatch(cell -> cell.isLeftOut() || isWord(cell.word(), cells.size()))) {
            readings.add(cells);
            if (cells.get(cells.size() - 1).isLeftOut()) {
                readings.add(cells.subList(0, cells.size() - 1));
            }
        }
    }

    /** Each character is a cell, and a blank an empty one. */
    private void addBlanks(String clean) {
        String cellsOnly = clean.replace("|", "");
        if (cellsOnly.length() <= SudokuRules.MAX_SIZE) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < clean.length(); i++) {
                if (clean.charAt(i) != '|') {
                    String word = clean.substring(i, i + 1);
                    cells.add(word.isBlank() ? Cell.leftOut(number, i + 1) : new Cell(word, number, i + 1));
                }
            }
            readings.add(cells);
        }
    }

    /** Whether a word can be a cell where there are so many in a row. */
    private static boolean isWord(String word, int count) {
        if (word.codePointCount(0, word.length()) == 1) {
            return true;
        }
        return word.length() == 2
                && word.chars().allMatch(c -> c >= '0' && c <= '9')
                && (count > SudokuRules.MAX_SIZE || Integer.parseInt(word) <= count);
    }
}
