package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.OutputFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that write a search down and go on with it later. */
final class CheckpointOptions {

    private static final Duration USUAL_INTERVAL = Duration.ofSeconds(30);

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Write the search down in this file, now and then and when it ends, so that --resume can go"
                    + " on, also after the program was killed.")
    private @Nullable Path file;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "TIME",
            description = "The time between two checkpoints; 30s is the default.")
    private @Nullable Duration interval;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "Go on from a file that --checkpoint wrote. All else must be as it was, but for --threads,"
                    + " --limit of solve, --timeout and --format.")
    private @Nullable Path from;

    /** The search that is written down, or goes on, or both; complains about files that cannot be used. */
    <O> Search<?, O> applyTo(Search<?, O> search) {
        if (file == null && interval != null) {
            throw new BadInputException(
                    "--checkpoint-every needs a file to write; name it with --checkpoint, or leave this out");
        }
        Search<?, O> resumed = from == null ? search : search.resume(readable(from));
        return file == null
                ? resumed
                : resumed.checkpointTo(
                        OutputFile.checked("--checkpoint", file), interval == null ? USUAL_INTERVAL : interval);
    }

    private static Path readable(Path from) {
        if (from.toString().isEmpty()) {
            throw new BadInputException(
                    "--resume '': this is not the name of a file; name one that --checkpoint wrote");
        }
        if (!Files.exists(from)) {
            throw new BadInputException("--resume " + from + ": there is no such file; to begin anew, leave this out");
        }
        if (Files.isDirectory(from) || !Files.isReadable(from)) {
            throw new BadInputException("--resume " + from
                    + ": this file cannot be read; name one that --checkpoint wrote, and check its permissions");
        }
        return from;
    }

    /** What a complaint of the search is about: the file to resume from, or the program itself. */
    RuntimeException explained(IllegalArgumentException complaint) {
        return from == null ? complaint : new BadInputException(String.valueOf(complaint.getMessage()));
    }
}
