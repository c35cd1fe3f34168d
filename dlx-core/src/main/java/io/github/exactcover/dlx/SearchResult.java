package io.github.exactcover.dlx;

import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;

/**
 * How a search ended, how many solutions it found, and what it cost.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * SearchResult result = DLX.solve(problem, solution -> Visit.CONTINUE);
 * System.out.println(result.solutions()); // 2
 * System.out.println(result.isExhausted()); // true
 * }</pre>
 *
 * @param end why the search ended; only {@link SearchEnd#EXHAUSTED} makes {@code solutions} the number of all
 * @param solutions the number of solutions found, exact for any size
 * @param statistics nodes, updates and time
 * @param checkpointFailure why the last checkpoint could not be written, if it should have been and was not: then
 *     {@link Search#resume Search.resume} goes on from the one before. The other components are right all the same
 */
public record SearchResult(
        SearchEnd end,
        BigInteger solutions,
        SearchStatistics statistics,
        Optional<UncheckedIOException> checkpointFailure) {

    /**
     * A result.
     *
     * @param end why the search ended
     * @param solutions the number of solutions found
     * @param statistics nodes, updates and time
     * @param checkpointFailure why the last checkpoint could not be written
     */
    public SearchResult {
        Objects.requireNonNull(end, "The end must not be null");
        Objects.requireNonNull(solutions, "The number of solutions must not be null");
        Objects.requireNonNull(statistics, "The statistics must not be null");
        Objects.requireNonNull(checkpointFailure, "The checkpoint failure must not be null");
    }

    /**
     * A result without checkpoints.
     *
     * @param end why the search ended
     * @param solutions the number of solutions found
     * @param statistics nodes, updates and time
     */
    public SearchResult(SearchEnd end, BigInteger solutions, SearchStatistics statistics) {
        this(end, solutions, statistics, Optional.empty());
    }

    /**
     * Whether the search saw everything, so that {@link #solutions() solutions} is the number of all solutions.
     *
     * @return whether {@link #end() end} is {@link SearchEnd#EXHAUSTED}
     */
    public boolean isExhausted() {
        return end == SearchEnd.EXHAUSTED;
    }
}
