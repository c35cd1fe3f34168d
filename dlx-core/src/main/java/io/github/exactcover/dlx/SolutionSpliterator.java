package io.github.exactcover.dlx;

import java.util.Spliterator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a search that starts when the first solution is requested. It does not split.
 *
 * <p>Only one thread at a time may ask for solutions. Any thread may call {@link #close}, even while another one is
 * searching. A run is for one thread: if a thread is searching, {@link #close} only sets a flag. The searching thread
 * sees it, stops, and closes the run itself.
 */
final class SolutionSpliterator<O> implements Spliterator<Solution<O>> {

    private final Function<BooleanSupplier, Run<O>> start;

    /** Null before the search starts, and after the run was closed. */
    private @Nullable Run<O> run;

    /** Whether a thread is searching. Guarded by the lock of this object. */
    private boolean searching;

    /** Whether the stream was closed or has no more solutions. */
    private volatile boolean closed;

    private @Nullable SearchIncompleteException gaveUp;

    /** {@code start} makes a run that ends when the given condition holds. */
    SolutionSpliterator(Function<BooleanSupplier, Run<O>> start) {
        this.start = start;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Solution<O>> action) {
        if (!enter()) {
            return false;
        }
        Solution<O> found = null;
        boolean wanted;
        try {
            found = search();
        } finally {
            wanted = leave();
        }
        if (found == null || !wanted) {
            return false;
        }
        action.accept(found);
        return true;
    }

    private synchronized boolean enter() {
        if (searching) {
            throw new IllegalStateException("This stream is already looking for its next solution; use a stream from"
                    + " one thread at a time");
        }
        if (gaveUp != null) {
            throw gaveUp;
        }
        searching = !closed;
        return searching;
    }

    /** The next solution; null if there is none, and then the stream counts as closed. */
    private @Nullable Solution<O> search() {
        Run<O> current = run;
        if (current == null) {
            current = start.apply(() -> closed);
            run = current;
        }
        if (current.advance()) {
            return current.solution();
        }
        if (!closed) {
            finish(current);
        }
        return null;
    }

    /** A stream that gave up must not look like a complete one, however often it is asked. */
    private void finish(Run<O> ended) {
        closed = true;
        try {
            ended.failIfGivenUp();
        } catch (SearchIncompleteException e) {
            gaveUp = e;
            throw e;
        }
    }

    /** Returns whether solutions are still wanted. If not, closes the run. */
    private boolean leave() {
        synchronized (this) {
            searching = false;
        }
        boolean wanted = !closed;
        if (!wanted) {
            release();
        }
        return wanted;
    }

    void close() {
        closed = true;
        release();
    }

    /**
     * Closes the run once, unless a thread is searching in it. Does so outside the lock, because it can take a while.
     */
    private void release() {
        Run<O> ended;
        synchronized (this) {
            if (searching) {
                return;
            }
            ended = run;
            run = null;
        }
        if (ended != null) {
            ended.close();
        }
    }

    /** Null: reading ahead for another thread would look for solutions that nobody asked for. */
    @Override
    public @Nullable Spliterator<Solution<O>> trySplit() {
        return null;
    }

    @Override
    public long estimateSize() {
        return Long.MAX_VALUE;
    }

    @Override
    public int characteristics() {
        return ORDERED | DISTINCT | NONNULL | IMMUTABLE;
    }
}
