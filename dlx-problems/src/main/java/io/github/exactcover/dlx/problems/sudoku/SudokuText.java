package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.List;

/** Reads the cells of a Sudoku from text; see {@link Sudoku#of(String)} for how it is written. */
final class SudokuText {

    /** What stands between cells, and between lines of cells. No patterns: the first takes as long as a search. */
    private static final String BETWEEN_CELLS = "| \t\n\u000B\f\r";

    private static final String BETWEEN_LINES = "-+=" + BETWEEN_CELLS;

    /** Corners that some programs draw; only in a line with {@link #RULER}, for most are empty cells elsewhere. */
    private static final String CORNERS = "*.:'`";

    private static final String RULER = "---";

    /**
     * A cell where it stands in the text.
     *
     * @param word the symbol, as it is written
     * @param line the line, from 1
     * @param column the column, from 1
     */
    record Cell(String word, int line, int column) {

        /** Where nothing stands between two separators. */
        static Cell leftOut(int line, int column) {
            return new Cell("", line, column);
        }

        boolean isLeftOut() {
            return word.isEmpty();
        }

        String place() {
            return "line " + line + ", column " + column;
        }
    }

    private SudokuText() {}

    /** Whether the line has no cells: it is empty, a comment, or a line between boxes. */
    static boolean isNothing(String line) {
        boolean corners = false;
        for (int i = 0; i < line.length(); i++) {
            char character = line.charAt(i);
            if (BETWEEN_LINES.indexOf(character) < 0 && !isFrame(character)) {
                if (CORNERS.indexOf(character) < 0) {
                    return line.strip().startsWith("#");
                }
                corners = true;
            }
        }
        return !corners || line.contains(RULER);
    }

    /** Whether it is one of the characters for drawing boxes. */
    private static boolean isFrame(char character) {
        return character >= '\u2500' && character <= '\u257F';
    }

    /** The size of a Sudoku with this number of cells, 0 if there is none. */
    static int sizeOf(int cells) {
        int size = (int) Math.round(Math.sqrt(cells));
        return size * size == cells && size >= SudokuRules.MIN_SIZE && size <= SudokuRules.MAX_SIZE ? size : 0;
    }

    /** The cells of one Sudoku, row by row. There are as many as a Sudoku has. */
    static List<Cell> cells(String text) {
        SudokuSection lines = new SudokuSection();
        List<String> all = Texts.lines(text);
        for (int line = 0; line < all.size(); line++) {
            lines.add(all.get(line), line + 1);
        }
        return lines.one();
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

    /** The words of a line, or its characters. */
    static List<Cell> find(boolean words, String line, int number, int column) {
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
