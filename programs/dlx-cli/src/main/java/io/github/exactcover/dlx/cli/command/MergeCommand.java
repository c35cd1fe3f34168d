package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.output.JobAnswer;
import io.github.exactcover.dlx.cli.output.JobSummary;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.problem.FileModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.OutputException;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.Ledger;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Puts the results of the parts of a job together. */
final class MergeCommand extends ArgumentGroup implements Command {

    private final Argument<Path> folder = add(SavedJob.folder());

    private final Argument<Integer> parts = add(Argument.number(
            "--parts",
            "N",
            "If fewer than N parts are open, divide the largest of them. Without this, none is divided."));

    private final Argument<Boolean> solutions = add(Argument.flag(
            "--solutions", "Write the solutions in the order of the search, as far as the first open part."));

    private final Argument<Boolean> open =
            add(Argument.flag("--open", "Write the numbers of the parts that are open, such as 3,17-20."));

    private final Argument<Path> checkpoint = add(Argument.file(
            "--checkpoint",
            FileUse.WRITTEN,
            "Write what is left to a file, from which dlx count or solve goes on with --resume."));

    @Override
    public int run(Console console) throws IOException {
        SavedJob saved = SavedJob.read(folder.get(), console);
        JobFolder job = saved.job();
        if (solutions.isGiven() && job.plan().isCounting()) {
            throw new BadInputException("--solutions: this job only counts; split it again with --solutions");
        }
        if ((solutions.isGiven() || job.isForFirst()) && saved.problem().isEmpty()) {
            throw new BadInputException("no such file: " + folder.get().resolve(SavedJob.PROBLEM));
        }
        Ledger ledger;
        try {
            boolean keeping = solutions.isGiven() || checkpoint.isGiven() || job.isForFirst();
            ledger = BadInputException.checked(() -> keeping ? job.merge(parts.or(0)) : job.count(parts.or(0)));
        } catch (IllegalStateException busy) {
            console.complain(String.valueOf(busy.getMessage()));
            return ExitCode.FAILURE;
        }
        JobSummary summary = new JobSummary(job, ledger);
        if (checkpoint.isGiven() && !solutions.isGiven()) {
            ledger.write(checkpoint.get());
        }
        if (job.isForFirst() && !open.isGiven()) {
            Optional<JobAnswer> answer = saved.answer(ledger);
            if (answer.isPresent()) {
                answer.get().writeText(console.out());
            }
        } else if (solutions.isGiven()) {
            show(ledger, saved.problem().orElseThrow(), console);
        } else {
            console.out().write((open.isGiven() ? summary.openParts() : summary.count()) + "\n");
        }
        if (checkpoint.isGiven() && solutions.isGiven()) {
            console.out().flush(); // The checkpoint is without the solutions that were just shown.
            ledger.write(checkpoint.get());
        }
        return console.conclude(summary.text(), exitCode(ledger));
    }

    /** A solution is an answer, also as long as parts are open: nothing has ended the search for good. */
    private static int exitCode(Ledger ledger) {
        boolean found = ledger.solutions() > 0;
        return ExitCode.of(found, found || ledger.isComplete());
    }

    private static void show(Ledger ledger, FileModel model, Console console) {
        TextSolutionWriter<String> text = new TextSolutionWriter<>(model, console);
        ledger.drain(places -> {
            try {
                text.solution(Solution.of(model.options(), places));
            } catch (IOException failure) {
                throw new OutputException(failure);
            }
        });
    }
}
