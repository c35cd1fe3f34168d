package io.github.exactcover.dlx;

import java.util.List;

/**
 * A solution and what it costs: the sum of the costs of its options.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("left", spec -> spec.covers("a").costs(3))
 *         .option("right", spec -> spec.covers("b").costs(4))
 *         .build();
 * CostedSolution<String> cheapest = DLX.search(problem).cheapest().best().orElseThrow();
 * System.out.println(cheapest.options()); // [left, right]
 * System.out.println(cheapest.cost()); // 7
 * }</pre>
 *
 * @param solution the solution
 * @param cost the sum of the costs of its options
 * @param <O> the type of the options
 */
public record CostedSolution<O>(Solution<O> solution, long cost) {

    /**
     * The options of the solution, in the order in which the problem's builder got them.
     *
     * @return an immutable list
     */
    public List<O> options() {
        return solution.options();
    }
}
