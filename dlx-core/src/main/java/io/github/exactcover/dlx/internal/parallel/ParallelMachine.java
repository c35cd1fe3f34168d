package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Engine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Several engines at work on one search, by work-stealing: a thread without work is given what another splits off. To
 * the thread that runs it, it is a single machine with the same solutions in the same order; that thread works along.
 * Helpers that are ahead keep a bounded number of solutions and then wait, so memory stays bounded when solutions are
 * asked for slowly.
 *
 * <p>{@link #rewind} ends all other threads, and has to be called.
 */
public final class ParallelMachine implements Machine {

    private static final long AWAIT_NANOS = 2_000_000;

    private final Segments segments;
    private final Supplier<Engine> newEngine;
    private final boolean counting;
    private final int threads;
    private final Engine engine;
    private final Slice slice = new Slice();

    private final List<Thread> helpers = new ArrayList<>();
    private final List<Tally> tallies = new ArrayList<>();

    /** The segment that this thread's own engine is in; null when it has none. */
    private @Nullable Segment own;

    /** A solution that the own engine has found before it was its turn, and for which there is no room yet. */
    private int @Nullable [] early;

    private int[] current = {};
    private long delivered;

    /**
     * A machine whose helpers start when it is run.
     *
     * @param threads the number of threads, the one that runs the machine among them
     * @param newEngine makes engines, all alike and all with nothing to visit; called by several threads
     * @param counting whether these engines count
     */
    public ParallelMachine(int threads, Supplier<Engine> newEngine, boolean counting, Branch branch) {
        this.segments = new Segments(branch);
        this.newEngine = newEngine;
        this.counting = counting;
        this.threads = threads;
        this.engine = newEngine.get();
    }

    /** {@inheritDoc} It also comes back, with {@link Step#PAUSED}, when it has waited a while for other threads. */
    @Override
    public Step run(long budget) {
        startHelpers();
        rethrowFailure();
        int[] kept = segments.poll();
        if (kept != null) {
            return deliver(kept);
        }
        if (segments.isDone()) {
            return Step.EXHAUSTED;
        }
        if (own == null) {
            own = segments.takeWork();
            if (own == null) {
                segments.awaitNews(AWAIT_NANOS);
                return Step.PAUSED;
            }
            engine.restart(own.branch);
        }
        return early == null ? work(own, budget) : offer(own, early);
    }

    private void startHelpers() {
        while (helpers.size() < threads - 1) {
            Tally tally = new Tally();
            Thread helper = new Thread(new Helper(segments, newEngine, tally), "dlx-helper-" + (helpers.size() + 1));
            helper.setDaemon(true);
            tallies.add(tally);
            helpers.add(helper);
            helper.start();
        }
    }

    private void rethrowFailure() {
        Throwable failure = segments.failure();
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
        if (failure != null) {
            throw new IllegalStateException("A helper thread of the search failed", failure);
        }
    }

    /** Works a slice in the own segment. */
    private Step work(Segment segment, long budget) {
        long nodes = slice.start();
        Step step = engine.run(Math.min(budget, nodes));
        if (step == Step.SOLUTION) {
            return offer(segment, engine.solution());
        }
        if (step == Step.EXHAUSTED) {
            own = null;
            segments.finish(segment);
            return Step.PAUSED;
        }
        if (nodes <= budget) {
            slice.end();
        }
        if (segments.isHungry()) {
            engine.split().ifPresent(branch -> segments.addBehind(segment, branch));
        }
        return Step.PAUSED;
    }

    /** Hands out a solution of the own segment if it is the next one of all, and keeps it for later if not. */
    private Step offer(Segment segment, int[] solution) {
        early = null;
        if (segments.isFirst(segment)) {
            return deliver(solution);
        }
        if (!segments.tryKeep(segment, List.of(solution))) {
            early = solution;
            segments.awaitNews(AWAIT_NANOS);
        }
        return Step.PAUSED;
    }

    private Step deliver(int[] solution) {
        current = solution;
        delivered++;
        return Step.SOLUTION;
    }

    @Override
    public int[] solution() {
        return current;
    }

    @Override
    public long solutions() {
        return counting ? engine.solutions() + sum(Tally::solutions) : delivered;
    }

    @Override
    public long nodes() {
        return engine.nodes() + sum(Tally::nodes);
    }

    @Override
    public long updates() {
        return engine.updates() + sum(Tally::updates);
    }

    private long sum(ToLongFunction<Tally> what) {
        return tallies.stream().mapToLong(what).sum();
    }

    @Override
    public void rewind() {
        segments.close();
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        engine.rewind();
        own = null;
    }
}
