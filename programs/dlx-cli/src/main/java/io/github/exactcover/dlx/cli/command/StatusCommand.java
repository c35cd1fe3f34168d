package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.option.Format;
import io.github.exactcover.dlx.cli.output.JobStatus;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.parts.Ledger;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Says how far a job is. */
final class StatusCommand extends ArgumentGroup implements Command {

    /** How soon Ctrl-C is noticed. */
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(50);

    private final Argument<Path> folder = add(SavedJob.folder());

    private final Argument<Duration> watch = add(Argument.option(
            "--watch", "TIME", Duration.class, "Say it again after each such time, until the job is done."));

    private final Argument<Format> format = add(
            Argument.option("--format", "FORMAT", Format.class, "text (the default), or json: an object on one line."));

    @Override
    public int run(Console console) throws IOException {
        SavedJob job = SavedJob.read(folder.get(), console);
        BooleanSupplier interrupted = console.interruption().beginSearch();
        JobStatus status = write(job, console);
        while (watch.isGiven() && !status.isDone() && !interrupted.getAsBoolean()) {
            long end = System.nanoTime() + watch.get().toNanos();
            while (System.nanoTime() < end && !interrupted.getAsBoolean()) {
                LockSupport.parkNanos(PATIENCE);
            }
            status = write(job, console);
        }
        return ExitCode.SOLVED;
    }

    private JobStatus write(SavedJob saved, Console console) throws IOException {
        Ledger ledger = BadInputException.checked(saved.job()::look);
        JobStatus status = new JobStatus(saved.job(), ledger, saved.answer(ledger));
        format.or(Format.TEXT).write(() -> status.writeText(console.out()), () -> status.writeJson(console.out()));
        console.out().flush();
        return status;
    }
}
