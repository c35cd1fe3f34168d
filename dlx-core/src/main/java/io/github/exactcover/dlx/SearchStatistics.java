package io.github.exactcover.dlx;

import java.time.Duration;
import java.util.Objects;

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
 * SearchStatistics statistics = DLX.search(problem).engine(Engine.DANCING_LINKS).count().statistics();
 * System.out.println(statistics.nodes()); // 4
 * }</pre>
 *
 * <p>The four nodes of the example: the root, {@code both} (a solution), {@code left}, and {@code left, right} (a
 * solution).
 *
 * <p>Nodes and updates do not depend on the machine. On one thread they are always the same for the same problem and
 * configuration. For an exhausted search with {@link Engine#DANCING_LINKS} and {@link ItemChoice#MRV} and without
 * bounds, they are those that Knuth's program DLX2 reports; the other engines visit fewer nodes, for one of theirs
 * stands for a choice and all that it forces, and count updates in their own way.
 *
 * @param nodes the nodes of the search tree that were visited: the root and one for each option tried, so that the
 *     solutions are among them
 * @param updates how often a node was removed from a list, which is Knuth's measure of time
 * @param elapsed the time from the start of the search to its end, including what the visitor took
 * @param engine the engine that was used; {@link Engine#AUTO} only if several took turns, as in
 *     {@link Search#first() Search.first}. A memo has none: where it did the counting, this is the engine of the search
 *     that was tried beside it
 * @param itemChoice the item choice that was used, on the same terms
 */
public record SearchStatistics(long nodes, long updates, Duration elapsed, Engine engine, ItemChoice itemChoice) {

    /**
     * What a search cost.
     *
     * @param nodes the nodes of the search tree that were visited
     * @param updates how often a node was removed from a list
     * @param elapsed the time from the start of the search to its end
     * @param engine the engine that was used
     * @param itemChoice the item choice that was used
     */
    public SearchStatistics {
        Objects.requireNonNull(elapsed, "The elapsed time must not be null");
        Objects.requireNonNull(engine, "The engine must not be null");
        Objects.requireNonNull(itemChoice, "The item choice must not be null");
    }
}
