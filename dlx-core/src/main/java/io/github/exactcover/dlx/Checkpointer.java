package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.parallel.CheckpointFile;
import io.github.exactcover.dlx.internal.parallel.Fingerprint;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.Remainder;
import io.github.exactcover.dlx.internal.parallel.RemainderCheck;
import io.github.exactcover.dlx.internal.search.Branch;
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
    private final CheckpointSettings settings;
    private final ParallelMachine machine;
    private long written = System.nanoTime();
    private Optional<UncheckedIOException> failure = Optional.empty();

    Checkpointer(CheckpointSettings settings, CheckpointFile.Identity identity, ParallelMachine machine) {
        this.file = settings.to().map(path -> new CheckpointFile(path, identity));
        this.settings = settings;
        this.machine = machine;
    }

    /** Complains about a file that cannot be written before the search begins, for minutes later it may be too late. */
    static void checkWritable(CheckpointSettings settings) {
        if (settings.to().isPresent()) {
            Path path = settings.to().get();
            try {
                CheckpointFile.check(path);
            } catch (IOException e) {
                throw cannotBeWritten(path, e);
            }
        }
    }

    /** All that decides which solutions come, and in which order. */
    static CheckpointFile.Identity identity(
            ExactCoverProblem<?, ?> problem, Prepared prepared, Strategy strategy, boolean counting) {
        // Presets, a seed and a reduction show in the table, and in what its options are in the problem.
        int[] options = IntStream.range(0, prepared.table().optionCount()).toArray();
        return new CheckpointFile.Identity(
                Fingerprint.of(problem.table()),
                Fingerprint.of(prepared.table(), prepared.originals().apply(options)),
                strategy.order() + (counting ? " counting" : " visiting"));
    }

    /** What a search has to start with: all of it, or what an earlier one has left. */
    static Remainder start(
            CheckpointSettings settings,
            CheckpointFile.Identity identity,
            Prepared prepared,
            Strategy strategy,
            boolean counting) {
        if (settings.from().isEmpty()) {
            return Remainder.ALL;
        }
        RemainderCheck check = new RemainderCheck(
                prepared.table(),
                counting,
                () -> strategy.kind().make(prepared.table(), strategy.rule(), counting, Branch.NONE));
        try {
            return new CheckpointFile(settings.from().get(), identity).read(check);
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint " + settings.from().get() + " cannot be read", e);
        }
    }

    /** Writes a checkpoint if it is time. If that fails, the next one may succeed. */
    void check(long now) {
        if (now - written >= settings.every()) {
            write().ifPresent(e -> LOG.warn("{}; the search goes on and tries again", describe(e)));
            // Counted from the end, so that a slow disk does not take all of the time.
            written = System.nanoTime();
        }
    }

    /** Writes the last checkpoint; what helpers would do from now on would be lost, so they end before. */
    void end() {
        machine.abandon();
        failure = write();
        failure.ifPresent(e -> LOG.error("{}; the search has ended", describe(e)));
    }

    /** Why the last checkpoint is not there, if it is not. */
    Optional<UncheckedIOException> failure() {
        return failure;
    }

    private Optional<UncheckedIOException> write() {
        if (file.isEmpty()) {
            return Optional.empty();
        }
        settings.before().run();
        try {
            file.get().write(machine.remainder());
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
