package io.github.exactcover.dlx.count;

import io.github.exactcover.dlx.internal.count.CountingCosts;
import java.util.Objects;

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
 * CountingStatistics counting =
 *         Count.of(problem).by(Counting.FRONTIER).result().counting();
 * System.out.println(counting.method() + ", " + counting.components() + " components"); // FRONTIER, 2 components
 * System.out.println(Count.of(problem).result().counting().method()); // SEARCH
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
 *     {@link Count#maxMemory Count.maxMemory}; some in a thousand also where there is room, for an entry has few
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
                Counting.valueOf(costs.method().name()),
                costs.parts(),
                costs.splits(),
                costs.hits(),
                costs.entries(),
                costs.evictions(),
                costs.bytes());
    }
}
