package io.github.exactcover.dlx.internal.count;

/**
 * What counting cost, apart from nodes. Where a table falls apart, the numbers of its parts are added up.
 *
 * @param method how the solutions were counted in the end; of several parts, how the first one that was not searched
 *     was
 * @param parts into how many independent parts the table fell
 * @param splits how often a choice left a table that fell apart
 * @param hits how often a subproblem or a state was known already
 * @param entries how many subproblems the memo has at the end, or how many states all layers have
 * @param evictions how many the memo has forgotten
 * @param bytes how much memory the memo has at the end, or the states of a sweep had at most
 */
public record CountingCosts(
        CountingMethod method, int parts, long splits, long hits, long entries, long evictions, long bytes) {

    /** The costs of a search without a memo. */
    public static CountingCosts ofSearch(int parts) {
        return new CountingCosts(CountingMethod.SEARCH, parts, 0, 0, 0, 0, 0);
    }

    /** These costs and those of a sweep that counted one of the parts. */
    public CountingCosts plus(long newHits, long states, long forgotten, long memory) {
        return plus(new CountingCosts(CountingMethod.FRONTIER, parts, 0, newHits, states, forgotten, memory));
    }

    /** These costs and those of a count of one of the parts; it does not matter into how many parts that fell. */
    public CountingCosts plus(CountingCosts part) {
        return new CountingCosts(
                method == CountingMethod.SEARCH ? part.method : method,
                parts,
                splits + part.splits,
                hits + part.hits,
                entries + part.entries,
                evictions + part.evictions,
                bytes + part.bytes);
    }

    /** The same, and a choice has left a table that fell apart. */
    public CountingCosts plusSplit() {
        return new CountingCosts(method, parts, splits + 1, hits, entries, evictions, bytes);
    }
}
