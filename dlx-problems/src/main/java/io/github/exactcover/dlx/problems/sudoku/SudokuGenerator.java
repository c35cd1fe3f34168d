package io.github.exactcover.dlx.problems.sudoku;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes Sudokus that have exactly one solution and no needless clue.
 *
 * <pre>{@code
 * SudokuGenerator generator = SudokuGenerator.of(SudokuRules.of(9));
 * Sudoku sudoku = generator.generate(1, 0);
 * System.out.println(SudokuSolver.of(sudoku.rules()).solutions(sudoku, 2).size()); // 1
 * System.out.println(generator.generate(1, 30).clueCount()); // 30
 * }</pre>
 *
 * <p>It fills a grid at random (not all grids are equally likely). Then it goes through the cells in random order, and
 * takes a clue away if there is still only one solution without it. Immutable.
 */
public final class SudokuGenerator {

    private final SudokuSolver solver;

    private SudokuGenerator(SudokuSolver solver) {
        this.solver = solver;
    }

    /**
     * A generator of Sudokus of these rules.
     *
     * @param rules the rules
     * @return the generator
     */
    public static SudokuGenerator of(SudokuRules rules) {
        return of(SudokuSolver.of(rules));
    }

    /**
     * A generator that uses this solver, and is cancelled with it.
     *
     * @param solver the solver, with the rules
     * @return the generator
     */
    public static SudokuGenerator of(SudokuSolver solver) {
        Objects.requireNonNull(solver, "The solver must not be null");
        return new SudokuGenerator(solver);
    }

    /**
     * A Sudoku with exactly one solution. From size 16 on, finding the last needless clues can take very long; then ask
     * for more clues.
     *
     * @param seed the same seed gives the same Sudoku
     * @param clues how many clues to leave; there are more if the Sudoku needs more. With 0, no clue can be taken away.
     * @return the Sudoku
     * @throws IllegalArgumentException if the number of clues is negative, or more than there are cells
     * @throws IllegalStateException if there is no Sudoku of these rules
     * @throws java.util.concurrent.CancellationException if the search was cancelled
     */
    public Sudoku generate(long seed, int clues) {
        int cells = solver.rules().size() * solver.rules().size();
        if (clues < 0 || clues > cells) {
            throw new IllegalArgumentException(
                    "A Sudoku with " + clues + " clues is not possible; choose a number from 0 to " + cells);
        }
        int[] left = solver.filled(seed);
        int count = cells;
        for (int cell : shuffled(cells, seed)) {
            if (count > clues && solver.isNeedless(left, cell)) {
                left[cell] = 0;
                count--;
            }
        }
        return Sudoku.of(solver.rules(), left);
    }

    private static List<Integer> shuffled(int cells, long seed) {
        List<Integer> order = IntStream.range(0, cells).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(order, new Random(seed));
        return order;
    }
}
