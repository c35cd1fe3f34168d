package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.search.Machine;
import java.lang.ref.Cleaner;
import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a search that starts when the first solution is requested. It does not split.
 *
 * <p>Only one thread at a time may ask for solutions. Any thread may call {@link #close}, even while another one is
 * searching. A run is for one thread: if a thread is searching, {@link #close} only says that the stream is closed. The
 * run asks for that, and the searching thread then closes it.
 */
public final class SolutionSpliterator<O> implements Spliterator<Solution<O>> {

    /** Ends the threads of streams that cannot be closed any more. Made when the first stream has threads. */
    private static final class Abandoned {

        static final Cleaner CLEANER = Cleaner.create(action -> {
            Thread thread = new Thread(action, "dlx-cleaner");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * The machine of a stream that has threads. It knows nothing of the stream, which otherwise would never be
     * unreachable.
     */
    private static final class Threads implements Runnable {

        private volatile @Nullable Machine machine;

        @Override
        public void run() {
            Machine left = machine;
            machine = null;
            if (left != null) {
                left.close();
            }
        }
    }

    private final Function<BooleanSupplier, Run<O>> start;

    /** Null for one thread, which leaves nothing but memory. */
    private final @Nullable Threads threads;

    /** Whether a thread has the run: it is searching, or closing it. No other then changes the next two fields. */
    private final AtomicBoolean busy = new AtomicBoolean();

    /** Null before the search starts, and after the run was closed. */
    private volatile @Nullable Run<O> run;

    private @Nullable SearchIncompleteException gaveUp;

    /** What the search, or the receiver of a solution, threw last; what closes the stream for it has it already. */
    private volatile @Nullable Throwable thrown;

    /**
     * Whether the stream was closed or has no more solutions. It knows nothing of the stream, for the threads know it.
     */
    private final AtomicBoolean closed = new AtomicBoolean();

    /** The solutions of a run as a stream. {@code start} makes the run, which ends when the stream is closed. */
    public static <I, O> Stream<Solution<O>> stream(Asked<I, O> asked, Function<Asked<I, O>, Run<O>> start) {
        SolutionSpliterator<O> solutions = new SolutionSpliterator<>(
                closed -> start.apply(asked.with(changed -> changed.closed = closed)), asked.settings().threads > 1);
        return StreamSupport.stream(solutions, false).onClose(solutions::close);
    }

    private SolutionSpliterator(Function<BooleanSupplier, Run<O>> start, boolean hasThreads) {
        this.start = start;
        this.threads = hasThreads ? new Threads() : null;
        if (threads != null) {
            Abandoned.CLEANER.register(this, threads);
        }
    }

    @Override
    public boolean tryAdvance(Consumer<? super Solution<O>> action) {
        if (!enter()) {
            return false;
        }
        Solution<O> found;
        try {
            found = search();
        } catch (Throwable e) {
            leaveAfter(e);
            throw e;
        }
        leave();
        if (found == null || closed.get()) {
            return false;
        }
        try {
            action.accept(found);
        } catch (Throwable e) {
            thrown = e;
            throw e;
        }
        return true;
    }

    /** {@inheritDoc} It keeps the run until the end: to take and to leave it takes as long as to find a solution. */
    @Override
    public void forEachRemaining(Consumer<? super Solution<O>> action) {
        if (!enter()) {
            return;
        }
        try {
            Solution<O> found = search();
            while (found != null && !closed.get()) {
                action.accept(found);
                found = closed.get() ? null : search();
            }
        } catch (Throwable e) {
            leaveAfter(e);
            throw e;
        }
        leave();
    }

    /** Takes the run; false if there are no more solutions. */
    private boolean enter() {
        if (!busy.compareAndSet(false, true)) {
            if (closed.get()) {
                return false; // Perhaps another thread is just closing the run.
            }
            throw new IllegalStateException("This stream is already looking for its next solution; use a stream from"
                    + " one thread at a time");
        }
        SearchIncompleteException incomplete = gaveUp;
        boolean over = closed.get(); // Once: another thread may close the stream meanwhile.
        if (over) {
            leave();
        }
        if (incomplete != null) {
            throw incomplete;
        }
        return !over;
    }

    /** The next solution; null if there is none, and then the stream counts as closed. */
    private @Nullable Solution<O> search() {
        Run<O> current = run;
        if (current == null) {
            current = start.apply(closed::get);
            run = current;
            if (threads != null) {
                threads.machine = current.machine();
            }
        }
        if (current.advance()) {
            return current.solution();
        }
        if (!closed.get()) {
            finish(current);
        }
        return null;
    }

    /** A stream that gave up must not look like a complete one, however often it is asked. */
    private void finish(Run<O> ended) {
        closed.set(true);
        try {
            ended.failIfGivenUp();
        } catch (SearchIncompleteException e) {
            gaveUp = e;
            throw e;
        }
    }

    /** Lets go of the run, and closes it if no more solutions are wanted. */
    private void leave() {
        Run<O> ended = left();
        if (ended != null) {
            ended.close();
        }
    }

    /** The same where something was thrown, which must come out of the stream. */
    private void leaveAfter(Throwable e) {
        thrown = e;
        Run<O> ended = left();
        if (ended != null) {
            ended.closeAfter(e);
        }
    }

    /** Lets go of the run; returns it if it is to be closed. */
    private @Nullable Run<O> left() {
        busy.set(false);
        return closed.get() ? taken() : null;
    }

    public void close() {
        closed.set(true);
        Run<O> ended = taken();
        if (ended != null) {
            try {
                ended.close();
            } catch (Throwable e) {
                if (e != thrown) {
                    throw e;
                }
            }
        }
    }

    /** Takes the run away to close it, once; null if another thread has it, which then does so. */
    private @Nullable Run<O> taken() {
        if (!busy.compareAndSet(false, true)) {
            return null;
        }
        Run<O> ended = run;
        run = null;
        busy.set(false);
        if (threads != null) {
            threads.machine = null;
        }
        return ended;
    }

    /** Null: reading ahead for another thread would look for solutions that were not asked for. */
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
