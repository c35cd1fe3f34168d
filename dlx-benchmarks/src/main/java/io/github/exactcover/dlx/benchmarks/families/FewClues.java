package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import java.util.List;

/**
 * Sudokus with few clues.
 *
 * <pre>{@code
 * System.out.println(Count.of(FewClues.withSeventeenClues(1)).solutions()); // 1
 * }</pre>
 */
public final class FewClues {

    /** From Gordon Royle's list of Sudokus with 17 clues. */
    private static final List<String> SEVENTEEN = List.of(
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
            "000000010400000000020000000000050604008000300001090000300400200050100000000807000",
            "000000012000035000000600070700000300000400800100000000000120000080000040050000600",
            "000000012003600000000007000410020000000500300700000600280000040000300500000000000");

    private FewClues() {}

    /**
     * The cells of the Sudokus with 17 clues.
     *
     * @return one line for each Sudoku, with 0 for an empty cell
     */
    public static List<String> seventeenClues() {
        return SEVENTEEN;
    }

    /**
     * A Sudoku with one solution and 17 clues, the fewest possible.
     *
     * @param number the number of the Sudoku, from 1 to 4
     * @return a new problem
     * @throws IllegalArgumentException if there is no such number
     */
    public static ExactCoverProblem<String, Placement> withSeventeenClues(int number) {
        Sizes.check("the Sudoku number", number, 1, SEVENTEEN.size());
        return Sudoku.of(SEVENTEEN.get(number - 1)).problem();
    }

    /**
     * The first Sudoku with 17 clues, without two of them. It has very many solutions.
     *
     * @return a new problem
     */
    public static ExactCoverProblem<String, Placement> withFifteenClues() {
        return Sudoku.of(without(SEVENTEEN.get(0), 2, 9)).problem();
    }

    /** Removes two clues, which are numbered from 0. */
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
}
