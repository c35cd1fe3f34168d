package io.github.exactcover.dlx.cli.sudoku;

import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import java.util.List;
import java.util.Optional;

/**
 * A Sudoku that was read.
 *
 * @param sudoku the rules and the clues
 * @param killer the same with cages, if it has any
 */
public record SudokuPuzzle(Sudoku sudoku, Optional<KillerSudoku> killer) {

    static SudokuPuzzle of(Sudoku sudoku) {
        return new SudokuPuzzle(sudoku, Optional.empty());
    }

    static SudokuPuzzle of(KillerSudoku killer) {
        return new SudokuPuzzle(killer.sudoku(), Optional.of(killer));
    }

    Optional<String> contradiction() {
        return killer.isPresent() ? killer.get().contradiction() : sudoku.contradiction();
    }

    public SudokuRules rules() {
        return sudoku.rules();
    }

    public List<SudokuGrid> solutions(SudokuSolver solver, long limit) {
        return killer.map(cages -> solver.solutions(cages, limit)).orElseGet(() -> solver.solutions(sudoku, limit));
    }

    public long rate(SudokuSolver solver) {
        return killer.map(solver::rate).orElseGet(() -> solver.rate(sudoku));
    }

    /** In one line. */
    @Override
    public String toString() {
        return killer.map(KillerSudoku::toString).orElseGet(sudoku::toString);
    }
}
