package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.List;

/** Reads the cells of a Sudoku from text; see {@link Sudoku#of(String)} for how it is written. */
final class SudokuText {

    /** What stands between cells, and between lines of cells. No patterns: the first takes as long as a search. */
    private static final String BETWEEN_CELLS = "| \t\n\u000B\f\r";

    private static final String BETWEEN_LINES = "-+=" + BETWEEN_CELLS;

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
        for (int i = 0; i < line.length(); i++) {
            if (BETWEEN_LINES.indexOf(line.charAt(i)) < 0) {
                return line.strip().startsWith("#");
            }
        }
        return true;
    }

    /** The size of a Sudoku with this number of cells, 0 if there is none. */
    static int sizeOf(int cells) {
        int size = (int) Math.round(Math.sqrt(cells));
        return size * size == cells && size >= SudokuRules.MIN_SIZE && size <= SudokuRules.MAX_SIZE ? size : 0;
    }

    /** The cells of one Sudoku, row by row. There are as many as a Sudoku has. */
    static List<Cell> cells(String text) {
        List<String> lines = Texts.lines(text);
        int rows = 0;
        for (String line : lines) {
            rows += isNothing(line) ? 0 : 1;
        }
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
        List<Cell> words = find(true, line, number, column);
        List<Cell> cells = sizeOf(words.size()) > 0 ? words : find(false, line, number, column);
        if (sizeOf(cells.size()) == 0) {
            throw new IllegalArgumentException("line " + number + " has " + Texts.count(cells.size(), "cell")
                    + ", which fits no Sudoku; write all 81 cells of a Sudoku of size 9 in one line (16 for"
                    + " size 4, 256 for size 16), or each row in a line of its own");
        }
        return cells;
    }

    private static List<Cell> row(String line, int number, int rows) {
        List<Cell> words = find(true, line, number, 1);
        List<Cell> cells = words.size() == rows ? words : find(false, line, number, 1);
        if (cells.size() != rows) {
            throw new IllegalArgumentException("line " + number + ": this row has " + Texts.count(cells.size(), "cell")
                    + ", and the Sudoku " + rows
                    + " rows; give each row as many cells as there are rows, or write one Sudoku a line");
        }
        return cells;
    }

    /** The words of a line, or its characters. */
    private static List<Cell> find(boolean words, String line, int number, int column) {
        List<Cell> cells = new ArrayList<>();
        int place = column;
        int start = 0;
        while (start < line.length()) {
            boolean isCell = isOfCell(line, start);
            int end = start;
            int length = 0;
            do {
                end += Character.charCount(line.codePointAt(end));
                length++;
            } while (words && isCell && end < line.length() && isOfCell(line, end));
            if (isCell) {
                cells.add(new Cell(line.substring(start, end), number, place));
            }
            place += length;
            start = end;
        }
        return cells;
    }

    private static boolean isOfCell(String line, int at) {
        return BETWEEN_CELLS.indexOf(line.charAt(at)) < 0;
    }
}
