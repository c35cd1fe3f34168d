package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.count.CountingCosts;
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
 * @param counting how solutions were counted; by search, unless {@link Search#count() Search.count} did otherwise
 */
public record SearchStatistics(
        long nodes, long updates, Duration elapsed, Engine engine, ItemChoice itemChoice, CountingStatistics counting) {

    /**
     * What a search cost.
     *
     * @param nodes the nodes of the search tree that were visited
     * @param updates how often a node was removed from a list
     * @param elapsed the time from the start of the search to its end
     * @param engine the engine that was used
     * @param itemChoice the item choice that was used
     * @param counting how solutions were counted
     */
    public SearchStatistics {
        Objects.requireNonNull(elapsed, "The elapsed time must not be null");
        Objects.requireNonNull(engine, "The engine must not be null");
        Objects.requireNonNull(itemChoice, "The item choice must not be null");
        Objects.requireNonNull(counting, "The statistics of the counting must not be null");
    }

    /**
     * How solutions were counted, and what was remembered for it.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b")
     *         .option("one", "a")
     *         .option("two", "a")
     *         .option("three", "b")
     *         .build();
     * SearchStatistics.CountingStatistics counting =
     *         DLX.search(problem).counting(Counting.FRONTIER).count().statistics().counting();
     * System.out.println(counting.method() + ", " + counting.components() + " components"); // FRONTIER, 2 components
     * System.out.println(DLX.search(problem).count().statistics().counting().method()); // SEARCH
     * }</pre>
     *
     * <p>All numbers are 0 where solutions were counted by search, but for the components, which are 1 if none were
     * looked for.
     *
     * @param method the method that was used in the end, never {@link Counting#AUTO}; where several components were
     *     counted, that of the first for which it was not a search
     * @param components into how many independent parts the problem fell
     * @param splits how many options of an item were tried one by one because what each leaves falls into such parts
     * @param hits how often a subproblem was known already
     * @param entries the number of states in all layers, or, if there was no memory for all, of the subproblems in the
     *     memo at the end
     * @param evictions how many subproblems a memo forgot for others because of
     *     {@link Search#maxMemory Search.maxMemory}; some in a thousand also where there is room, for an entry has few
     *     places to be in
     * @param bytes the most memory that the states took, or that of the memo at the end
     */
    public record CountingStatistics(
            Counting method, int components, long splits, long hits, long entries, long evictions, long bytes) {

        /** Those of a search without a memo. */
        static final CountingStatistics NONE = new CountingStatistics(Counting.SEARCH, 1, 0, 0, 0, 0, 0);

        /**
         * How solutions were counted.
         *
         * @param method the method that was used in the end
         * @param components into how many independent parts the problem fell
         * @param splits how often a subproblem fell into such parts
         * @param hits how often a subproblem was known already
         * @param entries how many states or subproblems were kept
         * @param evictions how many subproblems were forgotten for others
         * @param bytes the most memory that they took
         */
        public CountingStatistics {
            Objects.requireNonNull(method, "The method must not be null");
        }

        static CountingStatistics of(CountingCosts costs) {
            return new CountingStatistics(
                    Counting.of(costs.method()),
                    costs.parts(),
                    costs.splits(),
                    costs.hits(),
                    costs.entries(),
                    costs.evictions(),
                    costs.bytes());
        }
    }
}
