package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.option.ProgressOption;
import io.github.exactcover.dlx.cli.sudoku.CagesOption;
import io.github.exactcover.dlx.cli.sudoku.SudokuOptions;
import io.github.exactcover.dlx.cli.sudoku.SudokuPuzzle;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.MeasuredReader;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Model.CommandSpec;

/** Writes one line about each Sudoku of a file while the file is read. */
abstract class SudokuFileCommand implements Callable<Integer>, Arguments {

    private final Console console;
    private final Map<SudokuRules, SudokuSolver> solvers = new HashMap<>();

    /** How many Sudokus have no solution, one solution, and several. */
    private final long[] tally = new long[3];

    private final Argument<String> file = Argument.optional(
                    0,
                    "FILE",
                    String.class,
                    "One Sudoku per line; or a CSV table such as Kaggle's quizzes,solutions; or a single Sudoku row"
                            + " by row. May be packed by gzip; - for standard input. Can be left out with --cages,"
                            + " whose killer Sudokus then have no clues.")
            .naming(FileUse.READ);

    private final SudokuOptions options = new SudokuOptions();

    private final CagesOption cages = new CagesOption();

    private final ProgressOption progress = new ProgressOption();

    SudokuFileCommand(Console console) {
        this.console = console;
    }

    /**
     * The line about a Sudoku.
     *
     * @param solutions its solutions, up to two
     */
    abstract String line(SudokuPuzzle puzzle, List<SudokuGrid> solutions, SudokuSolver solver);

    @Override
    public void addTo(CommandSpec command) {
        Arguments.addAll(command, file, options, cages, progress);
    }

    @Override
    public final Integer call() throws IOException {
        String name = Optional.ofNullable(file.orNull())
                .or(cages::file)
                .orElseThrow(() -> new BadInputException("which Sudokus? Name a FILE, or - for standard input"));
        long start = System.nanoTime();
        String end = "";
        try (ProgressDisplay display = progress.display(console);
                MeasuredReader reader = Input.read(name, () -> MeasuredReader.open(name, console))) {
            Iterator<SudokuPuzzle> puzzles = (file.isGiven()
                            ? cages.read(options, reader, console)
                            : CagesOption.readKillers(options, reader, console))
                    .iterator();
            for (Optional<SudokuPuzzle> next = next(name, puzzles); next.isPresent(); next = next(name, puzzles)) {
                String line = line(name, next.get());
                display.makeRoom();
                console.out().write(line + "\n");
                console.flushNowAndThen();
                display.step(reader.fraction(), () -> speed(start));
            }
        } catch (CancellationException | SearchIncompleteException cancelled) {
            end = " (cancelled, there may be more)";
        } finally {
            console.out().flush();
        }
        if (count() == 0 && end.isEmpty()) {
            throw new BadInputException(Input.shown(name) + ": there is no Sudoku; write one a line, or row by row");
        }
        console.err().println(summary(start) + end);
        return tally[0] > 0 ? ExitCode.NO_SOLUTION : ExitCode.of(count() > 0, end.isEmpty());
    }

    private static Optional<SudokuPuzzle> next(String name, Iterator<SudokuPuzzle> puzzles) {
        return Input.read(name, () -> {
            try {
                return puzzles.hasNext() ? Optional.of(puzzles.next()) : Optional.empty();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        });
    }

    private String line(String name, SudokuPuzzle puzzle) {
        SudokuSolver solver = solvers.computeIfAbsent(
                puzzle.rules(),
                rules ->
                        SudokuSolver.of(rules).cancelWhen(console.interruption().searching()));
        List<SudokuGrid> solutions = Input.read(name, () -> puzzle.solutions(solver, 2));
        tally[solutions.size()]++;
        return line(puzzle, solutions, solver);
    }

    private long count() {
        return tally[0] + tally[1] + tally[2];
    }

    private String speed(long start) {
        return Wording.counted(count(), "Sudoku")
                + String.format(Locale.ROOT, ", %,.0f a second", count() / seconds(start));
    }

    private String summary(long start) {
        return String.format(
                Locale.ROOT,
                "%,d with one solution, %,d with none, %,d with more; %.3f s, %,.0f a second",
                tally[1],
                tally[0],
                tally[2],
                seconds(start),
                count() / seconds(start));
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}
