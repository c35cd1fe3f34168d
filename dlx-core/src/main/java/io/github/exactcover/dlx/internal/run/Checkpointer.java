package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.file.ByteLock;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.resume.Fingerprint;
import io.github.exactcover.dlx.internal.resume.RemainderCheck;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Lines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Saves the state of a search from time to time, and when it ends. Until it is closed, no other search may write its
 * file.
 */
public final class Checkpointer implements AutoCloseable {

    private final Optional<CheckpointFile> file;
    private final Settings settings;
    private final Machine machine;
    private final State state;
    private final Optional<ByteLock> lock;
    private long written = System.nanoTime();
    private Optional<UncheckedIOException> failure = Optional.empty();

    /**
     * Whether the action before a checkpoint threw. What it should have saved may be lost, so nothing may count on it.
     */
    private boolean isUnsaved;

    /** Writes the state of a machine. */
    public interface State {

        void write(CheckpointFile file, boolean shown) throws IOException;
    }

    public Checkpointer(
            Settings settings,
            CheckpointFile.Identity identity,
            Machine machine,
            State state,
            Optional<ByteLock> lock) {
        this.file = settings.checkpointTo.map(path -> new CheckpointFile(path, identity));
        this.settings = settings;
        this.machine = machine;
        this.state = state;
        this.lock = lock;
    }

    Checkpointer(
            Settings settings, CheckpointFile.Identity identity, ParallelMachine machine, Optional<ByteLock> lock) {
        this(
                settings,
                identity,
                machine,
                (file, shown) -> {
                    Remainder remainder = machine.remainder();
                    file.write(shown ? remainder : remainder.startingWith(machine.solution()));
                },
                lock);
    }

    /**
     * Throws if the file cannot be written. Called before the search begins, because minutes later it may be too late.
     */
    public static void checkWritable(Settings settings) {
        if (settings.checkpointTo.isPresent()) {
            Path path = settings.checkpointTo.get();
            try {
                FileReplacement.check(path);
                CheckpointFile.lock(path).ifPresent(ByteLock::close);
            } catch (IOException e) {
                throw cannotBeWritten(path, e);
            }
        }
    }

    /**
     * Begins what writes checkpoints, or goes on from one, when no other search may write them there. What begins has
     * the lock, if it does not throw.
     */
    public static <R> R locked(Settings settings, Function<Optional<ByteLock>, R> begin) {
        Optional<ByteLock> lock = settings.checkpointTo.flatMap(Checkpointer::lock);
        boolean begun = false;
        try {
            R result = begin.apply(lock);
            begun = true;
            return result;
        } finally {
            if (!begun) {
                lock.ifPresent(ByteLock::close);
            }
        }
    }

    private static Optional<ByteLock> lock(Path path) {
        try {
            Optional<ByteLock> lock = CheckpointFile.lock(path);
            lock.flatMap(ByteLock::flaw)
                    .ifPresent(e -> Settings.LOG.warn(
                            "The checkpoint {} cannot be locked, so nothing keeps another program from writing it"
                                    + " too: {}",
                            path,
                            e.toString()));
            return lock;
        } catch (IOException e) {
            throw cannotBeWritten(path, e);
        }
    }

    /** Everything that determines the solutions and their order. */
    public static CheckpointFile.Identity identity(
            ExactCoverProblem<?, ?> problem, View view, Strategy strategy, boolean counting) {
        return identity(problem, view, strategy.order() + (counting ? " counting" : " visiting"));
    }

    /** Everything that determines the solutions, with a line that says what is searched and how. */
    public static CheckpointFile.Identity identity(ExactCoverProblem<?, ?> problem, View view, String search) {
        // Presets, a seed and a reduction change the table, or which options of the problem its options stand for.
        int[] options = IntStream.range(0, view.table().optionCount()).toArray();
        return new CheckpointFile.Identity(
                problem.fingerprint(), Fingerprint.of(view.table(), view.solution(options)), search);
    }

    /** What a search has to visit: everything, or what an earlier search left. */
    public static Remainder start(
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
            throw cannotBeRead(settings.resumeFrom.get(), e);
        }
    }

    /** A machine that begins with what an earlier one knew, or with nothing. */
    public static <T> T resumed(
            Settings settings, CheckpointFile.Identity identity, Function<@Nullable Lines, T> machine) {
        if (settings.resumeFrom.isEmpty()) {
            return machine.apply(null);
        }
        try {
            return new CheckpointFile(settings.resumeFrom.get(), identity).read(machine);
        } catch (IOException e) {
            throw cannotBeRead(settings.resumeFrom.get(), e);
        }
    }

    private static UncheckedIOException cannotBeRead(Path path, IOException cause) {
        return new UncheckedIOException("The checkpoint " + path + " cannot be read", cause);
    }

    /** Writes a checkpoint if one is due. If that fails, the next one may succeed. */
    void check(long now) {
        if (now - written >= settings.checkpointEvery) {
            write(true).ifPresent(e -> Settings.LOG.warn("{}; the search goes on and tries again", describe(e)));
            // The next interval starts after the write, so that a slow disk does not take all of the time.
            written = System.nanoTime();
        }
    }

    /**
     * Writes the last checkpoint. Stops the helpers first, because whatever they did afterwards would be lost.
     *
     * @param shown whether the solution that was handed out last counts as shown; if not, a resumed search shows it
     *     again
     */
    void end(boolean shown) {
        machine.close();
        try {
            failure = write(shown);
        } catch (Throwable e) {
            Settings.LOG.error("The last checkpoint was not written, because of {}", e.toString());
            throw e;
        }
        failure.ifPresent(e -> Settings.LOG.error("{}; the search has ended", describe(e)));
    }

    @Override
    public void close() {
        lock.ifPresent(ByteLock::close);
    }

    /** Why the last checkpoint could not be written; empty if nothing failed. */
    Optional<UncheckedIOException> failure() {
        return failure;
    }

    private Optional<UncheckedIOException> write(boolean shown) {
        if (file.isEmpty() || isUnsaved) {
            return Optional.empty();
        }
        isUnsaved = true;
        if (settings.beforeCheckpoint != null) {
            settings.beforeCheckpoint.run();
        }
        isUnsaved = false;
        try {
            if (settings.endedEarly) {
                throw new IOException("the search ended while it was set up, so there is nothing to go on from");
            }
            state.write(file.get(), shown);
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
