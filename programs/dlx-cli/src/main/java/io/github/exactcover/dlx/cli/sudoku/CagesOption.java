package io.github.exactcover.dlx.cli.sudoku;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.sudoku.KillerFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.stream.Stream;

/** The option that turns Sudokus into killer Sudokus. */
public final class CagesOption extends ArgumentGroup {

    /** How much of a text shows what it is. */
    private static final int START = 1 << 12;

    private final Argument<String> cages = add(Argument.inputOption(
            "--cages",
            "A killer Sudoku: the cages in this file, as letters row by row and sums (a=15), or a line for"
                    + " each (15 r1c1 r1c2, or 15 0 1 by number), or SumoCueV1=..., or 3x3::k:..."));

    /** The file with the cages, if it was given. */
    public Optional<String> file() {
        return Optional.ofNullable(cages.orNull());
    }

    /** The Sudokus of a text, all with the given cages, if there are any. */
    public Stream<SudokuPuzzle> read(SudokuOptions options, Reader reader, Console console) {
        if (!cages.isGiven()) {
            Reader begun = new BufferedReader(reader, START);
            if (KillerFile.isKiller(start(begun))) {
                console.complain("These are killer Sudokus, so they are read as with --cages");
                return readKillers(options, begun, console);
            }
            return options.read(begun, console).map(SudokuPuzzle::of);
        }
        String name = cages.get();
        String text = Input.readText(name, console);
        return options.read(reader, console)
                .map(sudoku -> SudokuPuzzle.of(Input.read(name, () -> KillerFile.withClues(sudoku, text))));
    }

    /** How a text begins, which can then be read from its beginning. */
    private static String start(Reader text) {
        try {
            char[] start = new char[START];
            text.mark(START);
            int length = Math.max(0, text.read(start));
            text.reset();
            return new String(start, 0, length);
        } catch (IOException e) {
            // Reading the Sudokus fails in the same way, and says so.
            return "";
        }
    }

    /** The killer Sudokus of a text that has only cages. */
    public static Stream<SudokuPuzzle> readKillers(SudokuOptions options, Reader reader, Console console) {
        return options.rules(console)
                .map(rules -> KillerFile.readAll(rules, reader))
                .orElseGet(() -> KillerFile.readAll(reader))
                .map(SudokuPuzzle::of);
    }
}
