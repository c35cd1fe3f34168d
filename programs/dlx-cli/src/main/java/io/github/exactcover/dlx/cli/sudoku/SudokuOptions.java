package io.github.exactcover.dlx.cli.sudoku;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.problem.Shape;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuFile;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import java.io.Reader;
import java.util.Optional;
import java.util.stream.Stream;

/** The options for the rules of a Sudoku. */
public final class SudokuOptions extends ArgumentGroup {

    private static final int USUAL_SIZE = 9;

    private final Argument<String> box = add(Argument.option(
            "--box",
            "RxC",
            String.class,
            "Boxes of R rows and C columns, such as 2x3. Without it, boxes are as square as possible."));

    private final Argument<String> regions = add(Argument.inputOption(
            "--regions",
            "A jigsaw Sudoku: the regions in this file, a line for each row, the same character for the"
                    + " cells of a region."));

    private final Argument<Boolean> diagonals =
            add(Argument.flag("--diagonals", "Each symbol also appears once on each diagonal."));

    /** The rules that were asked for; empty if the Sudokus themselves decide. */
    Optional<SudokuRules> rules(Console console) {
        if (!box.isGiven() && !regions.isGiven() && !diagonals.isGiven()) {
            return Optional.empty();
        }
        SudokuRules rules = regions.isGiven() ? regions(regions.get(), console) : boxes();
        return Optional.of(diagonals.isGiven() ? rules.withDiagonals() : rules);
    }

    /** The rules that were asked for, or those of the usual Sudoku. */
    public SudokuRules rulesOrUsual(Console console) {
        return rules(console).orElseGet(() -> SudokuRules.of(USUAL_SIZE));
    }

    private SudokuRules boxes() {
        if (!box.isGiven()) {
            return SudokuRules.of(USUAL_SIZE);
        }
        Shape shape = Shape.of(box.get())
                .filter(Shape::isFlat)
                .orElseThrow(() -> new BadInputException(
                        "--box " + box.get() + " is not a shape; write its rows and columns, as in 3x3 or 2x3"));
        return BadInputException.checked(() -> SudokuRules.boxes(shape.rows(), shape.columns()));
    }

    private SudokuRules regions(String file, Console console) {
        if (box.isGiven()) {
            throw new BadInputException("--box and --regions say two different things; leave one out");
        }
        return Input.parsed(file, SudokuRules::regions, console);
    }

    /** The Sudokus of a text. */
    Stream<Sudoku> read(Reader reader, Console console) {
        return rules(console)
                .map(rules -> SudokuFile.readAll(rules, reader))
                .orElseGet(() -> SudokuFile.readAll(reader));
    }
}
