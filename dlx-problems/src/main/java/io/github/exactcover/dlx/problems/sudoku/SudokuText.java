package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the cells of a Sudoku from text; see {@link Sudoku#of(String)} for how it is written. */
final class SudokuText {

    private static final Pattern NOTHING = Pattern.compile("[-+=|\\s]*|\\s*#.*");
    private static final Pattern WORD = Pattern.compile("[^|\\s]+");
    private static final Pattern CHARACTER = Pattern.compile("[^|\\s]");

    /**
     * A cell where it stands in the text.
     *
     * @param word the symbol, as it is written
     * @param line the line, from 1
     * @param column the column, from 1
     */
    record Cell(String word, int line, int column) {

        String place() {
            return "line " + line + ", column " + column;
        }
    }

    private SudokuText() {}

    /** Whether the line has no cells: it is empty, a comment, or a line between boxes. */
    static boolean isNothing(String line) {
        return NOTHING.matcher(line).matches();
    }

    /** The size of a Sudoku with this number of cells, 0 if there is none. */
    static int sizeOf(int cells) {
        int size = (int) Math.round(Math.sqrt(cells));
        return size * size == cells && size >= SudokuRules.MIN_SIZE && size <= SudokuRules.MAX_SIZE ? size : 0;
    }

    /** The cells of one Sudoku, row by row. There are as many as a Sudoku has. */
    static List<Cell> cells(String text) {
        List<String> lines = Texts.withoutMark(text).lines().toList();
        int rows = (int) lines.stream().filter(line -> !isNothing(line)).count();
        List<Cell> cells = new ArrayList<>();
        if (rows > 1 && sizeOf(rows * rows) == 0) {
            throw new IllegalArgumentException("There are " + rows + " rows; a Sudoku has " + SudokuRules.MIN_SIZE
                    + " to " + SudokuRules.MAX_SIZE + ", or is written in one line");
        }
        for (int line = 0; line < lines.size(); line++) {
            if (!isNothing(lines.get(line))) {
                cells.addAll(
                        rows == 1 ? cellsOfLine(lines.get(line), line + 1, 1) : row(lines.get(line), line + 1, rows));
            }
        }
        if (cells.isEmpty()) {
            throw new IllegalArgumentException(
                    "There is no Sudoku; write its cells row by row, with . or 0 for an empty cell");
        }
        return cells;
    }

    /** The cells of a Sudoku in one line; the number of the line and the column where it begins count from 1. */
    static List<Cell> cellsOfLine(String line, int number, int column) {
        Pattern cell = sizeOf(count(WORD, line)) > 0 ? WORD : CHARACTER;
        int cells = count(cell, line);
        if (sizeOf(cells) == 0) {
            throw new IllegalArgumentException("line " + number + " has " + Texts.count(cells, "cell")
                    + ", which fits no Sudoku; write all 81 cells of a Sudoku of size 9 in one line (16 for"
                    + " size 4, 256 for size 16), or each row in a line of its own");
        }
        return find(cell, line, number, column);
    }

    private static List<Cell> row(String line, int number, int rows) {
        Pattern cell = count(WORD, line) == rows ? WORD : CHARACTER;
        int cells = count(cell, line);
        if (cells != rows) {
            throw new IllegalArgumentException("line " + number + ": this row has " + Texts.count(cells, "cell")
                    + ", and the Sudoku " + rows
                    + " rows; give each row as many cells as there are rows, or write"
                    + " one Sudoku a line");
        }
        return find(cell, line, number, 1);
    }

    private static int count(Pattern pattern, String line) {
        int count = 0;
        for (Matcher matcher = pattern.matcher(line); matcher.find(); ) {
            count++;
        }
        return count;
    }

    private static List<Cell> find(Pattern pattern, String line, int number, int column) {
        List<Cell> cells = new ArrayList<>();
        int seen = 0;
        int place = column;
        for (Matcher matcher = pattern.matcher(line); matcher.find(); ) {
            place += line.codePointCount(seen, matcher.start());
            seen = matcher.start();
            cells.add(new Cell(matcher.group(), number, place));
        }
        return cells;
    }
}
