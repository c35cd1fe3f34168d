package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.sudoku.OneSudoku;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import java.util.List;

/** Sudokus, which may have cages. */
final class Sudokus {

    private Sudokus() {}

    static BuiltIn builtIn() {
        OneSudoku puzzle = new OneSudoku();
        return BuiltIn.of(List.of(puzzle), console -> {
            SudokuPuzzle read = puzzle.read(console);
            return read.killer().isPresent() ? model(read.killer().get()) : model(read.sudoku());
        });
    }

    private static Model<?> model(Sudoku sudoku) {
        ExactCoverProblem<String, Placement> problem = sudoku.problem();
        return new PictureModel<>(
                "sudoku",
                "A Sudoku",
                problem,
                "write an empty cell and its symbol, as in r1c2=3; what the clues exclude is not an option",
                sudoku::decode,
                GridBoard.of(sudoku.grid(), problem),
                List.of());
    }

    private static Model<?> model(KillerSudoku killer) {
        return new PictureModel<>(
                "sudoku",
                "A killer Sudoku",
                BadInputException.checked(killer::problem),
                "write all empty cells of a cage and their symbols, as in 'r1c1=2 r1c2=1'; what the clues exclude is"
                        + " not an option",
                killer::decode,
                Board.MATRIX,
                List.of());
    }
}
