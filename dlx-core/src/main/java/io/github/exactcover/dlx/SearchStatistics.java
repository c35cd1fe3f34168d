package io.github.exactcover.dlx;

import java.time.Duration;

/**
 * What a search cost.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * SearchStatistics statistics = DLX.search(problem).count().statistics();
 * System.out.println(statistics.nodes()); // 4
 * }</pre>
 *
 * <p>The four nodes of the example: the root, {@code both} (a solution), {@code left}, and {@code left, right} (a
 * solution).
 *
 * <p>Nodes and updates do not depend on the machine. On one thread they are always the same for the same problem
 * and configuration; for an exhausted search without bounds, they are those that Knuth's program DLX2 reports.
 *
 * @param nodes the nodes of the search tree that were visited: the root and one for each option tried, so that the
 *     solutions are among them
 * @param updates how often a node was removed from a list, which is Knuth's measure of time
 * @param elapsed the time from the start of the search to its end, including what the visitor took
 */
public record SearchStatistics(long nodes, long updates, Duration elapsed) {}
