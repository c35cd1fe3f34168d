package io.github.exactcover.dlx.cli.trace;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A search that was traced.
 *
 * @param label what sets it apart from another one
 * @param method what chose the items: {@code mrv}, {@code first}, {@code wtd} or {@code frb}; {@code plain} for plain
 *     backtracking, {@code recursion} for plain recursion
 * @param model the problem, and how it is drawn
 * @param end how the search ended, which goes on for a while when the trace is full, to count its steps; {@link
 *     SearchEnd#CANCELLED} if there are more than were counted
 */
public record Recording(String label, String method, Model<?> model, SearchTrace<?, ?> trace, SearchEnd end) {

    /** The summary: one line for standard error. */
    public String summary() {
        long solutions = count(SearchTrace.Kind.SOLUTION);
        long deadEnds = count(SearchTrace.Kind.DEAD_END);
        String ending = switch (end) {
            case EXHAUSTED -> "all";
            case LIMIT -> "limit reached, there may be more";
            default -> "cancelled, there may be more";
        };
        return Stream.of(
                        label + ": " + steps(),
                        Wording.counted(positions(), "position"),
                        Wording.counted(deadEnds, "dead end"),
                        Wording.counted(solutions, "solution") + " ("
                                + (trace.isCut() ? "cut, --steps shows more" : ending) + ")")
                .collect(Collectors.joining(", "));
    }

    /** How many positions the search looked at; the start, with nothing chosen, is not counted. */
    private long positions() {
        Set<SearchTrace.Kind> looks =
                EnumSet.of(SearchTrace.Kind.ITEM_CHOSEN, SearchTrace.Kind.DEAD_END, SearchTrace.Kind.SOLUTION);
        return trace.steps().stream()
                .filter(step -> looks.contains(step.kind()) && step.depth() > 0)
                .count();
    }

    /** The number of steps; if the trace was cut, also how many there were in all. */
    private String steps() {
        String kept = Wording.counted(trace.steps().size(), "step");
        if (!trace.isCut()) {
            return kept;
        }
        String all = String.format(Locale.ROOT, "%,d", trace.stepCount());
        return switch (end) {
            case CANCELLED -> "the first " + kept + " of at least " + all;
            case LIMIT -> "the first " + kept + " of " + all + " up to the limit";
            default -> "the first " + kept + " of " + all;
        };
    }

    private long count(SearchTrace.Kind kind) {
        return trace.steps().stream().filter(step -> step.kind() == kind).count();
    }

    public void write(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("label", label);
        json.writeStringField("method", method);
        json.writeStringField("end", end.name());
        Board board = model.board();
        json.writeObjectFieldStart("board");
        json.writeStringField("type", board.type());
        writeItemsInWords(json, board);
        board.write(json);
        json.writeEndObject();
        json.writeFieldName("trace");
        json.writeRawValue(trace.toJson());
        json.writeEndObject();
    }

    private void writeItemsInWords(JsonGenerator json, Board board) throws IOException {
        String[] words = Stream.concat(
                        trace.problem().primaryItems().stream(), trace.problem().secondaryItems().stream())
                .map(board::inWords)
                .toArray(String[]::new);
        json.writeFieldName("items");
        json.writeArray(words, 0, words.length);
    }
}
