package io.github.exactcover.dlx.cli.doctor;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.count.Counting;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;

/**
 * How far one question got within its time, and how it was gone about.
 *
 * @param question {@code one}, {@code how many} and so on
 * @param answered whether it was answered to the end
 * @param answer what came out, in words
 * @param method how it was gone about, as on the summary of a search
 * @param reason why so
 * @param nodes how many nodes were visited
 * @param time how long it took
 */
record Trial(
        String question, boolean answered, String answer, String method, String reason, long nodes, Duration time) {

    /** A trial of which the search tells how it went about it, and by what method it counted. */
    static Trial of(
            String question,
            boolean answered,
            String answer,
            boolean bounded,
            SearchStatistics cost,
            Counting counted) {
        boolean frontier = counted != Counting.SEARCH;
        return new Trial(
                question,
                answered,
                answer,
                frontier && cost.engine() != Engine.AUTO ? "along a frontier" : Summary.method(cost),
                reason(cost, frontier, bounded),
                cost.nodes(),
                cost.elapsed());
    }

    private static String reason(SearchStatistics cost, boolean frontier, boolean bounded) {
        if (cost.engine() == Engine.AUTO) {
            return "any of them may be the fastest";
        }
        if (frontier) {
            return "many partial solutions can be completed in the same ways, which are counted once";
        }
        if (bounded) {
            return cost.engine() == Engine.BUDGETS
                    ? "some items have bounds, for which this engine is made"
                    : "some items have bounds, and this engine takes them all";
        }
        boolean learned = cost.itemChoice() == ItemChoice.WTD || cost.itemChoice() == ItemChoice.FRB;
        return "a short probe of the engines took it"
                + (learned ? ", and items that often lead to dead ends come first" : "");
    }

    String line() {
        return String.format(Locale.ROOT, "%-9s ", question) + answer + " in " + Wording.seconds(time)
                + (method.isEmpty() ? "" : ", " + method + ": " + reason);
    }

    void write(JsonGenerator json) throws IOException {
        json.writeStringField("question", question);
        json.writeBooleanField("answered", answered);
        json.writeStringField("answer", answer);
        json.writeStringField("method", method);
        json.writeStringField("reason", reason);
        json.writeNumberField("nodes", nodes);
        json.writeNumberField("seconds", time.toNanos() / 1e9);
    }
}
