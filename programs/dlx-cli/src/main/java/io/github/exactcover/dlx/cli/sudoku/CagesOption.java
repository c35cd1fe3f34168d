package io.github.exactcover.dlx.cli.sudoku;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.sudoku.KillerFile;
import java.io.Reader;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** The option that turns Sudokus into killer Sudokus. */
public final class CagesOption implements Arguments {

    private final Argument<String> cages = Argument.option(
                    "--cages",
                    "FILE",
                    String.class,
                    "A killer Sudoku: the cages in this file, as letters row by row and sums (a=15), or a line for"
                            + " each (15 r1c1 r1c2), or 3x3::k:...")
            .naming(FileUse.READ);

    @Override
    public void addTo(CommandSpec command) {
        cages.addTo(command);
    }

    /** The file with the cages, if it was given. */
    public Optional<String> file() {
        return Optional.ofNullable(cages.orNull());
    }

    /** The Sudokus of a text, all with the given cages, if there are any. */
    public Stream<SudokuPuzzle> read(SudokuOptions options, Reader reader, Console console) {
        if (!cages.isGiven()) {
            return options.read(reader, console).map(SudokuPuzzle::of);
        }
        String name = cages.get();
        String text = Input.readText(name, console);
        return options.read(reader, console)
                .map(sudoku -> SudokuPuzzle.of(Input.read(name, () -> KillerFile.withClues(sudoku, text))));
    }

    /** The killer Sudokus of a text that has only cages. */
    public static Stream<SudokuPuzzle> readKillers(SudokuOptions options, Reader reader, Console console) {
        return options.rules(console)
                .map(rules -> KillerFile.readAll(rules, reader))
                .orElseGet(() -> KillerFile.readAll(reader))
                .map(SudokuPuzzle::of);
    }
}
