package io.github.exactcover.dlx.count;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.internal.count.Counter;
import io.github.exactcover.dlx.internal.run.Run;
import java.math.BigInteger;
import java.util.Objects;

/**
 * How many solutions were counted, and how.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * CountResult result = Count.of(problem).result();
 * System.out.println(result.solutions() + " " + result.end()); // 2 EXHAUSTED
 * }</pre>
 *
 * @param end how the count ended; only {@link SearchEnd#EXHAUSTED} says that all were counted
 * @param solutions the number of solutions that were counted; there may be more unless {@code end} is EXHAUSTED
 * @param statistics what it cost
 * @param counting how they were counted
 */
public record CountResult(
        SearchEnd end, BigInteger solutions, SearchStatistics statistics, CountingStatistics counting) {

    /**
     * A result.
     *
     * @param end how the count ended
     * @param solutions the number of solutions
     * @param statistics what it cost
     * @param counting how they were counted
     */
    public CountResult {
        Objects.requireNonNull(end, "The end must not be null");
        Objects.requireNonNull(solutions, "The number of solutions must not be null");
        Objects.requireNonNull(statistics, "The statistics must not be null");
        Objects.requireNonNull(counting, "The statistics of the counting must not be null");
    }

    /**
     * Runs what counts to its end. For dlx alone.
     *
     * @param run what counts
     * @return how many it found, and how
     * @hidden
     */
    @SuppressWarnings("exports")
    public static CountResult of(Run<?> run) {
        SearchResult result = run.finish();
        CountingStatistics counting = run.machine() instanceof Counter machine
                ? CountingStatistics.of(machine.costs())
                : CountingStatistics.NONE;
        return new CountResult(result.end(), result.solutions(), result.statistics(), counting);
    }

    /**
     * Whether all solutions were counted.
     *
     * @return true if {@link #end end} is {@link SearchEnd#EXHAUSTED}
     */
    public boolean isExhausted() {
        return end == SearchEnd.EXHAUSTED;
    }
}
