package io.github.exactcover.dlx;

/**
 * Is shown the solutions of a search, one after the other.
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
 *   <li>After {@link Visit#CONTINUE} the search goes on, after {@link Visit#STOP} it ends and its result says so.
 *   <li>Null is no answer: it ends the search with a {@link NullPointerException} that names the visitor.
 *   <li>What the visitor throws reaches the caller of the search unchanged. The search has ended then, and the same
 *       problem can be searched again at once.
 *   <li>The visitor is called on the thread that called the search, never by two threads at once.
 *   <li>Each solution is a value of its own: it can be kept, also after the search.
 *   <li>If the visitor leaves the interrupt flag of its thread set, the search ends before the next solution, with
 *       {@link SearchEnd#CANCELLED}, and the flag stays set.
 *   <li>The time that the visitor takes counts: when it comes back after the time-out, it is not called again.
 *   <li>A solution counts as shown as soon as the visitor returns: a {@linkplain Search#resume resumed} search does not
 *       show it again. A visitor that keeps what it writes in a buffer has to flush it before each checkpoint, see
 *       {@link Search#checkpointTo(java.nio.file.Path, java.time.Duration, Runnable)}.
 *   <li>The visitor may start other searches, of the same problem too.
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
