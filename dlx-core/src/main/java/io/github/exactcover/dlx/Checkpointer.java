package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.parallel.CheckpointFile;
import io.github.exactcover.dlx.internal.parallel.Fingerprint;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.Remainder;
import io.github.exactcover.dlx.internal.parallel.RemainderCheck;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.table.View;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes a search down from time to time, and when it ends. */
final class Checkpointer {

    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    private final Optional<CheckpointFile> file;
    private final Settings settings;
    private final ParallelMachine machine;
    private long written = System.nanoTime();
    private Optional<UncheckedIOException> failure = Optional.empty();

    Checkpointer(Settings settings, CheckpointFile.Identity identity, ParallelMachine machine) {
        this.file = settings.checkpointTo.map(path -> new CheckpointFile(path, identity));
        this.settings = settings;
        this.machine = machine;
    }

    /** Reports a file that cannot be written before the search begins, because minutes later it may be too late. */
    static void checkWritable(Settings settings) {
        if (settings.checkpointTo.isPresent()) {
            Path path = settings.checkpointTo.get();
            try {
                CheckpointFile.check(path);
            } catch (IOException e) {
                throw cannotBeWritten(path, e);
            }
        }
    }

    /** All that decides which solutions come, and in which order. */
    static CheckpointFile.Identity identity(
            ExactCoverProblem<?, ?> problem, View view, Strategy strategy, boolean counting) {
        // Presets, a seed and a reduction show in the table, and in what its options are in the problem.
        int[] options = IntStream.range(0, view.table().optionCount()).toArray();
        return new CheckpointFile.Identity(
                Fingerprint.of(problem.table()),
                Fingerprint.of(view.table(), view.solution(options)),
                strategy.order() + (counting ? " counting" : " visiting"));
    }

    /** What a search has to start with: all of it, or what an earlier one has left. */
    static Remainder start(
            Settings settings, CheckpointFile.Identity identity, View view, Strategy strategy, boolean counting) {
        if (settings.resumeFrom.isEmpty()) {
            return Remainder.ALL;
        }
        RemainderCheck check = new RemainderCheck(
                view.table(),
                counting,
                () -> strategy.kind().make(view.table(), strategy.rule(), counting, Branch.NONE));
        try {
            return new CheckpointFile(settings.resumeFrom.get(), identity).read(check);
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint " + settings.resumeFrom.get() + " cannot be read", e);
        }
    }

    /** Writes a checkpoint if it is time. If that fails, the next one may succeed. */
    void check(long now) {
        if (now - written >= settings.checkpointEvery) {
            write(true).ifPresent(e -> LOG.warn("{}; the search goes on and tries again", describe(e)));
            // Counted from the end, so that a slow disk does not take all of the time.
            written = System.nanoTime();
        }
    }

    /**
     * Writes the last checkpoint. Helpers end before it, because what they would do from now on would be lost.
     *
     * @param shown whether the solution that was handed out last counts as shown; if not, it comes again
     */
    void end(boolean shown) {
        machine.abandon();
        failure = write(shown);
        failure.ifPresent(e -> LOG.error("{}; the search has ended", describe(e)));
    }

    /** Why the last checkpoint is not there, if it is not. */
    Optional<UncheckedIOException> failure() {
        return failure;
    }

    private Optional<UncheckedIOException> write(boolean shown) {
        if (file.isEmpty()) {
            return Optional.empty();
        }
        settings.beforeCheckpoint.run();
        try {
            Remainder remainder = machine.remainder();
            file.get().write(shown ? remainder : remainder.startingWith(machine.solution()));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(cannotBeWritten(file.get().path(), e));
        }
    }

    private static String describe(UncheckedIOException failure) {
        return failure.getMessage() + ": " + failure.getCause();
    }

    private static UncheckedIOException cannotBeWritten(Path path, IOException cause) {
        return new UncheckedIOException("The checkpoint " + path + " cannot be written", cause);
    }
}
