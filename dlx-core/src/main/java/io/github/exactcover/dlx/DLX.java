package io.github.exactcover.dlx;

import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Finds the solutions of a problem in one call: to a visitor, an action, or as a stream.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
 *         .primary(1, 2, 3, 4, 5, 6, 7)
 *         .option("A", 1, 4, 7)
 *         .option("B", 1, 4)
 *         .option("C", 4, 5, 7)
 *         .option("D", 3, 5, 6)
 *         .option("E", 2, 3, 6, 7)
 *         .option("F", 2, 7)
 *         .build();
 * DLX.solve(problem, solution -> {
 *     System.out.println(solution.options()); // [B, D, F]
 *     return Visit.CONTINUE;
 * });
 * }</pre>
 *
 * <p>Each method is short for {@link #search(ExactCoverProblem) search} followed by the method of the same name. To set
 * limits or the item choice, use {@code search}. For the number of solutions, any one of them, or the cheapest, there
 * are questions of their own: {@code Count}, {@code Feasibility}, {@code Cheapest}. You can call all methods from any
 * thread, even for the same problem at the same time.
 *
 * <p>"DLX" is Knuth's name for Algorithm X with dancing links, <em>Dancing Links</em> (2000).
 */
public final class DLX {

    private DLX() {}

    /**
     * Shows all solutions to a visitor, until it returns {@link Visit#STOP}.
     *
     * @param <O> the type of the options
     * @param problem the problem
     * @param visitor called once for each solution, in a fixed order; {@link SolutionVisitor} says what it may do
     * @return how the search ended and what it cost
     */
    public static <O> SearchResult solve(ExactCoverProblem<?, O> problem, SolutionVisitor<O> visitor) {
        return search(problem).solve(visitor);
    }

    /**
     * Shows all solutions to an action that never stops the search.
     *
     * @param <O> the type of the options
     * @param problem the problem
     * @param action called once for each solution, in a fixed order
     * @return how the search ended and what it cost
     */
    public static <O> SearchResult forEach(ExactCoverProblem<?, O> problem, Consumer<? super Solution<O>> action) {
        return search(problem).forEach(action);
    }

    /**
     * A lazy stream of the solutions, in the order of {@link #solve solve}: each solution is searched for when it is
     * requested.
     *
     * @param <O> the type of the options
     * @param problem the problem
     * @return a sequential stream, which can be closed early; when its thread is interrupted, it throws a
     *     {@link SearchIncompleteException}
     */
    public static <O> Stream<Solution<O>> stream(ExactCoverProblem<?, O> problem) {
        return search(problem).stream();
    }

    /**
     * A search of this problem, which you can configure before you start it.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return a search for all solutions, which chooses the engine and the item choice itself
     */
    public static <I, O> Search<I, O> search(ExactCoverProblem<I, O> problem) {
        return new Search<>(problem);
    }
}
