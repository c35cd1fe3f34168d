package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import java.math.BigInteger;
import java.util.Locale;

/** The line about a search that goes to standard error. */
final class Summary {

    private Summary() {}

    /** Such as {@code 92 solutions (all), 1,965 nodes, 30,000 updates, 0.031 s}. */
    static String of(SearchResult result) {
        SearchStatistics cost = result.statistics();
        return String.format(
                Locale.ROOT,
                "%s, %s, %s, %.3f s",
                found(result),
                counted(BigInteger.valueOf(cost.nodes()), "node"),
                counted(BigInteger.valueOf(cost.updates()), "update"),
                seconds(cost));
    }

    private static String found(SearchResult result) {
        if (result.solutions().signum() == 0 && result.isExhausted()) {
            return "no solution";
        }
        String end = switch (result.end()) {
            case EXHAUSTED -> "all";
            case LIMIT -> "limit reached, there may be more";
            case STOPPED -> "stopped, there may be more";
            case TIMEOUT -> "time is up, there may be more";
            case CANCELLED -> "cancelled, there may be more";
        };
        return counted(result.solutions(), "solution") + " (" + end + ")";
    }

    private static String counted(BigInteger number, String what) {
        return String.format(Locale.ROOT, "%,d %s%s", number, what, number.equals(BigInteger.ONE) ? "" : "s");
    }

    static double seconds(SearchStatistics cost) {
        return cost.elapsed().toNanos() / 1e9;
    }
}
