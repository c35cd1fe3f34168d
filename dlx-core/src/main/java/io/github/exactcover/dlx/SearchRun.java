package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Machine;
import java.math.BigInteger;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One search under way: a machine, and what decides when it ends. Closing it puts the machine back to its start. */
final class SearchRun<O> implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    private final ExactCoverProblem<?, O> problem;
    private final Prepared prepared;
    private final Machine machine;
    private final long limit;
    private final long started = System.nanoTime();
    private @Nullable SearchEnd end;

    SearchRun(ExactCoverProblem<?, O> problem, Prepared prepared, Machine machine, long limit) {
        this.problem = problem;
        this.prepared = prepared;
        this.machine = machine;
        this.limit = limit;
        LOG.debug("Search starts: {}", problem);
    }

    /** Searches for the next solution, and says whether there is one to be looked at. */
    boolean advance() {
        if (end == null && machine.solutions() >= limit) {
            end(SearchEnd.LIMIT);
        }
        while (end == null) {
            switch (machine.run(Machine.UNLIMITED)) {
                case SOLUTION -> {
                    return true;
                }
                case EXHAUSTED -> end(SearchEnd.EXHAUSTED);
                case PAUSED -> {}
            }
        }
        return false;
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
                BigInteger.valueOf(machine.solutions()),
                new SearchStatistics(machine.nodes(), machine.updates(), elapsed));
    }

    private void end(SearchEnd how) {
        end = how;
        if (LOG.isDebugEnabled()) {
            LOG.debug("Search ends: {}", result(how));
        }
    }

    @Override
    public void close() {
        if (end == null) {
            LOG.debug("Search is given up after {} solutions", machine.solutions());
        }
        machine.rewind();
    }
}
