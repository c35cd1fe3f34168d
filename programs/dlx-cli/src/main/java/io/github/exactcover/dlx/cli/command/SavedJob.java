package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.output.JobAnswer;
import io.github.exactcover.dlx.cli.problem.FileModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.OutputFolder;
import io.github.exactcover.dlx.formats.files.ProblemFormats;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.Ledger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A job and, beside it, the problem in Knuth's format, for those who show its solutions.
 *
 * @param problem empty for a job that a program made, which need not keep the problem there
 */
record SavedJob(JobFolder job, Optional<FileModel> problem) {

    /** Where the problem is, in the folder of the job. */
    static final String PROBLEM = "problem.dlx";

    /** The argument that names the folder of a job. */
    static Argument<Path> folder() {
        return Argument.parameter(0, "FOLDER", Path.class, "The folder that dlx split has made.")
                .naming(FileUse.READ);
    }

    /**
     * Reads a job. Fails if the problem is not the one that was split: the parts have its options by their places only.
     */
    static SavedJob read(Path folder, Console console) {
        JobFolder job = BadInputException.checked(() -> JobFolder.at(OutputFolder.named("FOLDER", folder)));
        Path file = folder.resolve(PROBLEM);
        if (Files.notExists(file)) {
            return new SavedJob(job, Optional.empty());
        }
        FileModel model =
                FileModel.read(file.toString(), ProblemFormats.named("dlx").orElseThrow(), console);
        if (!model.problem().fingerprint().equals(job.plan().problemFingerprint())) {
            throw new BadInputException(
                    file + ": this is not the problem that was split; put it back as it was, or split"
                            + " this one into another folder");
        }
        return new SavedJob(job, Optional.of(model));
    }

    /** The solution of a job that looks for one, if it was found. */
    Optional<JobAnswer> answer(Ledger ledger) {
        return job.isForFirst()
                ? problem.flatMap(model ->
                        ledger.anySolution().map(places -> new JobAnswer(model, Solution.of(model.options(), places))))
                : Optional.empty();
    }
}
