package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What each thread does with a branch, slice by slice: visit, report, and share work with other threads. It starts no
 * thread, never waits, and uses only the clock it is given, so that a test can drive many workers in turns.
 */
final class Worker {

    /** The most bytes of a batch, before its last solution: some hundred solutions. */
    private static final int MAX_BATCH = 1 << 15;

    /** An engine is fresh for at least this long. */
    private static final long FRESH_NANOS = 50_000_000;

    /** An engine is fresh for at least this many times the time that it took to make it. */
    private static final int FRESH_TIMES = 100;

    /** An engine that takes longer than this to make is never replaced: there might be no memory for two of them. */
    private static final long LARGE_NANOS = 10_000_000;

    private static final long FOR_GOOD = Long.MAX_VALUE / 2;

    /** A thread that collects reports at least this often, so that its progress can be followed. */
    private static final long REPORT_NANOS = 20_000_000;

    /**
     * A branch is given away only if this worker has visited that many times as many nodes, since it gave the last one
     * away, as others have to visit again to get there. So at most a quarter of the work is done twice, and the first
     * branches are still given away early.
     */
    private static final int WORTH = 4;

    private final Segments segments;
    private final Supplier<Reporter> newReporter;
    private final Pace pace;
    private final LongSupplier clock;

    /** The current engine. Other threads may close it. */
    private volatile Reporter reporter;

    private volatile boolean closed;

    /** Whether solutions of this segment were collected after the last report, so that it does not count them yet. */
    private boolean unreported;

    /** When the engine is no longer fresh. */
    private long stale;

    /** How many nodes the engine had visited when it got its branch, or when it last gave a part of it away. */
    private long nodesAtSplit;

    /** The nodes that earlier engines have visited. */
    private long earlierNodes;

    /** The solutions found in the current slice. When they are reported, the segments take them over. */
    private List<int[]> batch = List.of();

    /** Where solutions go at once if they are collected; null if they are reported, or counted by the engine. */
    private @Nullable Sink sink;

    /** Makes a sink for each segment. Null if there is only the one that this worker has, if any. */
    private @Nullable Supplier<Sink> newSink;

    /** Whether this thread has something else to do, even if its slice is not over. */
    private BooleanSupplier called = () -> false;

    /** When a worker that collects reported last. */
    private long reported;

    private long batchBytes;

    /** The bytes at which the current batch is full. This starts at 1, because one solution is often enough. */
    private int fullBatch = 1;

    /**
     * A worker that has nothing to visit; {@code newReporter} makes reporters of engines that have nothing to visit.
     */
    Worker(Segments segments, Supplier<Reporter> newReporter, Pace pace) {
        this(segments, newReporter, pace, System::nanoTime);
    }

    /** With a clock that returns nanoseconds. */
    Worker(Segments segments, Supplier<Reporter> newReporter, Pace pace, LongSupplier clock) {
        this.segments = segments;
        this.newReporter = newReporter;
        this.pace = pace;
        this.clock = clock;
        this.reporter = fresh();
    }

    /**
     * From now on, solutions are collected. Its reporter must be one that counts, of an engine that shows solutions.
     *
     * @param makes a sink for each segment, or one for this worker
     * @param inOrder whether the sinks of the segments are wanted, in their order
     * @param wanted whether the caller wants its thread back; asked after each solution
     */
    Worker collectInto(Supplier<Sink> makes, boolean inOrder, BooleanSupplier wanted) {
        newSink = inOrder ? makes : null;
        sink = inOrder ? null : makes.get();
        called = wanted;
        return this;
    }

    private Reporter fresh() {
        long start = clock.getAsLong();
        Reporter made = newReporter.get();
        long now = clock.getAsLong();
        long took = now - start;
        stale = now + (took > LARGE_NANOS ? FOR_GOOD : Math.max(FRESH_NANOS, FRESH_TIMES * took));
        return made;
    }

    /**
     * Goes to a branch that this worker has taken. If its engine is no longer fresh, it makes a new one in memory of
     * its own thread. The garbage collector moves engines of several threads close to each other. Then they write to
     * the same cache lines, and each has to wait for the others, which took up to half of the time.
     */
    void enter(Segment segment) {
        if (clock.getAsLong() - stale > 0) {
            long before = nodes();
            reporter = fresh();
            earlierNodes = before;
            if (closed) {
                engine().close();
            }
        }
        if (newSink != null) {
            sink = newSink.get();
            segment.sink = sink;
        }
        engine().restart(segment.position);
        segments.prove(segment, engine());
        nodesAtSplit = engine().nodes();
    }

