package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** Solves each Sudoku of a file. */
final class SudokuSolveCommand extends SudokuFileCommand {

    SudokuSolveCommand(Console console) {
        super(console);
    }

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        Arguments.describe(
                command,
                "solve",
                "Write the solution of each Sudoku in a line: one of them if there are more, 'none' if there is"
                        + " none.",
                """
                Examples:
                  dlx sudoku solve puzzles.txt > solved.txt
                  dlx sudoku solve sudoku.csv --progress > solved.txt
                  dlx sudoku solve --cages killers.txt    killer Sudokus, 3x3::k:... a line""");
    }

    @Override
    String line(SudokuPuzzle puzzle, List<SudokuGrid> solutions, SudokuSolver solver) {
        return solutions.isEmpty() ? "none" : solutions.get(0).toLine();
    }
}
