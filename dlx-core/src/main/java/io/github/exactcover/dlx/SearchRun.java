package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One search under way: a machine, and what decides when it ends. Closing it puts the machine back to its start,
 * unless the search gave up: to undo a hundred thousand choices can take longer than it may take to end, and the machine is
 * this run's own.
 */
final class SearchRun<O> implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    private final ExactCoverProblem<?, O> problem;
    private final Prepared prepared;
    private final Strategy strategy;
    private final Machine machine;
    private final long limit;
    private final long started;
    private final SearchControl control;
    private final ProgressReporter reporter;
    private final Pace pace;

    /** The nodes that were visited before the search was resumed. */
    private final long resumed;

    private final @Nullable Checkpointer checkpointer;
    private @Nullable SearchEnd end;

    SearchRun(
            ExactCoverProblem<?, O> problem,
            Prepared prepared,
            Strategy strategy,
            Machine machine,
            SearchSettings settings,
            long started) {
        this(problem, prepared, strategy, machine, settings, started, null);
    }

    SearchRun(
            ExactCoverProblem<?, O> problem,
            Prepared prepared,
            Strategy strategy,
            Machine machine,
            SearchSettings settings,
            long started,
            @Nullable Checkpointer checkpointer) {
        this.checkpointer = checkpointer;
        this.started = started;
        this.problem = problem;
        this.prepared = prepared;
        this.strategy = strategy;
        this.machine = machine;
        this.resumed = machine.nodes();
        this.limit = settings.limit();
        this.control = new SearchControl(settings.control(), started);
        this.reporter = new ProgressReporter(settings.control().listeners());
        this.pace = new Pace(prepared.table());
        LOG.debug("Search starts with {} and {}: {}", strategy.engine(), strategy.itemChoice(), problem);
    }

    /** Shows the solutions to a visitor, until it wants no more or the run ends otherwise. */
    SearchResult show(SolutionVisitor<O> visitor) {
        while (advance()) {
            if (visitor.visit(solution()) == Visit.STOP) {
                stop();
            }
        }
        return result();
    }

    /** Searches for the next solution, and says whether there is one to be looked at. */
    boolean advance() {
        if (end == null && machine.solutions() >= limit) {
            end(SearchEnd.LIMIT);
        }
        while (end == null) {
            long now = System.nanoTime();
            SearchEnd decision = control.check(Thread.currentThread(), now);
            if (decision != null) {
                end(decision);
                return false;
            }
            reporter.report(now - started, () -> progress(now));
            if (checkpointer != null) {
                checkpointer.check(now);
            }
            switch (pace.run(machine, now)) {
                case SOLUTION -> {
                    return true;
                }
                case EXHAUSTED -> end(SearchEnd.EXHAUSTED);
                case PAUSED -> {}
            }
        }
        return false;
    }

    private Progress progress(long now) {
        return Progress.of(machine.fraction(), machine.count(), machine.nodes(), resumed, now - started);
    }

    /**
     * For those whose answer cannot say that the search gave up.
     *
     * @throws SearchIncompleteException if it did
     */
    void failIfGivenUp() {
        if (gaveUp()) {
            throw new SearchIncompleteException(result());
        }
    }

    private boolean gaveUp() {
        return end == SearchEnd.TIMEOUT || end == SearchEnd.CANCELLED;
    }

    /** The solution that {@link #advance} found. */
    Solution<O> solution() {
        return new Solution<>(problem.options(), prepared.originals().apply(machine.solution()));
    }

    /** The visitor has seen enough. */
    void stop() {
        end(SearchEnd.STOPPED);
    }

    SearchResult result() {
        if (end == null) {
            throw new IllegalStateException("The search has not ended");
        }
        return result(end);
    }

    private SearchResult result(SearchEnd how) {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - started);
        return new SearchResult(
                how,
                machine.count(),
                strategy.statistics(machine.nodes(), machine.updates(), elapsed, counting()),
                checkpointer == null ? Optional.empty() : checkpointer.failure());
    }

    private CountingStatistics counting() {
        return machine instanceof CountingMachine counter
                ? CountingStatistics.of(counter.costs())
                : CountingStatistics.NONE;
    }

    private void end(SearchEnd how) {
        end = how;
        if (LOG.isDebugEnabled()) {
            LOG.debug("Search ends: {}", result(how));
        }
        if (checkpointer != null) {
            checkpointer.end();
        }
        reporter.end(() -> progress(System.nanoTime()));
    }

    @Override
    public void close() {
        if (end == null) {
            LOG.debug("Search is given up after {} solutions", machine.solutions());
        }
        if (gaveUp()) {
            // To undo all choices of a large problem can take longer than its user wants to wait.
            machine.abandon();
        } else {
            machine.rewind();
        }
    }
}
