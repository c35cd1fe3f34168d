package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Suggestion;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx sudoku}. */
public final class SudokuArguments implements BuiltIn {

    private final Argument<String> puzzle = Argument.optional(
                    0,
                    "PUZZLE",
                    String.class,
                    "A file with one Sudoku (- for standard input), or its cells in one line.")
            .naming(FileUse.READ);

    private final SudokuOptions options = new SudokuOptions();

    private final CagesOption cages = new CagesOption();

    @Override
    public void addTo(CommandSpec command) {
        command.name("sudoku");
        command.usageMessage()
                .description("Solve a Sudoku of size 4 to 25; or solve, check, rate or generate many.")
                .footer(
                        "",
                        "A Sudoku is written in one line, as on standard output of 'generate', or row by",
                        "row; . or 0 is an empty cell, A to P follow after 9.",
                        "",
                        "Examples:",
                        "  dlx sudoku puzzle.txt            its solutions",
                        "  dlx sudoku puzzle.txt --unique   whether there is one only",
                        "  dlx sudoku puzzle.txt --limit 1 --svg solved.svg    a picture, clues in bold",
                        "  dlx sudoku --cages cages.txt     a killer Sudoku, with clues or without",
                        "  dlx sudoku solve puzzles.txt     a solution a line for a Sudoku a line",
                        "  dlx sudoku rate puzzles.txt      how hard each of them is",
                        "  dlx sudoku generate --seed 7     a new one that has no needless clue");
        puzzle.addTo(command);
        options.addTo(command);
        cages.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        SudokuPuzzle read = puzzle(console);
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
                GridBoard.of(sudoku.grid(), problem));
    }

    private static Model<?> model(KillerSudoku killer) {
        return new PictureModel<>(
                "sudoku",
                "A killer Sudoku",
                BadInputException.checked(killer::problem),
                "write all empty cells of a cage and their symbols, as in 'r1c1=2 r1c2=1'; what the clues exclude is"
                        + " not an option",
                killer::decode);
    }

    private SudokuPuzzle puzzle(Console console) {
        if (puzzle.isGiven()) {
            String given = puzzle.get();
            String text = isWritten(given) ? given : readText(given, console);
            return one(given, reader -> cages.read(options, reader, console), text);
        }
        String name = cages.file()
                .orElseThrow(() -> new BadInputException(
                        "sudoku needs a file or the cells of a Sudoku, as in sudoku puzzle.txt, or solve,"
                                + " unique, rate or generate"));
        return one(name, reader -> CagesOption.readKillers(options, reader, console), Input.readText(name, console));
    }

    /** Reads a file. If there is none, perhaps a command was misspelled, or this is a part of a Sudoku. */
    private static String readText(String file, Console console) {
        if (!file.matches("[0-9A-Za-z.]+") || Files.exists(Path.of(file))) {
            return Input.readText(file, console);
        }
        String command = Suggestion.of(file, List.of("solve", "unique", "rate", "generate", "help"))
                .replace("mean ", "mean sudoku ");
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
        return sudokus.get(0);
    }
}
