package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.PartResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Model.CommandSpec;

/** Runs parts of a job. */
final class RunCommand implements Callable<Integer>, Arguments {

    private static final int USUAL_PIECES = 8;

    private final Console console;

    private final Argument<Path> folder = Argument.parameter(
                    0, "FOLDER", Path.class, "The folder that dlx split has made.")
            .naming(FileUse.READ);

    private final Argument<Integer> part = Argument.option(
            "--part",
            "N",
            Integer.class,
            "Run the part with this number. Without this, run one part after the other, as long as there are parts"
                    + " that nobody runs.");

    private final Argument<Duration> time = Argument.option(
            "--time",
            "TIME",
            Duration.class,
            "Stop after this time, such as 30s, 5m or 2h, and leave the rest to others. Without this, run to the end.");

    private final Argument<Integer> pieces = Argument.option(
            "--pieces",
            "N",
            Integer.class,
            "Divide what is left of a part into at most N parts; the default is " + USUAL_PIECES + ".");

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public void addTo(CommandSpec command) {
        command.name("run");
        command.usageMessage()
                .description("Run parts of a search that dlx split has divided.")
                .footer(
                        "",
                        "A part that somebody runs is locked until that program ends, however it ends.",
                        "The result is written when the run of a part ends. Ctrl-C ends it early, and",
                        "what is left becomes new parts at the next dlx merge.",
                        "",
                        "Examples:",
                        "  dlx run job",
                        "  dlx run job --time 1h",
                        "  dlx run job --part 17 --time 1h");
        folder.addTo(command);
        part.addTo(command);
        time.addTo(command);
        pieces.addTo(command);
    }

    @Override
    public Integer call() throws IOException {
        long started = System.nanoTime();
        JobFolder job = SavedJob.read(folder.get(), console).job();
        BooleanSupplier interrupted = console.interruption().searching();
        long ran = 0;
        long left = 0;
        Optional<PartResult> result = next(job, started, interrupted);
        while (result.isPresent()) {
            ran++;
            left += result.get().rest().size();
            boolean isOver = part.isGiven() || interrupted.getAsBoolean() || isUsedUp(started);
            result = isOver ? Optional.empty() : next(job, started, interrupted);
        }
        String summary = ran == 0
                ? "nothing to run; dlx merge says what is open"
                : Wording.counted(ran, "part") + " run, " + Wording.counted(left, "part")
                        + (ran == 1 ? " left of it" : " left of them");
        return console.conclude(summary, ExitCode.SOLVED);
    }

    private Optional<PartResult> next(JobFolder job, long started, BooleanSupplier interrupted) {
        return BadInputException.checked(() -> {
            Budget budget = budget(started);
            return part.isGiven() ? job.run(part.get(), budget, interrupted) : job.runNext(budget, interrupted);
        });
    }

    private boolean isUsedUp(long started) {
        return time.isGiven() && System.nanoTime() - started >= time.get().toNanos();
    }

    /** What is left of the time, a moment at least. */
    private Budget budget(long started) {
        Budget divided = Budget.NONE.pieces(pieces.or(USUAL_PIECES));
        if (!time.isGiven()) {
            return divided;
        }
        Duration left = time.get().minusNanos(System.nanoTime() - started);
        return divided.time(left.compareTo(Duration.ofMillis(1)) < 0 ? Duration.ofMillis(1) : left);
    }
}
