package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.count.CountingStatistics;
import java.time.Duration;

/** The summary of a search: one line for standard error. */
public final class Summary {

    private Summary() {}

    /**
     * Such as {@code 92 solutions (all), 1,965 nodes, 30,000 updates, 0.031 s, dancing-links by mrv}.
     *
     * @param answers which solutions were asked for
     */
    public static String of(SearchResult result, Answers answers, Duration elapsed) {
        boolean grown = answers == Answers.CLASSES && result.statistics().engine() == Engine.AUTO;
        String method = grown ? "grown from smaller sets of options" : method(result.statistics());
        return found(result, answers) + ", " + cost(result.statistics(), elapsed, method);
    }

    /** The same of a count, which may have gone {@code along a frontier, 5 hits}. */
    public static String of(SearchResult result, Answers answers, CountingStatistics counting, Duration elapsed) {
        if (result.statistics().engine() == Engine.AUTO || counting.method() == Counting.SEARCH) {
            return of(result, answers, elapsed);
        }
        String method = "along a frontier, " + Wording.counted(counting.hits(), "hit");
        return found(result, answers) + ", " + cost(result.statistics(), elapsed, method);
    }

    /**
     * Such as {@code 1,965 nodes, 30,000 updates, 0.031 s, dancing-links by mrv}.
     */
    public static String cost(SearchStatistics cost, Duration elapsed) {
        return cost(cost, elapsed, method(cost));
    }

    private static String cost(SearchStatistics cost, Duration elapsed, String method) {
        return String.join(
                ", ",
                Wording.counted(cost.nodes(), "node"),
                Wording.counted(cost.updates(), "update"),
                Wording.seconds(elapsed),
                method);
    }

    /** How a search went about it: the engine, and how it chose items. */
    public static String method(SearchStatistics cost) {
        return cost.engine() == Engine.AUTO
                ? "several ways in turn"
                : Wording.nameOf(cost.engine()) + " by " + Wording.nameOf(cost.itemChoice());
    }

    private static String found(SearchResult result, Answers answers) {
        if (result.solutions().signum() == 0 && result.isExhausted()) {
            return "no solution";
        }
        String end = result.isExhausted() ? "all" : why(result.end()) + ", there may be more";
        String what = Wording.counted(result.solutions(), "solution") + answers.words();
        return what + " (" + end + ")";
    }

    /** Why a search ended, in words. */
    public static String why(SearchEnd end) {
        return switch (end) {
            case EXHAUSTED -> "all was seen";
            case LIMIT -> "limit reached";
            case STOPPED -> "stopped";
            case TIMEOUT -> "time is up";
            case CANCELLED -> "cancelled";
        };
    }
}
