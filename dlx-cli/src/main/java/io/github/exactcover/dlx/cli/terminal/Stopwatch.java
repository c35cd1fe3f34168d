package io.github.exactcover.dlx.cli.terminal;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Measures the time since it was made, and whether the time limit has passed. */
public final class Stopwatch {

    private final long started = System.nanoTime();
    private final @Nullable Duration patience;

    public Stopwatch(@Nullable Duration patience) {
        this.patience = patience;
    }

    public boolean isTimeUp() {
        return patience != null && Duration.ofNanos(System.nanoTime() - started).compareTo(patience) >= 0;
    }

    public double seconds() {
        return (System.nanoTime() - started) / 1e9;
    }
}
