package io.github.exactcover.dlx.internal.race;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Says when a search has to end before all was seen: when its time is up, when the user's condition holds, when its
 * thread is interrupted, or when its stream is closed. It starts with the search, before that is set up. For one
 * thread.
 */
public final class Watch implements BooleanSupplier {

    /** How often the clock is looked at, and the user's condition is asked, in nanoseconds. */
    public static final long ASK_EVERY = 5_000_000;

    private final long timeout;
    private final @Nullable BooleanSupplier closed;
    private final @Nullable BooleanSupplier cancelled;

    /** The time of {@link System#nanoTime} at which the search started. */
    private final long started = System.nanoTime();

    /** When the user's condition was asked last. */
    private long asked = started - ASK_EVERY;

    private boolean over;
    private boolean timeUp;

    /**
     * A watch that starts now.
     *
     * @param timeout in nanoseconds
     * @param closed whether the stream was closed; asked for each solution; null if it is for no stream
     * @param cancelled the user's condition; null if there is none
     */
    public Watch(long timeout, @Nullable BooleanSupplier closed, @Nullable BooleanSupplier cancelled) {
        this.timeout = timeout;
        this.closed = closed;
        this.cancelled = cancelled;
    }

    /** Whether the search has to end. Once it has to, that does not change any more. */
    public boolean isOver(long now) {
        if (!over) {
            look(now);
        }
        return over;
    }

    private void look(long now) {
        if (isStopped()) {
            over = true;
        } else if (elapsed(now) >= timeout) {
            over = true;
            timeUp = true;
        } else if (cancelled != null && now - asked >= ASK_EVERY) {
            asked = now;
            over = cancelled.getAsBoolean();
        }
    }

    /** Whether the search has to end because its time is up, and not because it was cancelled. */
    public boolean isTimeUp() {
        return timeUp;
    }

    /** Whether the search has to end, and the clock need not be read to know it. */
    public boolean isStopped() {
        return (closed != null && closed.getAsBoolean())
                || Thread.currentThread().isInterrupted();
    }

    /** Whether the search has to end now. */
    @Override
    public boolean getAsBoolean() {
        return isOver(System.nanoTime());
    }

    /** How long the search takes so far, in nanoseconds. */
    public long elapsed(long now) {
        return now - started;
    }
}
