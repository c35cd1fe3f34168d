package io.github.exactcover.dlx;

/**
 * Is shown each solution that is cheaper than all that a search for the cheapest has found before.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("dear", spec -> spec.covers("a").costs(10))
 *         .option("cheap", spec -> spec.covers("a").costs(3))
 *         .build();
 * IncumbentVisitor<String> goodEnough = incumbent -> incumbent.cost() <= 5 ? Visit.STOP : Visit.CONTINUE;
 * CheapestResult<String> result = DLX.search(problem).cheapest(1, goodEnough);
 * System.out.println(result.solutions().get(0).options()); // [cheap]
 * System.out.println(result.end()); // STOPPED
 * }</pre>
 *
 * <p>The contract is that of {@link SolutionVisitor}. After {@link Visit#STOP} the result has what was found so far,
 * and claims no proof.
 *
 * @param <O> the type of the options
 */
@FunctionalInterface
public interface IncumbentVisitor<O> {

    /**
     * Called once for each improvement.
     *
     * @param incumbent the cheapest solution so far; it costs less than the one before
     * @return whether to go on; null ends the search with a {@link NullPointerException}
     */
    Visit visit(CostedSolution<O> incumbent);
}
