package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.HelperThreads;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One search by several threads, each with an engine of its own. A thread without work gets a branch that another one
 * splits off. The thread that runs this machine works too, and sees a single machine with the same solutions in the
 * same order. Helpers that are ahead keep a limited number of solutions and then wait, so memory stays bounded however
 * slowly the caller takes the solutions.
 *
 * <p>Call {@link #rewind} or {@link #abandon} at the end: that ends the helpers.
 */
public final class ParallelMachine implements Machine {

    /** How long {@link #run} waits for other threads before it returns: two milliseconds, so time-outs are noticed. */
    private static final long AWAIT_NANOS = 2_000_000;

    private final Segments segments;
    private final Supplier<SearchEngine> newEngine;
    private final boolean counting;
    private final boolean watched;
    private final int threads;
    private final SearchEngine engine;
    private final Slice slice = new Slice();

    private final List<Helper> helpers = new ArrayList<>();
    private final HelperThreads helperThreads;
    private final Reporter reporter;

    /** The segment that this thread's own engine is in; null when it has none. */
    private @Nullable Segment own;

    /**
     * A report of this thread's engine with a solution that is not next in order, and for which there is no room yet.
     */
    private @Nullable SegmentReport early;

    /** Whether {@link #run} has found that nothing is left. */
    private boolean exhausted;

    private int[] current = {};

    /**
     * How many solutions were handed out since the start of the search. Solutions that were only counted are not
     * included.
     */
    private long delivered;

    /**
     * A machine whose helpers start when it is run.
     *
     * @param threads the number of threads, including the one that runs the machine
     * @param newEngine makes engines, all alike and all with nothing to visit; called by several threads
     * @param counting whether these engines count
     * @param watched whether {@link #remainder} or {@link #fraction} will be asked for
     * @param start what there is to visit
     * @throws IllegalArgumentException if the start has branches that do not belong to such an engine; this is noticed
     *     only when they are visited
     */
    public ParallelMachine(
            int threads, Supplier<SearchEngine> newEngine, boolean counting, boolean watched, Remainder start) {
        this.segments = new Segments(start);
        this.helperThreads = new HelperThreads(segments::close);
        this.newEngine = newEngine;
        this.counting = counting;
        this.watched = watched;
        this.threads = threads;
        this.engine = newEngine.get();
        this.reporter = new Reporter(engine, counting, watched);
        this.delivered = counting ? 0 : start.solutions();
    }

    /** {@inheritDoc} It also returns {@link Step#PAUSED} after it has waited a while for other threads. */
    @Override
    public Step run(long budget) {
        startHelpers();
        helperThreads.rethrowFailure();
        int[] kept = segments.poll();
        if (kept != null) {
            return deliver(kept);
        }
        if (segments.isDone()) {
            exhausted = true;
            return Step.EXHAUSTED;
        }
        if (own == null) {
            own = segments.takeWork();
            if (own == null) {
                segments.awaitNews(AWAIT_NANOS);
                return Step.PAUSED;
            }
            engine.restart(own.position);
        }
        return early == null ? work(own, budget) : offer(own, early);
    }

    private void startHelpers() {
        while (helpers.size() < threads - 1) {
            Helper helper = new Helper(segments, newEngine, counting, watched);
            helpers.add(helper);
            helperThreads.start(helper);
        }
    }

    /** Visits a slice of this thread's segment. */
    private Step work(Segment segment, long budget) {
        long nodes = slice.start();
        Step step = engine.run(Math.min(budget, nodes));
        if (step == Step.SOLUTION) {
            return offer(segment, reporter.report(List.of(engine.solution())));
        }
        if (step == Step.PAUSED) {
            if (nodes <= budget) {
                slice.end();
            }
            if (!reporter.isDue()) {
                return Step.PAUSED;
            }
        }
        segments.tryReport(segment, reporter.report(List.of()));
        if (step == Step.EXHAUSTED) {
            own = null;
            segments.finish(segment);
            return Step.PAUSED;
        }
        share(segment);
        return Step.PAUSED;
    }

    /**
     * Gives work away if a thread has none. Call this only right after a report: what was not reported would be lost.
     */
    private void share(Segment segment) {
        if (segments.isHungry()) {
            engine.split().ifPresent(branch -> segments.addBehind(segment, branch, reporter.position()));
        }
    }

    /** Hands out a solution of this thread's segment if it comes next, and keeps it for later if not. */
    private Step offer(Segment segment, SegmentReport report) {
        early = null;
        if (segments.isFirst(segment)) {
            segments.tryReport(segment, report.withoutSolutions());
            share(segment);
            return deliver(report.found().get(0));
        }
        if (segments.tryReport(segment, report)) {
            share(segment);
        } else {
            early = report;
            segments.awaitNews(AWAIT_NANOS);
        }
        return Step.PAUSED;
    }

    private Step deliver(int[] solution) {
        current = solution;
        delivered++;
        return Step.SOLUTION;
    }

    /**
     * What is left of the search, without the solutions that were handed out, and what was done. This is the state that
     * the threads last reported. They report some hundred times a second, and less often in deep searches, where a
     * report takes time. A search that resumes from here repeats what they did since.
     */
    public Remainder remainder() {
        if (!watched) {
            throw new IllegalStateException("This machine was not made to be watched; make it with watched = true");
        }
        Remainder remainder = segments.remainder();
        return counting
                ? remainder
                : new Remainder(
                        remainder.parts(), delivered, remainder.nodes(), remainder.updates(), remainder.share());
    }

    @Override
    public int[] solution() {
        return current;
    }

    @Override
    public long solutions() {
        return counting ? segments.solutions() : delivered;
    }

    @Override
    public long nodes() {
        return segments.nodes();
    }

    @Override
    public long updates() {
        return segments.updates();
    }

    /** How many nodes each of the helpers has visited, including nodes not yet reported. */
    List<Long> nodesOfHelpers() {
        return helpers.stream().map(Helper::nodes).toList();
    }

    @Override
    public double fraction() {
        return exhausted ? 1 : Math.min(segments.share(), Math.nextDown(1.0));
    }

    @Override
    public void rewind() {
        abandon();
        engine.rewind();
        own = null;
    }

    /** Ends all other threads. What they have reported is kept. */
    @Override
    public void abandon() {
        segments.close();
        helpers.forEach(Helper::abandon);
        helperThreads.join();
    }
}
