package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.problems.KillerFile;
import io.github.exactcover.dlx.problems.KillerSudoku;
import io.github.exactcover.dlx.problems.Sudoku;
import io.github.exactcover.dlx.problems.SudokuFile;
import io.github.exactcover.dlx.problems.SudokuRules;
import java.io.Reader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which kind of Sudoku it is. */
final class SudokuOptions {

    private static final int USUAL_SIZE = 9;

    private static final Pattern BOX = Pattern.compile("([0-9]{1,2})x([0-9]{1,2})");

    @Option(
            names = "--box",
            paramLabel = "RxC",
            description = "Boxes of R rows and C columns, such as 2x3. Without it they are as square as can be.")
    private @Nullable String box;

    @Option(
            names = "--regions",
            paramLabel = "FILE",
            description = "A jigsaw Sudoku: the regions in this file, a line for each row, the same character for the"
                    + " cells of a region.")
    private @Nullable String regions;

    @Option(names = "--diagonals", description = "Each symbol stands on both diagonals too.")
    private boolean diagonals;

    @Option(
            names = "--cages",
            paramLabel = "FILE",
            description =
                    "A killer Sudoku: the cages in this file, as letters row by row and sums (a=15), or a line for"
                            + " each (15 r1c1 r1c2), or 3x3::k:...")
    private @Nullable String cages;

    /** The file with the cages of killer Sudokus, if these were asked for. */
    Optional<String> cages() {
        return Optional.ofNullable(cages);
    }

    /** The rules that were asked for; empty if all is left to the Sudokus. */
    Optional<SudokuRules> rules(Console console) {
        if (box == null && regions == null && !diagonals) {
            return Optional.empty();
        }
        SudokuRules rules = regions == null ? boxes() : regions(regions, console);
        return Optional.of(diagonals ? rules.withDiagonals() : rules);
    }

    /** The rules for one who makes Sudokus. */
    SudokuRules rulesOrUsual(Console console) {
        return rules(console).orElseGet(() -> SudokuRules.of(USUAL_SIZE));
    }

    private SudokuRules boxes() {
        if (box == null) {
            return SudokuRules.of(USUAL_SIZE);
        }
        Matcher numbers = BOX.matcher(box);
        if (!numbers.matches()) {
            throw new BadInputException("--box " + box + " is no shape; write its rows and columns, as in 3x3 or 2x3");
        }
        return BadInputException.checked(
                () -> SudokuRules.boxes(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2))));
    }

    private SudokuRules regions(String file, Console console) {
        if (box != null) {
            throw new BadInputException("--box and --regions say two different things; leave one out");
        }
        return Input.read(file, () -> SudokuRules.regions(Input.readText(file, console)));
    }

    /** The Sudokus of a text; all with the cages that were asked for. */
    Stream<SudokuPuzzle> read(Reader reader, Console console) {
        if (cages == null) {
            return sudokus(reader, console).map(SudokuPuzzle::of);
        }
        String name = cages;
        String text = Input.readText(name, console);
        return sudokus(reader, console)
                .map(sudoku -> SudokuPuzzle.of(Input.read(name, () -> KillerSudoku.of(sudoku, text))));
    }

    /** The killer Sudokus of a text, which has nothing but cages. */
    Stream<SudokuPuzzle> readKillers(Reader reader, Console console) {
        return rules(console)
                .map(rules -> KillerFile.read(rules, reader))
                .orElseGet(() -> KillerFile.read(reader))
                .map(SudokuPuzzle::of);
    }

    private Stream<Sudoku> sudokus(Reader reader, Console console) {
        return rules(console).map(rules -> SudokuFile.read(rules, reader)).orElseGet(() -> SudokuFile.read(reader));
    }
}
