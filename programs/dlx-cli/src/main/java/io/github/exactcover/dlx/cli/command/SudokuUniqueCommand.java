package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** Checks whether each Sudoku of a file has exactly one solution. */
final class SudokuUniqueCommand extends SudokuFileCommand {

    SudokuUniqueCommand(Console console) {
        super(console);
    }

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        Arguments.describe(
                command,
                "unique",
                "Write NONE, UNIQUE or MULTIPLE for each Sudoku, by the number of its solutions.",
                """
                Example:
                  dlx sudoku unique puzzles.txt | sort | uniq -c""");
    }

    @Override
    String line(SudokuPuzzle puzzle, List<SudokuGrid> solutions, SudokuSolver solver) {
        return List.of("NONE", "UNIQUE", "MULTIPLE").get(solutions.size());
    }
}
