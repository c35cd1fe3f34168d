package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.sudoku.OneSudoku;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import io.github.exactcover.dlx.problems.sudoku.SudokuStep;
import io.github.exactcover.dlx.problems.sudoku.SudokuTechnique;
import java.io.IOException;
import java.util.Iterator;

/** Shows the next step of a Sudoku in words. */
final class SudokuHintCommand extends ArgumentGroup implements Command {

    private final OneSudoku puzzle = add(new OneSudoku());

    private final Argument<Boolean> all =
            add(Argument.flag("--all", "Show all steps to the solution, and not only the next."));

    @Override
    public int run(Console console) throws IOException {
        SudokuPuzzle read = puzzle.read(console);
        if (read.killer().isPresent()) {
            throw new BadInputException("hint is for Sudokus without cages; for a killer, try"
                    + " dlx steps sudoku --cages FILE --limit 1");
        }
        SudokuSolver solver =
                SudokuSolver.of(read.rules()).cancelWhen(console.interruption().beginSearch());
        SudokuTechnique last = SudokuTechnique.NAKED_SINGLE;
        boolean any = false;
        try {
            Iterator<SudokuStep> steps = solver.steps(read.sudoku())
                    .limit(all.isGiven() ? Long.MAX_VALUE : 1)
                    .iterator();
            while (steps.hasNext()) {
                SudokuStep step = steps.next();
                console.out().write(step + "\n");
                console.flushNowAndThen();
                last = step.technique();
                any = true;
            }
        } catch (SearchIncompleteException cancelled) {
            console.err().println("cancelled");
            return ExitCode.UNDECIDED;
        } finally {
            console.out().flush();
        }
        if (!any) {
            console.err().println("nothing is left to do: all cells are filled");
        }
        return last == SudokuTechnique.CONTRADICTION ? ExitCode.NO_SOLUTION : ExitCode.SOLVED;
    }
}
