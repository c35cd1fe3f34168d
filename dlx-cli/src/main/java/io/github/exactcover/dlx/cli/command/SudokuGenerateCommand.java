package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.problem.SudokuOptions;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuGenerator;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes Sudokus. */
@Command(
        name = "generate",
        description = "Make Sudokus with exactly one solution, a line each, of which no clue can be taken away.",
        footer = {
            "",
            "Examples:",
            "  dlx sudoku generate --seed 7 --svg new.svg",
            "  dlx sudoku generate --box 2x3 --count 100",
            "  dlx sudoku generate --box 4x4 --clues 110    size 16; fewer take longer",
        })
final class SudokuGenerateCommand implements Callable<Integer> {

    private final Console console;

    @Option(names = "--count", paramLabel = "N", description = "How many Sudokus to make; the default is 1.")
    private int count = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The same seed gives the same Sudoku; the default is 1. With --count, the next Sudokus use the next seeds.")
    private long seed = 1;

    @Option(names = "--clues", paramLabel = "N", description = "Stop removing clues when this many are left.")
    private int clues;

    @Mixin
    private SudokuOptions options = new SudokuOptions();

    @Mixin
    private PictureOption picture = new PictureOption();

    SudokuGenerateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (count < 1) {
            throw new BadInputException("--count " + count + " is too few; make at least 1");
        }
        picture.check();
        SudokuSolver solver = SudokuSolver.of(options.rulesOrUsual(console))
                .cancelWhen(console.interruption().searching());
        SudokuGenerator generator = SudokuGenerator.of(solver);
        try {
            for (int i = 0; i < count; i++) {
                write(generator, seed + i);
            }
        } catch (CancellationException cancelled) {
            console.err().println("cancelled");
        }
        console.out().flush();
        return ExitCode.SOLVED;
    }

    private void write(SudokuGenerator generator, long number) throws IOException {
        Sudoku sudoku;
        try {
            sudoku = generator.generate(number, clues);
        } catch (CancellationException e) {
            throw e;
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        }
        console.out().write(sudoku + "\n");
        console.flushNowAndThen();
        picture.draw(sudoku.grid());
    }
}
