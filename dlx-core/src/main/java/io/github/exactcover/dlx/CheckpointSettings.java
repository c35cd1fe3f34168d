package io.github.exactcover.dlx;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a search is written down, and from where it goes on. Immutable; part of the {@link SearchSettings}.
 *
 * @param every the time between two checkpoints, in nanoseconds
 * @param before what its user wants to do just before each checkpoint
 */
record CheckpointSettings(Optional<Path> to, long every, Runnable before, Optional<Path> from) {

    static final CheckpointSettings NONE = new CheckpointSettings(Optional.empty(), 0, () -> {}, Optional.empty());

    CheckpointSettings writing(Path file, long nanos, Runnable action) {
        return new CheckpointSettings(Optional.of(file), nanos, action, from);
    }

    CheckpointSettings resuming(Path file) {
        return new CheckpointSettings(to, every, before, Optional.of(file));
    }

    /** Whether anything is written or read at all. */
    boolean isUsed() {
        return to.isPresent() || from.isPresent();
    }
}
