package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
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
import io.github.exactcover.dlx.problems.sudoku.SudokuStep;
import io.github.exactcover.dlx.problems.sudoku.SudokuTechnique;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Writes one line about each Sudoku of a file while the file is read. */
final class SudokuFileCommand extends ArgumentGroup implements Command {

    private final Map<SudokuRules, SudokuSolver> solvers = new HashMap<>();

    /** How many Sudokus have no solution, one solution, and several. */
    private final long[] tally = new long[3];

    private final Argument<String> file = add(Argument.optional(
                    0,
                    "FILE",
                    String.class,
                    "One Sudoku per line; or a CSV table such as Kaggle's quizzes,solutions; or a single Sudoku row"
                            + " by row. May be packed by gzip; - for standard input. Can be left out with --cages,"
                            + " whose killer Sudokus then have no clues.")
            .naming(FileUse.READ));

    private final SudokuOptions options = add(new SudokuOptions());

    private final CagesOption cages = add(new CagesOption());

    private final ProgressOption progress = add(new ProgressOption());

    /** The line about a Sudoku. */
    private interface Line {

        /** The line about a Sudoku. {@code solutions} are its solutions, up to two. */
        String of(SudokuPuzzle puzzle, List<SudokuGrid> solutions, SudokuSolver solver);
    }

    private final Line line;

    private SudokuFileCommand(Line line) {
        this.line = line;
    }

    /** The command that solves each Sudoku of a file. */
    static Command solve() {
        return new SudokuFileCommand((puzzle, solutions, solver) ->
                solutions.isEmpty() ? "none" : solutions.get(0).toLine());
    }

    /** The command that checks whether each Sudoku of a file has exactly one solution. */
    static Command unique() {
        return new SudokuFileCommand((puzzle, solutions, solver) ->
                List.of("NONE", "UNIQUE", "MULTIPLE").get(solutions.size()));
    }

    /** The command that rates how hard each Sudoku of a file is. */
    static Command rate() {
        return new SudokuFileCommand((puzzle, solutions, solver) -> puzzle.rate(solver) + " " + puzzle);
    }

    /** The command that grades how hard each Sudoku of a file is for a person. */
    static Command grade() {
        return new SudokuFileCommand((puzzle, solutions, solver) -> hardest(puzzle, solver) + puzzle);
    }

    private static String hardest(SudokuPuzzle puzzle, SudokuSolver solver) {
        if (puzzle.killer().isPresent()) {
            throw new BadInputException(
                    "grade is for Sudokus without cages; for a killer, try dlx steps sudoku --cages FILE --grade");
        }
        return solver.steps(puzzle.sudoku())
                .max(Comparator.comparing(SudokuStep::technique)
                        .thenComparingInt(step -> step.step().length()))
                .map(hardest ->
                        hardest.technique().name() + " " + hardest.step().length() + " ")
                .orElse(SudokuTechnique.NAKED_SINGLE.name() + " 0 ");
    }

    @Override
    public int run(Console console) throws IOException {
        String input = Optional.ofNullable(file.orNull())
                .or(cages::file)
                .orElseThrow(() -> new BadInputException("which Sudokus? Name a FILE, or - for standard input"));
        String end = "";
        try (ProgressDisplay display = progress.display(console);
                MeasuredReader reader = Input.read(input, () -> MeasuredReader.open(input, console))) {
            Iterator<SudokuPuzzle> puzzles = (file.isGiven()
                            ? cages.read(options, reader, console)
                            : CagesOption.readKillers(options, reader, console))
                    .iterator();
            for (Optional<SudokuPuzzle> next = next(input, puzzles); next.isPresent(); next = next(input, puzzles)) {
                String written = line(input, next.get(), console);
                display.makeRoom();
                console.out().write(written + "\n");
                console.flushNowAndThen();
                display.step(reader.fraction(), () -> speed(console));
            }
        } catch (CancellationException | SearchIncompleteException cancelled) {
            end = " (cancelled, there may be more)";
        } finally {
            console.out().flush();
        }
        if (count() == 0 && end.isEmpty()) {
            throw new BadInputException(Input.shown(input) + ": there is no Sudoku; write one a line, or row by row");
        }
        console.err().println(summary(console) + end);
        return tally[0] > 0 ? ExitCode.NO_SOLUTION : ExitCode.of(count() > 0, end.isEmpty());
    }

    private static Optional<SudokuPuzzle> next(String input, Iterator<SudokuPuzzle> puzzles) {
        return Input.read(input, () -> {
            try {
                return puzzles.hasNext() ? Optional.of(puzzles.next()) : Optional.empty();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        });
    }

    private String line(String input, SudokuPuzzle puzzle, Console console) {
        SudokuSolver solver = solvers.computeIfAbsent(
                puzzle.rules(),
                rules ->
                        SudokuSolver.of(rules).cancelWhen(console.interruption().beginSearch()));
        List<SudokuGrid> solutions = Input.read(input, () -> puzzle.solutions(solver, 2));
        tally[solutions.size()]++;
        return line.of(puzzle, solutions, solver);
    }

    private long count() {
        return tally[0] + tally[1] + tally[2];
    }

    private String speed(Console console) {
        return Wording.counted(count(), "Sudoku")
                + String.format(Locale.ROOT, ", %,.0f a second", count() / seconds(console));
    }

    private String summary(Console console) {
        return String.format(
                Locale.ROOT,
                "%,d with one solution, %,d with none, %,d with more; %.3f s, %,.0f a second",
                tally[1],
                tally[0],
                tally[2],
                seconds(console),
                count() / seconds(console));
    }

    private static double seconds(Console console) {
        return console.elapsed().toNanos() / 1e9;
    }
}
