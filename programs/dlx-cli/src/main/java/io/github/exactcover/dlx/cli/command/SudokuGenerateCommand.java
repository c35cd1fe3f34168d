package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.sudoku.SudokuOptions;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuGenerator;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import io.github.exactcover.dlx.problems.sudoku.SudokuTechnique;
import java.io.IOException;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;

/** Makes Sudokus. */
final class SudokuGenerateCommand extends ArgumentGroup implements Command {

    /** Seeds that are drawn are below this, so that they are easily copied. */
    private static final int SEEDS = 1_000_000_000;

    private final Argument<Integer> count =
            add(Argument.number("--count", "N", "How many Sudokus to make; the default is 1."));

    private final Argument<Long> seed = add(Argument.option(
            "--seed",
            "N",
            Long.class,
            "The same seed gives the same Sudoku. Without this, a seed is drawn and shown on standard error. With"
                    + " --count, the next Sudokus use the next seeds."));

    private final Argument<Integer> clues = add(Argument.number(
            "--clues",
            "N",
            "Stop removing clues when this many are left. If a Sudoku needs more, it is written, and the exit code"
                    + " is 4."));

    private final Argument<SudokuTechnique> grade = add(Argument.option(
            "--grade",
            "TECHNIQUE",
            SudokuTechnique.class,
            "Make Sudokus whose hardest step is this, such as HIDDEN_SINGLE or naked-pair (see dlx sudoku grade"
                    + " --help). Clues without which a harder step would be needed are left. If 1,000 attempts make"
                    + " none, the exit code is 4."));

    private final SudokuOptions options = add(new SudokuOptions());

    private final PictureOption picture = add(new PictureOption());

    private final GeneralOptions control = add(GeneralOptions.control());

    /** How many Sudokus are done. */
    private int done;

    /** How many Sudokus have more clues than were asked for, and how many clues the last of them has. */
    private int needMore;

    private int needed;

    /** Whether there was a seed without a Sudoku of the grade. */
    private boolean hasFailed;

    /** How many clues of the Sudoku that is made stay because they are too hard to check. */
    private int unchecked;

    @Override
    public int run(Console console) throws IOException {
        int number = count.or(1);
        if (number < 1) {
            throw new BadInputException("--count " + number + " is too few; make at least 1");
        }
        console.interruption().beginSearch();
        SudokuSolver solver = SudokuSolver.of(options.rulesOrUsual(console)).cancelWhen(() -> isStopped(console));
        long first = seed.isGiven() ? seed.get() : ThreadLocalRandom.current().nextInt(SEEDS);
        try (ProgressDisplay display = control.display(console)) {
            SudokuGenerator generator = SudokuGenerator.of(solver).progress(now -> tell(now, number, display));
            while (done < number && !isStopped(console)) {
                write(generator, first + done, display, console);
            }
        } catch (CancellationException stopped) {
            // Before there was anything of the next Sudoku.
        }
        console.out().flush();
        if (done < number) {
            boolean interrupted = console.interruption().isRequested();
            console.err()
                    .println(Summary.why(interrupted ? SearchEnd.CANCELLED : SearchEnd.TIMEOUT) + ": " + done + " of "
                            + number + " Sudokus are done");
        }
        if (!seed.isGiven()) {
            console.err().println("--seed " + first + " gives the same again");
        }
        if (needMore > 0) {
            console.err().println(shortfall());
        }
        return ExitCode.of(true, done == number && needMore == 0 && !hasFailed);
    }

    private boolean isStopped(Console console) {
        return console.interruption().isRequested() || control.isTimeUp(console);
    }

    private void tell(SudokuGenerator.Progress now, int number, ProgressDisplay display) {
        unchecked = now.unchecked();
        int cells = now.sudoku().rules().size() * now.sudoku().rules().size();
        double part = grade.isGiven() ? 0 : (double) now.tried() / cells; // Each attempt at a grade begins anew.
        display.step(
                (done + part) / number,
                () -> "Sudoku " + (done + 1) + ", " + now.sudoku().clueCount() + " clues");
    }

    private String shortfall() {
        String which = done == 1
                ? "The Sudoku has " + needed + " clues, not " + clues.get()
                : needMore + " of " + done + " Sudokus have more than " + clues.get() + " clues";
        return which + ": each of them is needed for a single solution; try other seeds, or ask for more";
    }

    private void write(SudokuGenerator generator, long number, ProgressDisplay display, Console console)
            throws IOException {
        Sudoku sudoku;
        try {
            sudoku = grade.isGiven()
                    ? generator.generate(number, clues.or(0), grade.get())
                    : generator.generate(number, clues.or(0));
        } catch (CancellationException e) {
            throw e;
        } catch (NoSuchElementException e) {
            remark(String.valueOf(e.getMessage()), display, console);
            hasFailed = true;
            done++;
            return;
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        }
        if (!isStopped(console)) {
            check(sudoku, number, display, console);
            done++;
        } else if (done > 0) {
            return; // Among those that are done, it would look like one of them.
        } else {
            remark(
                    "perhaps some of its " + sudoku.clueCount() + " clues can be left out"
                            + (grade.isGiven() ? ", and it is too easy" : ""),
                    display,
                    console);
        }
        display.makeRoom();
        console.out().write(sudoku + "\n");
        console.flushNowAndThen();
        picture.draw(sudoku.grid());
    }

    /** Says what a Sudoku has that was not asked for. */
    private void check(Sudoku sudoku, long number, ProgressDisplay display, Console console) {
        boolean isShort = clues.or(0) > 0 && sudoku.clueCount() > clues.get();
        if (unchecked > 0) {
            remark(
                    "--seed " + number + ": " + unchecked + " of the " + sudoku.clueCount()
                            + " clues are too hard to check, and stay; perhaps some of them can be left out",
                    display,
                    console);
            hasFailed |= isShort;
        } else if (isShort) {
            needMore++;
            needed = sudoku.clueCount();
        }
    }

    /** Says something beside the progress bar, which comes back with the next progress. */
    private static void remark(String text, ProgressDisplay display, Console console) {
        display.close();
        console.err().println(text);
    }
}
