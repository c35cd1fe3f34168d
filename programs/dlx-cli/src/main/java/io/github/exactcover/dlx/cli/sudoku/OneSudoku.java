package io.github.exactcover.dlx.cli.sudoku;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Suggestion;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The arguments that name one Sudoku: a file or its cells, and its rules. */
public final class OneSudoku extends ArgumentGroup {

    private static final List<String> COMMANDS =
            List.of("solve", "unique", "rate", "grade", "hint", "generate", "help");

    private final Argument<String> puzzle = add(Argument.optional(
                    0,
                    "PUZZLE",
                    String.class,
                    "A file with one Sudoku (- for standard input), or its cells in one line.")
            .naming(FileUse.READ));

    private final SudokuOptions options = add(new SudokuOptions());

    private final CagesOption cages = add(new CagesOption());

    /** Reads it. */
    public SudokuPuzzle read(Console console) {
        if (puzzle.isGiven()) {
            String given = puzzle.get();
            String text = isWritten(given) ? given : readText(given, console);
            return one(given, reader -> cages.read(options, reader, console), text);
        }
        String name = cages.file()
                .orElseThrow(() -> new BadInputException(
                        "sudoku needs a file or the cells of a Sudoku, as in sudoku puzzle.txt, or solve,"
                                + " unique, rate, grade, hint or generate"));
        return one(name, reader -> CagesOption.readKillers(options, reader, console), Input.readText(name, console));
    }

    /** Reads a file. If there is none, perhaps a command was misspelled, or this is a part of a Sudoku. */
    private static String readText(String file, Console console) {
        if (!file.matches("[0-9A-Za-z.]+") || Files.exists(Path.of(file))) {
            return Input.readText(file, console);
        }
        String command = Suggestion.of(file, COMMANDS).replace("mean ", "mean sudoku ");
        boolean isPart = file.matches("[0-9.]+");
        throw new BadInputException(
                "no such file: " + file + command + (isPart ? "; a Sudoku in one line has 16 cells or more" : ""));
    }

    /** Whether the argument is a Sudoku itself, and not the name of a file. */
    private static boolean isWritten(String puzzle) {
        return puzzle.matches("[0-9A-Za-z.]{16,}") && !Files.exists(Path.of(puzzle));
    }

    private static SudokuPuzzle one(String name, Function<Reader, Stream<SudokuPuzzle>> reading, String text) {
        List<SudokuPuzzle> sudokus = Input.read(
                name, () -> reading.apply(new StringReader(text)).limit(2).toList());
        if (sudokus.size() != 1) {
            throw new BadInputException(Input.shown(name) + ": "
                    + (sudokus.isEmpty() ? "there is no Sudoku" : "there are several; try dlx sudoku solve"));
        }
        sudokus.get(0).contradiction().ifPresent(wrong -> {
            throw new BadInputException(Input.shown(name) + ": " + wrong);
        });
        return sudokus.get(0);
    }
}
