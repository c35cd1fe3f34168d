package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.List;

/**
 * Sudokus with few clues.
 *
 * <pre>{@code
 * System.out.println(DLX.count(Sudoku.withSeventeenClues(1))); // 1
 * }</pre>
 *
 * <p>As exact cover: each cell must be filled, and each row, column and box must have each digit. What a clue settles is
 * left out, with all options that it excludes.
 */
public final class Sudoku {

    private static final int SIZE = 9;

    /** From the list of minimal Sudokus that Gordon Royle collected. */
    private static final List<String> SEVENTEEN = List.of(
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
            "000000010400000000020000000000050604008000300001090000300400200050100000000807000",
            "000000012000035000000600070700000300000400800100000000000120000080000040050000600",
            "000000012003600000000007000410020000000500300700000600280000040000300500000000000");

    private Sudoku() {}

    /**
     * A Sudoku with 17 clues, as few as can be, and one solution.
     *
     * @param number which, from 1 to 4
     * @return a new problem
     * @throws IllegalArgumentException if there is no such number
     */
    public static ExactCoverProblem<String, String> withSeventeenClues(int number) {
        Sizes.check("the Sudoku number", number, 1, SEVENTEEN.size());
        return of(SEVENTEEN.get(number - 1));
    }

    /**
     * The first Sudoku with 17 clues without two of them, so that it has very many solutions.
     *
     * @return a new problem
     */
    public static ExactCoverProblem<String, String> withFifteenClues() {
        return of(without(SEVENTEEN.get(0), 2, 9));
    }

    /** Takes away two clues, which are numbered from 0 on. */
    static String without(String cells, int first, int second) {
        StringBuilder left = new StringBuilder(cells);
        int clue = 0;
        for (int cell = 0; cell < cells.length(); cell++) {
            if (cells.charAt(cell) != '0') {
                if (clue == first || clue == second) {
                    left.setCharAt(cell, '0');
                }
                clue++;
            }
        }
        return left.toString();
    }

    /**
     * Any Sudoku.
     *
     * @param cells 81 digits, row by row, with 0 for an empty cell
     * @return a new problem, whose options are written as row, column and digit
     * @throws IllegalArgumentException if these are no 81 digits
     */
    public static ExactCoverProblem<String, String> of(String cells) {
        if (!cells.matches("[0-9]{81}")) {
            throw new IllegalArgumentException(
                    "A Sudoku has 81 cells; give them as 81 digits, with 0 for an empty one, and not as " + cells);
        }
        boolean[][] settled = new boolean[4][SIZE * SIZE];
        for (int cell = 0; cell < cells.length(); cell++) {
            if (cells.charAt(cell) != '0') {
                settle(settled, cell, cells.charAt(cell) - '1');
            }
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int family = 0; family < 4; family++) {
            for (int member = 0; member < SIZE * SIZE; member++) {
                if (!settled[family][member]) {
                    builder.primary(name(family, member));
                }
            }
        }
        for (int cell = 0; cell < cells.length(); cell++) {
            for (int digit = 0; digit < SIZE; digit++) {
                addIfOpen(builder, settled, cell, digit);
            }
        }
        return builder.build();
    }

    private static void settle(boolean[][] settled, int cell, int digit) {
        int[] members = members(cell, digit);
        for (int family = 0; family < 4; family++) {
            if (settled[family][members[family]]) {
                throw new IllegalArgumentException("The clue " + (digit + 1) + " is twice in a row, column or box");
            }
            settled[family][members[family]] = true;
        }
    }

    private static void addIfOpen(ProblemBuilder<String, String> builder, boolean[][] settled, int cell, int digit) {
        int[] members = members(cell, digit);
        String[] items = new String[4];
        for (int family = 0; family < 4; family++) {
            if (settled[family][members[family]]) {
                return;
            }
            items[family] = name(family, members[family]);
        }
        builder.option("r" + (cell / SIZE + 1) + "c" + (cell % SIZE + 1) + "=" + (digit + 1), items);
    }

    /** The cell, and the digit of the row, of the column and of the box. */
    private static int[] members(int cell, int digit) {
        int row = cell / SIZE;
        int column = cell % SIZE;
        int box = row / 3 * 3 + column / 3;
        return new int[] {cell, row * SIZE + digit, column * SIZE + digit, box * SIZE + digit};
    }

    private static String name(int family, int member) {
        int first = member / SIZE + 1;
        int second = member % SIZE + 1;
        return switch (family) {
            case 0 -> "r" + first + "c" + second;
            case 1 -> "r" + first + "s" + second;
            case 2 -> "c" + first + "s" + second;
            default -> "b" + first + "s" + second;
        };
    }
}
