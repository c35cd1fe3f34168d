package io.github.exactcover.dlx;

/**
 * Why a search ended. Only {@link #EXHAUSTED} means that all solutions were seen.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one way", "a")
 *         .option("another way", "a")
 *         .build();
 * System.out.println(DLX.search(problem).count().end()); // EXHAUSTED
 * System.out.println(DLX.search(problem).limit(1).count().end()); // LIMIT
 * }</pre>
 */
public enum SearchEnd {
    /** The whole search tree was visited: there are no other solutions. */
    EXHAUSTED,
    /** The number of solutions set by {@link Search#limit Search.limit} was reached; there may be more. */
    LIMIT,
    /** The visitor said {@link Visit#STOP}; there may be more solutions. */
    STOPPED,
    /** The time set by {@link Search#timeout Search.timeout} had passed; there may be more solutions. */
    TIMEOUT,
    /**
     * The condition set by {@link Search#cancelWhen Search.cancelWhen} was true, or the searching thread was
     * interrupted, whose interrupt flag is still set then; there may be more solutions.
     */
    CANCELLED
}
