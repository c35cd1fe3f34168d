package io.github.exactcover.dlx;

/**
 * Receives the solutions of a search, one after the other.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
 *         .primary(1, 2, 3)
 *         .option("left pair", 1, 2)
 *         .option("right pair", 2, 3)
 *         .option("only 1", 1)
 *         .option("only 3", 3)
 *         .build();
 * SolutionVisitor<String> printer = solution -> {
 *     System.out.println(solution.options());
 *     return Visit.CONTINUE;
 * };
 * DLX.solve(problem, printer);
 * // prints [left pair, only 3]
 * // prints [right pair, only 1]
 * }</pre>
 *
 * <p>The contract, case by case:
 * <ul>
 *   <li>After {@link Visit#CONTINUE} the search goes on. After {@link Visit#STOP} it ends, and its result says so.
 *   <li>Null ends the search with a {@link NullPointerException} that names the visitor.
 *   <li>An exception from the visitor ends the search and reaches its caller unchanged. You can search the same problem
 *       again at once.
 *   <li>The visitor is called on the thread that called the search, never by two threads at once.
 *   <li>Each solution is a separate value. You can keep it, even after the search.
 *   <li>If the visitor leaves the interrupt flag of its thread set, the search ends before the next solution, with
 *       {@link SearchEnd#CANCELLED}, and the flag stays set.
 *   <li>The time that the visitor takes counts towards the time-out. If it returns after the time-out, it is not called
 *       again.
 *   <li>A solution counts as shown as soon as the visitor returns: a {@linkplain Search#resume resumed} search does not
 *       show it again. A visitor that buffers its output must flush it before each checkpoint, see
 *       {@link Search#checkpointTo(java.nio.file.Path, java.time.Duration, Runnable) Search.checkpointTo}.
 *   <li>The visitor may start other searches, even of the same problem.
 * </ul>
 *
 * @param <O> the type of the options
 */
@FunctionalInterface
public interface SolutionVisitor<O> {

    /**
     * Called once for each solution.
     *
     * @param solution the solution
     * @return whether to go on; null ends the search with a {@link NullPointerException}
     */
    Visit visit(Solution<O> solution);
}
