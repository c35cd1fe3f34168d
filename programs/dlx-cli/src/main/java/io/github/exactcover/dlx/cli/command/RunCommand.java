package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.option.Shard;
import io.github.exactcover.dlx.cli.output.JobSummary;
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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs parts of a job. */
final class RunCommand extends ArgumentGroup implements Command {

    private static final int USUAL_PIECES = 8;
    private static final Duration USUAL_PART_TIME = Duration.ofMinutes(5);

    private final Argument<Path> folder = add(SavedJob.folder());

    private final Argument<Integer> part = add(Argument.number(
            "--part",
            "N",
            "Run the part with this number. Without this, run one part after the other, as long as there are parts"
                    + " that nobody runs."));

    private final Argument<Boolean> untilDone = add(Argument.flag(
            "--until-done",
            "Go on until the whole search is done. When parts become few, one of the programs that run cuts those"
                    + " that are open, so no dlx merge is needed in between."));

    private final Argument<Integer> threads =
            add(Argument.number("--threads", "N", "Run N parts at the same time; the default is 1."));

    private final Argument<Shard> shard = add(Argument.option(
            "--shard",
            "I/N",
            Shard.class,
            Shard::parse,
            "Take only the parts of shard I of N, where files cannot be locked. Without locks and shards, programs run"
                    + " some parts twice."));

    private final Argument<Duration> time = add(Argument.option(
            "--time",
            "TIME",
            Duration.class,
            "Stop after this time, such as 30s, 5m or 2h, and leave the rest to others. Without this,"
                    + " run to the end."));

    private final Argument<Duration> partTime = add(Argument.option(
            "--part-time",
            "TIME",
            Duration.class,
            "With --until-done, write the result of a part after this time at the latest, because so much is lost when"
                    + " the program is killed; the default is 5m."));

    private final Argument<Integer> pieces = add(Argument.number(
            "--pieces",
            "N",
            "Divide what is left of a part into at most N parts; the default is " + USUAL_PIECES + "."));

    @Override
    public int run(Console console) throws IOException {
        checkCombination();
        JobFolder whole = SavedJob.read(folder.get(), console).job();
        JobFolder job =
                shard.isGiven() ? whole.shard(shard.get().number(), shard.get().count()) : whole;
        BooleanSupplier interrupted = console.interruption().beginSearch();
        if (untilDone.isGiven()) {
            BooleanSupplier ends = () -> interrupted.getAsBoolean() || isUsedUp(console);
            boolean isDone = inThreads(() -> job.runUntilDone(partTime.or(USUAL_PART_TIME), ends))
                    .contains(true);
            String summary = new JobSummary(job, job.look()).text();
            return console.conclude(summary, isDone ? ExitCode.SOLVED : ExitCode.UNDECIDED);
        }
        List<Ran> ran = inThreads(() -> runParts(job, console));
        long parts = ran.stream().mapToLong(Ran::parts).sum();
        long left = ran.stream().mapToLong(Ran::left).sum();
        String summary = parts == 0
                ? "nothing to run; dlx merge says what is open"
                : Wording.counted(parts, "part") + " run, " + Wording.counted(left, "part")
                        + (parts == 1 ? " left of it" : " left of them");
        boolean isFound = job.isForFirst() && new JobSummary(job, job.look()).isFound();
        return console.conclude(isFound ? "a solution was found; dlx merge shows it" : summary, ExitCode.SOLVED);
    }

    private void checkCombination() {
        if (part.isGiven() && (untilDone.isGiven() || threads.isGiven() || shard.isGiven())) {
            throw new BadInputException(
                    "--part: this runs one part alone; leave out --until-done, --threads and --shard");
        }
        if (partTime.isGiven() && !untilDone.isGiven()) {
            throw new BadInputException("--part-time: this goes with --until-done; without that, use --time");
        }
        if (pieces.isGiven() && untilDone.isGiven()) {
            throw new BadInputException(
                    "--pieces: with --until-done, dlx chooses into how many parts it cuts the rest");
        }
        if (threads.isGiven() && threads.get() < 1) {
            throw new BadInputException("--threads: " + threads.get() + " is less than 1; name the number of cores");
        }
    }

    /** What each of the threads gives. */
    private <R> List<R> inThreads(Supplier<R> work) {
        int count = threads.or(1);
        ExecutorService pool = Executors.newFixedThreadPool(count);
        try {
            List<CompletableFuture<R>> all = Stream.generate(() -> CompletableFuture.supplyAsync(work, pool))
                    .limit(count)
                    .toList();
            return BadInputException.checked(
                    () -> all.stream().map(RunCommand::joined).toList());
        } finally {
            pool.shutdown();
        }
    }

    /** What a thread gives, or throws. */
    private static <R> R joined(CompletableFuture<R> thread) {
        try {
            return thread.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    /** How many parts were run, and how many are left of them. */
    private record Ran(long parts, long left) {}

    private Ran runParts(JobFolder job, Console console) {
        long ran = 0;
        long left = 0;
        Optional<PartResult> result = next(job, console);
        while (result.isPresent()) {
            ran++;
            left += result.get().rest().size();
            boolean isOver = part.isGiven() || console.interruption().isRequested() || isUsedUp(console);
            result = isOver ? Optional.empty() : next(job, console);
        }
        return new Ran(ran, left);
    }

    private Optional<PartResult> next(JobFolder job, Console console) {
        BooleanSupplier interrupted = console.interruption()::isRequested;
        Budget all = Budget.NONE.pieces(pieces.or(USUAL_PIECES));
        Budget budget = time.isGiven() ? all.time(console.left(time.get())) : all;
        return part.isGiven() ? job.run(part.get(), budget, interrupted) : job.runNext(budget, interrupted);
    }

    private boolean isUsedUp(Console console) {
        return time.isGiven() && console.elapsed().compareTo(time.get()) >= 0;
    }
}
