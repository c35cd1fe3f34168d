package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The options that save a search and continue it later. */
final class CheckpointOptions extends ArgumentGroup {

    private static final Duration USUAL_INTERVAL = Duration.ofSeconds(30);

    private final Argument<Path> file = add(Argument.file(
            "--checkpoint",
            FileUse.WRITTEN,
            "Save the state of the search in this file from time to time, and when it ends. --resume"
                    + " continues from there, even after the program was killed."));

    private final Argument<Duration> interval = add(
            Argument.option("--checkpoint-every", "TIME", Duration.class, "How often to save; the default is 30s."));

    private final Argument<Path> from = add(Argument.file(
            "--resume",
            FileUse.READ,
            "Continue from a file that --checkpoint wrote. Give the same arguments as before; only"
                    + " --threads, --timeout, --format and the --limit of solve may differ."));

    /** The search that saves itself, or continues from a file, or both. */
    <I, O> Search<I, O> applyTo(Search<I, O> search, Console console) {
        Search<I, O> resumed = from.isGiven() ? search.resume(from.get()) : search;
        // A solution that is still in the buffer when the program is killed must not be counted as shown.
        return file.isGiven() ? resumed.checkpointTo(file.get(), interval.or(USUAL_INTERVAL), console::flush) : resumed;
    }

    /** The same for a search for the cheapest. */
    <I, O> Cheapest<I, O> applyTo(Cheapest<I, O> search, Console console) {
        Cheapest<I, O> resumed = from.isGiven() ? search.resume(from.get()) : search;
        return file.isGiven() ? resumed.checkpointTo(file.get(), interval.or(USUAL_INTERVAL), console::flush) : resumed;
    }

    /** Checks the files. */
    void check() {
        if (!file.isGiven() && interval.isGiven()) {
            throw new BadInputException(
                    "--checkpoint-every needs a file to write; name it with --checkpoint, or leave this out");
        }
        if (from.isGiven()) {
            checkReadable(from.get());
        }
    }

    /** Whether the search is saved or goes on from a file. */
    boolean isUsed() {
        return file.isGiven() || from.isGiven();
    }

    private static void checkReadable(Path from) {
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
    }

    /** The search refused its input. With {@code --resume} the file is to blame; otherwise it is a bug. */
    RuntimeException explained(IllegalArgumentException complaint) {
        return from.isGiven() ? new BadInputException(String.valueOf(complaint.getMessage())) : complaint;
    }
}
