package io.github.exactcover.dlx;

import java.util.Spliterator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a search that starts when the first of them is asked for. It does not split.
 *
 * <p>One thread at a time asks for solutions; any thread may close it, also while another one is asking. A run is for one
 * thread: if one is searching, it is told that nobody wants more, and closes the run when it comes out.
 */
final class SolutionSpliterator<O> implements Spliterator<Solution<O>> {

    private final Function<BooleanSupplier, Run<O>> start;

    /** Null before the start, and when the stream is at its end. */
    private @Nullable Run<O> run;

    /** Whether a thread is in the run. Guarded by the lock of this object. */
    private boolean searching;

    /** Whether nobody wants more solutions, or there are none. */
    private volatile boolean closed;

    private @Nullable SearchIncompleteException gaveUp;

    /** With {@code start}, which makes a run that ends when its condition holds. */
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
            throw new IllegalStateException("The next solution of this stream is being looked for already; a stream is"
                    + " for one thread at a time");
        }
        if (gaveUp != null) {
            throw gaveUp;
        }
        searching = !closed;
        return searching;
    }

    /** The next solution; null if there is none, and then all is closed. */
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

    /** Says whether solutions are still wanted; if not, the run is closed. */
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

    /** Closes the run, once, and unless a thread is in it. Not under the lock, for it can take a while. */
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
