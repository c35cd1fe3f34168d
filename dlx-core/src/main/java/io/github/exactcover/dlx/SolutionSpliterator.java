package io.github.exactcover.dlx;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The solutions of a search that starts when the first of them is asked for. It does not split. */
final class SolutionSpliterator<O> implements Spliterator<Solution<O>> {

    private final Supplier<Run<O>> start;
    private @Nullable Run<O> run;
    private boolean closed;
    private @Nullable SearchIncompleteException gaveUp;

    SolutionSpliterator(Supplier<Run<O>> start) {
        this.start = start;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Solution<O>> action) {
        if (closed) {
            return false;
        }
        if (gaveUp != null) {
            throw gaveUp;
        }
        if (run == null) {
            run = start.get();
        }
        if (!run.advance()) {
            finish(run);
            return false;
        }
        action.accept(run.solution());
        return true;
    }

    /** A stream that gave up must not look like a complete one, however often it is asked. */
    private void finish(Run<O> ended) {
        try {
            ended.failIfGivenUp();
            closed = true;
        } catch (SearchIncompleteException e) {
            gaveUp = e;
            throw e;
        } finally {
            ended.close();
            run = null;
        }
    }

    void close() {
        closed = true;
        if (run != null) {
            run.close();
            run = null;
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
