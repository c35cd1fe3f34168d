package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.List;
import java.util.Locale;

/** How the symbols of a Sudoku are written. The cells show which way it is; see {@link Sudoku#of(String)}. */
enum SudokuSymbols {
    /** 1 to 9, then A to P; 0 is an empty cell. */
    USUAL,

    /** 0 to 9, then A to F, at size 16. 0 is symbol 16, so all others are the same as in the usual way. */
    HEXADECIMAL,

    /** A to Y; 0 is an empty cell. */
    LETTERS;

    /** The characters that always stand for an empty cell. */
    private static final String EMPTY = ".-_*?\u00B7";

    /** It too, where nothing else stands for an empty cell, and it is no letter of this size. */
    private static final String CROSS = "x";

    private static final int CROSS_SIZE = 24;

    private static final int HEXADECIMAL_SIZE = 16;
    private static final int TEN = 10;

    /** The cells with a usual sign for those that are empty. */
    static List<SudokuText.Cell> withoutCrosses(List<SudokuText.Cell> cells, int size) {
        boolean crosses = false;
        boolean others = size >= CROSS_SIZE;
        for (SudokuText.Cell cell : cells) {
            crosses |= cell.word().equalsIgnoreCase(CROSS);
            others |= isEmpty(cell.word()) || cell.word().equals("0");
        }
        return crosses && !others
                ? cells.stream()
                        .map(cell -> cell.word().equalsIgnoreCase(CROSS)
                                ? SudokuText.Cell.leftOut(cell.line(), cell.column())
                                : cell)
                        .toList()
                : cells;
    }

    /** How the cells of a Sudoku of this size are written. */
    static SudokuSymbols of(List<SudokuText.Cell> cells, int size) {
        boolean empty = false;
        boolean zero = false;
        boolean digit = false;
        boolean last = false;
        boolean beyond = false;
        for (SudokuText.Cell cell : cells) {
            int number = number(cell.word());
            empty |= isEmpty(cell.word());
            zero |= cell.word().equals("0");
            digit |= number > 0 && Character.isDigit(cell.word().charAt(0));
            last |= number == size;
            beyond |= number > size;
        }
        if (size == HEXADECIMAL_SIZE && empty && zero && !last) {
            return HEXADECIMAL;
        }
        return beyond && !digit ? LETTERS : USUAL;
    }

    /** The symbol of a cell, 0 for none. */
    int read(SudokuText.Cell cell, int size) {
        String word = cell.word();
        int number = number(word);
        int symbol = switch (this) {
            case USUAL -> number;
            case HEXADECIMAL -> word.equals("0") ? HEXADECIMAL_SIZE : number;
            case LETTERS -> number < TEN ? Math.min(number, 0) : number - TEN + 1;
        };
        if (symbol < 0 || symbol > size) {
            throw new IllegalArgumentException(cell.place() + ": " + Texts.quoted(word)
                    + " is not a symbol of a Sudoku of size " + size + "; write " + all(size));
        }
        return symbol;
    }

    private String all(int size) {
        return switch (this) {
            case USUAL ->
                (size < TEN ? "1 to " + size : "1 to 9 and A to " + write(size)) + ", and . or 0 for an empty cell";
            case HEXADECIMAL -> "0 to 9 and A to F, and . for an empty cell";
            case LETTERS -> "A to " + write(size) + ", and . or 0 for an empty cell";
        };
    }

    /** A symbol as one character; a dot for 0. */
    String write(int symbol) {
        if (symbol == 0) {
            return ".";
        }
        int digit = switch (this) {
            case USUAL -> symbol;
            case HEXADECIMAL -> symbol % HEXADECIMAL_SIZE;
            case LETTERS -> symbol + TEN - 1;
        };
        return Integer.toString(digit, Character.MAX_RADIX).toUpperCase(Locale.ROOT);
    }

    private static boolean isEmpty(String word) {
        return word.isEmpty() || (word.length() == 1 && EMPTY.indexOf(word.charAt(0)) >= 0);
    }

    /** A digit, a letter from A = 10 on, or a number of two digits; 0 for an empty cell, and -1 for anything else. */
    private static int number(String word) {
        if (isEmpty(word)) {
            return 0;
        }
        char first = word.charAt(0);
        boolean one = word.length() == 1;
        if (first > 'z' || word.length() > 2) {
            return -1;
        }
        if (one) {
            return Character.digit(first, Character.MAX_RADIX);
        }
        char second = word.charAt(1);
        return first >= '0' && first <= '9' && second >= '0' && second <= '9' ? (first - '0') * TEN + second - '0' : -1;
    }
}
