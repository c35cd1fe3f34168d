package io.github.exactcover.dlx.internal.table;

import java.io.Serial;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Ends long work on a table early, so that a time-out holds there too. Code that goes through a table more than a few
 * times, as a reduction does, spends patience on the way. When patience is over, the work ends with an
 * {@link OverException}, and what it made is thrown away.
 *
 * <p>Patience belongs to a thread while it works for a search, so it need not be a parameter of every method on the
 * way. Helper threads have patience until their crew is closed, and all others endless patience.
 */
public final class Patience {

    /**
     * What can be spent before the first question whether patience is over: work of some milliseconds is not cut short.
     */
    private static final int BEFORE_QUESTIONS = 1_000_000;

    /** What can be spent between two questions: less than a millisecond of work. */
    private static final int BETWEEN_QUESTIONS = 10_000;

    /** The steps to find something in a large hash table, where each look waits for the memory. */
    public static final int LOOK_UP = 20;

    private static final ThreadLocal<@Nullable Patience> OF_THREADS = new ThreadLocal<>();

    private final BooleanSupplier over;
    private long left = BEFORE_QUESTIONS;

    /** Says that patience is over. Only the caller of {@link #during} knows why. */
    public static final class OverException extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1;

        OverException() {
            super("Patience is over", null, false, false);
        }
    }

    private Patience(BooleanSupplier over) {
        this.over = over;
    }

    /**
     * Does some work on this thread.
     *
     * @param over whether patience is over; asked while the work is done, and what it throws comes out
     * @throws OverException if patience was over before the work was done
     */
    public static <T> T during(Supplier<T> work, BooleanSupplier over) {
        Patience before = begin(over);
        try {
            return work.get();
        } finally {
            end(before);
        }
    }

    /**
     * Begins some work on this thread. It ends with {@link #end}, which gets what this returned. {@link #during} does
     * both, and is easier to read where a lambda costs nothing.
     */
    public static @Nullable Patience begin(BooleanSupplier over) {
        Patience before = OF_THREADS.get();
        OF_THREADS.set(new Patience(over));
        return before;
    }

    /** Ends the work that was begun; what was begun before goes on. */
    public static void end(@Nullable Patience before) {
        OF_THREADS.set(before); // Not removed: the next search would wait for the map to clean up.
    }

    /** The patience of this thread. To get it takes longer than to spend it. */
    public static Patience ofThread() {
        Patience found = OF_THREADS.get();
        return found == null ? new Patience(() -> false) : found;
    }

    /**
     * Spends patience on work of some steps, each as short as to look at a cell of the table.
     *
     * @throws OverException if patience is over
     */
    public void spend(long steps) {
        left -= steps;
        if (left <= 0) {
            left = BETWEEN_QUESTIONS;
            if (over.getAsBoolean()) {
                throw new OverException();
            }
        }
    }
}
