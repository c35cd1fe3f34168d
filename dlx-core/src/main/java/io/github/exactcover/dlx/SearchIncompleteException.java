package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.Objects;

/**
 * A search timed out or was cancelled before it had its answer. Thrown by methods whose result cannot say so:
 * <ul>
 *   <li>{@link Search#first() Search.first} and {@code Feasibility.solution}, where an empty result means that there is
 *       no solution,
 *   <li>a stream of solutions, whose end means that there are no more,
 *   <li>{@code Count.solutions}, which returns the number of all solutions,
 *   <li>{@code SolutionDiagram}, while it is made,
 *   <li>{@code Estimate}, if it ends before its first probe.
 * </ul>
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .build();
 * try {
 *     DLX.search(problem).cancelWhen(() -> true).first();
 * } catch (SearchIncompleteException e) {
 *     System.out.println(e.result().end()); // CANCELLED
 * }
 * }</pre>
 *
 * <p>{@link Search#solve Search.solve} and {@link Search#count() Search.count} never throw it, because their result
 * says how the search ended.
 */
public final class SearchIncompleteException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient SearchResult result;

    /**
     * Says that a search gave up.
     *
     * @param result how it ended
     */
    public SearchIncompleteException(SearchResult result) {
        super("The search ended with "
                + Objects.requireNonNull(result, "The result must not be null").end()
                + " before its answer was known, after "
                + Phrases.count(result.solutions(), "solution") + " and "
                + Phrases.count(result.statistics().nodes(), "node") + "; "
                + (result.end() == SearchEnd.TIMEOUT
                        ? "give it more time"
                        : "the thread was interrupted or the condition of cancelWhen held"));
        this.result = result;
    }

    /**
     * How the search ended and how far it came.
     *
     * @return a result whose end is {@link SearchEnd#TIMEOUT} or {@link SearchEnd#CANCELLED}
     */
    public SearchResult result() {
        return result;
    }
}
