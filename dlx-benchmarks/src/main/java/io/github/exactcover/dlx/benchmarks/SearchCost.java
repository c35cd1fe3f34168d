package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.count.CountResult;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Adds the cost of one search to JMH's results: its nodes and updates, the solutions that it showed, and the hits and
 * the memory of its memo.
 *
 * <p>JMH adds up such counters over all iterations of all forks. The cost of a search is always the same, so each
 * iteration reports the cost divided by the number of iterations, and the sum is the cost of one search. Only the lines
 * that JMH prints for single iterations show the divided numbers.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class SearchCost {

    private double iterations = 1;
    private long searchNodes;
    private long searchUpdates;
    private long shownSolutions;
    private long memoHits;
    private long memoBytes;

    /** Called by JMH. */
    public SearchCost() {}

    /**
     * Called by JMH.
     *
     * @param run has the number of forks and iterations
     */
    @Setup(Level.Trial)
    public void countIterations(BenchmarkParams run) {
        iterations = Math.max(1.0, run.getForks()) * run.getMeasurement().getCount();
    }

    /**
     * Records the cost of a search.
     *
     * @param statistics the statistics of the search
     */
    void set(SearchStatistics statistics) {
        searchNodes = statistics.nodes();
        searchUpdates = statistics.updates();
    }

    /**
     * Records the cost of a count.
     *
     * @param result the result of the count
     */
    void set(CountResult result) {
        set(result.statistics());
        memoHits = result.counting().hits();
        memoBytes = result.counting().bytes();
    }

    /**
     * Records a number of nodes, for a method that has no other statistics.
     *
     * @param nodes the number
     */
    void setNodes(long nodes) {
        searchNodes = nodes;
    }

    /**
     * Records how many solutions a search has shown.
     *
     * @param solutions the number
     */
    void setShown(long solutions) {
        shownSolutions = solutions;
    }

    /**
     * Called by JMH.
     *
     * @return the solutions that one search has shown, divided by the number of iterations
     */
    public double shown() {
        return shownSolutions / iterations;
    }

    /**
     * Called by JMH.
     *
     * @return the nodes of one search, divided by the number of iterations
     */
    public double nodes() {
        return searchNodes / iterations;
    }

    /**
     * Called by JMH.
     *
     * @return the updates of one search, divided by the number of iterations
     */
    public double updates() {
        return searchUpdates / iterations;
    }

    /**
     * Called by JMH.
     *
     * @return how often the memo knew a subproblem, divided by the number of iterations
     */
    public double hits() {
        return memoHits / iterations;
    }

    /**
     * Called by JMH.
     *
     * @return the memory of the memo in units of 1000 bytes, divided by the number of iterations
     */
    public double kilobytes() {
        return memoBytes / 1000.0 / iterations;
    }
}
