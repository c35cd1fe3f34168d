package io.github.exactcover.dlx;

/**
 * How large a search tree is and how many solutions it has, about, from {@link Analysis#estimate}.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("a by one", "a")
 *         .option("a by another", "a")
 *         .option("b by one", "b")
 *         .option("b by another", "b")
 *         .build();
 * Estimate estimate = DLX.search(problem).analysis().estimate(100, 1);
 * System.out.println(estimate.nodes()); // 7.0
 * System.out.println(estimate.solutions()); // 4.0
 * }</pre>
 *
 * <p>In the example all paths of the tree look the same, so the estimate is exact. In general each of the two numbers
 * is the mean of the probes, and in the long run the mean of such estimates is the true number. Where the probes have seen
 * more for certain than their mean says, that is the estimate.
 *
 * <p>The bounds enclose a 95 % confidence interval by Student's t distribution: if the probes were distributed
 * normally, it would contain the true number in 95 of 100 estimates. They are not: their distribution has a heavy tail.
 * In a large tree most probes see too little, and few see far too much, so that the estimate is often too low, the
 * interval too narrow, and both jump up when a rare probe comes by. Believe the order of magnitude at most, make more
 * probes with another seed, and distrust an interval that is wide. Neither the estimates nor their lower bounds are
 * below what the probes have seen for certain: the nodes of the longest path, and one solution if there was one. As
 * solutions are nodes, where no probe found a solution the upper bound of the solutions is that of the nodes. An
 * estimate always lies within its bounds.
 *
 * @param probes the number of probes that were made, which is less than asked for when a time-out or a cancellation
 *     came first
 * @param nodes the estimated number of nodes; infinite if too large for a double
 * @param nodesLow the lower bound of the number of nodes
 * @param nodesHigh the upper bound; infinite after a single probe, unless it saw the whole tree
 * @param solutions the estimated number of solutions; infinite if too large for a double
 * @param solutionsLow the lower bound of the number of solutions
 * @param solutionsHigh the upper bound; infinite after a single probe, unless it saw the whole tree
 */
public record Estimate(
        int probes,
        double nodes,
        double nodesLow,
        double nodesHigh,
        double solutions,
        double solutionsLow,
        double solutionsHigh) {}
