package io.github.exactcover.dlx.cli.terminal;

import java.time.Duration;

/** Measures how long the user has been waiting: the time since the command was started. */
public final class Stopwatch {

    private final long started = System.nanoTime();

    Stopwatch() {}

    public Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    public double seconds() {
        return elapsed().toNanos() / 1e9;
    }
}
