package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.parallel.CheckpointFile;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.Remainder;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/** Writes a search down from time to time, and when it ends. */
final class Checkpointer {

    private final Optional<CheckpointFile> file;
    private final long every;
    private final ParallelMachine machine;
    private long written = System.nanoTime();

    private Checkpointer(Optional<CheckpointFile> file, long every, ParallelMachine machine) {
        this.file = file;
        this.every = every;
        this.machine = machine;
    }

    static Checkpointer of(Settings settings, OptionTable table, String order, ParallelMachine machine) {
        return new Checkpointer(
                settings.checkpointTo.map(path -> file(path, table, order)), settings.checkpointEvery, machine);
    }

    /** What a search has to start with: all of it, or what an earlier one has left. */
    static Remainder start(Settings settings, OptionTable table, String order) {
        if (settings.resumeFrom.isEmpty()) {
            return Remainder.ALL;
        }
        try {
            return file(settings.resumeFrom.get(), table, order).read();
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint " + settings.resumeFrom.get() + " cannot be read", e);
        }
    }

    private static CheckpointFile file(Path path, OptionTable table, String order) {
        return new CheckpointFile(path, table, order);
    }

    /** Writes a checkpoint if it is time. */
    void check(long now) {
        if (now - written >= every) {
            write(machine.remainder());
            // Counted from the end, so that a slow disk does not take all of the time.
            written = System.nanoTime();
        }
    }

    /**
     * Writes the last checkpoint; what helpers would do from now on would be lost, so they end before.
     *
     * @param shown whether the solution that was handed out last counts as shown; if not, it comes again
     */
    void end(boolean shown) {
        machine.abandon();
        write(shown ? machine.remainder() : machine.remainder().startingWith(machine.solution()));
    }

    private void write(Remainder remainder) {
        if (file.isPresent()) {
            try {
                file.get().write(remainder);
            } catch (IOException e) {
                throw new UncheckedIOException("The checkpoint cannot be written; the search was ended", e);
            }
        }
    }
}
