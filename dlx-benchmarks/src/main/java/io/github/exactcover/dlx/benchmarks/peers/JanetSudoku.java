package io.github.exactcover.dlx.benchmarks.peers;

import org.mariuszgromada.math.janetsudoku.SudokuSolver;

/**
 * Janet Sudoku, a solver that can do nothing but Sudokus of size 9.
 *
 * <pre>{@code
 * String sudoku = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
 * System.out.println(JanetSudoku.isUnique(sudoku)); // true
 * }</pre>
 */
public final class JanetSudoku {

    private static final int SIZE = 9;

    private JanetSudoku() {}

    /**
     * Whether a Sudoku has exactly one solution.
     *
     * @param line 81 characters, digits and dots
     * @return true if it has one solution, false if it has none or more
     */
    public static boolean isUnique(String line) {
        int[][] cells = new int[SIZE][SIZE];
        for (int cell = 0; cell < SIZE * SIZE; cell++) {
            cells[cell / SIZE][cell % SIZE] = Math.max(0, Character.digit(line.charAt(cell), 10));
        }
        return new SudokuSolver(cells).checkIfUniqueSolution() == SudokuSolver.SOLUTION_UNIQUE;
    }
}
