package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.count.CountingCosts;
import io.github.exactcover.dlx.internal.count.CountingMethod;

/**
 * How solutions were counted, and what the memo did.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .option("three", "b")
 *         .build();
 * CountingStatistics counting =
 *         DLX.search(problem).counting(Counting.FRONTIER).count().statistics().counting();
 * System.out.println(counting.method() + ", " + counting.components() + " components"); // FRONTIER, 2 components
 * System.out.println(DLX.search(problem).count().statistics().counting().method()); // SEARCH
 * }</pre>
 *
 * <p>All numbers are 0 where no memo was used, but for the components, which are 1 if none were looked for.
 *
 * @param method the method that was used in the end, never {@link Counting#AUTO}; where several components were
 *     counted, that of the first for which it was a memo
 * @param components into how many independent parts the problem fell
 * @param splits how often a subproblem fell into such parts
 * @param hits how often the memo knew a subproblem
 * @param entries the number of subproblems in the memo at the end
 * @param evictions how many it forgot for others because of {@link Search#maxMemory}; some in a thousand also where there is
 *     room, for an entry has few places to be in
 * @param bytes the memory of the memo at the end
 */
public record CountingStatistics(
        Counting method, int components, long splits, long hits, long entries, long evictions, long bytes) {

    /** Those of a search without a memo. */
    static final CountingStatistics NONE = new CountingStatistics(Counting.SEARCH, 1, 0, 0, 0, 0, 0);

    static CountingStatistics of(CountingCosts costs) {
        return new CountingStatistics(
                named(costs.method()),
                costs.parts(),
                costs.splits(),
                costs.hits(),
                costs.entries(),
                costs.evictions(),
                costs.bytes());
    }

    private static Counting named(CountingMethod method) {
        return switch (method) {
            case AUTO -> Counting.AUTO;
            case SEARCH -> Counting.SEARCH;
            case FRONTIER -> Counting.FRONTIER;
            case BRANCH -> Counting.BRANCH;
        };
    }
}
