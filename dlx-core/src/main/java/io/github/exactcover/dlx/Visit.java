package io.github.exactcover.dlx;

/**
 * What a {@link SolutionVisitor} answers: go on, or enough.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one way", "a")
 *         .option("another way", "a")
 *         .build();
 * SearchResult result = DLX.solve(problem, solution -> Visit.STOP);
 * System.out.println(result.end()); // STOPPED
 * System.out.println(result.solutions()); // 1
 * }</pre>
 */
public enum Visit {
    /** Search on for the next solution. */
    CONTINUE,
    /** End the search here; its result says {@link SearchEnd#STOPPED}. */
    STOP
}
