package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import io.github.exactcover.dlx.problems.sudoku.SudokuStep;
import io.github.exactcover.dlx.problems.sudoku.SudokuTechnique;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** Grades how hard each Sudoku of a file is for a person. */
final class SudokuGradeCommand extends SudokuFileCommand {

    SudokuGradeCommand(Console console) {
        super(console);
    }

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        Arguments.describe(
                command,
                "grade",
                "Write the hardest technique that a person needs for each Sudoku, its length, and the"
                        + " Sudoku; STUCK if there are several solutions, CONTRADICTION if there is none.",
                """
                Techniques, the easiest first: NAKED_SINGLE, HIDDEN_SINGLE, POINTING, BOX_LINE,
                NAKED_PAIR, HIDDEN_PAIR, X_WING, NAKED_TRIPLE, HIDDEN_TRIPLE, SWORDFISH,
                NAKED_QUAD, HIDDEN_QUAD, JELLYFISH, CHAIN, TRIAL. The length of a chain or trial
                is the number of its steps.

                Example:
                  dlx sudoku grade puzzles.txt | grep X_WING""");
    }

    @Override
    String line(SudokuPuzzle puzzle, List<SudokuGrid> solutions, SudokuSolver solver) {
        if (puzzle.killer().isPresent()) {
            throw new BadInputException(
                    "grade is for Sudokus without cages; for a killer, try dlx steps sudoku --cages FILE --grade");
        }
        return solver.steps(puzzle.sudoku())
                        .max(Comparator.comparing(SudokuStep::technique)
                                .thenComparingInt(step -> step.step().length()))
                        .map(hardest -> hardest.technique().name() + " "
                                + hardest.step().length() + " ")
                        .orElse(SudokuTechnique.NAKED_SINGLE.name() + " 0 ")
                + puzzle;
    }
}
