package io.github.exactcover.dlx;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * How far a search has come, as {@link Search#progress Search.progress} reports it.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * DLX.search(problem)
 *         .progress(java.time.Duration.ofHours(1), progress -> System.out.println(progress.fraction())) // 1.0
 *         .count();
 * }</pre>
 *
 * <p>The search in the example ends within the hour, so the only report is the one at the end.
 *
 * <p>The fraction is Knuth's estimate: the whole tree counts as 1, and sibling subtrees have equal shares. It never
 * decreases, and is 1 only when the whole tree was visited. Do not rely on it for the time left: the subtree of one
 * option can be a million times as large as that of the next.
 *
 * @param fraction the part of the search tree that is done, from 0 to 1
 * @param solutions the number of solutions found so far. It never decreases, and ends at the number in the result. In a
 *     search for the cheapest ones, it is how many the result would have if the search ended now. In a search for a
 *     Pareto front, it is 0 until the end, because a solution that is found later can remove any of those before
 * @param nodes the nodes of the search tree visited so far
 * @param nodesPerSecond the nodes per second since the search began, or was {@linkplain Search#resume resumed}
 * @param elapsed the time since the search began, or was resumed
 * @param cost what the cheapest solution so far costs, in a search for the cheapest ones; else empty, and while none
 *     was found
 * @param lowerBound what every solution costs at least, as far as such a search has proven it; empty while nothing is
 *     known
 * @param conflicts how many dead ends a search for any solution has learned from; empty in other searches
 * @param restarts how often such a search has begun again; empty in other searches. With several threads, both numbers
 *     are those of the calling thread
 */
public record Progress(
        double fraction,
        BigInteger solutions,
        long nodes,
        double nodesPerSecond,
        Duration elapsed,
        OptionalLong cost,
        OptionalLong lowerBound,
        OptionalLong conflicts,
        OptionalLong restarts) {

    /**
     * The progress of a search.
     *
     * @param fraction the part of the search tree that is done
     * @param solutions the number of solutions found so far
     * @param nodes the nodes of the search tree visited so far
     * @param nodesPerSecond the nodes per second since the search began
     * @param elapsed the time since the search began
     * @param cost what the cheapest solution so far costs
     * @param lowerBound what every solution costs at least
     * @param conflicts how many dead ends the search has learned from
     * @param restarts how often it has begun again
     */
    public Progress {
        Objects.requireNonNull(solutions, "The number of solutions must not be null");
        Objects.requireNonNull(elapsed, "The elapsed time must not be null");
        Objects.requireNonNull(cost, "The cost must not be null");
        Objects.requireNonNull(lowerBound, "The lower bound must not be null");
        Objects.requireNonNull(conflicts, "The number of conflicts must not be null");
        Objects.requireNonNull(restarts, "The number of restarts must not be null");
    }
}
