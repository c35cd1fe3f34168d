package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.SearchStatistics;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The nodes and updates of one search, and the hits and the memory of its memo, as counters beside its time.
 *
 * <p>JMH adds such counters up over all iterations of all forks. The cost of a search is always the same, so each
 * iteration tells its share of it, and what JMH prints at the end is the cost of one search. (Only the lines of the
 * single iterations show a share.)
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class SearchCost {

    private double iterations = 1;
    private long searchNodes;
    private long searchUpdates;
    private long memoHits;
    private long memoBytes;

    /** Called by JMH. */
    public SearchCost() {}

    /**
     * Called by JMH.
     *
     * @param run how often JMH measures
     */
    @Setup(Level.Trial)
    public void countIterations(BenchmarkParams run) {
        iterations = Math.max(1.0, run.getForks()) * run.getMeasurement().getCount();
    }

    /**
     * Takes down the cost of a search.
     *
     * @param statistics what the search says
     */
    void set(SearchStatistics statistics) {
        searchNodes = statistics.nodes();
        searchUpdates = statistics.updates();
        memoHits = statistics.counting().hits();
        memoBytes = statistics.counting().bytes();
    }

    /**
     * Takes down a number of nodes, where there is nothing else.
     *
     * @param nodes the number
     */
    void setNodes(long nodes) {
        searchNodes = nodes;
    }

    /**
     * Called by JMH.
     *
     * @return the nodes of a search, as this iteration's share
     */
    public double nodes() {
        return searchNodes / iterations;
    }

    /**
     * Called by JMH.
     *
     * @return the updates of a search, as this iteration's share
     */
    public double updates() {
        return searchUpdates / iterations;
    }

    /**
     * Called by JMH.
     *
     * @return how often the memo knew a subproblem, as this iteration's share
     */
    public double hits() {
        return memoHits / iterations;
    }

    /**
     * Called by JMH.
     *
     * @return the memory of the memo in units of 1000 bytes, as this iteration's share
     */
    public double kilobytes() {
        return memoBytes / 1000.0 / iterations;
    }
}
