package io.github.exactcover.dlx.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchTrace;
import java.io.IOException;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A search that was traced, and what is said about it.
 *
 * @param label what sets it apart from another one
 * @param method what chose the items: {@code mrv}, {@code first}, {@code wtd}, {@code frb}, or {@code plain}
 * @param board how it is drawn
 * @param end how the search ended; {@link SearchEnd#CANCELLED} if it was cut
 */
record Recording(String label, String method, Board board, SearchTrace<?, ?> trace, SearchEnd end) {

    /** What it was like, in a line. */
    String summary() {
        long positions = count(SearchTrace.Kind.ITEM_CHOSEN) + count(SearchTrace.Kind.DEAD_END);
        long solutions = count(SearchTrace.Kind.SOLUTION);
        String ending = switch (end) {
            case EXHAUSTED -> "all";
            case LIMIT -> "limit reached, there may be more";
            default -> "cut, --steps shows more";
        };
        return String.format(
                Locale.ROOT,
                "%s: %,d steps, %,d positions, %,d dead ends, %,d %s (%s)",
                label,
                trace.steps().size(),
                positions + solutions,
                count(SearchTrace.Kind.DEAD_END),
                solutions,
                solutions == 1 ? "solution" : "solutions",
                ending);
    }

    private long count(SearchTrace.Kind kind) {
        return trace.steps().stream().filter(step -> step.kind() == kind).count();
    }

    void write(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("label", label);
        json.writeStringField("method", method);
        json.writeStringField("end", end.name());
        json.writeObjectFieldStart("board");
        json.writeStringField("type", board.type());
        writeItemsInWords(json);
        board.write(json);
        json.writeEndObject();
        json.writeFieldName("trace");
        json.writeRawValue(trace.toJson());
        json.writeEndObject();
    }

    private void writeItemsInWords(JsonGenerator json) throws IOException {
        String[] words = Stream.concat(
                        trace.problem().primaryItems().stream(), trace.problem().secondaryItems().stream())
                .map(board::inWords)
                .toArray(String[]::new);
        json.writeFieldName("items");
        json.writeArray(words, 0, words.length);
    }
}
