package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.sudoku.OneSudoku;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx sudoku}. */
final class SudokuArguments implements BuiltIn {

    private final OneSudoku puzzle = new OneSudoku();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "sudoku",
                "Solve a Sudoku of size 4 to 25; or give a hint; or solve, check, grade or generate many.",
                """
                A Sudoku is written in one line, as on standard output of 'generate', or row by
                row; . or 0 is an empty cell, A to P follow after 9. Cells may have commas,
                semicolons, tabs or blanks between them, and frames around them; OpenSudoku's
                XML and files with [Puzzle] are read too.

                Examples:
                  dlx sudoku puzzle.txt            its solutions
                  dlx sudoku puzzle.txt --unique   whether there is one only
                  dlx sudoku puzzle.txt --limit 1 --svg solved.svg    a picture, clues in bold
                  dlx sudoku --cages cages.txt     a killer Sudoku, with clues or without
                  dlx sudoku solve puzzles.txt     a solution a line for a Sudoku a line
                  dlx sudoku hint puzzle.txt       the next step, in words
                  dlx sudoku grade puzzles.txt     how hard each of them is for a person
                  dlx sudoku generate --seed 7     a new one that has no needless clue""");
        puzzle.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        SudokuPuzzle read = puzzle.read(console);
        if (read.killer().isPresent()) {
            return model(read.killer().get());
        }
        Sudoku sudoku = read.sudoku();
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