    /** Lets the engine end early, because it can take long to reach a deep branch. Another thread may call this. */
    void close() {
        closed = true;
        engine().close();
    }

    /** Where this worker puts the solutions that it collects. */
    Sink sink() {
        return Objects.requireNonNull(sink, "This worker does not collect");
    }

    /** The current engine. */
    SearchEngine engine() {
        return reporter.engine();
    }

    /**
     * Visits one slice of the branch, at most {@code budget} nodes. Returns whether the branch is still the worker's:
     * it may be finished, be left to others, or the search may be closed.
     */
    boolean visitSlice(Segment segment, long budget) {
        if (segments.isClosed()) {
            if (unreported) {
                report(segment);
            }
            return false; // Perhaps the engine has not even reached the branch.
        }
        batch = List.of();
        Step step = runSlice(budget);
        if (step != Step.EXHAUSTED && batch.isEmpty() && !isReportDue()) {
            unreported = sink != null;
            return unreported || !segments.isClosed();
        }
        Segments.Next next = report(segment);
        if (step == Step.EXHAUSTED && next != Segments.Next.STOP) {
            segments.finish(segment);
            return false;
        }
        switch (next) {
            case LEAVE -> segments.leave(segment, engine().position());
            case SPLIT -> split(segment);
            case GO_ON, STOP -> {}
        }
        return next == Segments.Next.GO_ON || next == Segments.Next.SPLIT;
    }

    /** Gives a part of the segment away, if it has one that is worth the way there. */
    private void split(Segment segment) {
        SearchEngine engine = engine();
        if (engine.nodes() - nodesAtSplit >= WORTH * engine.nodesToSplit()) {
            engine.split().ifPresent(branch -> {
                nodesAtSplit = engine.nodes();
                segments.addBehind(segment, branch, reporter.position());
            });
        }
    }

    /** Who collects reports seldom, so that many threads do not wait for each other. */
    private boolean isReportDue() {
        if (sink == null) {
            return reporter.isDue();
        }
        boolean wanted = segments.isUrgent() || clock.getAsLong() - reported >= REPORT_NANOS;
        return segments.isClosed() || (wanted && reporter.isDue());
    }

    /** Reports what was done in this segment since the last report. */
    Segments.Next report(Segment segment) {
        unreported = false;
        reported = clock.getAsLong();
        return segments.report(segment, reporter.report(batch));
    }

    /** Runs until the slice is over, the batch is full or the branch is exhausted. */
    private Step runSlice(long budget) {
        SearchEngine engine = engine();
        long nodes = pace.start();
        long stop = engine.nodes() + Math.min(nodes, budget);
        Step step;
        boolean over = false;
        do {
            step = engine.run(stop - engine.nodes());
            if (step == Step.SOLUTION) {
                over = sink == null ? keep(engine.told()) : collect(sink, engine.told());
            }
        } while (step == Step.SOLUTION && engine.nodes() < stop && !over);
        if (engine.nodes() >= stop && nodes <= budget) {
            pace.end();
        }
        return step;
    }

    /** Keeps a solution, and says whether the batch is full. */
    private boolean keep(int[] solution) {
        long bytes = Segment.bytes(solution);
        if (batch.isEmpty()) {
            batch = new ArrayList<>(1 + (int) (fullBatch / bytes));
            batchBytes = 0;
        }
        batch.add(solution);
        batchBytes += bytes;
        if (batchBytes < fullBatch) {
            return false;
        }
        fullBatch = Math.min(MAX_BATCH, 2 * fullBatch);
        return true;
    }

    /** Puts a solution where it belongs, and says whether another thread waits for this one. */
    private boolean collect(Sink receiver, int[] solution) {
        receiver.accept(solution);
        return called.getAsBoolean() || (segments.isUrgent() && (segments.isClosed() || pace.isOver()));
    }

    /** The nodes visited so far, in all branches together. */
    long nodes() {
        return earlierNodes + engine().nodes();
    }
}
