package io.github.exactcover.dlx.internal.count;

/**
 * What counting cost, apart from nodes.
 *
 * @param method how it ended; of several parts, how the first one that needed a memo did
 * @param parts into how many parts the table fell
 * @param splits how often a subproblem fell apart
 * @param hits how often the memo knew a subproblem
 * @param entries how many subproblems it has in the end
 * @param evictions how many it had to forget
 * @param bytes how much memory it has in the end
 */
public record CountingCosts(
        CountingMethod method, int parts, long splits, long hits, long entries, long evictions, long bytes) {

    /** Those of two parts together. */
    CountingCosts plus(CountingCosts other) {
        return new CountingCosts(
                method == CountingMethod.SEARCH ? other.method : method,
                parts,
                splits + other.splits,
                hits + other.hits,
                entries + other.entries,
                evictions + other.evictions,
                bytes + other.bytes);
    }

    /** Those of a walk. */
    static CountingCosts of(WalkContestant walk) {
        MemoTable memo = walk.memo();
        return new CountingCosts(
                walk.method(), 0, walk.splits(), walk.hits(), memo.size(), memo.evictions(), memo.bytes());
    }
}
