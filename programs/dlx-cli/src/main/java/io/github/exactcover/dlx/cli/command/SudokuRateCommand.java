package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** Rates how hard each Sudoku of a file is. */
final class SudokuRateCommand extends SudokuFileCommand {

    SudokuRateCommand(Console console) {
        super(console);
    }

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        Arguments.describe(
                command,
                "rate",
                "Write how hard each Sudoku is, and the Sudoku: the nodes that Knuth's dancing links need"
                        + " for all solutions, or for two if there are more. If no guess is needed, that is"
                        + " the number of empty cells plus 1.",
                """
                Example:
                  dlx sudoku rate puzzles.txt | sort -n | tail    the hardest""");
    }

    @Override
    String line(SudokuPuzzle puzzle, List<SudokuGrid> solutions, SudokuSolver solver) {
        return puzzle.rate(solver) + " " + puzzle;
    }
}
