package io.github.exactcover.dlx;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Decides when a search ends before its tree does: by time-out, by the user's condition, or because the thread that
 * called the search was interrupted. There is one for each search, and all threads that work at it can share it: once
 * it has decided, it stays with that.
 */
final class SearchControl {

    /** How often the user's condition is asked, in nanoseconds. */
    private static final long ASK_EVERY = 5_000_000;

    private final long started;
    private final long timeout;
    private final BooleanSupplier cancelled;
    private long asked;
    private volatile @Nullable SearchEnd decision;

    /** Control over a search that started at a time of {@link System#nanoTime}. */
    SearchControl(ControlSettings settings, long started) {
        this.started = started;
        this.timeout = settings.timeout();
        this.cancelled = settings.cancelled();
        this.asked = started - ASK_EVERY;
    }

    /**
     * Looks whether the search has to end. What the user's condition throws comes out; it is never asked by two
     * threads at once.
     *
     * @param caller the thread that called the search, whose interruption cancels it
     * @param now the time of {@link System#nanoTime}
     * @return how the search has to end, or null if it goes on
     */
    synchronized @Nullable SearchEnd check(Thread caller, long now) {
        if (decision == null) {
            decision = decide(caller, now);
        }
        return decision;
    }

    private @Nullable SearchEnd decide(Thread caller, long now) {
        if (caller.isInterrupted()) {
            return SearchEnd.CANCELLED;
        }
        if (now - started >= timeout) {
            return SearchEnd.TIMEOUT;
        }
        if (now - asked >= ASK_EVERY) {
            asked = now;
            return cancelled.getAsBoolean() ? SearchEnd.CANCELLED : null;
        }
        return null;
    }

    /** What {@link #check} decided, or null; for threads that only have to follow. */
    @Nullable
    SearchEnd decision() {
        return decision;
    }
}
