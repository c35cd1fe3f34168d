package io.github.exactcover.dlx;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a search is written down, and from where it goes on. Immutable; part of the {@link SearchSettings}.
 *
 * @param every the time between two checkpoints, in nanoseconds
 */
record CheckpointSettings(Optional<Path> to, long every, Optional<Path> from) {

    static final CheckpointSettings NONE = new CheckpointSettings(Optional.empty(), 0, Optional.empty());

    CheckpointSettings writing(Path file, long nanos) {
        return new CheckpointSettings(Optional.of(file), nanos, from);
    }

    CheckpointSettings resuming(Path file) {
        return new CheckpointSettings(to, every, Optional.of(file));
    }

    /** All that is not as in {@link #NONE}, each after a semicolon. */
    String configured() {
        return to.map(file -> "; checkpoints to " + file).orElse("")
                + from.map(file -> "; resumes " + file).orElse("");
    }

    /** Whether anything is written or read at all. */
    boolean isUsed() {
        return to.isPresent() || from.isPresent();
    }
}
