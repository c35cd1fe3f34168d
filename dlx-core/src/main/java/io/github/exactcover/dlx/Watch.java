package io.github.exactcover.dlx;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Says when a search has to end before all was seen: when its time is up, when the user's condition holds, when its
 * thread is interrupted, or when its stream is closed. It starts with the search, before that is set up. For one
 * thread.
 */
final class Watch implements BooleanSupplier {

    /** How often the user's condition is asked, in nanoseconds. */
    static final long ASK_EVERY = 5_000_000;

    private final Settings settings;

    /** The time of {@link System#nanoTime} at which the search started. */
    private final long started = System.nanoTime();

    /** When the user's condition was asked last. */
    private long asked = started - ASK_EVERY;

    private @Nullable SearchEnd end;

    Watch(Settings settings) {
        this.settings = settings;
    }

    /** How the search has to end; null if it goes on. Once it has to end, that does not change any more. */
    @Nullable
    SearchEnd end(long now) {
        if (end == null) {
            end = decide(now);
        }
        return end;
    }

    private @Nullable SearchEnd decide(long now) {
        if (isStopped()) {
            return SearchEnd.CANCELLED;
        }
        if (elapsed(now) >= settings.timeout) {
            return SearchEnd.TIMEOUT;
        }
        if (now - asked >= ASK_EVERY) {
            asked = now;
            return settings.cancelled.getAsBoolean() ? SearchEnd.CANCELLED : null;
        }
        return null;
    }

    /** Whether the search has to end, and the clock need not be read to know it. */
    boolean isStopped() {
        return settings.closed.getAsBoolean() || Thread.currentThread().isInterrupted();
    }

    /** Whether the search has to end now. */
    @Override
    public boolean getAsBoolean() {
        return end(System.nanoTime()) != null;
    }

    /** How long the search takes so far, in nanoseconds. */
    long elapsed(long now) {
        return now - started;
    }
}
