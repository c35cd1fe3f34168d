package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.steps.Step;
import java.util.Objects;

/**
 * A step on the way to the solution of a {@link Sudoku}, by its usual name and in words.
 *
 * <pre>{@code
 * Sudoku sudoku = Sudoku.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * SudokuStep hint = SudokuSolver.of(sudoku.rules()).steps(sudoku).findFirst().orElseThrow();
 * System.out.println(hint.technique()); // naked single
 * System.out.println(hint); // naked single: r5c5 = 5, because no other symbol can stand there
 * }</pre>
 *
 * <p>Cells are written by row and column, such as {@code r4c5}; both are counted from 1.
 *
 * @param technique what the step is called
 * @param reason the step in words
 * @param step the step, with what it takes and removes
 */
public record SudokuStep(SudokuTechnique technique, String reason, Step<String, Placement> step) {

    /**
     * A step in words.
     *
     * @param technique what the step is called
     * @param reason the step in words
     * @param step the step, with what it takes and removes
     */
    public SudokuStep {
        Objects.requireNonNull(technique, "The technique must not be null");
        Objects.requireNonNull(reason, "The reason must not be null");
        Objects.requireNonNull(step, "The step must not be null");
    }

    /**
     * The name of a step of {@link io.github.exactcover.dlx.steps.Steps#stream() Steps.stream}.
     *
     * @param sudoku the Sudoku
     * @param step a step of the search for its problem, or for that of the empty Sudoku with the clues required
     * @return its name, and words for it
     * @throws IllegalArgumentException if it is a step of another problem
     */
    public static SudokuStep of(Sudoku sudoku, Step<String, Placement> step) {
        Objects.requireNonNull(sudoku, "The sudoku must not be null");
        Objects.requireNonNull(step, "The step must not be null");
        return new StepWords(sudoku, step).named();
    }

    /** Such as {@code naked single: r5c5 = 5, because no other symbol can stand there}. */
    @Override
    public String toString() {
        return technique + ": " + reason;
    }
}
