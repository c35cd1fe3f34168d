package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuFile;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import java.io.Reader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the rules of a Sudoku. */
public final class SudokuOptions {

    private static final int USUAL_SIZE = 9;

    private static final Pattern BOX = Pattern.compile("([0-9]{1,2})x([0-9]{1,2})");

    @Option(
            names = "--box",
            paramLabel = "RxC",
            description = "Boxes of R rows and C columns, such as 2x3. Without it, boxes are as square as possible.")
    private @Nullable String box;

    @Option(
            names = "--regions",
            paramLabel = "FILE",
            description = "A jigsaw Sudoku: the regions in this file, a line for each row, the same character for the"
                    + " cells of a region.")
    private @Nullable String regions;

    @Option(names = "--diagonals", description = "Each symbol also appears once on each diagonal.")
    private boolean diagonals;

    /** The rules that were asked for; empty if the Sudokus themselves decide. */
    Optional<SudokuRules> rules(Console console) {
        if (box == null && regions == null && !diagonals) {
            return Optional.empty();
        }
        SudokuRules rules = regions == null ? boxes() : regions(regions, console);
        return Optional.of(diagonals ? rules.withDiagonals() : rules);
    }

    /** The rules that were asked for, or those of the usual Sudoku. */
    public SudokuRules rulesOrUsual(Console console) {
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

    /** The Sudokus of a text. */
    Stream<Sudoku> read(Reader reader, Console console) {
        return rules(console).map(rules -> SudokuFile.read(rules, reader)).orElseGet(() -> SudokuFile.read(reader));
    }
}
