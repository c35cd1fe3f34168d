package io.github.exactcover.dlx.count;

import io.github.exactcover.dlx.internal.count.estimate.LogNormalMean;
import io.github.exactcover.dlx.internal.count.estimate.Particles;

/**
 * An estimate of the size of a search tree and of the number of solutions, from {@link Estimate#from Estimate.from}.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("a by one", "a")
 *         .option("a by another", "a")
 *         .option("b by one", "b")
 *         .option("b by another", "b")
 *         .build();
 * EstimateResult estimate = Estimate.of(problem).from(100, 1);
 * System.out.println(Math.round(estimate.nodes())); // 7
 * System.out.println(Math.round(estimate.solutions())); // 4
 * }</pre>
 *
 * <p>In the example all paths of the tree look the same, so the estimate is exact but for rounding. In general, probes
 * go down the tree in populations: ten of equal size, or more so that none has more than a hundred. In each, the probes
 * that stand for much are multiplied on the way, and those that stand for little are dropped. A population gives one
 * value for each of the two numbers, whose mean over all populations approaches the true number, and the estimate is
 * the mean of these values. If the probes have certainly seen more than that, it is what they have seen.
 *
 * <p>The bounds are a 95 % confidence interval by Cox's method, for values whose logarithms are normally distributed.
 * If they were, the interval would contain the true number in about 95 of 100 estimates. With some hundreds of probes,
 * it does so for most problems. With few probes, or in a tree in which few paths hold nearly all of the solutions, the
 * values are spread more widely: the estimate is then often too low, and the interval wide, but still too narrow. Make
 * more probes with another seed, and distrust a wide interval.
 *
 * <p>No estimate and no lower bound is below what the probes have certainly seen: the nodes of the longest path, and
 * one solution if a probe found one. Solutions are nodes, so if no probe found a solution, the upper bound for
 * solutions is the upper bound for nodes. An estimate always lies within its bounds.
 *
 * @param probes the number of probes made; fewer than requested if a time-out or a cancellation came first
 * @param nodes the estimated number of nodes; infinite if too large for a double
 * @param nodesLow the lower bound of the number of nodes
 * @param nodesHigh the upper bound; infinite after a single probe, unless it saw the whole tree
 * @param solutions the estimated number of solutions; infinite if too large for a double
 * @param solutionsLow the lower bound of the number of solutions
 * @param solutionsHigh the upper bound; infinite after a single probe, unless it saw the whole tree
 */
public record EstimateResult(
        int probes,
        double nodes,
        double nodesLow,
        double nodesHigh,
        double solutions,
        double solutionsLow,
        double solutionsHigh) {

    /** What the walks of a machine tell. */
    static EstimateResult of(Particles particles) {
        LogNormalMean nodes = particles.treeNodes();
        LogNormalMean solutions = particles.treeSolutions();
        double seen = particles.certainNodes();
        double found = solutions.mean(0) > 0 ? 1 : 0;
        if (particles.sawAll()) {
            return new EstimateResult(particles.made(), seen, seen, seen, found, found, found);
        }
        double high = nodes.high(seen);
        return new EstimateResult(
                particles.made(),
                nodes.mean(seen),
                nodes.low(seen),
                high,
                solutions.mean(found),
                solutions.low(found),
                Math.min(high, solutions.high(found)));
    }
}
