package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.count.CountingStatistics;

/**
 * How many solutions were counted, and how.
 *
 * @param result the number, and how the search ended
 * @param how the method, and what its memo did
 */
public record Counted(SearchResult result, CountingStatistics how) {

    private static final CountingStatistics NO_MEMO = new CountingStatistics(Counting.SEARCH, 1, 0, 0, 0, 0, 0);

    /** Solutions that were visited one by one. */
    public static Counted visited(SearchResult result) {
        return new Counted(result, NO_MEMO);
    }

    /** Solutions that were counted in any way. */
    public static Counted of(CountResult result) {
        return new Counted(new SearchResult(result.end(), result.solutions(), result.statistics()), result.counting());
    }
}
