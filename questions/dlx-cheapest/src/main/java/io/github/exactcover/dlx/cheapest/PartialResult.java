package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.text.Given;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The best partial cover that a search found: the options that cover the most primary items, and the items that they
 * leave uncovered.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .option("left", "a", "b")
 *         .option("right", "b", "c")
 *         .option("middle", "b")
 *         .build();
 * PartialResult<String, String> result = BestPartial.of(problem).find();
 * System.out.println(result.solution().options()); // [right]
 * System.out.println(result.uncovered()); // [a]
 * System.out.println(result.isProven()); // true
 * }</pre>
 *
 * @param solution the options; a solution of the problem if {@code uncovered} is empty
 * @param uncovered the primary items that the options cover less often than required, in the problem's order
 * @param end why the search ended; only {@link SearchEnd#EXHAUSTED} proves that no more can be covered
 * @param statistics nodes, updates and time
 * @param checkpointFailure why the last checkpoint could not be written, as in
 *     {@link io.github.exactcover.dlx.SearchResult#checkpointFailure SearchResult.checkpointFailure}
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public record PartialResult<I, O>(
        Solution<O> solution,
        List<I> uncovered,
        SearchEnd end,
        SearchStatistics statistics,
        Optional<UncheckedIOException> checkpointFailure) {

    /**
     * Copies the list.
     *
     * @param solution the options
     * @param uncovered the primary items that are left uncovered
     * @param end why the search ended
     * @param statistics nodes, updates and time
     * @param checkpointFailure why the last checkpoint could not be written
     */
    public PartialResult {
        Objects.requireNonNull(solution, "The solution must not be null");
        uncovered = Given.copy(uncovered, "uncovered items");
        Objects.requireNonNull(end, "The end must not be null");
        Objects.requireNonNull(statistics, "The statistics must not be null");
        Objects.requireNonNull(checkpointFailure, "The checkpoint failure must not be null");
    }

    /**
     * A result without checkpoints.
     *
     * @param solution the options
     * @param uncovered the primary items that are left uncovered
     * @param end why the search ended
     * @param statistics nodes, updates and time
     */
    public PartialResult(Solution<O> solution, List<I> uncovered, SearchEnd end, SearchStatistics statistics) {
        this(solution, uncovered, end, statistics, Optional.empty());
    }

    /**
     * Whether the search proved that no more items can be covered.
     *
     * @return whether {@link #end() end} is {@link SearchEnd#EXHAUSTED}
     */
    public boolean isProven() {
        return end == SearchEnd.EXHAUSTED;
    }
}
